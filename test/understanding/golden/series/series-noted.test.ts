import { golden } from '../golden.ts';

golden(
  'a series by its name, its days and its ends',
  `
  nursery run every weekday at half past eight
    => calendar.create title="nursery run" start=03-11T08:30 end=03-11T09:30 rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=8;BYMINUTE=30
  recycling every other Monday at seven starting next week
    => calendar.create title=recycling start=03-16T07:00 end=03-16T08:00 rrule=FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;BYHOUR=7;BYMINUTE=0
  band practice on Thursdays at 6 pm until the end of May
    => calendar.create title="band practice" start=03-12T18:00 end=03-12T19:00 rrule=FREQ=WEEKLY;BYDAY=TH;BYHOUR=18;BYMINUTE=0;UNTIL=20260531T215959Z
  orchestra every Sunday from ten till twelve starting in April
    => calendar.create title=orchestra start=04-05T10:00 end=04-05T12:00 rrule=FREQ=WEEKLY;BYDAY=SU;BYHOUR=10;BYMINUTE=0
  add orchestra to the calendar every Sunday at ten starting next week until Easter
    => calendar.create title=orchestra start=03-22T10:00 end=03-22T11:00 rrule=FREQ=WEEKLY;BYDAY=SU;BYHOUR=10;BYMINUTE=0;UNTIL=20260405T215959Z
  remind me every Monday at eight starting next week until the end of May to take the form
    => reminders.create text="take the form" rrule=FREQ=WEEKLY;BYDAY=MO;BYHOUR=8;BYMINUTE=0;UNTIL=20260531T215959Z at=03-16T00:00
  when's the next recycling day
    => diary.find query=recycling
  add recycling to the calendar every other Monday at seven // when is the next recycling day
    => diary.find query=recycling
  when's pancake day
    => clock.date date=2027-02-09
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
