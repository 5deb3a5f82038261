import { golden } from '../golden.ts';

golden(
  'what comes each day for so many weeks',
  `
  remind me every day at 7 to stretch for the next three weeks
    => reminders.create text=stretch rrule=FREQ=DAILY;BYHOUR=7;BYMINUTE=0;UNTIL=20260331T215959Z
  remind me every day at 9pm to stretch for the next three weeks
    => reminders.create text=stretch rrule=FREQ=DAILY;BYHOUR=21;BYMINUTE=0;UNTIL=20260330T215959Z
  remind me every tuesday at 7 to stretch for the next three weeks
    => reminders.create text=stretch rrule=FREQ=WEEKLY;BYDAY=TU;BYHOUR=7;BYMINUTE=0;UNTIL=20260331T215959Z
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
