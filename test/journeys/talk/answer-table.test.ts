import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SimulatedHome } from '../../../devices/simulated/index.ts';
import { ManualClock } from '../../kit/clock.ts';
import { HubOverHttp } from '../../kit/house.ts';
import { startTestHub, type TestHub } from '../../kit/hub.ts';
import { thing } from '../../kit/things/thing.ts';

/** What was once said stiffly and changes nothing in the rooms, through the hub: from the sentence to the answer. */
let hub: TestHub;
let http: HubOverHttp;
let home: SimulatedHome;

beforeAll(async () => {
  hub = await startTestHub({
    // A Tuesday, half past two in the afternoon in New York.
    clock: new ManualClock('2026-03-10T18:30:00Z'),
    simulatedHome: [
      thing('climate.main', 'climate', 'Thermostat', 'living room', { mode: 'heat', temperature: 20 }),
    ],
    config: { devices: { simulated: { latencyMs: 0, travelMs: 0 }, homeAssistant: false } },
  });
  http = new HubOverHttp(hub.url);
  home = hub.family('simulated') as SimulatedHome;
});
afterAll(() => hub.stop());

const say = async (text: string) => (await http.say(text, { area: 'living room' })).reply;

describe('A24 the answer table, through the hub', () => {
  it('a day with nothing on it: “Nothing on today.”', async () => {
    expect(await say("what's on today")).toBe('Nothing on today.');
  });

  it('an alarm of a series: “Alarm set for weekdays at 6:30, starting tomorrow.”', async () => {
    expect(await say('wake me at 6:30 on weekdays')).toBe(
      'Alarm set for weekdays at 6:30, starting tomorrow.',
    );
  });

  it('a reminder for another: who, when and what, as one would say it', async () => {
    expect(await say('remind Sam to call the plumber at nine')).toBe(
      "I'll remind Sam today at 21:00 to call the plumber.",
    );
  });

  it('more than a thing takes: “45° is more than the thermostat takes (35 at most).”', async () => {
    expect(await say('set the thermostat to 45 degrees')).toBe(
      '45° is more than the thermostat takes (35 at most).',
    );
    expect(home.truth('climate.main')).toMatchObject({ temperature: 20 });
  });
});
