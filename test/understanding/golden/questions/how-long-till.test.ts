import { golden } from '../golden.ts';

golden(
  'how long it is until a time',
  `
  how long till six
    => clock.time until=03-11T06:00
  how many minutes until half past seven
    => clock.time until=03-11T07:30
  how long is it until 21:15
    => clock.time until=03-11T21:15
  how much time is left until nine tomorrow
    => clock.time until=03-11T09:00
  how long until sunset
    => clock.sun
  how long till the dentist
    => calendar.list query=dentist
`,
  'home-2',
);

golden(
  'working days, of which there are five a week',
  `
  wake me at 6:40 on workdays
    => alarm.set rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=40
  remind me at seven workdays to take my pills
    => reminders.create text="take my pills" rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=0
`,
  'home-2',
);

golden(
  'how long is left, in the fewest words',
  `
  how long left
    => timer.get
  how long left on the timer
    => timer.get
  how long left on the pasta
    => timer.get name=pasta
  what have I got left on the rice
    => timer.get name=rice
  what have we got left on the shopping list
    => list.get list=shopping
  the pasta timer off
    => timer.cancel name=pasta
  the timer's off
    => ?? the timer's off
  what just happened in here?
    => house.record last=true
`,
  'home-2',
);
