import { golden } from '../golden.ts';

golden(
  'who is fetched from what was written down, on its day',
  `
  Ben's disco on Friday at six // collect him at nine, remind me
    => reminders.create text="collect him" at=03-13T21:00
  Ben's disco on Friday at six // remind me to pick him up at half eight
    => reminders.create text="pick him up" at=03-13T20:30
  Ben's disco on Friday at six // remind me at half eight to fetch them back
    => reminders.create text="fetch them back" at=03-13T20:30
  Ben's disco on Friday at six // remind me to ring them at four
    => reminders.create text="ring them" at=03-10T16:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
