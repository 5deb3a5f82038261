import { golden } from './golden.ts';

golden(
  'who may do what, which no talk sets',
  `
  what is Sam allowed to do here?
    => ?? what is Sam allowed to do here?
  who may open the garage door?
    => ?? who may open the garage door?
  don't let Sam turn on the TV after nine
    => ?? don't let Sam turn on the TV after nine
  can Sam pick up the parcel?
    => ?? can Sam pick up the parcel
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
