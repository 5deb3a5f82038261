import { golden } from '../golden.ts';

const NOW = Date.parse('2026-03-10T10:30:00+01:00');

golden(
  'the part of the day before what has an hour of its own',
  `
  I've got a viewing at 4 on Friday, remind me the evening before
    => calendar.create title=viewing start=03-13T16:00 end=03-13T17:00 > reminders.create text=viewing at=03-12T19:00
  we have a viewing at 4 on Friday, remind me the morning before
    => calendar.create title=viewing start=03-13T16:00 end=03-13T17:00 > reminders.create text=viewing at=03-12T08:00
  remind me the evening before at eight about the viewing on Friday
    => reminders.create text="the viewing" at=03-12T20:00
  the viewing is on Friday at 4, remind me the evening before at eight
    => calendar.create told=true title=viewing start=03-13T16:00 end=03-13T17:00 > reminders.create text=viewing at=03-12T20:00
  remind me the night before the 20th at 9 to pack
    => reminders.create text=pack at=03-19T21:00
`,
  'home-2',
  undefined,
  NOW,
);
