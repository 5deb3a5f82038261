import { golden } from '../golden.ts';

golden(
  'a series is otherwise from a day on',
  `
  move judo to six from January
    => diary.move query=judo since=2027-01-01T00:00..2027-01-31T23:59 to={"clock":"18:00","sure":false}
  change the choir to half seven from the 23rd on
    => diary.move query=choir since=03-23T00:00..03-23T23:59 to={"clock":"19:30","sure":false}
  swimming is half an hour earlier from next month
    => diary.shift query=swimming by=-PT30M since=04-01T00:00..04-30T23:59
  from next week the book club starts at eight
    => diary.move query="book club" since=03-16T00:00..03-22T23:59 to={"clock":"20:00","sure":false}
  move judo to Tuesdays from next week
    => diary.move query=judo to={"date":"2026-03-17"} since=03-16T00:00..03-22T23:59
  bin day is on Thursdays from April
    => diary.move query="bin day" to={"date":"2026-03-12"} since=04-01T00:00..04-30T23:59
  add judo to the calendar every Monday at 5 // from next week on at six
    => diary.move query=judo since=03-16T00:00..03-22T23:59 to={"clock":"18:00","sure":false}
  add judo to the calendar every Monday at 5 // an hour later from the 23rd on
    => diary.shift query=judo by=PT1H since=03-23T00:00..03-23T23:59
  add judo to the calendar every Monday at 5 // when is judo // make it half five from now on
    => diary.move to={"clock":"17:30","sure":false} among={"query":"judo"} which=only
  school starts at nine from Monday
    => calendar.create title=school start=03-16T09:00 end=03-16T10:00
  make choir half seven from now on
    => diary.move query=choir to={"clock":"19:30","sure":false}
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
