import { golden } from '../golden.ts';

// What stands in a diary, spoken of by its content: which service keeps it is found out when it is done.

golden(
  'one of a series',
  `
  skip the rubbish on thursday
    => diary.skip query=rubbish on=03-12T00:00..03-12T23:59
  there's no judo this coming friday
    => diary.skip query=judo on=03-13T00:00..03-13T23:59
  skip friday's
    => diary.skip on=03-13T00:00..03-13T23:59
  move judo on the 20th of march to six
    => diary.move query=judo on=03-20T00:00..03-20T23:59 to={"clock":"06:00","sure":false}
  move the one on the 20th to six
    => diary.move on=03-20T00:00..03-20T23:59 to={"clock":"06:00","sure":false}
  skip the alarm on friday
    => alarm.skip on=03-13T00:00..03-13T23:59
`,
  'home-2',
);

golden(
  'at another time',
  `
  do the ferns at seven instead
    => diary.move query=ferns to={"clock":"07:00","sure":false}
  make the cello lesson half an hour later
    => diary.shift query="cello lesson" by=PT30M
  push the plumber back an hour
    => diary.shift query=plumber by=PT1H
  bring the plumber forward half an hour
    => diary.shift query=plumber by=-PT30M
`,
  'home-2',
);

golden(
  'by its name alone',
  `
  cancel the noodles
    => diary.cancel query=noodles
  cancel all my judo
    => diary.cancel all=true query=judo
  when is the judo grading
    => diary.find query="judo grading"
  skip the song
    => ?? skip the song {Living Room TV, Kitchen Speaker, Office Speaker, Kids Room Speaker}
  cancel the order
    => ?? cancel the order
  when is the next train
    => ?? when is the next train
`,
  'home-2',
);

golden(
  'what is told of what takes place',
  `
  mia has judo every friday at five for an hour
    => calendar.create who=mia title=judo start=03-13T17:00 end=03-13T18:00 rrule=FREQ=WEEKLY;BYDAY=FR;BYHOUR=17;BYMINUTE=0
  mia's birthday is on the 20th of march
    => calendar.create title="mia's birthday" start=03-20T00:00 end=03-21T00:00 all_day=true
  the gasman is coming on friday at nine
    => calendar.create title=gasman start=03-13T09:00 end=03-13T10:00
  we're away from the 20th of march to the 24th of march
    => calendar.create title=away start=03-20T00:00 end=03-25T00:00 all_day=true
  book the gasman
    => ?? book the gasman (when?)
  mia has a headache
    => (statement)
  i have to leave at nine
    => (statement)
  the porch light is on at seven
    => (statement)
`,
  'home-2',
);

golden(
  'reminders and entries in other words',
  `
  give me a nudge in half an hour to turn the roast
    => reminders.create text="turn the roast" at=03-11T00:00
  have sam get a reminder tomorrow at four to ring the school
    => reminders.create to=sam text="ring the school" at=03-11T16:00
  judo grading tomorrow at six, put it on the calendar
    => calendar.create title="judo grading" start=03-11T18:00 end=03-11T19:00
  judo on friday got moved to six
    => diary.move query=judo on=03-13T00:00..03-13T23:59 to={"clock":"06:00","sure":false}
  the plumber is on thursday at half past three
    => calendar.create told=true title=plumber start=03-12T15:30 end=03-12T16:30
`,
  'home-2',
);
