import { golden } from '../golden.ts';

golden(
  'whose place something is at, and on which day',
  `
  brunch at Dad's on Sunday at eleven
    => calendar.create title="brunch at Dad's" start=03-15T11:00 end=03-15T12:00
  sleepover at Kim's on Friday
    => calendar.create title="sleepover at Kim's" start=03-13T00:00 end=03-14T00:00 all_day=true
  we're having drinks at Jo's on Saturday from 7 to 9
    => calendar.create title="drinks at Jo's" start=03-14T19:00 end=03-14T21:00
  put a barbecue at Tom's on 21 March
    => calendar.create title="barbecue at Tom's" start=03-21T00:00 end=03-22T00:00 all_day=true
  cancel brunch at Dad's on Sunday
    => calendar.cancel query="brunch at Dad's on Sunday" from=03-15T00:00 to=03-16T00:00
  what's on at Gran's on Friday
    => ?? what's on at Gran's on Friday
  move the sleepover at Kim's on Friday to Saturday
    => diary.move query="sleepover at Kim's Friday" to={"date":"2026-03-14"}
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
