import { golden } from '../golden.ts';

const AT = Date.parse('2026-03-10T10:30:00+01:00');

golden(
  'when and how often a reminder comes',
  `
  remind me to ring the bank at 3 // tomorrow, not today
    => reminders.change query="ring the bank" at=03-11T15:00
  remind me in half an hour to empty the dryer // add ten minutes to that
    => reminders.snooze query="empty the dryer" for=PT10M
  remind me at 3 to ring the bank // snooze that by a quarter of an hour
    => reminders.snooze query="ring the bank" for=PT15M
  remind me at 3 to ring the bank // remind me again ten minutes later
    => reminders.create text="ring the bank" at=03-10T15:10
  turn on the porch light // add two minutes to it
    => ?? add two minutes to it
  set an alarm for 6 // set the alarm five minutes later than that
    => diary.shift kind=alarm by=PT5M
  remind me every morning and every evening to take my drops
    => reminders.create text="take my drops" rrule=FREQ=DAILY;BYHOUR=8,20;BYMINUTE=0
  remind me to stand up every half hour until lunchtime
    => reminders.create text="stand up" rrule=FREQ=MINUTELY;INTERVAL=30;UNTIL=20260310T110000Z
  remind me every two hours to water the seedlings // only between 8 and 4
    => reminders.cancel query="water the seedlings" > reminders.create text="water the seedlings" rrule=FREQ=DAILY;BYHOUR=8,10,12,14,16;BYMINUTE=0
  remind me every hour to stretch // just from 10 to 4
    => reminders.cancel query=stretch > reminders.create text=stretch rrule=FREQ=DAILY;BYHOUR=10,11,12,13,14,15,16;BYMINUTE=0
  remind me to wash the van at 3 // remind me to ring Jo at 4 // do the van an hour later
    => diary.shift query=van by=PT1H
  I've just put the bins out, remind me on Thursday to bring them in
    => reminders.create text="bring the bins in" at=03-12T09:00
`,
  'home-2',
  undefined,
  AT,
);

golden(
  'the words of a reminder anew',
  `
  remind me to ring the bank at 3 // change it to say ring the bank about the card
    => reminders.cancel query="ring the bank" > reminders.create text="ring the bank about the card" at=03-10T15:00
  remind me to ring the bank at 3 // change the text to email the bank
    => reminders.cancel query="ring the bank" > reminders.create text="email the bank" at=03-10T15:00
  remind me to fetch the bike at 3 // add that it's the green one
    => reminders.cancel query="fetch the bike" > reminders.create text="fetch the bike, it's the green one" at=03-10T15:00
  remind me to ring the bank at 3 // change it to four
    => reminders.change query="ring the bank" at=03-10T16:00
  remind me to ring the bank at 3 // change it to the evening
    => reminders.change query="ring the bank" at=03-10T19:00
  remind me to ring the bank at 3 // change it to Sam
    => ?? change it to Sam
`,
  'home-2',
  undefined,
  AT,
);

golden(
  'how long something takes, told beside a timer',
  `
  the pie needs 40 minutes in the oven, set a timer
    => timer.start name=pie duration=PT40M
  the lasagne takes three quarters of an hour, can you start a timer for it
    => timer.start name=lasagne duration=PT45M
  set a timer for the dishwasher, it takes two hours ten
    => timer.start name=dishwasher duration=PT2H10M
  set a timer for the rice, they say it's good
    => ?? set a timer for the rice (for how long?)
  put nappies on the shopping list for the weekend
    => list.add item=nappies list=shopping
`,
  'home-2',
  undefined,
  AT,
);
