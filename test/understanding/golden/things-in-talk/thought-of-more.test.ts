import { golden } from '../golden.ts';

golden(
  'one thing more that is thought of',
  `
  we need bread and, oh, jam
    => list.add list=shopping item=bread | list.add list=shopping item=jam
  put ham, oh yes, and mustard on the shopping list
    => list.add item=ham list=shopping | list.add item=mustard list=shopping
  add ham, let me think, rolls and mustard to the shopping list
    => list.add item=ham list=shopping | list.add item=rolls list=shopping | list.add item=mustard list=shopping
  turn on the desk lamp and, oh, the porch light
    => light.turn_on [Desk Lamp + Porch Light]
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
