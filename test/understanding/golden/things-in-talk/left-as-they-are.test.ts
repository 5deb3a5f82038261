import { golden } from '../golden.ts';

golden(
  'H28 what is to be left as it is is not called off, and a span is only left out',
  `
  haircut on friday at 3 // no, leave the haircut
    => ?? leave the haircut
  set an alarm at 7 and at 8 // leave the eight one
    => ?? leave the eight one
  plums, pears and figs on the shopping list // no, leave the figs
    => list.remove item=figs list=shopping
  set a timer for 9 minutes for the peas // leave the peas out
    => diary.cancel query=peas kind=timer
  alarm every weekday at 7 // no alarm from the 16th to the 27th
    => alarm.skip on=03-16T00:00..03-27T23:59
  cancel my alarm from the 16th of March to the 3rd of April
    => alarm.skip on=03-16T00:00..04-03T23:59
  no alarms between Monday and Wednesday, we're at Gran's
    => alarm.skip on=03-16T00:00..03-18T23:59
  turn on the porch light and the fountain // not the fountain after all
    => conversation.forbid [Fountain]
  turn off all the lights at ten // not the porch after all
    => schedule.cancel query="turn off all the lights at ten" > light.turn_off [all - porch] @03-10T22:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
