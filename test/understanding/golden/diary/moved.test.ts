import { golden } from '../golden.ts';

/** Ten past ten on a Tuesday morning, in Berlin. */
const MORNING = Date.parse('2026-03-10T10:10:00+01:00');

golden(
  'what is told to take place at another time is moved',
  `
  the dentist got bumped, same day but at 4:15 now
    => diary.move query=dentist to={"clock":"16:15","sure":false}
  Mia's piano lesson's been shifted to half five, same day
    => diary.move query="piano lesson" to={"clock":"17:30","sure":false}
  the vet moved us to friday at three
    => calendar.change query=vet start=03-13T15:00
  the dentist pushed us back to quarter past four
    => diary.move query=dentist to={"clock":"16:15","sure":false}
  the plumber's now coming at two instead
    => diary.move query=plumber to={"clock":"14:00","sure":false}
  the haircut is now at half past four
    => diary.move query=haircut to={"clock":"16:30","sure":false}
`,
  'home-2',
  undefined,
  MORNING,
);

golden(
  'of what comes again and again one is left out or moved, and the rest stays',
  `
  no piano this saturday, the teacher has the flu, but keep the rest
    => diary.skip query=piano on=03-14T00:00..03-14T23:59
  there's no choir on thursday, leave the others
    => diary.skip query=choir on=03-12T00:00..03-12T23:59
  leave the porch light off tonight, just this once
    => diary.skip query="porch light" on=03-10T00:00..03-10T23:59
  wake me at seven on weekdays // make the monday one eight
    => diary.move on=03-16T00:00..03-16T23:59 to={"clock":"20:00","sure":false} kind=alarm
  wake me at seven on weekdays // friday's one at eight please
    => diary.move on=03-13T00:00..03-13T23:59 to={"clock":"20:00","sure":false} kind=alarm
`,
  'home-2',
  undefined,
  MORNING,
);

golden(
  'one time said twice is in both halves of the day',
  `
  remind me every day at 8 and 8 to feed the dog
    => reminders.create text="feed the dog" rrule=FREQ=DAILY;BYHOUR=8,20;BYMINUTE=0
  remind me at 8 and 8 tomorrow to take my pill
    => reminders.create text="take my pill" at=03-11T08:00 | reminders.create text="take my pill" at=03-11T20:00
`,
  'home-2',
  undefined,
  MORNING,
);

golden(
  'what is to be then is not done now',
  `
  turn on the hallway light // it's on all day tomorrow, turn it off
    => ?? turn it off (when?)
  the hallway light's on till friday, turn it off
    => light.turn_off [Hallway Light]
  schedule the hallway light for 8pm
    => light.turn_on [Hallway Light] @03-10T20:00
  schedule the stair lights to go off at ten
    => light.turn_off [Stair Lights] @03-10T22:00
  schedule the dentist for 8pm
    => calendar.create title=dentist start=03-10T20:00 end=03-10T21:00
  leave the hallway light on till one in the morning and then turn it off
    => light.turn_on [Hallway Light] > light.turn_off [Hallway Light] @03-11T01:00
  hallway light on until ten and then turn off the stair lights
    => light.turn_on [Hallway Light] > light.turn_off [Hallway Light] @03-10T22:00 > light.turn_off [Stair Lights] @03-10T22:00
  hallway light on at six and off again at seven tomorrow
    => light.turn_on [Hallway Light] @03-11T06:00 | light.turn_off [Hallway Light] @03-11T07:00
  tomorrow only, hallway light on at 6:45 am and off again at 7:45 am
    => light.turn_on [Hallway Light] @03-11T06:45 | light.turn_off [Hallway Light] @03-11T07:45
`,
  'home-2',
  undefined,
  MORNING,
);

golden(
  'a time that is put right in the same breath is the one that is meant',
  `
  remind me at 4 to, no make that 5, to ring the school
    => reminders.create text="ring the school" at=03-10T17:00
  wake me at six, no, half six
    => alarm.set at=03-11T06:30
  set an alarm for seven, sorry, half seven
    => alarm.set at=03-11T07:30
  remind me at six to call gran, no, seven
    => reminders.create text="call gran" at=03-10T19:00
  put dinner with the Hendersons, no hang on, the Hargreaves, in for Saturday at half seven in the evening
    => calendar.create title="dinner with the Hargreaves" start=03-14T19:30 end=03-14T20:30
`,
  'home-2',
  undefined,
  MORNING,
);

golden(
  'what is told to come again and again is reminded of as often',
  `
  trash goes out every Wednesday night, remind Sam at eight pm
    => reminders.create to=sam text=trash rrule=FREQ=WEEKLY;BYDAY=WE;BYHOUR=20;BYMINUTE=0
  bins go out on Tuesdays, remind me Monday at seven
    => reminders.create text=bins rrule=FREQ=WEEKLY;BYDAY=MO;BYHOUR=7;BYMINUTE=0
  the recycling gets collected every friday morning, remind me the night before at eight
    => reminders.create text="the recycling" rrule=FREQ=WEEKLY;BYDAY=TH;BYHOUR=20;BYMINUTE=0
  the library books are due friday, remind me thursday evening
    => reminders.create text="the library books" at=03-12T19:00
`,
  'home-2',
  undefined,
  MORNING,
);

