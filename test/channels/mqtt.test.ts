import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { silentLogger } from '../../src/base/index.ts';
import type { AccountSpeaker, MqttConnection } from '../../src/bus/index.ts';
import { MqttDoor, Switchboard } from '../../src/channels/index.ts';
import type { OutboundMessage } from '../../src/domain/index.ts';
import { ManualClock } from '../kit/clock.ts';
import { SmallHouse } from '../kit/doorway.ts';
import { connect, type RunningBroker, startEmbeddedBroker } from '../kit/servers/broker.ts';

type Out = Record<string, unknown>;

let broker: RunningBroker;
let hub: MqttConnection;
let satellite: MqttConnection;
let door: MqttDoor;
let house: SmallHouse;
let switchboard: Switchboard;
let clock: ManualClock;
const outs: { conversation: string; out: Out }[] = [];
let heard = () => {};

/** Whose conversations they are; the others are nobody's in particular. */
const accounts = new Map<string, AccountSpeaker>();
const bound = (person: string): AccountSpeaker => ({ account: `phone of ${person}`, kind: 'person', person });

beforeEach(async () => {
  outs.length = 0;
  clock = new ManualClock();
  broker = await startEmbeddedBroker();
  hub = await connect(broker.url);
  satellite = await connect(broker.url);
  house = new SmallHouse(clock);
  switchboard = new Switchboard({ clock, log: silentLogger });
  accounts.clear();
  door = new MqttDoor({
    house,
    bus: hub,
    clock,
    log: silentLogger,
    accountOf: (conversation) => accounts.get(conversation),
  });
  switchboard.add(door);
  house.say = (message) => switchboard.deliver(message);
  await door.start();
  await satellite.subscribe('hearth/v1/channel/+/out', ({ topic, payload }) => {
    outs.push({ conversation: topic.split('/').at(-2) as string, out: JSON.parse(String(payload)) as Out });
    heard();
  });
});
afterEach(async () => {
  await door.close();
  await satellite.close();
  await hub.close();
  await broker.stop();
});

/** Resolves with what came out once there are so many. */
async function out(count: number): Promise<Out[]> {
  while (outs.length < count)
    await new Promise<void>((resolve) => {
      heard = resolve;
    });
  return outs.map((one) => one.out);
}

const say = (payload: string | Buffer, conversation = 'kitchen') =>
  satellite.publish(`hearth/v1/channel/${conversation}/in`, payload, { qos: 1 });

const reminder: OutboundMessage = {
  id: 'r1',
  turn: null,
  channel: 'mqtt',
  conversation: 'kitchen',
  person: 'alex',
  type: 'reminder',
  text: 'Take out the trash.',
};

