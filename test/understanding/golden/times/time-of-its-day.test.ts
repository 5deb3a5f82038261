import { golden } from '../golden.ts';

const NOW = Date.parse('2026-03-10T10:30:00+01:00');

golden(
  'another part of the day, on the day that was said',
  `
  remind me to ring the garage on Thursday // make it the afternoon
    => reminders.change query="ring the garage" at=03-12T15:00
  remind me to ring the garage on Thursday at 9 // no, in the evening
    => reminders.change query="ring the garage" at=03-12T21:00
  remind me to ring the garage tomorrow // in the afternoon, please
    => reminders.change query="ring the garage" at=03-11T15:00
  remind me to ring the garage on Thursday // make it tonight
    => reminders.change query="ring the garage" at=03-10T21:00
  remind me to ring the garage on Thursday // make it this afternoon
    => reminders.change query="ring the garage" at=03-10T15:00
  remind me to ring the garage at 3 // in the morning
    => reminders.change query="ring the garage" at=03-11T08:00
  set an alarm for 8 on Sunday // make that the afternoon
    => alarm.change set_for=03-15T08:00 at=03-15T15:00
  set an alarm for 8 // make it the evening
    => alarm.change set_for=03-11T08:00 at=03-10T20:00
  lunch with Nina on Thursday at 12 // move it to the evening
    => calendar.change query=lunch start=03-12T19:00 end=03-12T20:00
  turn on the porch light on Thursday at 9 // make it the evening
    => schedule.cancel query="turn on the porch light on Thursday at 9" > light.turn_on [Porch Light] @03-12T21:00
  remind me to ring the garage on Thursday, no, in the evening
    => reminders.create text="ring the garage" at=03-12T19:00
`,
  'home-2',
  undefined,
  NOW,
);

golden(
  'another part of the day, of what comes again and again',
  `
  remind me every Thursday at 9 to feed the plants // make it the evening
    => reminders.change query="feed the plants" rrule=FREQ=WEEKLY;BYDAY=TH;BYHOUR=21;BYMINUTE=0
  set an alarm for 7 every weekday // make it the afternoon
    => alarm.change rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=15;BYMINUTE=0
  every Thursday at 9 turn on the porch light // make it the evening
    => schedule.cancel query="every Thursday at 9 turn on the porch light" > light.turn_on [Porch Light] @FREQ=WEEKLY;BYDAY=TH;BYHOUR=21;BYMINUTE=0
`,
  'home-2',
  undefined,
  NOW,
);

golden(
  'every so many weeks, on the days it has',
  `
  remind me every Monday at 8 to empty the dishwasher // make it fortnightly
    => reminders.change query="empty the dishwasher" rrule=FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;BYHOUR=8;BYMINUTE=0
  remind me every Monday and Friday at 8 to empty the dishwasher // every other week instead
    => reminders.change query="empty the dishwasher" rrule=FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR;BYHOUR=8;BYMINUTE=0
  remind me every other Monday at 8 to empty the dishwasher // make it every week at nine
    => reminders.change query="empty the dishwasher" rrule=FREQ=WEEKLY;BYDAY=MO;BYHOUR=9;BYMINUTE=0
  remind me on the 5th of every month to read the meter // make it every two months
    => reminders.change query="read the meter" rrule=FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=5;BYHOUR=9;BYMINUTE=0
  every Monday at 8 turn on the porch light // make it every other week
    => schedule.cancel query="every Monday at 8 turn on the porch light" > light.turn_on [Porch Light] @FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;BYHOUR=8;BYMINUTE=0
  chess on Sunday at three // every week at four
    => calendar.change query=chess start=03-15T16:00 rrule=FREQ=WEEKLY;BYDAY=SU;BYHOUR=16;BYMINUTE=0 end=03-15T17:00
`,
  'home-2',
  undefined,
  NOW,
);
