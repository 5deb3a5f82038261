import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { homeAssistant } from '../../devices/home-assistant/index.ts';
import type { SimulatedHome } from '../../devices/simulated/index.ts';
import { isJsonObject, type JsonObject } from '../../src/base/index.ts';
import { type MqttConnection, ownDiscoveryNode, retainedOf } from '../../src/bus/index.ts';
import type { Device, DeviceState } from '../../src/domain/index.ts';
import { House, readableLog } from '../home/house.ts';
import { startTestHub, type TestHub, until } from '../kit/hub.ts';
import { LogBook } from '../kit/log.ts';
import { connect } from '../kit/servers/broker.ts';
import { thing } from '../kit/things/thing.ts';

const NODE = ownDiscoveryNode('hearth/v1');
const HOME = [
  thing(
    'light.desk',
    'light',
    'Desk Lamp',
    'office',
    { on: false, brightness: 40, temperature: 2700 },
    {
      ...{ brightness: true, color: true, transition: true, temperature: { min: 2000, max: 6500 } },
      effects: ['candle'],
    },
  ),
  thing('switch.coffee', 'switch', 'Coffee Maker', 'kitchen', { on: false }),
  thing(
    'cover.blind',
    'cover',
    'Bedroom Blind',
    'bedroom',
    { position: 100, moving: false, tilt: 50 },
    {
      ...{ class: 'blind', tilt: true },
    },
  ),
  thing(
    'cover.garage',
    'cover',
    'Garage Door',
    'garage',
    { position: 100, moving: false },
    { class: 'garage' },
  ),
  thing('lock.front', 'lock', 'Front Door', 'hall', { locked: false }),
  thing('valve.water', 'valve', 'Water Main', 'cellar', { open: true }),
  thing(
    'climate.hall',
    'climate',
    'Thermostat',
    'hall',
    { mode: 'heat', temperature: 20, current_temperature: 19.5 },
    {
      ...{ modes: ['off', 'heat'], target: { min: 5, max: 30, step: 0.5 } },
    },
  ),
  thing(
    'fan.bedroom',
    'fan',
    'Bedroom Fan',
    'bedroom',
    { on: false, percentage: 50, oscillating: false, preset: null, direction: 'forward' },
    {
      ...{ oscillate: true, direction: true, presets: ['sleep'] },
    },
  ),
  thing('vacuum.robot', 'vacuum', 'Robbie', 'hall', { activity: 'docked', battery: 90 }),
  thing('humidifier.nest', 'humidifier', 'Nest Humidifier', 'bedroom', { on: false, humidity: 45 }),
  thing('mower.lawn', 'mower', 'Mower', 'garden', { activity: 'docked' }),
  thing('siren.hall', 'siren', 'Hall Siren', 'hall', { on: false }),
  thing(
    'water_heater.tank',
    'water_heater',
    'Tank',
    'cellar',
    { mode: 'eco', temperature: 50 },
    {
      ...{ modes: ['eco', 'off'], target: { min: 30, max: 60 } },
    },
  ),
  thing('alarm.house', 'alarm_panel', 'Alarm', 'hall', { alarm: 'armed_home' }, { modes: ['armed_home'] }),
  thing('media.radio', 'media', 'Radio', 'kitchen', { on: true, playback: 'playing', volume: 30 }),
  thing('sensor.hall', 'sensor', 'Hall Sensor', 'hall', { temperature: 19.5, humidity: 48 }),
  thing('contact.front', 'binary_sensor', 'Front Contact', 'hall', { door: false }),
];

const PLUG = {
  ...{ ieee_address: '0x00158d00000000b1', type: 'Router', friendly_name: 'Cellar Plug', disabled: false },
  definition: {
    ...{ vendor: 'Acme', model: 'P-1', description: 'Plug', supports_ota: false },
    exposes: [
      {
        type: 'switch',
        features: [
          {
            ...{ type: 'binary', name: 'state', label: 'State', property: 'state', access: 7 },
            ...{ value_on: 'ON', value_off: 'OFF' },
          },
        ],
      },
    ],
  },
};

