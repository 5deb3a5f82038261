import { afterEach, describe, expect, it } from 'vitest';
import { alarm } from '../../services/alarm/index.ts';
import { timer } from '../../services/timer/index.ts';
import { Authority } from '../../src/access/index.ts';
import { Due } from '../../src/assistant/due/due.ts';
import { silentLogger, systemClock } from '../../src/base/index.ts';
import { ServiceCaller, ServiceDirectory } from '../../src/bus/index.ts';
import type { OutboundMessage } from '../../src/domain/index.ts';
import { Rings } from '../../src/notices/index.ts';
import { eventually, House } from '../home/house.ts';
import { SEAL, VOUCH } from '../kit/service.ts';

let house: House | undefined;
afterEach(async () => {
  await house?.close();
  house = undefined;
});

/** What the hub says when something falls due, as it goes out by a door. */
async function saidBy(house: House) {
  const parts = { clock: systemClock, log: silentLogger };
  const bus = await house.connect('hub-side');
  const directory = await house.parts.start(new ServiceDirectory({ ...parts, bus }));
  const caller = await house.parts.start(new ServiceCaller({ ...parts, bus, directory, vouch: VOUCH }));
  const said: OutboundMessage[] = [];
  const say = (message: OutboundMessage) => {
    said.push(message);
    return Promise.resolve({ delivered: true, by: 'voice' });
  };
  const rings = await house.parts.start(
    new Rings({ ...parts, say, call: (request) => caller.call(request) }),
  );
  await house.parts.start(
    new Due({
      bus,
      rings,
      caller,
      log: silentLogger,
      timezone: 'Europe/London',
      now: () => Date.now(),
      recovered: Promise.resolve(),
      authority: new Authority(),
      isOurs: (text, topic) => SEAL.closed(text, topic),
      owners: () => [],
      receive: () => Promise.reject(new Error('no command was stored')),
      say,
    }),
  );
  return { said, rings };
}

describe('H28 the end of a timer', () => {
  it('H28 rings for the person who set it, by the door it was set through, and is gone once they heard it', async () => {
    house = await House.open();
    await house.serve(timer);
    const { said, rings } = await saidBy(house);
    const start = { duration: 'PT1S', name: 'tea', person: 'sam', conversation: 'kitchen', channel: 'voice' };
    expect((await house.call('timer', 'start', start)).ok).toBe(true);
    await eventually(() => said.length > 0);
    expect(said).toMatchObject([
      {
        type: 'reminder',
        text: 'The tea timer is over',
        person: 'sam',
        conversation: 'kitchen',
        channel: 'voice',
      },
    ]);
    const timers = async () => {
      const outcome = await house!.call('timer', 'get', {});
      return outcome.ok ? (outcome.result as { timers: unknown[] }).timers.length : -1;
    };
    expect(await timers()).toBe(1);
    const sam = { person: 'sam', role: 'adult', proof: 'voice', via: 'kitchen' } as const;
    expect(await rings.acknowledge(rings.ringing({ speaker: sam, conversation: null }))).toHaveLength(1);
    expect(await timers()).toBe(0);
    expect(rings.ringing({ speaker: 'hub', conversation: null })).toEqual([]);
    expect(said).toHaveLength(1);
  });
});

describe('H28 an alarm', () => {
  it('H28 rings by the door it was set through, and is asked to be heard only once', async () => {
    house = await House.open();
    await house.serve(alarm);
    const { said, rings } = await saidBy(house);
    const at = new Date(Date.now() + 1000).toISOString();
    const set = { at, name: 'school', person: 'sam', conversation: 'bedroom', channel: 'voice' };
    expect((await house.call('alarm', 'set', set)).ok).toBe(true);
    await eventually(() => said.length > 0);
    expect(said).toMatchObject([
      {
        type: 'reminder',
        text: expect.stringMatching(/^The school alarm of .* rings$/),
        person: 'sam',
        channel: 'voice',
      },
    ]);
    const silenced = await house.call('alarm', 'cancel', {});
    expect(silenced.ok && (silenced.result as { summary: string }).summary).toBe(
      'The school alarm is silenced',
    );
    await eventually(() => rings.ringing({ speaker: 'hub', conversation: null }).length === 0);
    expect(said).toHaveLength(1);
  });
});
