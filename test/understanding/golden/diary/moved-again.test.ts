import { golden } from '../golden.ts';

// What was made in the talk and is at another time from then on, and what only looks like that.

golden(
  'a rule that is moved to other days',
  `
  turn on the porch light every friday at eight // make it every saturday at nine
    => schedule.cancel query="turn on the porch light every friday at eight" > light.turn_on [Porch Light] @FREQ=WEEKLY;BYDAY=SA;BYHOUR=9;BYMINUTE=0
  turn on the porch light every friday at eight // move that to sundays at ten
    => schedule.cancel query="turn on the porch light every friday at eight" > light.turn_on [Porch Light] @FREQ=WEEKLY;BYDAY=SU;BYHOUR=10;BYMINUTE=0
  turn on the porch light every friday at eight // and every saturday at nine
    => light.turn_on [Porch Light] @FREQ=WEEKLY;BYDAY=SA;BYHOUR=9;BYMINUTE=0
  turn on the porch light at eight tomorrow // make it at nine on friday
    => schedule.cancel query="turn on the porch light at eight tomorrow" > light.turn_on [Porch Light] @03-13T09:00
  turn on the porch light every friday at eight // set it to 20 percent
    => schedule.cancel query="turn on the porch light every friday at eight" > light.set [Porch Light] brightness=20 @FREQ=WEEKLY;BYDAY=FR;BYHOUR=8;BYMINUTE=0
  put judo in the calendar every monday at six // change it to tuesdays
    => calendar.change query=judo start=03-17T18:00 rrule=FREQ=WEEKLY;BYDAY=TU;BYHOUR=18;BYMINUTE=0 end=03-17T19:00
  put judo in the calendar every monday at six // and every thursday at seven
    => calendar.create title=judo start=03-12T19:00 end=03-12T20:00 rrule=FREQ=WEEKLY;BYDAY=TH;BYHOUR=19;BYMINUTE=0
`,
  'home-2',
);

golden(
  'another day of every month',
  `
  remind me to pay the cleaner on the first of every month // change that to the last day of the month
    => reminders.change query="pay the cleaner" rrule=FREQ=MONTHLY;BYMONTHDAY=-1;BYHOUR=9;BYMINUTE=0
  remind me to pay the cleaner on the first of every month // no, make it the fifteenth
    => reminders.change query="pay the cleaner" rrule=FREQ=MONTHLY;BYMONTHDAY=15;BYHOUR=9;BYMINUTE=0
  remind me to pay the cleaner on the first of every month // make it the second friday of the month
    => reminders.change query="pay the cleaner" rrule=FREQ=MONTHLY;BYDAY=2FR;BYHOUR=9;BYMINUTE=0
  remind me to pay the cleaner on the first of every month // make it the last working day of the month
    => reminders.change query="pay the cleaner" rrule=FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;BYHOUR=9;BYMINUTE=0
  remind me to pay the cleaner on the first of every month // make it the tenth of april
    => reminders.change query="pay the cleaner" at=04-10T09:00
  remind me to pay the cleaner on friday // make it the last day of the month
    => reminders.change query="pay the cleaner" at=03-31T09:00
`,
  'home-2',
);

golden(
  'an alarm at another hour on one day alone',
  `
  wake me at seven on weekdays // only on thursday, alarm at nine
    => alarm.change once=true at=03-12T09:00
  my alarm at half eight, just for friday
    => alarm.change once=true at=03-13T08:30
  on thursday only, wake me at nine
    => alarm.change once=true at=03-12T09:00
  just for tomorrow wake me at six
    => alarm.set at=03-11T06:00
  alarm at nine on thursday
    => alarm.set at=03-12T09:00
`,
  'home-2',
);

golden(
  'counted from what happened before, which nobody can do here',
  `
  let me know when an hour has passed since the door opened
    => ?? when an hour has passed since the door opened
  tell me when half an hour has gone by since we left the house
    => ?? tell me when half an hour has gone by since we left the house
  tell me when ten minutes are up, since i've got rice on
    => timer.start name=rice duration=PT10M
  let me know when half an hour has passed
    => timer.start duration=PT30M
`,
  'home-2',
);
