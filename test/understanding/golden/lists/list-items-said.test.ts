import { golden } from '../golden.ts';

golden(
  'items of a list beside a cry, a courtesy and what is needed',
  `
  oh bother the butter's gone off put it on the list would you
    => list.add item=butter list=shopping
  oh no we're out of nappies stick them on the list please
    => list.add item=nappies list=shopping
  add to the shopping list please ham and eggs
    => list.add list=shopping item=ham | list.add list=shopping item=eggs
  can you put uh some of those wee cakes Mia likes on the list please
    => list.add item="wee cakes Mia likes" list=shopping
  stick some of those little oranges on the shopping list
    => list.add item="little oranges" list=shopping
  shopping list ham eggs bread
    => list.add item=ham list=shopping | list.add item=eggs list=shopping | list.add item=bread list=shopping
  shopping list please
    => list.get list=shopping
  I forgot to say add shampoo to the shopping list too
    => list.add item=shampoo list=shopping
  so for Sunday we need lemons and rice put them on the list please
    => list.add item=lemons list=shopping | list.add item=rice list=shopping
  I need I need yeast for the pizza so add that to the list
    => list.add item=yeast list=shopping
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);

golden(
  'what comes onto a list a breath later',
  `
  add ham and eggs to the list oh and rice
    => list.add item=ham list=shopping | list.add item=eggs list=shopping | list.add item=rice list=shopping
  put pears on the shopping list and also plums and some honey
    => list.add item=pears list=shopping | list.add item=plums list=shopping | list.add item=honey list=shopping
  put ham on the list and eggs and oh yeah rice as well
    => list.add item=ham list=shopping | list.add item=eggs list=shopping | list.add item=rice list=shopping
  add ham to the shopping list no sorry bacon
    => list.add item=bacon list=shopping
  add ham to the shopping list, oh no, make that bacon
    => list.add item=bacon list=shopping
  add ham to the list and the hallway lights off
    => list.add item=ham list=shopping | light.turn_off [hallway]
  add ham to the list and a timer for ten minutes
    => list.add item=ham list=shopping | timer.start duration=PT10M
  add ham to the shopping list and remind me at six to cook it
    => list.add item=ham list=shopping | reminders.create text="cook it" at=03-10T18:00
  take ham off the list again we've got some and put bacon on instead
    => list.remove item=ham | list.add item=bacon list=shopping
  take the ham off the shopping list and put eggs on instead
    => list.remove item=ham list=shopping | list.add item=eggs list=shopping
  add ham to the list // oh and take the ham off again there's plenty and put bacon on instead
    => list.remove item=ham | list.add item=bacon list=shopping
  let Alex know the beds are made please and add coffee to the list
    => notices.tell to=me text="the beds are made" | list.add item=coffee list=shopping
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
