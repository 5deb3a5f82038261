import { golden } from '../golden.ts';

golden(
  'asked and said of commands that are stored',
  `
  turn off the fountain at ten every night // finish that on Sunday
    => schedule.cancel query="turn off the fountain at ten every night" > switch.turn_off [Fountain] @FREQ=DAILY;BYHOUR=22;BYMINUTE=0;UNTIL=20260315T225959Z
  turn off the fountain at ten every night // it can stop on Saturday
    => schedule.cancel query="turn off the fountain at ten every night" > switch.turn_off [Fountain] @FREQ=DAILY;BYHOUR=22;BYMINUTE=0;UNTIL=20260314T225959Z
  turn off the fountain at ten every night // does it come on on Thursday?
    => house.agenda from=03-12T00:00 to=03-13T00:00
  turn off the fountain at ten every night // what about tomorrow?
    => house.agenda from=03-11T00:00 to=03-12T00:00
  turn off the fountain at ten // what's next?
    => schedule.list
  turn off the fountain at ten // have you got that?
    => schedule.list
  every day at seven start the coffee machine // pause it until Saturday
    => schedule.pause query="every day at seven start the coffee machine" | schedule.resume query="every day at seven start the coffee machine" @03-14T00:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
