import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SimulatedDevice, SimulatedHome } from '../../../devices/simulated/index.ts';
import type { TurnView } from '../../../src/domain/index.ts';
import { ManualClock } from '../../kit/clock.ts';
import { HubOverHttp } from '../../kit/house.ts';
import { startTestHub, type TestHub } from '../../kit/hub.ts';
import { thing } from '../../kit/things/thing.ts';
import { comesBy, saysBy } from '../../kit/watching.ts';

const HOME: readonly SimulatedDevice[] = [
  thing('lock.front', 'lock', 'Front Door', 'hallway', { locked: false }),
  thing('light.hall', 'light', 'Hallway Light', 'hallway', { on: false }),
];
const MINUTE = 60_000;
let hub: TestHub;
let http: HubOverHttp;
let home: SimulatedHome;
const clock = new ManualClock();

beforeAll(async () => {
  hub = await startTestHub({
    clock,
    simulatedHome: HOME,
    config: { devices: { simulated: { latencyMs: 0, travelMs: 0 }, homeAssistant: false } },
  });
  http = new HubOverHttp(hub.url);
  home = hub.family('simulated') as SimulatedHome;
});
afterAll(() => hub.stop());

const say = saysBy(
  () => clock,
  () => http,
);
const comes = comesBy(() => clock);

/** What was answered to the words that were put off, once it is. */
async function toldLater(text: string, times: number): Promise<string[]> {
  let replies: string[] = [];
  await comes(async () => {
    const { turns } = await http.get<{ readonly turns: readonly TurnView[] }>('/v1/turns?limit=50');
    replies = turns.flatMap((turn) => (turn.text === text && turn.reply !== null ? [turn.reply ?? ''] : []));
    return replies.length === times;
  }, `“${text}” is answered ${times} times`);
  return replies;
}

describe('H25 a question whose answer is to be told at a time', () => {
  it('is answered then, by what is so then', async () => {
    const text = 'tell me in ten minutes whether the front door is locked';
    const turn = await say(text);
    expect(turn.reply).toMatch(/^I'll tell you whether the front door is locked today at \d\d?:\d\d\.$/);
    home.touch('lock.front', { locked: true });
    await clock.advance(11 * MINUTE);
    const replies = await toldLater(text, 2);
    expect(replies).toContain('Yes, the front door is locked.');
  });

  it('tells nothing now, and each morning anew where it comes again', async () => {
    await say('add milk to the shopping list');
    const text = 'read me the shopping list every morning at seven';
    const turn = await say(text);
    expect(turn.reply).toBe("I'll tell you what is on the shopping list every day at 7:00.");
    await clock.advance(24 * 60 * MINUTE);
    expect(await toldLater(text, 2)).toContain('On the shopping list: milk.');
    await say('add bread to the shopping list');
    await clock.advance(24 * 60 * MINUTE);
    expect(await toldLater(text, 3)).toContain('On the shopping list: milk and bread.');
  });
});
