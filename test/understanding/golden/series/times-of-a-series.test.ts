import { golden } from '../golden.ts';

golden(
  'one time of a series, two of them, or all',
  `
  move this week's judo to Thursday
    => diary.move on=03-10T00:00..03-15T23:59 query=judo to={"date":"2026-03-12"}
  shift next week's judo to Thursday
    => diary.move on=03-16T00:00..03-22T23:59 query=judo to={"date":"2026-03-19"}
  skip yoga on the 19th and the 26th
    => diary.skip query=yoga on=03-19T00:00..03-19T23:59 | diary.skip query=yoga on=03-26T00:00..03-26T23:59
  cancel judo on Monday and Wednesday
    => diary.skip query=judo on=03-16T00:00..03-16T23:59 | diary.skip query=judo on=03-11T00:00..03-11T23:59
  move all the swimming lessons to Fridays
    => calendar.change query="swimming lessons" start=2026-03-13
  change the judo series to half six
    => diary.move query=judo to={"clock":"18:30","sure":false}
  add judo to the calendar every Monday at 5 // this week's is on Thursday
    => diary.move on=03-10T00:00..03-15T23:59 query=judo to={"date":"2026-03-12"}
  add judo to the calendar every Monday at 5 // next week's is at six
    => diary.move query=judo on=03-16T00:00..03-22T23:59 to={"clock":"18:00","sure":false}
  add judo to the calendar every Monday at 5 // tomorrow's is off, the hall is flooded
    => diary.skip query=judo on=03-11T00:00..03-11T23:59
  add judo to the calendar every Monday at 5 // skip the one on the 23rd and the one on the 30th
    => diary.skip query=judo on=03-23T00:00..03-23T23:59 | diary.skip query=judo on=03-30T00:00..03-30T23:59
  add judo to the calendar every Monday at 5 // move them all to Tuesdays
    => diary.move query=judo to={"date":"2026-03-17"}
  add milk to the shopping list // cancel the ones on Friday and Saturday
    => ?? cancel the ones on Friday and Saturday
  move all the lights to 50
    => light.set [all] brightness=50
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
