import { golden } from '../golden.ts';

golden(
  'alarms for others, which the house has not',
  `
  set an alarm for Mia at eight
    => ?? set an alarm for Mia at eight
  an alarm at half six for Sam
    => ?? an alarm at half six for Sam
  put an alarm on for Sam at six
    => ?? put an alarm on for Sam at six
  Mia's alarm for seven
    => ?? Mia's alarm for seven
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