let data: string;
let hub: TestHub;
let other: House;
let bus: MqttConnection;
let log: LogBook;
const heard = readableLog();
const config = {
  devices: { simulated: { latencyMs: 0, travelMs: 0 }, homeAssistant: true },
  scene: {
    scenes: [{ name: 'Coffee Break', set: [{ target: { name: 'Coffee Maker' }, state: { on: true } }] }],
  },
};

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'hearth-announcing-'));
  log = new LogBook();
  hub = await startTestHub({
    ...{ data, log, simulatedHome: HOME },
    config: { ...config, announce: { presence: true, times: true } },
  });
  bus = await connect(hub.brokerUrl, { root: 'somebody/v1' });
  other = await House.open({
    root: 'other/v1',
    log: heard.log,
    broker: { url: hub.brokerUrl, port: 0, stop: async () => {} },
  });
  await other.family(homeAssistant, {});
  await until(() => found('Desk Lamp', 'light'), 'the other hub knows the lamp');
});
afterAll(async () => {
  await bus.close();
  await other.close();
  await hub.stop();
  rmSync(data, { recursive: true, force: true });
});

const found = (name: string, kind: Device['kind']) =>
  other.home.devices().find((one) => one.name === name && one.kind === kind);
const reads = (name: string, kind: Device['kind'], state: DeviceState) =>
  until(
    () => {
      const device = found(name, kind);
      const report = device && other.home.report(device.id);
      return Object.entries(state).every(([key, value]) => report?.state[key] === value);
    },
    `${name} is read as ${JSON.stringify(state)}`,
  );
const wishes = async (name: string, kind: Device['kind'], set: DeviceState) => {
  const device = (await until(() => found(name, kind), `${name} is there`))!;
  other.home.command(device.id, { set });
};
const world = () => hub.family('simulated') as SimulatedHome;
const becomes = (id: string, state: DeviceState) =>
  until(
    () => Object.entries(state).every(([key, value]) => stateOf(id)?.[key] === value),
    `${id} becomes ${JSON.stringify(state)}`,
  );
const stateOf = (id: string) =>
  hub.doorway.devices().find((one) => one.id === id)?.report?.state as DeviceState | undefined;
const announced = async () => {
  const texts = await retainedOf(bus, [
    `homeassistant/device/${NODE}/+/config`,
    `homeassistant/device/${NODE}/config`,
  ]);
  return new Map([...texts].map(([topic, text]) => [topic, JSON.parse(text) as JsonObject]));
};
const components = async () =>
  [...(await announced()).values()].flatMap(({ components: all }) =>
    Object.values(isJsonObject(all) ? all : {}).filter(isJsonObject),
  );

