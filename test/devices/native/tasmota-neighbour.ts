import type { MqttConnection } from '../../../src/bus/index.ts';

type Told = Record<string, unknown>;

/** The device's side of Tasmota as its documentation tells it (Commands, MQTT, SetOption19): announces itself, obeys commands, says what became of them. */
export class TasmotaNeighbour {
  readonly mac: string;
  readonly topic: string;
  readonly commands: string[] = [];
  readonly #bus: MqttConnection;
  readonly #config: Told;
  state: Told;
  sensors: Told;
  /** A device that hears and does nothing. */
  deaf = false;

  constructor(
    bus: MqttConnection,
    mac: string,
    topic: string,
    config: Told,
    state: Told,
    sensors: Told = {},
  ) {
    this.#bus = bus;
    this.mac = mac;
    this.topic = topic;
    this.state = state;
    this.sensors = sensors;
    this.#config = {
      ...{
        ip: '192.0.2.7',
        dn: 'Tasmota',
        fn: ['Tasmota', null, null, null, null, null, null, null],
        hn: topic,
      },
      ...{ mac, md: 'Generic', ty: 0, if: 0, ofln: 'Offline', onln: 'Online', sw: '14.4.1', t: topic },
      ...{ state: ['OFF', 'ON', 'TOGGLE', 'HOLD'], ft: '%prefix%/%topic%/', tp: ['cmnd', 'stat', 'tele'] },
      ...{
        rl: [],
        swc: [],
        swn: [],
        btn: [],
        so: {},
        lk: 1,
        lt_st: 0,
        bat: 0,
        dslp: 0,
        sho: [],
        sht: [],
        ver: 1,
      },
      ...config,
    };
  }

  async start(): Promise<void> {
    await this.#bus.subscribe(`cmnd/${this.topic}/+`, ({ topic, payload }) => {
      const command = topic.split('/')[2] ?? '';
      const argument = payload.toString();
      this.commands.push(`${command} ${argument}`.trim());
      if (this.deaf) return;
      if (command === 'Backlog') for (const one of argument.split(';')) this.#obey(...parted(one.trim()));
      else this.#obey(command, argument);
    });
    await this.say(`tele/${this.topic}/LWT`, 'Online', true);
    await this.announce();
  }

  async announce(): Promise<void> {
    await this.say(`tasmota/discovery/${this.mac}/config`, this.#config, true);
    await this.say(`tasmota/discovery/${this.mac}/sensors`, { sn: this.sensors, ver: 1 }, true);
  }

  async remove(): Promise<void> {
    await this.say(`tasmota/discovery/${this.mac}/config`, '', true);
    await this.say(`tasmota/discovery/${this.mac}/sensors`, '', true);
  }

  say(topic: string, message: unknown, retain = false): Promise<void> {
    const payload = typeof message === 'string' ? message : JSON.stringify(message);
    return this.#bus.publish(topic, payload, { qos: 1, retain });
  }

  result(told: Told): void {
    void this.say(`stat/${this.topic}/RESULT`, told);
  }

  #obey(command: string, argument: string): void {
    const shutter = /^Shutter(Position|Stop|Tilt)(\d)$/.exec(command);
    if (command === 'STATE')
      this.result({ Time: '2026-11-20T10:00:00', ...this.state, Wifi: { RSSI: 70, Signal: -60 } });
    else if (command === 'STATUS')
      void this.say(`stat/${this.topic}/STATUS${argument}`, { StatusSNS: this.sensors });
    else if (shutter !== null) this.#move(`Shutter${shutter[2]}`, shutter[1] ?? '', argument);
    else if (command.startsWith('POWER')) this.#change({ [this.#powerName(command)]: argument });
    else if (['Fade', 'Speed'].includes(command)) this.result({ [command]: argument });
    else if (command.startsWith('HSBColor')) this.#color(command.at(-1) ?? '', Number(argument));
    else this.#change({ [command]: Number(argument), ...('POWER' in this.state ? { POWER: 'ON' } : {}) });
  }

  /** A device with one relay alone calls it POWER. */
  #powerName(command: string): string {
    return command in this.state ? command : 'POWER';
  }

  #change(told: Told): void {
    this.state = { ...this.state, ...told };
    this.result(told);
  }

  #color(part: string, value: number): void {
    const [hue = 0, saturation = 0, brightness = 100] = String(this.state['HSBColor'] ?? '0,0,100')
      .split(',')
      .map(Number);
    const HSBColor = (part === '1' ? [value, saturation, brightness] : [hue, value, brightness]).join(',');
    this.#change({ POWER: 'ON', Color: 'FF00000000', HSBColor });
  }

  #move(shutter: string, what: string, argument: string): void {
    const before = this.state[shutter] as Told;
    const after = {
      ...before,
      Direction: 0,
      ...(what === 'Position' ? { Position: Number(argument), Target: Number(argument) } : {}),
      ...(what === 'Tilt' ? { Tilt: Number(argument) } : {}),
    };
    this.#change({ [shutter]: after });
  }
}

function parted(line: string): [string, string] {
  const at = line.indexOf(' ');
  return at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + 1)];
}
