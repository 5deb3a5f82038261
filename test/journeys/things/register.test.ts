import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MqttConnection } from '../../../src/bus/index.ts';
import type { Device } from '../../../src/domain/index.ts';
import { ManualClock } from '../../kit/clock.ts';
import { HubOverHttp } from '../../kit/house.ts';
import { startTestHub, type TestHub, until } from '../../kit/hub.ts';
import { connect } from '../../kit/servers/broker.ts';
import { zigbeeLamp } from '../../kit/things/zigbee.ts';

/** From an empty house over a new lamp to its name, its room, its replacement and its end, by words, by HTTP and on the bridge's side. */
let clock: ManualClock;
let hub: TestHub;
let http: HubOverHttp;
let bridge: MqttConnection;
const told: { readonly topic: string; readonly payload: unknown }[] = [];

const FIRST = '0x00158d00000000a1';
const SECOND = '0x00158d00000000b2';

beforeEach(async () => {
  told.length = 0;
  clock = new ManualClock();
  hub = await startTestHub({
    clock,
    config: {
      devices: { simulated: false },
      home: { areas: ['Kitchen', { name: 'Office', floor: 'Upstairs' }] },
    },
  });
  http = new HubOverHttp(hub.url);
  bridge = await connect(hub.brokerUrl);
  await bridge.subscribe('zigbee2mqtt/bridge/request/#', ({ topic, payload }) => {
    told.push({ topic, payload: JSON.parse(payload.toString()) });
  });
  await bridge.publish('zigbee2mqtt/bridge/state', { state: 'online' }, { retain: true, qos: 1 });
});
afterEach(async () => {
  await bridge.close();
  await hub.stop();
});

const devices = (...list: object[]) =>
  bridge.publish('zigbee2mqtt/bridge/devices', list as never, { retain: true, qos: 1 });
const lights = async () =>
  (await http.get<{ devices: Device[] }>('/v1/devices')).devices.filter(({ kind }) => kind === 'light');
const appears = (address: string) =>
  until(
    async () => (await lights()).find(({ id }) => id === `z2m.${address}.light`),
    'the lamp is in the home',
  );
/** Time goes on until it is so. */
const inTime = (look: () => Promise<boolean>, what: string) =>
  until(async () => {
    await clock.advance(1_000);
    return look();
  }, what);
