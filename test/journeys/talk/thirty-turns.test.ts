import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SimulatedHome } from '../../../devices/simulated/index.ts';
import type { TurnView, WaitView } from '../../../src/domain/index.ts';
import { HubOverHttp } from '../../kit/house.ts';
import { startTestHub, type TestHub, until } from '../../kit/hub.ts';

/** One evening in one kitchen: Alex and Sam talk with the house and past each other, while it asks and a timer rings. */
let hub: TestHub;
let http: HubOverHttp;
let home: SimulatedHome;
let sam: string;
const kitchen = { conversation: 'kitchen', area: 'kitchen' };

beforeAll(async () => {
  hub = await startTestHub({
    config: { devices: { simulated: { latencyMs: 0, travelMs: 0 }, homeAssistant: false } },
  });
  http = new HubOverHttp(hub.url);
  home = hub.family('simulated') as SimulatedHome;
  const made = await http.post('/v1/tokens', { name: 'sam-phone', person: 'sam', role: 'adult' });
  sam = ((await made.json()) as { secret: string }).secret;
});
afterAll(() => hub.stop());

const waits = async () => (await http.get<{ waits: WaitView[] }>('/v1/waits')).waits;

/** What is said, by whom, and what the house answers or asks. */
async function said(text: string, token?: string): Promise<string> {
  const headers = { prefer: 'wait=20', ...(token && { authorization: `Bearer ${token}` }) };
  const view = (await (await http.post('/v1/messages', { text, ...kitchen }, headers)).json()) as TurnView;
  if (view.reply !== null) return view.reply;
  return view.waits.at(-1)?.prompt ?? '';
}
const alex = (text: string) => said(text);
const bySam = (text: string) => said(text, sam);

describe('an evening of thirty turns', () => {
  it('A35 H28 keeps apart two people, three open questions and a ringing timer', async () => {
    const turns: string[] = [];
    const say = async (who: (text: string) => Promise<string>, text: string): Promise<string> => {
      turns.push(text);
      return who(text);
    };
    // Lights, and what is said of them in passing.
    expect(await say(alex, 'turn on the counter lights at thirty percent')).toMatch(/30/);
    expect(await say(alex, 'perfect, now the same for the island')).toMatch(/island/);
    expect(await say(alex, 'a touch brighter')).toMatch(/40/);
    expect(home.truth('light.kitchen_island')).toMatchObject({ on: true, brightness: 40 });
    expect(await say(bySam, 'turn it off again')).toMatch(/off/);
    expect(home.truth('light.kitchen_island')).toMatchObject({ on: false });
    expect(await say(alex, 'the counter ones too')).toMatch(/counter lights are off/);
    expect(await say(alex, 'lovely, thanks')).toMatch(/welcome/);
    expect(await say(alex, 'is the front door locked')).toMatch(/locked/);
    // A timer that will ring in the midst of it, and another.
    expect(await say(alex, 'set a pasta timer for five minutes')).toMatch(/pasta/);
    expect(await say(alex, 'no make that four seconds')).toMatch(/4 seconds/);
    expect(await say(bySam, 'set an egg timer for twenty minutes')).toMatch(/egg/);
    // The first question: it is left aside, and no bare yes answers it any more.
    expect(await say(alex, 'unlock the front door')).toMatch(/front door/i);
    expect(await say(alex, 'what time is it')).toMatch(/\d/);
    await say(alex, 'turn off the hallway light');
    await say(alex, 'yes');
    expect(home.truth('lock.front_door')).toMatchObject({ locked: true });
    // The second, by Sam, in the same room; the third, by Alex.
    expect(await say(bySam, 'open the garage door')).toMatch(/garage/i);
    await say(alex, 'add tea to the shopping list');
    expect(await say(alex, 'clear the shopping list')).toMatch(/\?/);
    expect((await waits()).length).toBe(3);
    // Somebody else has wished for something since: it is asked what the yes was said to.
    expect(await say(bySam, 'yes')).toMatch(/garage door\?/);
    expect(await say(bySam, 'yes')).toMatch(/garage door is open/);
    expect(home.truth('cover.garage_door')).toMatchObject({ position: 100 });
    expect((await waits()).length).toBe(2);
    expect(await say(alex, 'no')).not.toMatch(/empty/);
    expect(await say(alex, "what's on the shopping list")).toMatch(/tea/i);
    expect(await say(alex, 'yes, unlock the front door')).toMatch(/unlocked/);
    expect(home.truth('lock.front_door')).toMatchObject({ locked: false });
    expect(await waits()).toEqual([]);
    expect(await say(alex, 'lock the front door again')).toMatch(/front door is locked/);
    expect(await say(bySam, 'close the garage door')).toMatch(/closed/);
    // The pasta rings: what is said to it goes to it alone.
    const rung = async () => /ring again/i.test(await alex('two more minutes')) || undefined;
    await until(rung, 'the timer rings');
    expect(await say(alex, 'stop')).not.toMatch(/sorry|understand/i);
    expect(await say(bySam, "how long's left on the eggs")).toMatch(/minutes/);
    // A rule, and what is said behind it.
    expect(await say(alex, 'turn on the porch light every day at seven')).toMatch(/every day at 7|19:00/);
    expect(await say(alex, 'but not on sundays')).toMatch(/porch light/);
    expect(await say(alex, 'what rules have you got')).toMatch(/porch light/);
    expect(await say(alex, 'thanks, that will be all')).toMatch(/welcome|Goodbye/);
    expect(turns.length).toBeGreaterThanOrEqual(30);
  });
});
