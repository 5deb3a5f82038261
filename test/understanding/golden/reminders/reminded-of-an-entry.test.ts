import { golden } from '../golden.ts';

golden(
  'times at which somebody is reminded of an entry',
  `
  optician on Friday at 4 // remind me that morning at nine and the evening before
    => reminders.create text=optician at=03-13T09:00 | reminders.create text=optician at=03-12T19:00
  optician on Friday at 4 // remind Sam two hours before and half an hour before
    => reminders.create to=sam text=optician at=03-13T14:00 | reminders.create to=sam text=optician at=03-13T15:30
  optician on Friday at 4 // remind me of it the day before and on the day at noon
    => reminders.create text=optician at=03-12T09:00 | reminders.create text=optician at=03-13T12:00
  optician on Friday at 4 // remind me that morning
    => reminders.create text=optician at=03-13T08:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
