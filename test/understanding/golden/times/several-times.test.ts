import { golden } from '../golden.ts';

// Several times, each of which is meant, and several people who are reminded in one breath.

golden(
  'times of a day that comes again and again',
  `
  turn on the fountain twice a day
    => switch.turn_on [Fountain] @FREQ=DAILY;BYHOUR=8,20;BYMINUTE=0
  remind me three times a day to drink some water
    => reminders.create text="drink some water" rrule=FREQ=DAILY;BYHOUR=8,14,20;BYMINUTE=0
  remind me to stretch 4 times a day
    => reminders.create text=stretch rrule=FREQ=DAILY;BYHOUR=8,12,16,20;BYMINUTE=0
  run the fountain twice daily at eight and half past eight pm
    => switch.turn_on [Fountain] @FREQ=DAILY;BYHOUR=8,20;BYMINUTE=0,30;BYSETPOS=1,4
  every day at seven and quarter to ten remind me to feed the cat
    => reminders.create text="feed the cat" rrule=FREQ=DAILY;BYHOUR=7,9;BYMINUTE=0,45;BYSETPOS=1,4
  every monday and thursday at 7:15 and 18:00 turn on the sprinkler
    => valve.open [Garden Sprinkler] @FREQ=WEEKLY;BYDAY=MO,TH;BYHOUR=7,18;BYMINUTE=0,15;BYSETPOS=2,3,6,7
  start the vacuum on weekdays at 9 and 14:30
    => vacuum.start [Robbie] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=9,14;BYMINUTE=0,30;BYSETPOS=1,4,5,8,9,12,13,16,17,20
`,
  'home-2',
);

golden(
  'several times, once at each',
  `
  turn on the fountain at 8 and at 20:30 tomorrow
    => switch.turn_on [Fountain] @03-11T08:00 | switch.turn_on [Fountain] @03-11T20:30
  set alarms for 7 and 8 tomorrow
    => alarm.set at=03-11T07:00 | alarm.set at=03-11T08:00
  set an alarm for 6:30 and quarter to seven
    => alarm.set at=03-11T06:30 | alarm.set at=03-11T06:45
  remind me to take my pills at 9 am and 11 pm
    => reminders.create text="take my pills" at=03-11T09:00 | reminders.create text="take my pills" at=03-11T23:00
  remind me at 9 and 11 to take my medicine
    => reminders.create text="take my medicine" at=03-11T09:00 | reminders.create text="take my medicine" at=03-11T11:00
  turn on the fountain at 8 and at 9 turn on the porch light
    => switch.turn_on [Fountain] @03-11T08:00 | light.turn_on [Porch Light] @03-11T09:00
  set an alarm for 7 on weekdays and 9 at weekends
    => alarm.set rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=0 | alarm.set rrule=FREQ=WEEKLY;BYDAY=SA,SU;BYHOUR=9;BYMINUTE=0
  wake me at half past six on weekdays and at eight at the weekend
    => alarm.set rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=30 | alarm.set rrule=FREQ=WEEKLY;BYDAY=SA,SU;BYHOUR=8;BYMINUTE=0
`,
  'home-2',
);

golden(
  'who is reminded of what',
  `
  remind sam to call the bank at 9 and mia to pack her bag at 10
    => reminders.create to=sam text="call the bank" at=03-11T09:00 | reminders.create to=mia text="pack her bag" at=03-11T10:00
  remind me to ring the school at 9 and sam to buy bread at 10
    => reminders.create text="ring the school" at=03-11T09:00 | reminders.create text="buy bread" to=sam at=03-11T10:00
  at 8 remind sam to feed the dog and mia to feed the cat
    => reminders.create to=sam text="feed the dog" at=03-11T08:00 | reminders.create to=mia text="feed the cat" at=03-11T08:00
  remind sam to feed the dog and mia to feed the cat at 8
    => reminders.create to=sam text="feed the dog" at=03-11T08:00 | reminders.create to=mia text="feed the cat" at=03-11T08:00
  remind me at 8 to call sam and mia to invite them
    => reminders.create text="call sam and mia to invite them" at=03-11T08:00
  remind me on friday to email bob about lunch
    => reminders.create text="email bob about lunch" at=03-13T09:00
`,
  'home-2',
);

golden(
  'what is to be remembered, and what is for the house',
  `
  remind me to turn off the oven and lock the door
    => ?? remind me to turn off the oven and lock the door (when?)
  remind me to feed the cat and close the garage door
    => ?? remind me to feed the cat and close the garage door (when?)
  remind me to take my keys and lock the front door at 9
    => reminders.create text="take my keys and lock the front door" at=03-11T09:00
  remind me to buy milk and turn off the fountain
    => ?? remind me to buy milk and turn off the fountain (when?)
  remind me to call gran and email sam
    => ?? remind me to call gran and email sam (when?)
  remind me to water the plants and turn the porch light on
    => light.turn_on [Porch Light] ?? remind me to water the plants (when?)
  remind me to call mum and set the desk lamp to 20 percent
    => light.set [Desk Lamp] brightness=20 ?? remind me to call mum (when?)
  remind me to buy milk and turn off the fountain now
    => switch.turn_off [Fountain] ?? remind me to buy milk (when?)
`,
  'home-2',
);
