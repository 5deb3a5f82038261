import { golden } from '../golden.ts';

golden(
  'what is there and what is wanted, in one breath',
  `
  the bread's bought, we need jam though
    => list.complete item=bread | list.add item=jam list=shopping
  butter's sorted but we still need yoghurt and pears
    => list.complete item=butter | list.add item=yoghurt list=shopping | list.add item=pears list=shopping
  we've got the nappies, we're out of wipes
    => list.complete item=nappies | list.add item=wipes list=shopping
  picked up rice, still need lentils
    => list.complete item=rice | list.add item=lentils list=shopping
  add ham // we don't need ham any more but we need cheese
    => list.remove item=ham list=shopping | list.add item=cheese list=shopping
  take the flour off and put yeast on
    => list.remove item=flour list=shopping | list.add item=yeast list=shopping
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
