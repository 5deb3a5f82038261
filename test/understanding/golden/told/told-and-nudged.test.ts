import { golden } from '../golden.ts';

golden(
  'what is told of people and trains, and a nudge for it',
  `
  Ben's back from judo at six, nudge me at ten to
    => reminders.create text="Ben's back from judo at six" at=03-10T17:50
  Ben's out of football at five, poke me at half four
    => reminders.create text="Ben's out of football at five" at=03-10T16:30
  Mia always forgets her inhaler, remind her tonight
    => reminders.create to=mia text="her inhaler" at=03-10T21:00
  Mia keeps forgetting to feed the cat, nag her at six
    => reminders.create to=mia text="feed the cat" at=03-10T18:00
  the sheets want hanging out in half an hour, don't let me forget
    => reminders.create text="the sheets want hanging out" at=03-10T11:00
  Dad's ferry gets in around five, so at five remind me
    => reminders.create text="Dad's ferry" at=03-10T17:00
  the recycling goes out tonight, at nine remind us
    => reminders.create text="the recycling goes out" at=03-10T21:00
  I've taken up pottery! every Monday at seven in the evening, into the calendar please
    => calendar.create title=pottery start=03-16T19:00 end=03-16T20:00 rrule=FREQ=WEEKLY;BYDAY=MO;BYHOUR=19;BYMINUTE=0
  it's Ben's birthday on the 4th of April, get that into the calendar
    => calendar.create title="Ben's birthday" start=04-04T00:00 end=04-05T00:00 all_day=true
  whenever the front door is unlocked turn on the hall light // you can scrap that rule with the hall light
    => schedule.cancel query="hall light"
  on Saturday at seven, put it in the calendar
    => ?? on Saturday at seven, put it in the calendar
  every Tuesday at five, into the calendar please
    => ?? every Tuesday at five, into the calendar please
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
