import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Device } from '../../../src/domain/index.ts';
import { ManualClock } from '../../kit/clock.ts';
import { HubOverHttp } from '../../kit/house.ts';
import { startTestHub, type TestHub, until } from '../../kit/hub.ts';
import { ZigbeeBridge } from '../../kit/things/zigbee.ts';

const FIRST = '0x00158d00000000a1';
const SECOND = '0x00158d00000000b2';

let clock: ManualClock;
let hub: TestHub;
let http: HubOverHttp;
let bridge: ZigbeeBridge;

beforeEach(async () => {
  clock = new ManualClock();
  hub = await startTestHub({
    clock,
    config: { devices: { simulated: false }, home: { areas: ['Kitchen', 'Office'] } },
  });
  http = new HubOverHttp(hub.url);
  bridge = await ZigbeeBridge.start(hub.brokerUrl);
});
afterEach(async () => {
  await bridge.close();
  await hub.stop();
});

/** What the house answers, or asks. */
async function answer(text: string): Promise<string> {
  const { reply, waits } = await http.say(text, { conversation: 'kitchen' });
  return reply ?? waits.map(({ prompt }) => prompt).join(' ');
}
const lights = async () =>
  (await http.get<{ devices: Device[] }>('/v1/devices')).devices.filter(({ kind }) => kind === 'light');
const lamp = (address: string) =>
  until(async () => (await lights()).find(({ id }) => id === `z2m.${address}.light`), `${address} is there`);
/** Time goes on until it is so. */
const inTime = (look: () => boolean | Promise<boolean>, what: string, step = 1_000) =>
  until(async () => {
    await clock.advance(step);
    return look();
  }, what);

describe('the life of a lamp', () => {
  it('H11 H12 from an empty house over joining, room, name, use, a rule and its replacement to its end, by words', async () => {
    expect(await lights()).toEqual([]);
    expect(await answer('add a new lamp')).toMatch(/two minutes|2 minutes/);
    await until(() => bridge.requests[0], 'the bridge is told to let it in');
    expect(bridge.requests[0]).toEqual({ what: 'permit_join', payload: { time: 120 } });

    await bridge.has(FIRST);
    expect(await lamp(FIRST)).toMatchObject({ name: 'Bulb E27', area: null });
    await inTime(
      async () => (await answer('the new lamp is in the office')).includes('Office'),
      'it is placed',
    );
    expect(await answer('call the new lamp desk lamp')).toMatch(/desk lamp/i);
    await until(
      () => bridge.requests.find(({ what }) => what === 'device/rename'),
      'the bridge is told its name',
    );
    expect(await lamp(FIRST)).toMatchObject({ area: 'Office' });

    expect(await answer('turn on the desk lamp')).toMatch(/on/i);
    expect(bridge.orders).toEqual([`${FIRST} ON`]);
    expect(await answer('is the desk lamp on')).toMatch(/is on/);
    expect(await answer('turn off the lights in the office')).toMatch(/off/i);
    expect(bridge.orders.at(-1)).toBe(`${FIRST} OFF`);

    expect(await answer('turn on the desk lamp every day at seven in the evening')).toMatch(
      /every day at 19:00/,
    );
    await inTime(() => bridge.orders.at(-1) === `${FIRST} ON`, 'the rule turns it on', 600_000);

    await bridge.has(SECOND);
    await lamp(SECOND);
    await inTime(
      async () =>
        (await answer('the new lamp replaces the old desk lamp')).toLowerCase().includes('desk lamp'),
      'it is replaced',
    );
    expect(await lights()).toMatchObject([{ id: `z2m.${SECOND}.light`, area: 'Office' }]);
    const before = bridge.orders.length;
    await inTime(() => bridge.orders.length > before, 'the rule turns on the new one', 1_800_000);
    expect(bridge.orders.slice(before)).toEqual([`${SECOND} ON`]);

    expect(await answer('remove the desk lamp from the network')).toMatch(/\?$/);
    expect(bridge.requests.some(({ what }) => what === 'device/remove')).toBe(false);
    await answer('yes');
    await until(async () => (await lights()).length === 0, 'it is gone');
    expect(await answer('turn on the desk lamp')).not.toMatch(/\bis on\b/i);
  });
});
