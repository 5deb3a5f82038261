import { golden } from '../golden.ts';

/** Tuesday 10 March 2026, four in the afternoon, in Berlin. */
const AFTERNOON = Date.parse('2026-03-10T16:00:00+01:00');

golden(
  'alarms and lengths, said in the afternoon',
  `
  set an alarm for seven oh five
    => alarm.set at=03-11T07:05
  wake me at 7
    => alarm.set at=03-11T07:00
  set an alarm for half six tomorrow
    => alarm.set at=03-11T06:30
  set an alarm for 6 and another for half past 6
    => alarm.set at=03-11T06:00 | alarm.set at=03-11T06:30
  wake me up every day at 6:45 except on sunday
    => alarm.set rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA;BYHOUR=6;BYMINUTE=45
  wake me up at 7am monday to friday
    => alarm.set rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=0
  wake me early tomorrow
    => alarm.set at=03-11T07:00
  wake me at 5 every weekday
    => alarm.set rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=5;BYMINUTE=0
  set a timer for ten minutes // make it twenty
    => timer.cancel length=PT10M > timer.start duration=PT20M
  turn off the kitchen lights in ten minutes // make it twenty
    => schedule.cancel query="turn off the kitchen lights in ten minutes" > light.turn_off [kitchen] @03-10T16:20
  remind me to call mum in half an hour // make that an hour
    => reminders.change query="call mum" at=03-10T17:00
  set a timer for fifteen, sorry, fifty minutes
    => timer.start duration=PT50M
`,
  'home-2',
  undefined,
  AFTERNOON,
);

golden(
  'holidays',
  `
  remind me the day before thanksgiving to buy a turkey
    => reminders.create text="buy a turkey" at=11-25T09:00
  remind me the night before christmas eve to hang the stockings
    => reminders.create text="hang the stockings" at=12-23T21:00
  remind me on christmas morning to call gran
    => reminders.create text="call gran" at=12-25T08:00
  remind me on diwali to call mum
    => reminders.create text="call mum" at=11-08T09:00
  remind me the week after easter to return the eggs
    => reminders.create text="return the eggs" at=04-12T09:00
  remind me every other friday until christmas to put the recycling out
    => reminders.create text="put the recycling out" rrule=FREQ=WEEKLY;INTERVAL=2;BYDAY=FR;BYHOUR=9;BYMINUTE=0;UNTIL=20261225T225959Z
  what's on my calendar during lent
    => calendar.list from=02-18T00:00 to=04-05T00:00
`,
  'home-2',
  undefined,
  AFTERNOON,
);

golden(
  'set phrases for times of day',
  `
  remind me first thing in the morning to call the plumber
    => reminders.create text="call the plumber" at=03-11T08:00
  remind me first thing on monday to call the plumber
    => reminders.create text="call the plumber" at=03-16T08:00
  remind me last thing at night to lock the back door
    => reminders.create text="lock the back door" at=03-10T22:00
  remind me by close of business to send the invoice
    => reminders.create text="send the invoice" at=03-10T17:00
  remind me at the end of the day to send the invoice
    => reminders.create text="send the invoice" at=03-10T17:00
  remind me after work to buy milk
    => reminders.create text="buy milk" at=03-10T18:00
  remind me before bed to take my pills
    => reminders.create text="take my pills" at=03-10T21:00
  remind me in the small hours to check the oven
    => reminders.create text="check the oven" at=03-11T02:00
  remind me over the weekend to mow the lawn
    => reminders.create text="mow the lawn" at=03-14T09:00
  remind me a fortnight today to call mum
    => reminders.create text="call mum" at=03-24T09:00
  remind me a week tomorrow to call mum
    => reminders.create text="call mum" at=03-18T09:00
  remind me two weeks on friday to call mum
    => reminders.create text="call mum" at=03-27T09:00
  remind me in an hour or so to check the roast
    => reminders.create text="check the roast" at=03-10T17:00
  remind me later this week to call mum
    => reminders.create text="call mum" at=03-13T09:00
  remind me at five on the dot to start dinner
    => reminders.create text="start dinner" at=03-10T17:00
  remind me at fiveish to start dinner
    => reminders.create text="start dinner" at=03-10T17:00
  remind me at quarter of six to start dinner
    => reminders.create text="start dinner" at=03-10T17:45
  remind me at ten after five to start dinner
    => reminders.create text="start dinner" at=03-10T17:10
  remind me at eighteen hundred hours to start dinner
    => reminders.create text="start dinner" at=03-10T18:00
`,
  'home-2',
  undefined,
  AFTERNOON,
);

