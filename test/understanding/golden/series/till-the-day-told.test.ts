import { golden } from '../golden.ts';

golden(
  'what is to be done till the day that was told, and on which days',
  `
  I've got a piano exam on Saturday, remind me to practise every day till then
    => calendar.create title="piano exam" start=03-14T00:00 end=03-15T00:00 all_day=true | reminders.create text=practise rrule=FREQ=DAILY;BYHOUR=9;BYMINUTE=0;UNTIL=20260314T225959Z
  we have a race on the 19th, can you help me remember to stretch every evening until then
    => reminders.create text=stretch rrule=FREQ=DAILY;BYHOUR=19;BYMINUTE=0;UNTIL=20260319T225959Z
  I've got visitors on Saturday, keep the heating on till then
    => (statement)
  got swimming Mondays and Fridays after school, 4 till half 5, stick it in
    => calendar.create title=swimming start=03-13T16:00 end=03-13T17:30 rrule=FREQ=WEEKLY;BYDAY=MO,FR;BYHOUR=16;BYMINUTE=0
  we've got band Wednesdays and Saturdays, from 7 to 9, pop it in the calendar
    => calendar.create title=band start=03-11T07:00 end=03-11T09:00 rrule=FREQ=WEEKLY;BYDAY=WE,SA;BYHOUR=7;BYMINUTE=0
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
