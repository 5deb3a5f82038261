import { homeAssistant } from '../../devices/home-assistant/index.ts';
import type { Clock } from '../../src/base/index.ts';
import type { DeviceFamily, MqttConnection } from '../../src/bus/index.ts';
import type { Device, DeviceKind, DeviceState } from '../../src/domain/index.ts';
import { eventually, House, type LogLine, readableLog } from '../home/house.ts';

/** The hub's side and, on a connection of its own, the side of the things. */
export class Things {
  readonly house: House;
  readonly family: DeviceFamily;
  readonly bus: MqttConnection;
  readonly lines: LogLine[];
  /** What the things were told, in order. */
  readonly heard: { topic: string; payload: string }[] = [];

  constructor(house: House, family: DeviceFamily, bus: MqttConnection, lines: LogLine[]) {
    this.family = family;
    this.house = house;
    this.bus = bus;
    this.lines = lines;
  }

  static async open(afterThis: (end: () => unknown) => void, clock?: Clock): Promise<Things> {
    const { log, lines } = readableLog();
    const house = await House.open({ log, ...(clock === undefined ? {} : { clock }) });
    afterThis(() => house.close());
    const family = await house.family(homeAssistant);
    const things = new Things(house, family, await house.connect('things'), lines);
    return things;
  }

  async listen(...filters: string[]): Promise<void> {
    for (const filter of filters)
      await this.bus.subscribe(filter, ({ topic, payload }) =>
        this.heard.push({ topic, payload: payload.toString() }),
      );
  }

  say(topic: string, message: unknown, retain = true): Promise<void> {
    const payload =
      typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message);
    return this.bus.publish(topic, payload, { qos: 1, retain });
  }

  announce(path: string, config: unknown): Promise<void> {
    return this.say(`homeassistant/${path}/config`, config);
  }

  named(name: string): Device | undefined {
    return this.house.home.devices().find((device) => device.name === name);
  }

  async appears(name: string): Promise<Device> {
    await eventually(() => this.named(name) !== undefined);
    return this.named(name)!;
  }

  /** The part of a thing that is of a kind. */
  async part(name: string, kind: DeviceKind): Promise<Device> {
    const found = () => this.house.home.devices().find((one) => one.name === name && one.kind === kind);
    await eventually(() => found() !== undefined);
    return found()!;
  }

  /** Wishes something of a device as its service would, and tells what the thing was told for it. */
  async told(device: Device, set: DeviceState, more: object = {}): Promise<readonly string[]> {
    const before = this.heard.length;
    await this.family.command(device.id, { set, ...more });
    const marker = `told/marker ${this.#markers++}`;
    await this.house.bus.publish('told/marker', marker.slice('told/marker '.length));
    const heard = () => this.heard.slice(before).map(({ topic, payload }) => `${topic} ${payload}`);
    await eventually(() => heard().includes(marker));
    return heard().filter((one) => one !== marker);
  }

  state(device: Device): DeviceState {
    return this.house.home.report(device.id)?.state ?? {};
  }

  async shows(device: Device, state: DeviceState): Promise<void> {
    await eventually(() => Object.entries(state).every(([key, value]) => this.state(device)[key] === value));
  }

  /** Resolves when the hub has taken in all that was said before: a thing that is announced last has appeared. */
  async taken(): Promise<void> {
    const name = `Marker ${this.#markers++}`;
    await this.announce(`switch/marker${this.#markers}`, { name, command_topic: 'marker/set' });
    await this.appears(name);
  }

  #markers = 0;

  warnings(): unknown[] {
    const markers = /^Marker/;
    return this.lines
      .filter(({ level, fields }) => level === 'warn' && !markers.test(String(fields['name'])))
      .map(({ message, fields }) => `${message}: ${fields['reason'] ?? fields['fault']}`);
  }
}
