import { golden } from '../golden.ts';

golden(
  'days that a series leaves out, and what comes every month',
  `
  remind me every day at 5pm to water the plants // not from the 21st to the 3rd of April
    => diary.skip on=03-21T00:00..04-03T23:59 kind=reminders query="water the plants"
  remind me every day at 5pm to water the plants // no reminders from the 21st to the 29th
    => diary.skip on=03-21T00:00..03-29T23:59 kind=reminders query="water the plants"
  alarm every weekday at 7 // turn it off next week
    => diary.skip on=03-16T00:00..03-22T23:59 kind=alarm
  alarm every weekday at 7 // skip it from 20 March to 1 April
    => diary.skip on=03-20T00:00..04-01T23:59 kind=alarm
  alarm every weekday at 7 // turn it off for Christmas week
    => diary.skip on=12-21T00:00..12-27T23:59 kind=alarm
  judo every Thursday at 6 // no judo on the 19th and the 26th
    => diary.skip query=judo on=03-19T00:00..03-19T23:59 | diary.skip query=judo on=03-26T00:00..03-26T23:59
  judo every Thursday at 6 // next week on Tuesday instead
    => diary.move on=03-16T00:00..03-22T23:59 query=judo to={"date":"2026-03-17"}
  judo every Thursday at 6 // just this week it's on Friday
    => diary.move on=03-10T00:00..03-15T23:59 query=judo to={"date":"2026-03-13"}
  wake me at half six but not on Sundays
    => alarm.set rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA;BYHOUR=6;BYMINUTE=30
  alarm for 7, not at weekends
    => alarm.set rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=0
  pilates every last Monday of the month at 6pm
    => calendar.create title=pilates start=03-10T18:00 end=03-10T19:00 rrule=FREQ=MONTHLY;BYDAY=-1MO;BYHOUR=18;BYMINUTE=0
  pilates every second Monday at 6pm
    => calendar.create title=pilates start=03-16T18:00 end=03-16T19:00 rrule=FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;BYHOUR=18;BYMINUTE=0
  pilates every second Monday of the month at 6pm
    => calendar.create title=pilates start=03-10T18:00 end=03-10T19:00 rrule=FREQ=MONTHLY;BYDAY=2MO;BYHOUR=18;BYMINUTE=0
  the bins are the first Friday of the month
    => ?? the bins are the first Friday of the month (when?)
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
