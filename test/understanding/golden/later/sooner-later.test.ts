import { golden } from '../golden.ts';

// What is to come sooner, later, for longer or not at all, and when it is, in the words of families.

golden(
  'rules that come sooner or later',
  `
  make the porch light come on half an hour later
    => diary.shift kind=schedule query="porch light" by=PT30M
  push the porch light rule back a quarter of an hour
    => diary.shift kind=schedule query="porch light" by=PT15M
  move the porch light one half an hour earlier
    => diary.shift kind=schedule query="porch light" by=-PT30M
  turn on the porch light half an hour later
    => light.turn_on [Porch Light] @after PT30M
  cancel the thing with the porch light
    => schedule.cancel query="porch light"
  cancel the thing with jo
    => ?? cancel the thing with jo
  don't do the porch light tonight
    => diary.skip query="porch light" on=03-10T00:00..03-10T23:59
  don't do the washing up tonight
    => ?? don't do the washing up tonight
`,
  'home-2',
);

golden(
  'timers for another length',
  `
  make the pasta timer fifteen
    => timer.cancel name=pasta > timer.start name=pasta duration=PT15M
  change the rice timer to twelve minutes
    => timer.cancel name=rice > timer.start name=rice duration=PT12M
  make the pasta timer five minutes longer
    => timer.add name=pasta duration=PT5M
  stop the pasta timer and start a ten minute one
    => timer.cancel name=pasta | timer.start duration=PT10M
  start two timers, one for ten minutes and one for twenty
    => timer.start duration=PT10M | timer.start duration=PT20M
  pop a timer on for the pasta, ten minutes should do it
    => timer.start name=pasta duration=PT10M
  put ten minutes on the clock for reading
    => timer.start name=reading duration=PT10M
  start a timer for five minutes // are they done yet
    => timer.get length=PT5M
  turn on the porch light // are they done yet
    => ?? are they done
`,
  'home-2',
);

golden(
  'when one is to be up',
  `
  i need to be up for six tomorrow
    => alarm.set at=03-11T06:00
  set an alarm for school days at ten past seven
    => alarm.set rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=10
  no school on friday so no alarm
    => alarm.skip on=03-13T00:00..03-13T23:59
  wake me every weekday at seven // when does the next one go off?
    => alarm.list
`,
  'home-2',
);

golden(
  'what was made just now, asked for',
  `
  remind me every evening at eight about the blood pressure tablet // what time did you put it?
    => diary.find query="the blood pressure tablet"
  put pottery on thursday at six in the calendar // when is that again
    => calendar.list query=pottery
  turn on the porch light // what time did you put it?
    => clock.time | light.get [Porch Light]
`,
  'home-2',
);

golden(
  'events in other words',
  `
  a call with the bank at half three tomorrow
    => calendar.create title="call with the bank" start=03-11T15:30 end=03-11T16:30
  call the bank at half three tomorrow
    => ?? call the bank at half three tomorrow
  the dentist's been put back a week
    => diary.shift query=dentist by=P7D
  the plumber can't make it, he'll be here on tuesday at ten instead
    => diary.move query=plumber to={"date":"2026-03-17","clock":"10:00","sure":false}
  the kids can't come, turn off the porch light instead
    => light.turn_off [Porch Light]
  when is mia's next judo lesson
    => calendar.list query="mia's judo lesson"
  every evening at eight you remind to me the tablets
    => reminders.create text="the tablets" rrule=FREQ=DAILY;BYHOUR=20;BYMINUTE=0
  remind me to ring the bank at six // snooze it till eight
    => reminders.change query="ring the bank" at=03-11T08:00
`,
  'home-2',
);

golden(
  'other days, and the sun',
  `
  wake me at seven on weekdays // and nine at the weekend
    => alarm.set rrule=FREQ=WEEKLY;BYDAY=SA,SU;BYHOUR=9;BYMINUTE=0
  wake me at seven on weekdays // make it quarter past on fridays
    => ?? make it quarter past on fridays
  wake me at seven on weekdays // make it quarter past
    => alarm.change rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=15
  turn on the porch light at sunset every day // make it an hour later
    => schedule.cancel query="turn on the porch light at sunset every day" > light.turn_on [Porch Light] @sunsetPT1H repeat
  turn on the porch light at sunset tomorrow // make it half an hour earlier
    => schedule.cancel query="turn on the porch light at sunset tomorrow" > light.turn_on [Porch Light] @sunset-PT30M 2026-03-11
  turn on the porch light at sunset every day // make it six
    => schedule.cancel query="turn on the porch light at sunset every day" > light.turn_on [Porch Light] @FREQ=DAILY;BYHOUR=18;BYMINUTE=0
  put football on saturday at ten in the calendar // every week
    => calendar.change query=football start=03-14T10:00 rrule=FREQ=WEEKLY;BYDAY=SA;BYHOUR=10;BYMINUTE=0 end=03-14T11:00
  put football on saturday at ten in the calendar // make that every month
    => calendar.change query=football start=03-14T10:00 rrule=FREQ=MONTHLY;BYMONTHDAY=14;BYHOUR=10;BYMINUTE=0 end=03-14T11:00
  put football on saturday at ten in the calendar // it's been moved to eleven
    => calendar.change query=football start=03-14T11:00 end=03-14T12:00
  put football on saturday at ten in the calendar // oh, it's been cancelled
    => conversation.cancel
`,
  'home-2',
);