describe('what the house announces to others', () => {
  it('H18 another hub knows its things by name, room and kind, and reads their state', async () => {
    expect(found('Desk Lamp', 'light')).toMatchObject({
      area: 'office',
      capabilities: {
        brightness: true,
        color: true,
        temperature: { min: 2000, max: 6493 },
        effects: ['candle'],
      },
    });
    await reads('Desk Lamp', 'light', { on: false });
    world().touch('light.desk', { on: true, brightness: 60 });
    await reads('Desk Lamp', 'light', { on: true, brightness: 60 });
    await reads('Coffee Maker', 'switch', { on: false });
    await reads('Bedroom Blind', 'cover', { position: 100, tilt: 50 });
    await reads('Thermostat', 'climate', { mode: 'heat', temperature: 20, current_temperature: 19.5 });
    await reads('Bedroom Fan', 'fan', { on: false, percentage: 50, oscillating: false });
    await reads('Nest Humidifier', 'humidifier', { on: false, humidity: 45 });
    await reads('Mower', 'mower', { activity: 'docked' });
    await reads('Hall Siren', 'siren', { on: false });
    await reads('Tank', 'water_heater', { mode: 'eco', temperature: 50 });
    await reads('Hall Sensor', 'sensor', { temperature: 19.5, humidity: 48 });
    await reads('Front Contact', 'sensor', { door: false });
    expect(heard.lines.filter(({ level }) => level === 'warn')).toEqual([]);
  });

  it('H18 another hub commands what harms nobody, and sees it done', async () => {
    await wishes('Desk Lamp', 'light', { on: true, brightness: 35 });
    await becomes('light.desk', { on: true, brightness: 35 });
    await reads('Desk Lamp', 'light', { on: true, brightness: 35 });
    await wishes('Desk Lamp', 'light', { on: true, color: '#ff8000' });
    await becomes('light.desk', { color: '#ff8000' });
    await wishes('Desk Lamp', 'light', { on: true, temperature: 4000 });
    await becomes('light.desk', { temperature: 4000 });
    await wishes('Bedroom Blind', 'cover', { position: 30 });
    await becomes('cover.blind', { position: 30 });
    await wishes('Bedroom Blind', 'cover', { tilt: 10 });
    await becomes('cover.blind', { tilt: 10 });
    await wishes('Thermostat', 'climate', { temperature: 21.5 });
    await becomes('climate.hall', { temperature: 21.5 });
    await wishes('Bedroom Fan', 'fan', { on: true, oscillating: true });
    await becomes('fan.bedroom', { on: true, oscillating: true });
    await wishes('Bedroom Fan', 'fan', { direction: 'reverse' });
    await becomes('fan.bedroom', { direction: 'reverse' });
    await wishes('Nest Humidifier', 'humidifier', { humidity: 55 });
    await becomes('humidifier.nest', { humidity: 55 });
    await wishes('Tank', 'water_heater', { temperature: 55 });
    await becomes('water_heater.tank', { temperature: 55 });
  });

  it('H18 H42 no way to open an entrance is announced, and none is taken', async () => {
    const ways = JSON.stringify((await components()).filter(({ device: _, ...rest }) => rest));
    expect(ways).not.toMatch(/"locked\\":false|"open\\":true|disarmed\\"/);
    expect(await components()).not.toContainEqual(expect.objectContaining({ platform: 'lock' }));
    expect(await components()).not.toContainEqual(
      expect.objectContaining({ platform: 'alarm_control_panel' }),
    );
    const garage = (await components()).find(({ device_class }) => device_class === 'garage');
    expect(garage).toMatchObject({ platform: 'cover', payload_open: null });
    expect(garage).not.toHaveProperty('set_position_topic');
    for (const [id, closed, open] of [
      ['cover.garage', { position: 0 }, { position: 100 }],
      ['lock.front', { locked: true }, { locked: false }],
      ['valve.water', { open: false }, { open: true }],
    ] as const) {
      await bus.publish(`hearth/v1/announce/${id}/set`, { set: closed }, { qos: 1 });
      await becomes(id, closed);
      await bus.publish(`hearth/v1/announce/${id}/set`, { set: open }, { qos: 1 });
    }
    await until(
      () => log.lines.filter(({ message }) => /would open the house/.test(message)).length > 0,
      'it is told that one was refused',
    );
    await bus.publish('hearth/v1/announce/alarm.house/set', { set: { alarm: 'disarmed' } }, { qos: 1 });
    await bus.publish('hearth/v1/announce/switch.coffee/set', { set: { on: true } }, { qos: 1 });
    await becomes('switch.coffee', { on: true });
    expect([
      stateOf('cover.garage'),
      stateOf('lock.front'),
      stateOf('valve.water'),
      stateOf('alarm.house'),
    ]).toMatchObject([{ position: 0 }, { locked: true }, { open: false }, { alarm: 'armed_home' }]);
  });

  it('H18 the hub does not discover what it announces itself', async () => {
    expect(hub.doorway.devices().map(({ family }) => family)).not.toContain('home-assistant');
    expect(log.lines.filter(({ message }) => /discovery message was refused/.test(message))).toEqual([]);
  });

  it('H18 what came in by discovery is not announced, nor what is told by discovery as well', async () => {
    const before = (await announced()).size;
    const lamp = {
      ...{ unique_id: 'attic-1', name: 'Attic Lamp', command_topic: 'attic/set', state_topic: 'attic/state' },
      device: { identifiers: ['attic-1'], name: 'Attic Lamp' },
    };
    await bus.publish('homeassistant/switch/attic/config', lamp, { retain: true, qos: 1 });
    await until(() => hub.doorway.devices().some(({ name }) => name === 'Attic Lamp'), 'the hub knows it');
    await bus.publish('zigbee2mqtt/bridge/devices', [PLUG] as never, { retain: true, qos: 1 });
    const plug = async () => JSON.stringify([...(await announced()).values()]).includes('Cellar Plug');
    await until(plug, 'the plug is announced, which tells of itself in its own dialect');
    const same = {
      ...{ unique_id: 'plug', name: null, command_topic: 'zigbee2mqtt/Cellar Plug/set' },
      ...{ state_topic: 'zigbee2mqtt/Cellar Plug', value_template: '{{ value_json.state }}' },
      device: { identifiers: [`zigbee2mqtt_${PLUG.ieee_address}`], name: 'Cellar Plug' },
    };
    await bus.publish(`homeassistant/switch/${PLUG.ieee_address}/config`, same, { retain: true, qos: 1 });
    await until(async () => !(await plug()), 'it is not announced twice');
    expect((await announced()).size).toBe(before);
    expect(JSON.stringify([...(await announced()).values()])).not.toContain('Attic');
    await bus.publish('hearth/v1/announce/0x00158d00000000b1/set', { set: { on: true } }, { qos: 1 });
    await until(
      () => log.lines.some(({ message }) => message === 'a command of another hub was dropped'),
      'a command for it is dropped',
    );
    await bus.publish('homeassistant/switch/attic/config', '', { retain: true, qos: 1 });
  });

  it('H18 scenes can be activated, sentences said and heard answered', async () => {
    const scene = await until(
      async () => (await components()).find(({ platform }) => platform === 'scene'),
      'the scene is announced',
    );
    await bus.publish(String(scene['command_topic']), String(scene['payload_on']), { qos: 1 });
    await becomes('switch.coffee', { on: true });
    const all = await until(async () => {
      const found = await components();
      return found.some(({ platform }) => platform === 'notify') && found;
    }, 'it is announced how to speak');
    const say = all.find(({ platform }) => platform === 'notify')!;
    const answer = all.find(({ platform, name }) => platform === 'sensor' && name === 'Answer')!;
    const answers: string[] = [];
    await bus.subscribe(String(answer['state_topic']), ({ payload }) => {
      answers.push((JSON.parse(payload.toString()) as { text: string }).text);
    });
    await bus.publish(String(say['command_topic']), 'turn off the coffee maker', { qos: 1 });
    await until(() => answers.some((text) => /coffee maker is off/i.test(text)), 'it is answered');
  });

  it('H18 who is home and what comes next is announced where the configuration says so', async () => {
    const last = async (path: string) =>
      JSON.parse(
        [...(await retainedOf(bus, [`hearth/v1/announce/${path}`])).values()][0] ?? '{}',
      ) as JsonObject;
    await until(async () => {
      const names = (await components()).map(({ name }) => name);
      return ['Alex', 'Sam', 'Next alarm', 'Next reminder', 'Next timer'].every((one) => names.includes(one));
    }, 'people and times are announced');
    await hub.ask('/v1/services/presence/set', {
      method: 'POST',
      body: JSON.stringify({ person: 'sam', state: 'away' }),
    });
    await until(async () => (await last('people'))['sam'] === 'away', 'Sam is announced to be away');
    await hub.ask('/v1/services/timer/start', {
      method: 'POST',
      body: JSON.stringify({ duration: 'PT10M' }),
    });
    await until(async () => typeof (await last('times'))['timer'] === 'string', 'the timer is announced');
  });

  it('H18 a thing that goes is taken back, and all of it where nothing is to be announced any more', async () => {
    const topics = async () => [...(await announced()).keys()];
    await until(async () => (await topics()).length > HOME.length, 'all is announced');
    const url = new URL(hub.brokerUrl);
    await bus.close();
    await other.close();
    await hub.close();
    hub = await startTestHub({
      ...{ data, simulatedHome: HOME },
      config: { ...config, bus: { port: Number(url.port) } },
    });
    bus = await connect(hub.brokerUrl, { root: 'somebody/v1' });
    await until(async () => (await topics()).length === 0, 'nothing is announced any more');
    other = await House.open({
      root: 'other/v1',
      broker: { url: hub.brokerUrl, port: 0, stop: async () => {} },
    });
  });
});
