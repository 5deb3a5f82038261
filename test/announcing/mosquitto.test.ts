import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { homeAssistant } from '../../devices/home-assistant/index.ts';
import { type MqttConnection, ownDiscoveryNode, retainedOf } from '../../src/bus/index.ts';
import { House } from '../home/house.ts';
import { freePort, startTestHub, type TestHub, until } from '../kit/hub.ts';
import { connect, mosquittoAvailable, type RunningBroker, startMosquitto } from '../kit/servers/broker.ts';
import { thing } from '../kit/things/thing.ts';
import { ZigbeeBridge } from '../kit/things/zigbee.ts';

const NODE = ownDiscoveryNode('hearth/v1');
const DESK = '0x00158d00000000a1';
const KETTLE = thing('switch.kettle', 'switch', 'Kettle', 'kitchen', { on: false });
const ANNOUNCED = [
  `homeassistant/device/${NODE}/+/config`,
  `homeassistant/device/${NODE}/config`,
  'hearth/v1/announce/+',
];

let folder: string;
let port: number;
let broker: RunningBroker;
let hub: TestHub;
let bridge: ZigbeeBridge;
let watcher: MqttConnection;

/** `kept`: what the broker holds is on its disk when it comes back. */
async function start({ kept }: { readonly kept: boolean }): Promise<void> {
  const disk = ['persistence true', `persistence_location ${folder}/`, 'user root'];
  broker = await startMosquitto({ port, config: ['allow_anonymous true', ...(kept ? disk : [])] });
}
const open = (announce: boolean, ...things: readonly (typeof KETTLE)[]) =>
  startTestHub({
    ...{ data: folder, simulatedHome: things },
    config: { bus: { url: broker.url }, announce, devices: { homeAssistant: true } },
  });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hearth-announced-'));
  port = await freePort();
});
afterEach(async () => {
  await bridge.close();
  await watcher.close();
  await hub.close();
  await broker.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function begin(disk: { readonly kept: boolean }): Promise<void> {
  await start(disk);
  hub = await open(true, KETTLE);
  watcher = await connect(broker.url, { root: 'somebody/v1' });
  bridge = await ZigbeeBridge.start(broker.url);
  await bridge.has(DESK, 'Desk Lamp');
}
const texts = async () => [...(await retainedOf(watcher, ANNOUNCED)).values()];
const isAnnounced = async (name: string) => (await texts()).some((text) => text.includes(`"${name}"`));
const announces = (name: string) => until(() => isAnnounced(name), `${name} is announced`);
const takesBack = (name: string) => until(async () => !(await isAnnounced(name)), `${name} is taken back`);
const obeys = async (state: 'ON' | 'OFF') => {
  const id = `z2m.${DESK}.light`;
  await watcher.publish(`hearth/v1/announce/${id}/set`, { set: { on: state === 'ON' } }, { qos: 1 });
  await until(() => bridge.orders.at(-1) === `${DESK} ${state}`, `the lamp is told ${state}`);
};

describe.runIf(mosquittoAvailable())('H18 what the house announces at Mosquitto', () => {
  it('H18 another hub there knows a thing that joins, commands it and sees it done; this one does not discover it', async () => {
    await begin({ kept: false });
    const other = await House.open({ root: 'other/v1', broker: { ...broker, stop: async () => {} } });
    await other.family(homeAssistant, {});
    const known = (name: string) => other.home.devices().find((one) => one.name === name);
    const lamp = await until(() => known('Desk Lamp'), 'the other hub knows the lamp');
    expect(lamp.kind).toBe('light');
    expect(await until(() => known('Kettle'), 'the other hub knows the kettle')).toMatchObject({
      ...{ kind: 'switch', area: 'kitchen' },
    });
    const reads = (on: boolean) =>
      until(() => other.home.report(lamp.id)?.state['on'] === on, `the other hub reads ${on}`);
    await reads(false);
    other.home.command(lamp.id, { set: { on: true } });
    await reads(true);
    expect(bridge.orders).toEqual([`${DESK} ON`]);

    const attic = {
      unique_id: 'attic',
      name: 'Attic',
      command_topic: 'attic/set',
      state_topic: 'attic/state',
    };
    await watcher.publish('homeassistant/switch/attic/config', attic, { retain: true, qos: 1 });
    const discovered = () => hub.doorway.devices().filter(({ family }) => family === 'home-assistant');
    await until(() => discovered().length > 0, 'this one discovers what others announce');
    expect(discovered().map(({ name }) => name)).toEqual(['Attic']);
    expect(await isAnnounced('Attic')).toBe(false);

    await bridge.loses(DESK);
    await takesBack('Desk Lamp');
    await until(() => known('Desk Lamp') === undefined, 'the other hub knows it no more');
    expect(await isAnnounced('Kettle')).toBe(true);
    await other.close();
  });

  it('H18 a broker that comes back with nothing kept is told all of it again, and a command comes through', async () => {
    await begin({ kept: false });
    await announces('Desk Lamp');
    await announces('Kettle');
    const before = (await texts()).toSorted();
    await broker.stop();
    await start({ kept: false });
    await until(() => bridge.bus.connected && watcher.connected, 'the others have found it again');
    await bridge.has(DESK, 'Desk Lamp');
    await announces('Desk Lamp');
    await announces('Kettle');
    await until(async () => (await texts()).length === before.length, 'all of it is there');
    expect((await texts()).toSorted()).toEqual(before);
    await obeys('ON');
  });

  it('H18 what went while house and broker were away is taken back from what its disk kept, and all of it once nothing is to be announced', async () => {
    await begin({ kept: true });
    await announces('Desk Lamp');
    await announces('Kettle');
    await hub.close();
    await broker.stop();
    await start({ kept: true });
    await until(() => bridge.bus.connected && watcher.connected, 'the others have found it again');
    expect([await isAnnounced('Desk Lamp'), await isAnnounced('Kettle')]).toEqual([true, true]);
    hub = await open(true);
    await takesBack('Kettle');
    await obeys('ON');
    expect(await isAnnounced('Desk Lamp')).toBe(true);

    await hub.close();
    expect(await isAnnounced('Desk Lamp')).toBe(true);
    hub = await open(false);
    await until(async () => (await texts()).length === 0, 'nothing is announced any more');
  });
});
