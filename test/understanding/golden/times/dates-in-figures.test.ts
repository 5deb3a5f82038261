import { golden } from '../golden.ts';

golden(
  'dates in figures with dots, and as engineers write them',
  `
  remind me on 5.4. at 14:00 to wax the skis
    => reminders.create text="wax the skis" at=04-05T14:00
  dentist on 19.3. at 10
    => calendar.create title=dentist start=03-19T10:00 end=03-19T11:00
  remind me on 24.12. to ring Jo
    => reminders.create text="ring Jo" at=12-24T09:00
  appointment 2026-04-09T11:20, physiotherapy, 40 minutes
    => calendar.create title=physiotherapy start=04-09T11:20 end=04-09T12:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
