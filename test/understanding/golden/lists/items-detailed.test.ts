import { golden } from '../golden.ts';

golden(
  'of which kind a thing on a list is, how much, and what stays on it',
  `
  add peppers to the shopping list // red ones
    => list.remove item=peppers list=shopping | list.add item="red peppers" list=shopping
  add milk to the shopping list // make it semi-skimmed
    => list.remove item=milk list=shopping | list.add item="semi-skimmed milk" list=shopping
  add milk to the shopping list // three pints
    => list.remove item=milk list=shopping | list.add item="three pints of milk" list=shopping
  add eggs to the shopping list // a dozen, actually
    => list.remove item=eggs list=shopping | list.add item="dozen eggs" list=shopping
  add rice to the shopping list // a kilo please
    => list.remove item=rice list=shopping | list.add item="kilo of rice" list=shopping
  add milk and eggs to the shopping list // a dozen
    => ?? a dozen
  add milk to the shopping list // nearly forgot, cat litter
    => list.add item="cat litter" list=shopping
  add milk to the shopping list // the first one
    => ?? the first one
  add milk to the shopping list // the other ones
    => ?? the other ones
  add what we need for the soup to the shopping list: leeks, potatoes and cream
    => list.add item=leeks list=shopping | list.add item=potatoes list=shopping | list.add item=cream list=shopping
  move batteries from shopping to the to-do list
    => list.remove item=batteries list=shopping > list.add item=batteries list=to-do
  clear the shopping list apart from the bananas
    => list.clear list=shopping except=bananas
  take everything off the shopping list except the oat milk
    => list.clear list=shopping except="oat milk"
  clear the shopping list
    => list.clear list=shopping
  remind me at six to ring Vi // two pints
    => ?? two pints
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
