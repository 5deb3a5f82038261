import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TurnView } from '../../../src/domain/index.ts';
import { ManualClock } from '../../kit/clock.ts';
import { HubOverHttp } from '../../kit/house.ts';
import { startTestHub, type TestHub, until } from '../../kit/hub.ts';
import { ZigbeeBridge } from '../../kit/things/zigbee.ts';

const DESK = '0x00158d00000000a1';
const PORCH = '0x00158d00000000b2';

let clock: ManualClock;
let hub: TestHub;
let http: HubOverHttp;
let bridge: ZigbeeBridge;

/** A talk for each test: no question of one is open in another. */
let talk = 0;

beforeAll(async () => {
  clock = new ManualClock();
  hub = await startTestHub({ clock, config: { devices: { simulated: false }, home: { areas: ['Office'] } } });
  http = new HubOverHttp(hub.url);
  bridge = await ZigbeeBridge.start(hub.brokerUrl);
});
afterAll(async () => {
  await bridge.close();
  await hub.stop();
});

beforeEach(async () => {
  talk++;
  bridge.onOrder = undefined;
  for (const [address, name] of [
    [DESK, 'Desk Lamp'],
    [PORCH, 'Porch Light'],
  ] as const) {
    await bridge.has(address, name);
    await until(() => device(address)?.name === name, `${name} is there`);
    await bridge.tell(address, 'OFF');
    await shows(address, false);
  }
  bridge.orders.length = 0;
});

const device = (address: string) => hub.doorway.devices().find(({ id }) => id === `z2m.${address}.light`);
const shows = (address: string, on: boolean) =>
  until(() => device(address)?.report?.state['on'] === on, `${address} shows ${on}`);
/** Says a sentence, and lets time go on until it is answered. */
async function say(text: string): Promise<TurnView> {
  let turn: TurnView | undefined;
  const said = http.say(text, { conversation: `talk-${talk}` }).then((told) => {
    turn = told;
  });
  await until(async () => {
    await clock.advance(250);
    return turn !== undefined;
  }, `“${text}” is answered`);
  await said;
  return turn!;
}
const claims = ({ reply, status }: TurnView) =>
  status === 'done' || /\b(?:is|are) (?:now )?on\b/.test(reply ?? '');
/** What the house says in the end: an answer, or a question what to do now. */
const told = ({ reply, waits }: TurnView) => reply ?? waits.map(({ prompt }) => prompt).join(' ');

describe('A10 H17 things that do not behave', () => {
  it('A10 one that says the opposite of what it was told is not said to have done it, and what it says is what is so', async () => {
    bridge.onOrder = (address) => bridge.tell(address, 'OFF');
    const turn = await say('turn on the desk lamp');
    expect(claims(turn)).toBe(false);
    expect(told(turn)).toMatch(/desk lamp/i);
    expect((await say('is the desk lamp on')).reply).toMatch(/off/);
  });

  it('A10 one that answers too late is not said to have done it, and is known to be on once it says so', async () => {
    bridge.onOrder = () => undefined;
    const turn = await say('turn on the desk lamp');
    expect(claims(turn)).toBe(false);
    expect(told(turn)).toMatch(/desk lamp/i);
    await bridge.tell(DESK, 'ON');
    await shows(DESK, true);
    expect((await say('is the desk lamp on')).reply).toMatch(/is on/);
  });

  it('A10 one that comes and goes two hundred times in a minute is told of once at most, and obeys when it is there', async () => {
    for (let round = 0; round < 400; round++) {
      await bridge.say('Desk Lamp/availability', { state: round % 2 === 0 ? 'offline' : 'online' }, true);
      if (round % 8 === 0) await clock.advance(1_000);
    }
    await until(() => device(DESK)?.report?.available === true, 'it is there');
    expect(claims(await say('turn on the desk lamp'))).toBe(true);
    await shows(DESK, true);
    const { mails } = await http.get<{ mails: { body: string }[] }>('/v1/mailbox');
    expect(mails.filter(({ body }) => /desk lamp/i.test(body) && !/is here/.test(body)).length).toBeLessThan(
      2,
    );
  });

  it('A10 one that is taken away in the midst of a command is not said to have done it, and is no more', async () => {
    bridge.onOrder = (address) => bridge.loses(address);
    const turn = await say('turn on the desk lamp');
    expect(claims(turn)).toBe(false);
    expect(turn.reply).toBe('It is not in the home any more.');
    await until(() => device(DESK) === undefined, 'it is gone');
    bridge.onOrder = undefined;
    expect(claims(await say('turn on the desk lamp'))).toBe(false);
    expect(bridge.orders.filter((order) => order.startsWith(PORCH))).toEqual([]);
  });

  it('A10 one that comes back under another name is the same: its rule acts on it, and it answers to the new name', async () => {
    await say('turn on the desk lamp every day at seven in the evening');
    await bridge.loses(DESK);
    await until(() => device(DESK) === undefined, 'it is gone');
    await bridge.has(DESK, 'Corner Lamp');
    await until(() => device(DESK)?.name === 'Corner Lamp', 'it is back');
    await until(async () => {
      await clock.advance(600_000);
      return bridge.orders.length > 0;
    }, 'the rule acts');
    expect(bridge.orders).toEqual([`${DESK} ON`]);
    await bridge.tell(DESK, 'OFF');
    await shows(DESK, false);
    expect(claims(await say('turn on the corner lamp'))).toBe(true);
    expect(bridge.orders.at(-1)).toBe(`${DESK} ON`);
  });

  it('A10 a hundred reports a second of one keep nobody waiting for another, and the last one is what is so', async () => {
    const storm = async () => {
      for (let second = 0; second < 10; second++) {
        const all = Array.from({ length: 100 }, (_, at) => bridge.tell(DESK, at % 2 === 0 ? 'ON' : 'OFF'));
        await Promise.all(all);
        await clock.advance(1_000);
      }
    };
    const raging = storm();
    expect(claims(await say('turn on the porch light'))).toBe(true);
    await raging;
    await bridge.tell(DESK, 'ON');
    await shows(DESK, true);
    expect((await say('is the desk lamp on')).reply).toMatch(/is on/);
  });
});
