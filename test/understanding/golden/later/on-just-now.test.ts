import { golden } from '../golden.ts';

golden(
  'what is on just now, and how warm it is here',
  `
  what's on right now
    => house.check what=on wanted=any
  what is switched on at the moment
    => house.check what=on wanted=any
  what's all on just now?
    => house.check what=on wanted=any
  what's on tonight
    => house.agenda from=03-10T18:00 to=03-11T00:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