golden(
  'days and hours that are said loosely',
  `
  remind me 7ish to feed the cat
    => reminders.create text="feed the cat" at=03-10T19:00
  remind me noonish to eat
    => reminders.create text=eat at=03-10T12:00
  move the dentist to the day after
    => diary.shift query=dentist by=P1D
  lunch with Ana thursday at one // make it last two hours
    => ?? make it last two hours
  put Abuela's birthday dinner on the calendar Saturday from seven to nine thirty pm at Rosario's
    => calendar.create title="Abuela's birthday dinner at Rosario's" start=03-14T19:00 end=03-14T21:30
  keep the heating at 20 from eight to ten
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=20 @03-10T20:00 > climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=20 restores @03-10T22:00
`,
  'home-2',
  undefined,
  MORNING,
);

golden(
  'a rule goes on without the days that are left out, and none is made of them',
  `
  every day at ten turn off the tv // not on fridays
    => schedule.cancel query="every day at ten turn off the tv" > media.turn_off [Living Room TV] @FREQ=WEEKLY;BYDAY=SU,MO,TU,WE,TH,SA;BYHOUR=10;BYMINUTE=0
  turn on the hallway light // not on fridays
    => ?? not on fridays
  every night at eleven lock the back door // okay scrap the back door one, I'll do it myself
    => schedule.cancel query="every night at eleven lock the back door"
  whenever somebody unlocks the back door I want the hallway light to come on
    => light.turn_on [Hallway Light] @event lock:unlocked[Back Door] repeat
  leave the porch light on until midnight for Sam coming home, then off
    => light.turn_on [Porch Light] > light.turn_off [Porch Light] @03-11T00:00
`,
  'home-2',
  undefined,
  MORNING,
);

golden(
  'what may be, is not, or is asked about is not moved',
  `
  the dentist isn't moved to friday
    => ?? the dentist isn't moved to friday
  the dentist might be moved to friday at four
    => ?? the dentist might be moved to friday at four
  the dentist wants to move us to friday at four
    => ?? the dentist wants to move us to friday at four
  was the dentist moved to friday
    => ?? was the dentist moved to friday
  dentist rang, it's half ten now instead of nine
    => diary.move query=dentist to={"clock":"10:30","sure":false}
`,
  'home-2',
  undefined,
  MORNING,
);

golden(
  'alarms, events and rules in other ways of speaking',
  `
  get me up at quarter to seven tomorrow, big meeting
    => alarm.set at=03-11T06:45
  move my alarm tomorrow half an hour later
    => diary.shift kind=alarm on=03-11T00:00..03-11T23:59 by=PT30M
  I have to take my tablets every evening at eight, do remind me
    => reminders.create text="take my tablets" rrule=FREQ=DAILY;BYHOUR=20;BYMINUTE=0
  parents' assembly 29th of march quarter past nine, in the calendar please
    => calendar.create title="parents' assembly" start=03-29T09:15 end=03-29T10:15
  cancel the piano lesson on wednesday, teacher is sick. only this one
    => calendar.cancel query="piano lesson" from=03-11T00:00 to=03-12T00:00
  are we free on saturday morning // ok book the window cleaner for two that afternoon
    => calendar.create title="window cleaner" start=03-14T14:00 end=03-14T15:00
  schedule the garage for saturday at ten
    => calendar.create title=garage start=03-14T10:00 end=03-14T11:00
`,
  'home-2',
  undefined,
  MORNING,
);

golden(
  'what is told to come again and again keeps its hour, and its other days',
  `
  set an alarm for seven // on weekdays
    => alarm.change set_for=03-11T07:00 rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=0
  wake me at seven // every morning
    => alarm.change set_for=03-11T07:00 rrule=FREQ=DAILY;BYHOUR=7;BYMINUTE=0
  every night at eleven lock the back door // make it half eleven at weekends
    => schedule.cancel query="every night at eleven lock the back door" > lock.lock [Back Door] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=23;BYMINUTE=0 | lock.lock [Back Door] @FREQ=WEEKLY;BYDAY=SA,SU;BYHOUR=23;BYMINUTE=30
  wake me at seven on weekdays // make it eight on mondays
    => alarm.change set_for=03-11T07:00 rrule=FREQ=WEEKLY;BYDAY=TU,WE,TH,FR;BYHOUR=7;BYMINUTE=0 > alarm.set rrule=FREQ=WEEKLY;BYDAY=MO;BYHOUR=8;BYMINUTE=0
  every night at eleven lock the back door // make it half eleven
    => schedule.cancel query="every night at eleven lock the back door" > lock.lock [Back Door] @FREQ=DAILY;BYHOUR=23;BYMINUTE=30
  lock the back door every night at eleven except tonight
    => lock.lock [Back Door] @FREQ=DAILY;BYHOUR=23;BYMINUTE=0
  set a lasagna timer for twenty minutes // better make that twenty five, it's still frozen in the middle
    => timer.cancel name=lasagna length=PT20M > timer.start name=lasagna duration=PT25M
`,
  'home-2',
  undefined,
  MORNING,
);

golden(
  'what is off on a day is left out, and what is to stop is a rule',
  `
  swimming's cancelled tomorrow
    => diary.skip query=swimming on=03-11T00:00..03-11T23:59
  dance class has been brought forward half an hour
    => diary.shift query="dance class" by=-PT30M
  leave the porch light off tonight
    => schedule.list query="porch light"
  stop closing the curtains at six
    => schedule.cancel query=curtains
  don't close the curtains at six any more
    => schedule.cancel query=curtains
`,
  'home-2',
  undefined,
  MORNING,
);
