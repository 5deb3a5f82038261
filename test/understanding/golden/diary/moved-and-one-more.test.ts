import { golden } from '../golden.ts';

golden(
  'what is moved, and one more beside it: the same is not moved twice',
  `
  set an alarm for six tomorrow // make it half past and also one on friday at nine
    => ?? make it half past and also one on friday at nine
  remind me at four to ring Nan // make it five and also one at eight
    => ?? make it five and also one at eight
  set an alarm for six tomorrow // make it half past, and another one on friday at nine
    => alarm.change set_for=03-11T06:00 at=03-11T06:30 | alarm.set at=03-13T09:00
  remind me at four to ring Nan // make it five, no six
    => reminders.change query="ring Nan" at=03-10T18:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
