import { golden } from '../golden.ts';

golden(
  'a list that somebody is reminded of',
  `
  remind me at six about the shopping list
    => reminders.create text="the shopping list" at=03-10T18:00
  remind me about our shopping list in an hour
    => reminders.create text="our shopping list" at=03-10T11:30
  remind me about the shopping list
    => list.get list=shopping
  remind Sam tomorrow at five about the to-do list please
    => reminders.create to=sam text="the to-do list" at=03-11T17:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
