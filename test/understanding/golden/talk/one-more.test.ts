import { golden } from '../golden.ts';

golden(
  'one more at another time, and the first stays',
  `
  turn on the coffee machine at seven tomorrow // and again at nine
    => switch.turn_on [Coffee Machine] @03-11T09:00
  turn on the porch light at six every day // again at nine
    => light.turn_on [Porch Light] @FREQ=DAILY;BYHOUR=9;BYMINUTE=0
  remind me every day at eight to take my tablets // make it half past eight // and again at eight in the evening
    => reminders.create text="take my tablets" rrule=FREQ=DAILY;BYHOUR=20;BYMINUTE=0
  remind me at six to feed the cat // make it seven // and again at eight
    => reminders.create text="feed the cat" at=03-10T20:00
  remind me every Monday at eight to put the bins out // and again on Thursday
    => reminders.create text="put the bins out" at=03-12T08:00
  put the vet in for Friday at nine // and a haircut at eleven
    => calendar.create title=haircut start=03-13T11:00 end=03-13T12:00
  put the vet in for Friday at nine // also the haircut at eleven
    => calendar.create title=haircut start=03-13T11:00 end=03-13T12:00
  put choir in the calendar for Saturday at seven // and Sunday lunch at one
    => calendar.create title=lunch start=03-15T13:00 end=03-15T14:00
  put choir in the calendar for Saturday at seven // and lunch on Sunday at one
    => calendar.create title=lunch start=03-15T13:00 end=03-15T14:00
  put the vet in for Friday at nine // and turn on the porch light at eleven
    => light.turn_on [Porch Light] @03-10T11:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
