import { golden } from '../golden.ts';

golden(
  'events that are told to be at another time, for good or after a second thought',
  `
  add ballet every monday at four // move ballet to quarter past four from now on
    => diary.move query=ballet to={"clock":"16:15","sure":false}
  from now on shift the book club to eight
    => diary.move query="book club" to={"clock":"20:00","sure":false}
  in future band practice is at seven
    => diary.move query="band practice" to={"clock":"19:00","sure":false}
  judo is on wednesdays from now on
    => diary.move query=judo to={"date":"2026-03-11"}
  put chess in the calendar every friday at three // make it half three from now on
    => calendar.change query=chess start=03-13T15:30 end=03-13T16:30
  cancel the plumber... actually no, just move it to 2
    => diary.move query=plumber to={"clock":"14:00","sure":false}
  delete the haircut, hang on, push it back an hour
    => diary.shift query=haircut by=PT1H
  move the vet to friday, no wait, cancel it
    => calendar.cancel query=vet
  the recital is at half past six
    => diary.move query=recital to={"clock":"18:30","sure":false}
  the recital on saturday is at half past six
    => diary.move query=recital on=03-14T00:00..03-14T23:59 to={"clock":"18:30","sure":false}
  rugby is at nine this sunday
    => calendar.create told=true title=rugby start=03-15T09:00 end=03-15T10:00
  the rehearsal on the 19th is half an hour later
    => diary.shift query=rehearsal on=03-19T00:00..03-19T23:59 by=PT30M
  netball starts an hour later this week
    => diary.shift query=netball on=03-10T00:00..03-15T23:59 by=PT1H
  move the haircut to next week
    => diary.move query=haircut to={"week":"2026-03-16"}
  we can't make choir, push it to next week
    => diary.move query=choir to={"week":"2026-03-16"}
  isn't the recital on friday?
    => calendar.list query=recital
  add lunch friday at one // the appointment is off
    => calendar.cancel query=lunch
  the party on the 20th is at 3
    => diary.move query=party on=03-20T00:00..03-20T23:59 to={"clock":"15:00","sure":false}
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
