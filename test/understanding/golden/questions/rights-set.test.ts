import { golden } from '../golden.ts';

golden(
  'rights that no talk sets',
  `
  don't let Sam turn on the TV after nine
    => ?? don't let Sam turn on the TV after nine
  Sam may not open the garage door
    => ?? Sam may not open the garage door
  can Sam pick up the parcel?
    => ?? can Sam pick up the parcel
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
