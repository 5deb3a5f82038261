import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ManualClock } from '../../kit/clock.ts';
import { HubOverHttp } from '../../kit/house.ts';
import { startTestHub, type TestHub } from '../../kit/hub.ts';
import { LogBook } from '../../kit/log.ts';

let hub: TestHub;
let http: HubOverHttp;
const log = new LogBook();
const clock = new ManualClock('2026-03-10T18:00:00Z');

beforeAll(async () => {
  hub = await startTestHub({
    log,
    clock,
    config: { devices: { simulated: { latencyMs: 0, travelMs: 0 }, homeAssistant: false } },
  });
  http = new HubOverHttp(hub.url);
});
afterAll(() => hub.stop());

const answer = async (text: string): Promise<string> => (await http.say(text)).reply ?? '';

describe('a talk of several turns', () => {
  it('A02 H25 a command for later keeps its own words when its time is changed, and thanks between do not lose it', async () => {
    await answer('turn off the desk lamp in ten minutes');
    expect(await answer('actually make that fifteen')).toMatch(
      /^I'll turn off the desk lamp today at \d+:\d\d\.$/,
    );
    expect(await answer('thanks')).toMatch(/welcome/i);
    expect(await answer('cancel that')).toBe('The stored command “turn off the desk lamp” is cancelled.');
    expect(await answer('what schedules do I have')).toBe('Nothing is scheduled.');
  });

  it('A02 A18 what was asked for and told is what the next words change', async () => {
    await answer('set a timer');
    await answer('ten minutes');
    expect(await answer('make that twelve')).toContain('12 minutes');
    expect(await answer('how many timers are there')).not.toContain('10 minutes');
  });

  it('A18 what is told beside an answer is kept, and what was asked is asked still', async () => {
    await answer('set a timer');
    await answer('for the pasta');
    await answer('nine minutes');
    expect(await answer('how long has it got')).toMatch(/pasta timer: 9 minutes/);
    await answer('cancel it');
  });

  it('A02 what was said more than half an hour ago is what "it" and "that" mean no more', async () => {
    await answer('remind me at eleven tonight to lock the shed');
    await clock.advance(31 * 60_000);
    expect(await answer('cancel that')).toBe('There is nothing to take back.');
    expect((await http.reminders()).map(({ text }) => text)).toEqual(['lock the shed']);
  });
});
