import { golden } from '../golden.ts';

// What was written down one after the other is spoken of together: timers, reminders, alarms, orders for later.

golden(
  'both of what was written down',
  `
  a timer for the lasagne, 40 minutes // and one for the peas, 8 minutes // drop them both
    => conversation.cancel turns=2
  a timer for the lasagne, 40 minutes // and one for the peas, 8 minutes // cancel both of them please
    => conversation.cancel turns=2
  a timer for the lasagne, 40 minutes // and one for the peas, 8 minutes // how long have they got // scrap both
    => conversation.cancel turns=2
  remind me at 8 to water the ferns // remind me at 9 to feed the cat // delete those two
    => conversation.cancel turns=2
  turn off the desk lamp at nine // turn off the hallway light at ten // forget both of those
    => conversation.cancel turns=2
  a timer for the lasagne, 40 minutes // and one for the peas, 8 minutes // pause them both
    => timer.pause name=lasagne | timer.pause name=peas
  a timer for the lasagne, 40 minutes // and one for the peas, 8 minutes // both need another two minutes
    => timer.add name=lasagne duration=PT2M | timer.add name=peas duration=PT2M
  a timer for the lasagne, 40 minutes // and one for the peas, 8 minutes // how long have they got
    => timer.get name=lasagne | timer.get name=peas
  remind me at 8 to water the ferns // remind me at 9 to feed the cat // move both to friday
    => reminders.change query="water the ferns" at=03-13T08:00 | reminders.change query="feed the cat" at=03-13T09:00
`,
  'home-2',
);

golden(
  'of one alone, and of things',
  `
  a timer for the lasagne, 40 minutes // pause it
    => timer.pause name=lasagne
  turn on the desk lamp // and the hallway light // turn both off
    => light.turn_off [Desk Lamp + Hallway Light]
`,
  'home-2',
);

golden(
  'an hour behind what was put off to one',
  `
  turn off the desk lamp at nine // and the hallway light at ten
    => light.turn_off [Hallway Light] @03-11T10:00
  turn on the porch light at seven // the path lights at eight too
    => light.turn_on [Path Lights] @03-11T08:00
  turn off the desk lamp at nine // and the hallway light at ten percent
    => light.set [Hallway Light] brightness=10
  turn off the desk lamp at nine // set the hallway light at ten
    => light.set [Hallway Light] brightness=10
  set the desk lamp to 40 // and the hallway light at ten
    => light.set [Hallway Light] brightness=10
`,
  'home-2',
);

golden(
  'once more at another time, which takes the place of none',
  `
  remind me on friday at six to take my pill // and again at ten
    => reminders.create text="take my pill" at=03-13T22:00
  wake me at seven tomorrow // and at eight on saturday
    => alarm.set at=03-14T08:00
  remind me every day at eight to take my pill // also at nine
    => reminders.create text="take my pill" rrule=FREQ=DAILY;BYHOUR=9;BYMINUTE=0
  remind me on friday at six to take my pill // and make it seven
    => reminders.change query="take my pill" at=03-13T19:00
  wake me at seven tomorrow // no, at eight
    => alarm.change set_for=03-11T07:00 at=03-11T08:00
`,
  'home-2',
);

golden(
  'one time of a rule that was made just now',
  `
  turn on the porch light every weekday at seven // skip the next one
    => diary.skip among={"service":"schedule","rrule":"FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=0"} which=1
  remind us every monday at seven to put the bins out // not the first one though
    => diary.skip among={"service":"reminders","rrule":"FREQ=WEEKLY;BYDAY=MO;BYHOUR=7;BYMINUTE=0"} which=1
  we need a parents evening in the diary on friday at six
    => calendar.create title="parents evening" start=03-13T18:00 end=03-13T19:00
`,
  'home-2',
);
