import { golden } from '../golden.ts';

const NOW = Date.parse('2026-03-10T10:30:00+01:00');

golden(
  'one word put right in what was written down',
  `
  remind me to phone the plumber tomorrow at ten // it's the builder, not the plumber
    => reminders.cancel query="phone the plumber" > reminders.create text="phone the builder" at=03-11T10:00
  remind me to phone the plumber tomorrow at ten // not the plumber, the builder
    => reminders.cancel query="phone the plumber" > reminders.create text="phone the builder" at=03-11T10:00
  remind me to phone the plumber tomorrow at ten // sorry, I meant Nina, not the plumber
    => reminders.cancel query="phone the plumber" > reminders.create text="phone Nina" at=03-11T10:00
  remind me every Monday to water the ferns // it's the roses, not the ferns
    => reminders.cancel query="water the ferns" > reminders.create text="water the roses" rrule=FREQ=WEEKLY;BYDAY=MO;BYHOUR=9;BYMINUTE=0
  set a timer for the pasta for 8 minutes // it's for the rice, not the pasta
    => timer.cancel name=pasta length=PT8M > timer.start name=rice duration=PT8M
  add pears and bread to the shopping list // plums, not pears
    => list.remove list=shopping item=pears > list.add item=plums list=shopping
  chess on Sunday at three // it's bridge, not chess
    => calendar.change query=chess title=bridge
  remind me to phone the plumber tomorrow at ten // it's the plumber's wife I need, not the plumber
    => ?? it's the plumber's wife I need, not the plumber
  remind me to phone the plumber tomorrow at ten // make it eleven // it's the builder, not the plumber
    => ?? it's the builder, not the plumber
  remind me to phone the plumber tomorrow at ten // not the plumber, sorry
    => ?? not the plumber
  remind me to phone the plumber tomorrow at ten // change the plumber to Friday
    => diary.move query=plumber to={"date":"2026-03-13"}
  turn on the porch light // it's the desk lamp, not the porch light
    => conversation.undo [Porch Light] > light.turn_on [Desk Lamp]
`,
  'home-2',
  undefined,
  NOW,
);

golden(
  'a reminder said anew in other words',
  `
  remind me to phone Gran at 4 // no, to phone Nina
    => reminders.cancel query="phone Gran" > reminders.create text="phone Nina" at=03-10T16:00
  remind me to phone Gran at 4 // no, to phone Nina at 6
    => reminders.cancel query="phone Gran" > reminders.create text="phone Nina" at=03-10T18:00
  remind me to phone Gran at 4 // and to phone Nina
    => reminders.create text="phone Nina" at=03-10T16:00
`,
  'home-2',
  undefined,
  NOW,
);
