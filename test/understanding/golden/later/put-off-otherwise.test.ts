import { golden } from '../golden.ts';

// What was put off, done with another value or later, and what comes on some days between others.

golden(
  'H25 another value of what was put off',
  `
  turn on the desk lamp every day at seven // make it 40 percent
    => schedule.cancel query="turn on the desk lamp every day at seven" > light.set [Desk Lamp] brightness=40 @FREQ=DAILY;BYHOUR=7;BYMINUTE=0
  turn on the desk lamp at nine // but only to 30 percent
    => schedule.cancel query="turn on the desk lamp at nine" > light.set [Desk Lamp] brightness=30 @03-10T21:00
  turn on the path lights every day at sunset // set them to half
    => schedule.cancel query="turn on the path lights every day at sunset" > light.set [Path Lights] brightness=50 @sunset repeat
  turn on the desk lamp at nine // make it red
    => schedule.cancel query="turn on the desk lamp at nine" > light.set [Desk Lamp] color=red @03-10T21:00
  turn on the desk lamp at nine // make it nine thirty
    => schedule.cancel query="turn on the desk lamp at nine" > light.turn_on [Desk Lamp] @03-10T21:30
  turn on the desk lamp // make it 40 percent
    => light.set [Desk Lamp] brightness=40
  dim the desk lamp to 20 percent every evening at nine // make it 40 percent
    => schedule.cancel query="dim the desk lamp to 20 percent every evening at nine" > light.set [Desk Lamp] brightness=40 @FREQ=DAILY;BYHOUR=21;BYMINUTE=0
  turn on the desk lamp at nine and the hallway light at ten // make it 40 percent
    => schedule.cancel query="the hallway light at ten" > light.set [Hallway Light] brightness=40 @03-10T22:00
  every night at ten set the living room thermostat to 18 // to 19
    => schedule.cancel query="every night at ten set the living room thermostat to 18" > climate.set_temperature [Living Room Thermostat] temperature=19 @FREQ=DAILY;BYHOUR=22;BYMINUTE=0
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);

golden(
  'H25 put off further',
  `
  turn off the living room TV at ten // put that off by half an hour
    => schedule.cancel query="turn off the living room TV at ten" > media.turn_off [Living Room TV] @03-10T22:30
  turn off the living room TV in an hour // give it another half hour
    => schedule.cancel query="turn off the living room TV in an hour" > media.turn_off [Living Room TV] @03-10T12:00
  turn off the living room TV at ten // hold it off for twenty minutes
    => schedule.cancel query="turn off the living room TV at ten" > media.turn_off [Living Room TV] @03-10T22:20
  turn off the living room TV at ten // leave it half an hour longer
    => schedule.cancel query="turn off the living room TV at ten" > media.turn_off [Living Room TV] @03-10T22:30
  close the kitchen blinds every day at six // put that off by half an hour
    => schedule.cancel query="close the kitchen blinds every day at six" > cover.close [Kitchen Blinds] @FREQ=DAILY;BYHOUR=6;BYMINUTE=30
  a timer for ten minutes // give it another five minutes
    => timer.add length=PT10M duration=PT5M
  turn on the bedroom fan for an hour // give it another half hour
    => ?? give it another half hour
  remind me at six to ring Mum // put it off by an hour
    => reminders.change query="ring Mum" at=03-10T19:00
  turn on the desk lamp // give it another five minutes
    => ?? give it another five minutes
  turn off the living room TV at ten // put it off till eleven
    => schedule.cancel query="turn off the living room TV at ten" > media.turn_off [Living Room TV] @03-10T23:00
  turn off the living room TV at ten // hold it off until half past ten
    => schedule.cancel query="turn off the living room TV at ten" > media.turn_off [Living Room TV] @03-10T22:30
  turn off the living room TV at ten // put that off until tomorrow
    => schedule.cancel query="turn off the living room TV at ten" > media.turn_off [Living Room TV] @03-11T22:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);

golden(
  'H25 on each of some days, and often on them',
  `
  from tomorrow until Friday wake me at six thirty
    => alarm.set rrule=FREQ=DAILY;BYHOUR=6;BYMINUTE=30;UNTIL=20260313T225959Z at=03-11T00:00
  from tomorrow until Sunday open the kitchen blinds at nine
    => cover.open [Kitchen Blinds] @FREQ=DAILY;BYHOUR=9;BYMINUTE=0;UNTIL=20260315T225959Z
  starting tomorrow until Friday remind me at eight to feed the cat
    => reminders.create text="feed the cat" rrule=FREQ=DAILY;BYHOUR=8;BYMINUTE=0;UNTIL=20260313T225959Z at=03-11T00:00
  from Monday to Friday open the kitchen blinds at nine
    => cover.open [Kitchen Blinds] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=9;BYMINUTE=0
  from tomorrow until Friday we're in Spain
    => ?? from tomorrow until Friday we're in Spain
  every 30 minutes between 9 and 5 on weekdays remind me to stretch
    => reminders.create text=stretch rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=9,10,11,12,13,14,15,16;BYMINUTE=0,30
  remind me to stretch every 30 minutes between 9 and 5 on weekdays
    => reminders.create text=stretch rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=9,10,11,12,13,14,15,16;BYMINUTE=0,30
  remind me to stretch every half hour from 9 to 5 on weekdays
    => reminders.create text=stretch rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=9,10,11,12,13,14,15,16;BYMINUTE=0,30
  remind me every hour from nine to five on weekdays to drink some water
    => reminders.create text="drink some water" rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=9,10,11,12,13,14,15,16,17;BYMINUTE=0
  every hour on Mondays remind me to stand up
    => ?? every hour on Mondays remind me to stand up
  every day at seven on weekdays turn on the desk lamp
    => light.turn_on [Desk Lamp] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=0
  remind me every 20 minutes to stretch
    => reminders.create text=stretch rrule=FREQ=MINUTELY;INTERVAL=20
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
