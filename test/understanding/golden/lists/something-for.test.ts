import { golden } from '../golden.ts';

const AT = Date.parse('2026-03-10T10:30:00+01:00');

// What is to be bought, where nobody says yet what it is called.

golden(
  'A02 something for, and something of a kind, are items; something alone is asked about',
  `
  put oat milk, bread and something for the cat on the shopping list
    => list.add item="oat milk" list=shopping | list.add item=bread list=shopping | list.add item="something for the cat" list=shopping
  add something sweet to the list
    => list.add item="something sweet" list=shopping
  add milk, something for pudding and bread to the shopping list
    => list.add item=milk list=shopping | list.add item="something for pudding" list=shopping | list.add item=bread list=shopping
  stick something nice for tea on the list
    => list.add item="something nice for tea" list=shopping
  can you put something for the barbecue on the shopping list
    => list.add item="something for the barbecue" list=shopping
  we need something for the grill on Saturday, put it on the list
    => list.add item="something for the grill on Saturday" list=shopping
  I need something for a headache, put it on the list
    => list.add item="something for a headache" list=shopping
  we need something to clean the oven with, add it to the shopping list
    => list.add item="something to clean the oven with" list=shopping
  put something on the list
    => ?? put something on the list (what?)
  add something else to the list
    => ?? add something else to the list (what?)
  put milk and something on the list
    => ?? put milk and something on the list
`,
  'home-2',
  undefined,
  AT,
);

golden(
  'A02 which of its kind is told in however many words',
  `
  put milk, eggs and that cheese we had last week on the list
    => list.add item=milk list=shopping | list.add item=eggs list=shopping | list.add item="cheese we had last week" list=shopping
  add bread, milk and the biscuits Mia likes to the list
    => list.add item=bread list=shopping | list.add item=milk list=shopping | list.add item="biscuits Mia likes" list=shopping
  put the jam we like and butter on the list
    => list.add item="jam we like" list=shopping | list.add item=butter list=shopping
`,
  'home-2',
  undefined,
  AT,
);

golden(
  'A02 how many is told last',
  `
  put eggs on the list, twelve
    => list.add item="twelve eggs" list=shopping
  add eggs to the shopping list, a dozen
    => list.add item="dozen eggs" list=shopping
  put tomatoes on the list, six
    => list.add item="six tomatoes" list=shopping
`,
  'home-2',
  undefined,
  AT,
);
