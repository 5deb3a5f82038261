import { golden } from '../golden.ts';

golden(
  'when something is to come, in words of everyday',
  `
  turn on the porch light at seven // come to think of it, sunset would be better
    => schedule.cancel query="turn on the porch light at seven" > light.turn_on [Porch Light] @sunset
  first sunday of the month at nine start the vacuum
    => vacuum.start [Robbie] @FREQ=MONTHLY;BYDAY=1SU;BYHOUR=9;BYMINUTE=0
  on the last friday of the month at ten remind me to pay the cleaner
    => reminders.create text="pay the cleaner" rrule=FREQ=MONTHLY;BYDAY=-1FR;BYHOUR=10;BYMINUTE=0
  set an alarm for 6:30 // and one for 6:45 just in case
    => alarm.set at=03-11T06:45
  every weekday at seven turn on the coffee machine // next week at eight
    => ?? next week at eight
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