golden(
  'again and again, from when and until when',
  `
  remind me every day at 8am and 8pm to take my pills
    => reminders.create text="take my pills" rrule=FREQ=DAILY;BYHOUR=8,20;BYMINUTE=0
  remind me every hour between 9 and 5 to drink water
    => reminders.create text="drink water" rrule=FREQ=DAILY;BYHOUR=9,10,11,12,13,14,15,16,17;BYMINUTE=0
  remind me every half hour from nine to eleven to stretch
    => reminders.create text=stretch rrule=FREQ=DAILY;BYHOUR=9,10;BYMINUTE=0,30
  remind me every day this week at 6 to feed the cat
    => reminders.create text="feed the cat" rrule=FREQ=DAILY;BYHOUR=6;BYMINUTE=0;UNTIL=20260315T225959Z
  remind me every day for the next three days at 6 to feed the cat
    => reminders.create text="feed the cat" rrule=FREQ=DAILY;BYHOUR=6;BYMINUTE=0;UNTIL=20260313T225959Z at=03-11T00:00
  remind me every day at 9 starting monday to feed the cat
    => reminders.create text="feed the cat" rrule=FREQ=DAILY;BYHOUR=9;BYMINUTE=0 at=03-16T00:00
  remind me fortnightly on thursday to put the recycling out
    => reminders.create text="put the recycling out" rrule=FREQ=WEEKLY;INTERVAL=2;BYDAY=TH;BYHOUR=9;BYMINUTE=0
  remind me on alternate wednesdays to put the bins out
    => reminders.create text="put the bins out" rrule=FREQ=WEEKLY;INTERVAL=2;BYDAY=WE;BYHOUR=9;BYMINUTE=0
  remind me every year on 4 july to call mum
    => reminders.create text="call mum" rrule=FREQ=YEARLY;BYMONTH=7;BYMONTHDAY=4;BYHOUR=9;BYMINUTE=0
  remind me the first monday of each month to test the smoke alarm
    => reminders.create text="test the smoke alarm" rrule=FREQ=MONTHLY;BYDAY=1MO;BYHOUR=9;BYMINUTE=0
  remind me every weekday at 5 except friday to log my hours
    => reminders.create text="log my hours" rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH;BYHOUR=17;BYMINUTE=0
  turn the heating on at 5 every weekday morning
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=heat @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=5;BYMINUTE=0
  open the blinds at seven on weekdays and at ten on weekends
    => cover.open [group Blinds] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=0 | cover.open [group Blinds] @FREQ=WEEKLY;BYDAY=SA,SU;BYHOUR=10;BYMINUTE=0
  starting monday turn the heating on at six every weekday
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=heat @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=0
  every day from monday to friday at seven turn on the coffee maker
    => switch.turn_on [Coffee Machine] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=0
  add yoga every monday at 6 starting next month
    => calendar.create title=yoga start=04-06T18:00 end=04-06T19:00 rrule=FREQ=WEEKLY;BYDAY=MO;BYHOUR=18;BYMINUTE=0
  add mum's birthday on april 2nd every year
    => calendar.create title="mum's birthday" start=04-02T00:00 end=04-03T00:00 all_day=true rrule=FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=2
`,
  'home-2',
  undefined,
  AFTERNOON,
);

golden(
  'the sun, and stretches to look through',
  `
  turn on the porch light half an hour after sunset
    => light.turn_on [Porch Light] @sunsetPT30M
  turn on the porch light at sunset tomorrow
    => light.turn_on [Porch Light] @sunset 2026-03-11
  water the garden every other day at dawn
    => valve.open [garden] @sunrise FREQ=DAILY;INTERVAL=2
  when it gets dark turn on the porch light
    => light.turn_on [Porch Light] @sunset repeat
  as soon as it gets dark close the blinds
    => cover.close [group Blinds] @sunset
  leave the porch light on till morning
    => light.turn_on [Porch Light] > light.turn_off [Porch Light] @03-11T08:00
  turn on the porch light from dusk till dawn
    => light.turn_on [Porch Light] @sunset > light.turn_off [Porch Light] @sunrise
  what's on next week
    => house.agenda from=03-16T00:00 to=03-23T00:00
  what's on my calendar in the next couple of weeks
    => calendar.list from=03-10T00:00 to=03-24T00:00
`,
  'home-2',
  undefined,
  AFTERNOON,
);

