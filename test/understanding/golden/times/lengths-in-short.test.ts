import { golden } from '../golden.ts';

golden(
  'lengths whose second unit is left out',
  `
  set a timer for two hours twenty
    => timer.start duration=PT2H20M
  timer an hour ten for the bread
    => timer.start name=bread duration=PT1H10M
  timer three minutes thirty
    => timer.start duration=PT3M30S
  remind me in an hour twenty to check the oven
    => reminders.create text="check the oven" at=03-10T11:50
  wake me at six o five
    => alarm.set at=03-11T06:05
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
