import { golden } from '../golden.ts';

// What is said of things on a list that were spoken of just now.

golden(
  'is it there, and put it there',
  `
  add milk to the shopping list // is the bread still there?
    => list.get item=bread list=shopping
  is there flour on the list // and sugar? // ok add both
    => list.add item=flour list=shopping | list.add item=sugar list=shopping
  are eggs on the shopping list // put them on then
    => list.add item=eggs list=shopping
  add milk to the shopping list // put them on
    => ?? put them on
  add bread to the shopping list // is the garage on
    => ?? is the garage on
`,
  'home-2',
);

golden(
  'something else, or none of it',
  `
  add oat milk and bananas to the shopping list // not bananas, I meant satsumas
    => list.remove list=shopping item=bananas > list.add item=satsumas list=shopping
  add oat milk and bananas to the shopping list // grapes instead of bananas
    => list.remove item=bananas list=shopping | list.add item=grapes list=shopping
  put ice cream on the shopping list // and sprinkles // no wait not the sprinkles, we got some
    => list.remove item=sprinkles list=shopping
  add butter, milk and eggs to the shopping list // actually we've still got milk
    => list.remove item=milk list=shopping
  add bread to the shopping list // the bread, I already bought it
    => list.remove item=bread list=shopping
  add bread to the shopping list // we have guests
    => (statement)
`,
  'home-2',
);

golden(
  'on which list',
  `
  add a hammer to the diy list // and jam to the shopping one
    => list.add item=jam list=shopping
  add a hammer to the diy list // and put jam on the other list
    => list.add item=jam list=shopping
  put jam on the other list
    => ?? put jam on the other list
  put milk on the shopping list // and some of that soft cheese
    => list.add item="soft cheese" list=shopping
  we're out of bin bags and washing up liquid
    => list.add list=shopping item="bin bags" | list.add list=shopping item="washing up liquid"
  I used up the last of the rice
    => list.add list=shopping item=rice
  we've finished the milk
    => list.add list=shopping item=milk
  someone finished the orange juice
    => list.add list=shopping item="orange juice"
  lights out in the bathroom I finished my teeth
    => light.turn_off [bathroom]
  we finished our dinner
    => (statement)
`,
  'home-2',
);

golden(
  'a verb in front of the thing is no part of its name',
  `
  scrub any bread on the shopping list
    => list.remove item=bread list=shopping
  could you scrub any fresh bread on the shopping list
    => list.remove item="fresh bread" list=shopping
  bread and scrubbing brushes on the shopping list
    => list.add item=bread list=shopping | list.add item="scrubbing brushes" list=shopping
`,
  'home-2',
);

golden(
  'what is done with is crossed off, and not what was put there last',
  `
  add descale the kettle to the jobs list // the gate's done, cross it off
    => list.remove item=gate
  put milk on the shopping list // the bread's bought, take it off
    => list.remove item=bread
  what's still to do on the jobs list
    => list.get list=jobs
`,
  'home-2',
);

golden(
  'one more thing on it',
  `
  put butter on the shopping list // stick jam on too
    => list.add item=jam list=shopping
  put butter on the shopping list // pop some jam down as well
    => list.add item=jam list=shopping
  put butter on the shopping list // put the porch light on too
    => light.turn_on [Porch Light]
`,
  'home-2',
);
