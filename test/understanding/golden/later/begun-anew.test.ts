import { golden } from '../golden.ts';

golden(
  'what is begun anew in the same words',
  `
  turn on turn on the porch light
    => light.turn_on [Porch Light]
  wake me up wake me up at seven
    => alarm.set at=03-11T07:00
  remind me to buy the the milk at five
    => reminders.create text="buy the milk" at=03-10T17:00
  what's on what's on tomorrow
    => house.agenda from=03-11T00:00 to=03-12T00:00
  set a timer for twen twenty minutes
    => timer.start duration=PT20M
  wake me at sev seven
    => alarm.set at=03-11T07:00
  it's seven
    => (statement)
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
