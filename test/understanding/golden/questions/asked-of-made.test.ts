import { golden } from '../golden.ts';

const AT = Date.parse('2026-03-10T10:30:00+01:00');

golden(
  'when and what, of what was put off just now',
  `
  remind me tomorrow to ring the bank // what time will you remind me
    => reminders.list query="ring the bank"
  remind me at 3 to ring the bank // what was that for
    => reminders.list query="ring the bank"
  remind me tomorrow to ring the bank // when will that be
    => reminders.list query="ring the bank"
  remind Mia every day at 6 to feed the fish // when will she be reminded next
    => reminders.list query="feed the fish"
  remind me to ring the bank at 3 // how long until then
    => reminders.list query="ring the bank"
  set an alarm for 7 // when will that go off
    => alarm.list
  remind me to ring the bank at 3 and to buy bread at 5 // which one comes first
    => reminders.list
  set a 10 minute timer for pasta and a 20 minute timer for rice // which one is first
    => timer.get all=true
  what am I being reminded of
    => reminders.list
  turn on the desk lamp // when will that be
    => ?? when will that be
`,
  'home-2',
  undefined,
  AT,
);

golden(
  'one of several, and not told which',
  `
  set a 7 minute timer for eggs and a 25 minute timer for the bread // cancel it
    => timer.cancel
  set a 7 minute timer for eggs and a 25 minute timer for the bread // cancel them
    => conversation.cancel turns=1
  set a 7 minute timer for eggs // cancel it
    => conversation.cancel
  set alarms for 6 and 7 // delete it
    => alarm.cancel
  add milk and eggs to the shopping list // delete it
    => conversation.cancel
`,
  'home-2',
  undefined,
  AT,
);
