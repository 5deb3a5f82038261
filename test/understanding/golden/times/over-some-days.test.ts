import { golden } from '../golden.ts';

golden(
  'what lasts for days, and what else is on the day',
  `
  what's on from the 15th to the 18th
    => house.agenda from=03-15T00:00 to=03-19T00:00
  we're away between the 15th and the 18th, put it in the calendar
    => calendar.create title="we away" start=03-15T00:00 end=03-19T00:00 all_day=true
  from the 15th to the 18th Jo is visiting, put that in please
    => calendar.create title="Jo is visiting" start=03-15T00:00 end=03-19T00:00 all_day=true
  Sam works nights next week, put it in the diary
    => calendar.create title="Sam works night shifts" start=03-16T00:00 end=03-23T00:00 all_day=true
  Jo's staying all next week, put that in
    => calendar.create title="Jo's staying" start=03-16T00:00 end=03-23T00:00 all_day=true
  I'm on nights from Monday to Wednesday next week, put it in
    => calendar.create title="I'm on night shifts" start=03-16T00:00 end=03-19T00:00 all_day=true
  dentist on Friday at two // and lunch with Jo at one the same day
    => calendar.create title="lunch with Jo" start=03-13T13:00 end=03-13T14:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
