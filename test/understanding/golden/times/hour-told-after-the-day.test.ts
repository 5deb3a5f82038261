import { golden } from '../golden.ts';

golden(
  'an hour that is told after the day alone',
  `
  add judo to the calendar on Saturday // at two
    => calendar.change query=judo start=03-14T14:00
  put supper at Jo's in the calendar on Friday // at seven
    => calendar.change query="supper at Jo's" start=03-13T19:00
  remind me to water the plants on Friday // at five
    => reminders.change query="water the plants" at=03-13T17:00
  remind me every day to do my scales // at six
    => reminders.change query="do my scales" at=03-10T18:00
  remind me on Saturday morning to fetch the cake // at six
    => reminders.change query="fetch the cake" at=03-14T06:00
  remind me every day at 8 to walk the dog // make it nine
    => reminders.change query="walk the dog" at=03-11T09:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
