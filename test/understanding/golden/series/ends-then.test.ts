import { golden } from '../golden.ts';

// What ends a series, and what is one more beside it.

golden(
  'it ends then',
  `
  add gym to the calendar every wednesday at six // stop it at christmas
    => ?? stop it at christmas
  add gym to the calendar every wednesday at six // until easter
    => calendar.cancel query=gym > calendar.create title=gym start=03-11T18:00 end=03-11T19:00 rrule=FREQ=WEEKLY;BYDAY=WE;BYHOUR=18;BYMINUTE=0;UNTIL=20260405T215959Z
  every night at nine turn on the porch light // cancel that at the weekend
    => ?? cancel that at the weekend
  every night at nine turn on the porch light // cancel that
    => conversation.cancel
  add gym to the calendar every wednesday at six // cancel it
    => conversation.cancel
`,
  'home-2',
);

golden(
  'one more, and another hour',
  `
  add gym to the calendar every wednesday at six // move next week's to seven
    => diary.move query=gym on=03-16T00:00..03-22T23:59 to={"clock":"07:00","sure":false}
  remind me to ring the bank at ten // at eleven as well
    => reminders.create text="ring the bank" at=03-11T11:00
  remind me to ring the bank at ten // make it eleven
    => reminders.change query="ring the bank" at=03-11T11:00
  remind me to ring the bank at ten // leave it till eleven
    => reminders.change query="ring the bank" at=03-11T11:00
  what alarms have I got // turn the first one off
    => diary.cancel among={"service":"alarm"} which=1
`,
  'home-2',
);