golden(
  'days beside days, and days of months',
  `
  remind me before friday to send the form
    => reminders.create text="send the form" at=03-12T09:00
  remind me sometime tomorrow to call
    => reminders.create text=call at=03-11T09:00
  remind me some time next week to call
    => reminders.create text=call at=03-16T09:00
  remind me the sunday before christmas to shop
    => reminders.create text=shop at=12-20T09:00
  remind me thursday fortnight to shop
    => reminders.create text=shop at=03-26T09:00
  remind me thursday lunchtime to shop
    => reminders.create text=shop at=03-12T12:00
  remind me late on thursday afternoon to shop
    => reminders.create text=shop at=03-12T16:00
  remind me every 15 minutes for an hour to stretch
    => reminders.create text=stretch rrule=FREQ=MINUTELY;INTERVAL=15;UNTIL=20260310T160000Z
  remind me every hour today to drink
    => reminders.create text=drink rrule=FREQ=HOURLY;UNTIL=20260310T225959Z
  remind me every hour until bedtime to drink
    => reminders.create text=drink rrule=FREQ=HOURLY;UNTIL=20260310T200000Z
  remind me mon wed fri at 6pm to do physio
    => reminders.create text="do physio" rrule=FREQ=WEEKLY;BYDAY=MO,WE,FR;BYHOUR=18;BYMINUTE=0
  remind me on the 1st and 15th of every month to pay
    => reminders.create text=pay rrule=FREQ=MONTHLY;BYMONTHDAY=1,15;BYHOUR=9;BYMINUTE=0
  remind me every third wednesday of the month to pay
    => reminders.create text=pay rrule=FREQ=MONTHLY;BYDAY=3WE;BYHOUR=9;BYMINUTE=0
  remind me on the last working day of every month to pay
    => reminders.create text=pay rrule=FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;BYHOUR=9;BYMINUTE=0
  remind me at the end of every month to pay
    => reminders.create text=pay rrule=FREQ=MONTHLY;BYMONTHDAY=-1;BYHOUR=9;BYMINUTE=0
  remind me every march to service the mower
    => reminders.create text="service the mower" rrule=FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=1;BYHOUR=9;BYMINUTE=0
`,
  'home-2',
  undefined,
  AFTERNOON,
);

golden(
  'alarms that are set already',
  `
  cancel my 7 o'clock alarm
    => alarm.cancel set_for=03-11T07:00
  move my 7 alarm to 8
    => alarm.change set_for=03-11T07:00 at=03-11T08:00
  cancel my 7 pm alarm
    => alarm.cancel set_for=03-10T19:00
`,
  'home-2',
  undefined,
  AFTERNOON,
);

golden(
  'the reminder last, and what comes again in front',
  `
  noon, move the car, remind me
    => reminders.create text="move the car" at=03-11T12:00
  at three I'm to take my tablets, don't let me forget
    => reminders.create text="take my tablets" at=03-11T03:00
  I have to fetch Mia at quarter past three, remind me of it
    => reminders.create text="fetch Mia" at=03-11T03:15
  remind me to ring Jo in like half an hour
    => reminders.create text="ring Jo" at=03-11T00:00
  I'm to take my tablets at three, but don't remind me
    => (prohibition)
  every tuesday we have choir at seven
    => calendar.create title=choir start=03-17T19:00 end=03-17T20:00 rrule=FREQ=WEEKLY;BYDAY=TU;BYHOUR=19;BYMINUTE=0
  alarm 6:50, weekdays only
    => alarm.set rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=50
`,
  'home-2',
);

golden(
  'hours that a thing lasts, and minutes before an hour',
  `
  put gymnastics on the calendar wednesday five till six in the evening
    => calendar.create title=gymnastics start=03-11T17:00 end=03-11T18:00
  put the swap meet on the calendar wednesday two till four
    => calendar.create title="swap meet" start=03-11T14:00 end=03-11T16:00
  put gymnastics on the calendar wednesday ten till six
    => calendar.create title=gymnastics start=03-11T17:50 end=03-11T18:50
  put gymnastics on the calendar wednesday at five till six
    => calendar.create title=gymnastics start=03-11T17:55 end=03-11T18:55
`,
  'home-2',
);
