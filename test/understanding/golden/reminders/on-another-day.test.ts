import { golden } from '../golden.ts';

const AT = Date.parse('2026-03-10T10:30:00+01:00');

// A reminder is put on the day that was meant, and in front of what comes again.

golden(
  'A20 not then, but then',
  `
  remind me tomorrow to call the plumber // not tomorrow, it should be Friday
    => reminders.change query="call the plumber" at=03-13T09:00
  remind me tomorrow to call the plumber // not tomorrow, I meant Friday
    => reminders.change query="call the plumber" at=03-13T09:00
  remind me tomorrow to call the plumber // not tomorrow but Friday
    => reminders.change query="call the plumber" at=03-13T09:00
  remind me on Friday to call the plumber // not Friday, it should be Thursday
    => reminders.change query="call the plumber" at=03-12T09:00
  remind me on Thursday morning to see the dentist // he can't, it's Friday now
    => reminders.change query="see the dentist" at=03-13T08:00
`,
  'home-2',
  undefined,
  AT,
);

golden(
  'A20 the evening before what comes again',
  `
  put the bins out every other Tuesday, remind me the evening before
    => reminders.create text="put the bins out" rrule=FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;BYHOUR=19;BYMINUTE=0
  put the bins out every Tuesday, remind me the night before
    => reminders.create text="put the bins out" rrule=FREQ=WEEKLY;BYDAY=MO;BYHOUR=19;BYMINUTE=0
  I have to water the plants every Friday, remind me the evening before at eight
    => reminders.create text="water the plants" rrule=FREQ=WEEKLY;BYDAY=TH;BYHOUR=20;BYMINUTE=0
  take the recycling out every second Monday, please remind me the day before
    => ?? take the recycling out every second Monday ?? please remind me the day before
`,
  'home-2',
  undefined,
  AT,
);
