import { describe, expect, it } from 'vitest';
import { understand } from '../../../../src/understanding/index.ts';
import { notation } from '../../notation.ts';
import { golden, NOW, testHome } from '../golden.ts';

golden(
  'what is begun beside being woken is begun then, and what is ended beside it is ended now',
  `
  wake me at seven and turn on the desk lamp
    => alarm.set at=03-11T07:00 | light.turn_on [Desk Lamp] @03-11T07:00
  wake me at half six, turn on the desk lamp and the coffee machine
    => alarm.set at=03-11T06:30 | light.turn_on [Desk Lamp] @03-11T06:30 | switch.turn_on [Coffee Machine] @03-11T06:30
  wake us at six on weekdays and start the coffee machine
    => alarm.set rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=0 | switch.turn_on [Coffee Machine] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=0
  wake me at seven and turn off the desk lamp
    => alarm.set at=03-11T07:00 | light.turn_off [Desk Lamp]
  wake me at seven and turn on the desk lamp at ten
    => alarm.set at=03-11T07:00 | light.turn_on [Desk Lamp] @03-11T10:00
  wake me at seven. turn on the desk lamp
    => alarm.set at=03-11T07:00 | light.turn_on [Desk Lamp]
`,
  'home-2',
);

golden(
  'a feeling changes nothing beside an order that was not understood',
  `
  turn on the desk lamp // too bright, halve it
    => ?? halve it
  turn on the desk lamp // too dim, frobnicate it
    => ?? frobnicate it
  turn on the desk lamp // too bright, make it 40
    => light.set [Desk Lamp] brightness=40
  turn on the desk lamp // it's too bright, the baby sleeps
    => light.set [Desk Lamp] brightness_step=-10
`,
  'home-2',
);

golden(
  'what is asked about something that nobody knows is what "it" is then',
  `
  turn on the desk lamp // what is that noise? // turn it off
    => ?? turn it off
  turn on the desk lamp // what is the temperature? // turn it off
    => light.turn_off [Desk Lamp]
  turn on the desk lamp // what time is it? // turn it off
    => light.turn_off [Desk Lamp]
`,
  'home-2',
);

golden(
  "the door of a room whose door is not known is no other room's",
  `
  close the window
    => ?? close the window
  shut the gate
    => cover.close [Driveway Gate]
`,
  'home-2',
  'office',
);

golden(
  'work that was stopped goes on by its name',
  `
  start the vacuum // stop the vacuum // carry on vacuuming
    => vacuum.start [all]
  continue the hoovering
    => vacuum.start [all]
`,
  'home-2',
);

describe('a length behind a correction', () => {
  const home = testHome('home-2');
  const { timezone, person, lexicon } = home;
  const later = (text: string, ringing: boolean) => {
    const put = 'turn off the desk lamp in ten minutes';
    const context = { now: NOW, timezone, person };
    const { groups } = understand(put, lexicon, context);
    return notation(understand(text, lexicon, { ...context, previous: [{ text: put, groups }], ringing }));
  };

  it.each(['on second thoughts, an hour', 'no, half an hour', 'no wait, make that an hour'])(
    'A21 H28 “%s” is of what was put off just now, also where a reminder rang before',
    (text) => {
      expect(later(text, true)).toBe(later(text, false));
      expect(later(text, true)).toMatch(/light\.turn_off \[Desk Lamp\] @/);
    },
  );

  it('H28 without a correction it is said to what rings', () => {
    expect(later('ten more minutes', true)).toBe('conversation.snooze for=PT10M');
    expect(later('five minutes', true)).toBe('conversation.snooze for=PT5M');
  });
});
