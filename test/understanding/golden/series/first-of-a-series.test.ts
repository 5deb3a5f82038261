import { golden } from '../golden.ts';

golden(
  'the day on which a series of the calendar begins',
  `
  add netball every tuesday at 5 pm
    => calendar.create title=netball start=03-10T17:00 end=03-10T18:00 rrule=FREQ=WEEKLY;BYDAY=TU;BYHOUR=17;BYMINUTE=0
  put chess club in the calendar every thursday and tuesday at four
    => calendar.create title="chess club" start=03-10T16:00 end=03-10T17:00 rrule=FREQ=WEEKLY;BYDAY=TH,TU;BYHOUR=16;BYMINUTE=0
  add cello every tuesday at 9 in the morning
    => calendar.create title=cello start=03-17T09:00 end=03-17T10:00 rrule=FREQ=WEEKLY;BYDAY=TU;BYHOUR=9;BYMINUTE=0
  add breakfast club every weekday at 7:30
    => calendar.create title="breakfast club" start=03-11T07:30 end=03-11T08:30 rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=30
  add spanish class every other tuesday at 7 pm
    => calendar.create title="spanish class" start=03-10T19:00 end=03-10T20:00 rrule=FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;BYHOUR=19;BYMINUTE=0
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
