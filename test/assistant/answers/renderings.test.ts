import { describe, expect, it } from 'vitest';
import { GO_ON } from '../../../src/assistant/answers/aloud.ts';
import { rendered } from '../../../src/assistant/answers/rendering.ts';
import type { TellContext } from '../../../src/assistant/answers/telling.ts';
import type { Verdict } from '../../../src/assistant/facts.ts';

const CONTEXT: TellContext = { now: Date.parse('2026-03-10T18:30:00Z'), timezone: 'Europe/London' };

const aloud = (answer: string) => rendered(answer, 'aloud', [], CONTEXT);
const wordsIn = (text: string) => text.split(/\s+/).length;

/** The answers of the table in the design, and what people hear every day: as they are read, and as they are heard. */
const HEARD: readonly (readonly [read: string, heard: string])[] = [
  ['The living room lights are at 30 %.', 'The living room lights are at 30 percent.'],
  ['Sorry, halfway of what?', 'Sorry, halfway of what?'],
  ['Nothing on today.', 'Nothing on today.'],
  [
    'Alarm set for weekdays at 6:30, starting tomorrow.',
    'Alarm set for weekdays at half past six in the morning, starting tomorrow.',
  ],
  [
    "I'll remind Sam at 9:00 to call the plumber.",
    "I'll remind Sam at nine in the morning to call the plumber.",
  ],
  [
    '45° is more than the thermostat takes (35 at most).',
    '45 degrees is more than the thermostat takes (35 at most).',
  ],
  ['The coffee maker is on.', 'The coffee maker is on.'],
  ['The kitchen lights are off.', 'The kitchen lights are off.'],
  ['The front door is locked.', 'The front door is locked.'],
  ['The bedroom blind is half open.', 'The bedroom blind is half open.'],
  ['The thermostat is at 21 °C.', 'The thermostat is at 21 degrees.'],
  ['It is 17:20.', 'It is twenty past five in the afternoon.'],
  ['The pasta timer has 7 minutes left.', 'The pasta timer has 7 minutes left.'],
  ['Milk is on the shopping list.', 'Milk is on the shopping list.'],
  ['You have taught me nothing yet.', 'You have taught me nothing yet.'],
  [
    'Quiet from 22:00 to 7:00 every day; alarms and timers still ring.',
    'Quiet from ten in the evening to seven in the morning every day; alarms and timers still ring.',
  ],
  [
    'Sam wants quiet until 6:00, and hears it then.',
    'Sam wants quiet until six in the morning, and hears it then.',
  ],
  ['I’ve told Sam and Mia.', 'I’ve told Sam and Mia.'],
  ['The dentist is on Friday at 9:30.', 'The dentist is on Friday at half past nine in the morning.'],
  ['I’ll turn off the porch light at 0:00.', 'I’ll turn off the porch light at midnight.'],
  ['The alarm is off.', 'The alarm is off.'],
  ['Humidity in the bathroom is 62 %.', 'Humidity in the bathroom is 62 percent.'],
  ["Sorry, I can't: nothing here can do that.", "Sorry, I can't: nothing here can do that."],
  ['Shall I turn on the reading lamp?', 'Shall I turn on the reading lamp?'],
  ['All right, I leave it as it is.', 'All right, I leave it as it is.'],
  [
    'The vacuum is cleaning; the battery is at 80 %.',
    'The vacuum is cleaning; the battery is at 80 percent.',
  ],
];

/** What is longer: its gist, and what is told to who says "go on". */
const LONG: readonly (readonly [read: string, gist: string, rest: string])[] = [
  [
    'Yes: the bedroom blind and the living room curtains are open. Everything else is closed. No window reports to me, and the water main is open.',
    'Yes: the bedroom blind and the living room curtains are open. Everything else is closed.',
    'No window reports to me, and the water main is open.',
  ],
  [
    'Today: swimming at 17:00 for Mia. At 18:30 the oven timer. At 20:00 I’ll close the curtains. At 22:00 I’ll turn off the heating.',
    'Today: swimming at five in the afternoon for Mia. At half past six in the evening the oven timer.',
    'At 20:00 I’ll close the curtains. At 22:00 I’ll turn off the heating.',
  ],
  [
    'The kitchen lights are on. The hall light, the porch light and the desk lamp do not answer, so I could not turn them off.',
    'The kitchen lights are on.',
    'The hall light, the porch light and the desk lamp do not answer, so I could not turn them off.',
  ],
  [
    'I can see to these things: lights (“set the garage light to 40 percent, or off”), sockets (“turn on the coffee maker”), locks (“lock the front door”), heating (“set it to 21”) and timers.',
    'I can see to these things: lights (“set the garage light to 40 percent, or off”), and more.',
    'Sockets (“turn on the coffee maker”), locks (“lock the front door”), heating (“set it to 21”) and timers.',
  ],
];

describe('A24 an answer in three renderings', () => {
  it.each(HEARD)('A24 “%s” is heard whole', (read, heard) => {
    expect(rendered(read, 'text', [], CONTEXT)).toEqual({ text: read });
    expect(aloud(read)).toEqual({ text: heard });
    expect(rendered(read, 'mail', [], CONTEXT)).toEqual({ text: read });
  });

  it.each(LONG)('A24 of “%s” the gist is heard, and the rest on request', (read, gist, rest) => {
    expect(aloud(read)).toEqual({ text: `${gist} ${GO_ON}`, rest });
    expect(wordsIn(gist)).toBeLessThanOrEqual(20);
    expect(rendered(read, 'text', [], CONTEXT)).toEqual({ text: read });
  });

  it('A24 a mail tells of each thing what the house saw', () => {
    const verdict = (index: number, name: string): Verdict => ({
      ...{ index, text: 'said', status: 'done', attempts: 1, score: 1, because: '', again: false },
      call: { service: 'list', method: 'add', params: {} },
      evidence: { summary: `${name} is on the shopping list` },
    });
    const { text } = rendered(
      'Milk and eggs are on the shopping list.',
      'mail',
      [verdict(0, 'Milk'), verdict(1, 'Eggs')],
      CONTEXT,
    );
    expect(text.split('\n')).toEqual([
      'Milk and eggs are on the shopping list.',
      '',
      'What the house saw:',
      expect.stringMatching(/^- .*[Mm]ilk/),
      expect.stringMatching(/^- .*[Ee]ggs/),
    ]);
  });
});
