import { golden } from '../golden.ts';

golden(
  'what is asked and told of what was made last',
  `
  remind me on Friday to phone Jo // what time?
    => reminders.list query="phone Jo"
  remind me on Friday to phone Jo // when's that?
    => reminders.list query="phone Jo"
  optician on Friday at 4 // what time?
    => calendar.list query=optician
  what time?
    => clock.time
  alarm for 7 tomorrow // is it on for Friday too?
    => alarm.list from=03-13T00:00 to=03-14T00:00
  alarm every weekday at 7 // will it go off on Saturday
    => alarm.list from=03-14T00:00 to=03-15T00:00
  optician on Friday at 4 // what's on tomorrow? // and the day after that?
    => house.agenda from=03-12T00:00 to=03-13T00:00
  alarm every weekday at 7 // I'm off work till Friday, so no alarms until then
    => alarm.skip on=03-10T00:00..03-12T23:59
  alarm every weekday at 7 // don't wake me till Friday
    => alarm.skip on=03-10T00:00..03-12T23:59
  in half an hour tell Mia the bath is ready // make it twenty minutes // no need, she's up already
    => reminders.cancel query="the bath is ready"
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