describe('H33 text over MQTT', () => {
  it('A01 plain text comes in and the answer goes out in the same conversation', async () => {
    await say('turn off the lights');
    expect(await out(1)).toMatchObject([
      { turn: 'turn_1', type: 'answer', text: 'You said: turn off the lights' },
    ]);
    expect(outs[0]?.conversation).toBe('kitchen');
    expect(house.received).toEqual([
      {
        channel: 'mqtt',
        conversation: 'kitchen',
        speaker: { person: null, role: 'guest', proof: 'none', via: 'mqtt:kitchen' },
        text: 'turn off the lights',
      },
    ]);
  });

  it('takes JSON with person, area and external id, from an account that is theirs', async () => {
    accounts.set('kitchen', bound('sam'));
    const speaker = { person: 'sam', role: 'adult', proof: 'broker-account', via: 'account phone of sam' };
    const said = { text: 'lights off', person: 'sam', area: 'garage', externalId: 's1' };
    await say(JSON.stringify(said));
    await say(JSON.stringify(said));
    await say('next');
    await out(2);
    expect(house.received).toEqual([
      { channel: 'mqtt', conversation: 'kitchen', speaker, ...said },
      { channel: 'mqtt', conversation: 'kitchen', speaker, person: 'sam', text: 'next' },
    ]);
  });

  it('a person is not believed whom nothing proves, and nothing is taken in', async () => {
    await say(JSON.stringify({ text: 'unlock the front door', person: 'alex' }));
    expect((await out(1))[0]).toMatchObject({
      type: 'answer',
      error: { code: 'not-permitted', errors: [{ path: '/person' }] },
    });
    accounts.set('attic', bound('sam'));
    await say(JSON.stringify({ text: 'unlock the front door', person: 'alex' }), 'attic');
    expect((await out(2))[1]).toMatchObject({ error: { code: 'not-permitted' } });
    expect(house.received).toEqual([]);
  });

  it('a question carries its wait and options and is answered by them; a text goes to the house as any other', async () => {
    accounts.set('kitchen', bound('alex'));
    await say('ask me');
    const [question] = await out(1);
    expect(question).toMatchObject({
      type: 'question',
      options: ['yes', 'no'],
      text: 'Open the garage door?',
    });
    await say(JSON.stringify({ wait: question?.['wait'], value: 'yes', person: 'alex' }));
    expect((await out(2))[1]).toMatchObject({ type: 'answer', text: 'You chose yes.' });
    expect(house.answered).toEqual([{ wait: question?.['wait'], value: 'yes', by: 'alex' }]);
    await say(JSON.stringify({ wait: question?.['wait'], value: 'yes' }));
    expect((await out(3))[2]).toMatchObject({ type: 'answer', error: { code: 'conflict' } });
  });

  it('drops retained messages: who said them may have left long ago', async () => {
    await door.close();
    await satellite.publish('hearth/v1/channel/kitchen/in', 'open the garage', { qos: 1, retain: true });
    await door.start();
    await say('now');
    await out(1);
    expect(house.received.map(({ text }) => text)).toEqual(['now']);
  });

  it('answers bad input with an error that names every fault, and does nothing', async () => {
    const bad: [string | Buffer, string][] = [
      ['', 'invalid-params'],
      ['   ', 'invalid-params'],
      ['{"text": ', 'parse-error'],
      [`{"text":"x","a":${'['.repeat(50)}${']'.repeat(50)}}`, 'parse-error'],
      ['{"text":"x","__proto__":{}}', 'parse-error'],
      [Buffer.from([0xff, 0xfe, 0x00]), 'parse-error'],
      [JSON.stringify({ text: 'x', person: 'nobody' }), 'invalid-params'],
      [JSON.stringify({ text: 5, extra: true }), 'invalid-params'],
      ['x'.repeat(10_001), 'invalid-params'],
      [JSON.stringify({ wait: 'none', value: 1 }), 'not-found'],
      ['break it', 'internal'],
    ];
    for (const [index, [payload, code]] of bad.entries()) {
      await say(payload);
      const answer = (await out(index + 1))[index];
      expect(answer).toMatchObject({ turn: null, type: 'answer', error: { code } });
      expect(answer?.['text']).toMatch(/^Sorry/);
    }
    expect(outs[7]?.out['error']).toMatchObject({ errors: [{ path: '/text' }, { path: '/extra' }] });
    expect(house.received.filter(({ text }) => text !== 'break it')).toEqual([]);
    await say('still there?');
    expect((await out(bad.length + 1)).at(-1)).toMatchObject({ text: 'You said: still there?' });
  });

  it('for every payload: exactly one answer, and never a crash', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.uint8Array({ maxLength: 100 }).map((bytes) => Buffer.from(bytes)),
        ),
        async (payload) => {
          fc.pre(!/ask me|slowly/.test(String(payload)));
          const before = outs.length;
          await say(payload);
          expect((await out(before + 1)).length).toBe(before + 1);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('H25 with a broker that cannot tell who listens, a reminder goes to a conversation heard in the last 24 hours, of this talk or else of the person', async () => {
    expect(door.reaches(reminder)).toBe(false);
    accounts.set('study', bound('alex'));
    await say(JSON.stringify({ text: 'hello', person: 'alex' }), 'study');
    await out(1);
    await clock.advance(23 * 3_600_000);
    expect(await switchboard.deliver(reminder)).toEqual({ delivered: true, by: 'mqtt' });
    await out(2);
    expect(outs[1]).toMatchObject({
      conversation: 'study',
      out: { id: 'r1', type: 'reminder', text: 'Take out the trash.', turn: null },
    });
    await clock.advance(2 * 3_600_000);
    expect(door.reaches(reminder)).toBe(false);
  });

  it('a reminder that found nobody comes out when its conversation speaks again', async () => {
    expect((await switchboard.deliver(reminder)).delivered).toBe(false);
    await say('hello');
    const texts = (await out(2)).map((one) => one['type']);
    expect(texts.sort()).toEqual(['answer', 'reminder']);
  });

  it('a conversation that somebody is subscribed to is reached, where the broker can tell', async () => {
    const told = new MqttDoor({
      house,
      bus: hub,
      clock,
      log: silentLogger,
      isHeard: (topic) => topic === 'hearth/v1/channel/kitchen/out',
    });
    expect(told.reaches(reminder)).toBe(true);
    expect(told.reaches({ ...reminder, conversation: 'attic' })).toBe(false);
  });
});
