import { golden } from '../golden.ts';

// Timers told by their parts in any order, days of the week that are told twice, and light that is to be low.

golden(
  'timers by their parts',
  `
  timer, nine minutes, garlic bread
    => timer.start name="garlic bread" duration=PT9M
  and a timer for the noodles, five
    => timer.start name=noodles duration=PT5M
  timer for an hour called pizza
    => timer.start duration=PT1H name=pizza
  a timer for the roast, an hour and a half
    => timer.start name=roast duration=PT1H30M
  six minutes on the timer please
    => timer.start duration=PT6M
  set a timer for forty five seconds
    => timer.start duration=PT45S
  set a timer for sixty four minutes
    => timer.start duration=PT1H4M
  timer for the door, it's broken
    => ?? timer for the door
`,
  'home-2',
);

golden(
  'days that are left out already',
  `
  wake me at six Monday to Friday, not the weekend of course
    => alarm.set rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=0
  turn the fountain on at nine on work days, not saturdays or sundays
    => switch.turn_on [Fountain] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=9;BYMINUTE=0
  wake me at six at the weekend, not sundays
    => ?? wake me at six at the weekend ?? not sundays
`,
  'home-2',
);

golden(
  'low light',
  `
  desk lamp on low
    => light.set [Desk Lamp] brightness=25
  turn the floor lamp right down
    => light.set [Floor Lamp] brightness=10
  turn the floor lamp down
    => light.set [Floor Lamp] brightness_step=-10
  what have we got on the shopping list so far
    => list.get list=shopping
  what've we got on the shopping list
    => list.get list=shopping
`,
  'home-2',
);