const answer = async (text: string) => (await http.say(text, { conversation: 'kitchen' })).reply ?? '';
const patch = async (path: string, body: unknown) => {
  const response = await hub.ask(path, { method: 'PATCH', body: JSON.stringify(body) });
  return {
    status: response.status,
    ...((await response.json()) as { result?: { device?: Device; summary?: string } }),
  };
};
describe('H11 H12 the register of the home', () => {
  it('a new lamp joins, is placed and named by words, obeys under its name, and its bridge knows the name too', async () => {
    expect(await answer('add a new lamp')).toMatch(/two minutes|2 minutes/);
    await until(async () => told[0], 'the bridge is told');
    expect(told[0]).toEqual({ topic: 'zigbee2mqtt/bridge/request/permit_join', payload: { time: 120 } });
    await devices(zigbeeLamp(FIRST));
    expect(await appears(FIRST)).toMatchObject({ name: 'Bulb E27', area: null });
    await inTime(
      async () => (await answer('the new lamp is in the kitchen')).includes('Kitchen'),
      'it is placed',
    );
    expect(await appears(FIRST)).toMatchObject({ area: 'Kitchen' });
    const { status, result } = await patch(`/v1/devices/z2m.${FIRST}.light`, {
      name: 'Reading Lamp',
      aliases: ['book light'],
    });
    expect(status).toBe(200);
    expect(result?.device).toMatchObject({ id: `z2m.${FIRST}.light`, name: 'Reading Lamp', area: 'Kitchen' });
    await until(async () => told[1], 'the bridge is told the name');
    expect(told[1]).toEqual({
      topic: 'zigbee2mqtt/bridge/request/device/rename',
      payload: { from: FIRST, to: 'Reading Lamp' },
    });
    expect(await answer('call the reading lamp study lamp')).toMatch(/Study Lamp|study lamp/);
    expect((await appears(FIRST)).name).toMatch(/^study lamp$/i);
  });
  it('how far something has come that joins is told, and who waits hears of what goes wrong', async () => {
    expect(await answer('add a new lamp')).toMatch(/two minutes|2 minutes/);
    expect(await answer('has anything joined yet')).toMatch(/another 120 seconds; nothing has come yet/);
    const event = (type: string, data: object) =>
      bridge.publish('zigbee2mqtt/bridge/event', { type, data } as never, { qos: 1 });
    await event('device_joined', { friendly_name: SECOND, ieee_address: SECOND });
    await event('device_interview', { friendly_name: SECOND, ieee_address: SECOND, status: 'started' });
    await event('device_interview', { friendly_name: SECOND, ieee_address: SECOND, status: 'failed' });
    await event('device_interview', { friendly_name: 'a\u0000b', status: 'successful', supported: true });
    await event('device_interview', { friendly_name: FIRST, status: 'successful', supported: true });
    await bridge.publish('zigbee2mqtt/bridge/info', { permit_join: false } as never, {
      qos: 1,
      retain: true,
    });
    const joining = async () => {
      const response = await hub.ask('/v1/services/register/joining', { method: 'POST', body: '{}' });
      return (
        (await response.json()) as { result: { seconds_left: number; steps: object[]; summary: string } }
      ).result;
    };
    const now = await until(async () => {
      const seen = await joining();
      return seen.steps.length === 2 ? seen : undefined;
    }, 'both steps are seen');
    expect(now.steps).toMatchObject([
      { name: SECOND, step: 'failed' },
      { name: FIRST, step: 'ready' },
    ]);
    expect(now.summary).toContain('bring it nearer and try again');
    await bridge.publish(
      'zigbee2mqtt/bridge/info',
      { permit_join: true, permit_join_end: clock.now() + 60_000 } as never,
      { qos: 1, retain: true },
    );
    await until(
      async () => ((await joining()).seconds_left > 50 ? true : undefined),
      'the network says how long',
    );
    await bridge.publish('zigbee2mqtt/bridge/info', { permit_join: false } as never, {
      qos: 1,
      retain: true,
    });
    await until(async () => ((await joining()).seconds_left === 0 ? true : undefined), 'it is closed');
    const join = (seconds: number) =>
      hub.ask('/v1/services/register/join', { method: 'POST', body: JSON.stringify({ seconds }) });
    await join(120);
    expect((await joining()).seconds_left).toBeGreaterThan(100);
    expect(await (await join(0)).json()).toMatchObject({ result: { summary: 'Nothing new may join now' } });
    expect((await joining()).seconds_left).toBe(0);
    await until(
      async () => JSON.stringify(told.at(-1)?.payload) === '{"time":0}',
      'the bridge is told to close',
    );
  });

  it('what is new is told once, and takes over the name and the room of what it replaces', async () => {
    await devices(zigbeeLamp(FIRST, 'Desk Lamp'));
    await appears(FIRST);
    const news = async () =>
      (await http.get<{ mails: { body: string }[] }>('/v1/mailbox')).mails.filter(({ body }) =>
        body.includes('new lamp'),
      );
    await inTime(async () => (await news()).length > 0, 'the first is told');
    expect((await news())[0]?.body).toContain('A new lamp from Acme is here, “Desk Lamp”');
    await patch(`/v1/devices/z2m.${FIRST}.light`, { area: 'Office' });
    await devices(zigbeeLamp(FIRST, 'Desk Lamp'), zigbeeLamp(SECOND));
    await appears(SECOND);
    await inTime(async () => (await news()).length > 1, 'the second is told');
    expect((await news()).some(({ body }) => body.includes('Where is it?'))).toBe(true);
    expect(await answer('the new lamp replaces the old desk lamp')).toContain('Desk Lamp');
    expect(await lights()).toMatchObject([
      { id: `z2m.${SECOND}.light`, name: 'Desk Lamp', area: 'Office', floor: 'Upstairs' },
    ]);
    expect(await news()).toHaveLength(2);
  });

  it('rules, taught scenes and programs that name the old one by its id mean the new one', async () => {
    await devices(zigbeeLamp(FIRST, 'Desk Lamp'));
    await appears(FIRST);
    const make = (service: string, method: string, params: unknown) =>
      hub.ask(`/v1/services/${service}/${method}`, { method: 'POST', body: JSON.stringify(params) });
    const old = { id: `z2m.${FIRST}.light` };
    const rule = await make('schedule', 'create', {
      ...{
        text: 'the lamp with itself',
        repeat: true,
        event: { service: 'light', target: old, state: 'on' },
      },
      groups: [[{ service: 'light', method: 'turn_on', args: { target: old } }]],
    });
    expect(rule.status).toBe(200);
    await devices(zigbeeLamp(FIRST, 'Desk Lamp'), zigbeeLamp(SECOND));
    await appears(SECOND);
    const replaced = await make('register', 'replace', {
      ...{ target: { name: 'Desk Lamp' }, by: { id: `z2m.${SECOND}.light` } },
    });
    expect(replaced.status).toBe(200);
    expect(await lights()).toMatchObject([{ id: `z2m.${SECOND}.light`, replaces: [old.id] }]);
    const orders: string[] = [];
    await bridge.subscribe('zigbee2mqtt/+/set', ({ topic, payload }) => {
      orders.push(`${topic.split('/')[1]} ${payload.toString()}`);
      void bridge.publish(topic.slice(0, -'/set'.length), JSON.parse(payload.toString()), { qos: 1 });
    });
    const told = await make('light', 'turn_on', { target: old });
    expect(told.status).toBe(200);
    expect(orders).toEqual([`${SECOND} {"state":"ON"}`]);
    const looked = (await (await make('light', 'get', { target: old })).json()) as {
      result: { id: string }[];
    };
    expect(looked.result.map(({ id }) => id)).toEqual([`z2m.${SECOND}.light`]);
    // The old one shown again is itself again.
    await patch(`/v1/devices/${old.id}`, { hidden: false });
    const again = (await (await make('light', 'get', { target: old })).json()) as {
      result: { id: string }[];
    };
    expect(again.result.map(({ id }) => id)).toEqual([old.id]);
  });

  it('rooms are made, renamed with all that stands in them, and forgotten when they are empty', async () => {
    await devices(zigbeeLamp(FIRST, 'den/lamp'));
    expect(await appears(FIRST)).toMatchObject({ name: 'lamp', area: 'den' });
    expect((await patch('/v1/areas/den', { name: 'Library', floor: 'Upstairs' })).status).toBe(200);
    expect(await appears(FIRST)).toMatchObject({ area: 'Library', floor: 'Upstairs' });
    expect((await patch('/v1/areas/Library', { name: 'Office' })).status).toBe(409);
    expect((await hub.ask('/v1/areas/Library', { method: 'DELETE' })).status).toBe(409);
    await patch(`/v1/devices/z2m.${FIRST}.light`, { area: 'Office' });
    expect((await hub.ask('/v1/areas/Library', { method: 'DELETE' })).status).toBe(200);
    expect((await patch(`/v1/devices/z2m.${FIRST}.light`, { kind: 'fan' })).status).toBe(422);
    expect((await patch('/v1/devices/z2m.nobody', { name: 'x' })).status).toBe(404);
  });
});
