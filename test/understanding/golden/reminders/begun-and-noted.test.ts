import { golden } from '../golden.ts';

golden(
  'what was begun or is had, and is to be noted',
  `
  From now on there's choir for me every Thursday at six in the evening, could you pop that in the calendar
    => calendar.create title=choir start=03-12T18:00 end=03-12T19:00 rrule=FREQ=WEEKLY;BYDAY=TH;BYHOUR=18;BYMINUTE=0
  I've taken up pottery, every Tuesday at six, put it in the calendar
    => calendar.create title=pottery start=03-10T18:00 end=03-10T19:00 rrule=FREQ=WEEKLY;BYDAY=TU;BYHOUR=18;BYMINUTE=0
  I'm having lunch with Ruth tomorrow at one, make a note of it in the calendar
    => calendar.create title="lunch with Ruth" start=03-11T13:00 end=03-11T14:00
  put lunch with Ruth in the calendar tomorrow at one // that's off // yes, take it out
    => conversation.cancel
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
