import { golden } from '../golden.ts';

// Goods that are told to be at their end, with the wish to have them on a list; and what was meant in place of the last.

golden(
  'what is spent, and is to be bought',
  `
  we're nearly out of butter, put that on too
    => list.add item=butter list=shopping
  the milk's gone off, put it on the list
    => list.add item=milk list=shopping
  the bread's mouldy, put some on the list
    => list.add item=bread list=shopping
  that's the last of the coffee, add it to the shopping list
    => list.add item=coffee list=shopping
  last of the jam went this morning, stick it on the list
    => list.add item=jam list=shopping
  no more toilet roll, put some on the list please
    => list.add item="toilet roll" list=shopping
  Gran's finished the biscuits, add more to the shopping list
    => list.add item=biscuits list=shopping
  the batteries are dead, get some more on the list
    => list.add item=batteries list=shopping
  put milk on the shopping list // we need bread, add that as well
    => list.add item=bread list=shopping
`,
  'home-2',
);

golden(
  'what is told and not to be bought',
  `
  the lamp's out, put it on
    => ?? the lamp's out, put it on
  I'm low on sleep, put it on
    => ?? put it on
  the washing's done, put it on again
    => ?? the washing's done, put it on again
  the bins need doing, put it on the to-do list
    => list.add item="bins need doing" list=to-do
  I've finished the book, put it on the shelf
    => ?? put it on the shelf
  we need the heating, put it on
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=heat
`,
  'home-2',
);

golden(
  'two things in short',
  `
  add beers n crisps to the shopping list
    => list.add item=beers list=shopping | list.add item=crisps list=shopping
  we need tea & sugar
    => list.add list=shopping item=tea | list.add list=shopping item=sugar
  put salt n vinegar crisps on the shopping list
    => list.add item="salt n vinegar crisps" list=shopping
  washing up liquid on the shopping list pls
    => list.add item="washing-up liquid" list=shopping
  add beers n crisps to the shopping list // there's loads of beer in the fridge, take it off
    => list.remove item=beers list=shopping
`,
  'home-2',
);

golden(
  'meant in place of the last',
  `
  put carrots on the shopping list // no sorry I meant parsnips
    => list.remove item=carrots list=shopping | list.add item=parsnips list=shopping
  put carrots on the shopping list // oh, I mean spring onions
    => list.remove item=carrots list=shopping | list.add item="spring onions" list=shopping
  put carrots on the shopping list // it should be parsnips
    => list.remove item=carrots list=shopping | list.add item=parsnips list=shopping
  put carrots on the shopping list // I meant two
    => list.remove list=shopping item=carrots > list.add item="two carrots" list=shopping
  put carrots on the shopping list // I meant tomorrow
    => ?? tomorrow
  turn on the desk lamp // sorry I meant the floor lamp
    => conversation.undo [Desk Lamp] > light.turn_on [Floor Lamp]
`,
  'home-2',
);

golden(
  'a list that is mailed as it is then',
  `
  add milk and eggs to the shopping list then email me the list
    => list.add item=milk list=shopping > list.add item=eggs list=shopping > list.get list=shopping > email.send to=me about="the shopping list"
  put pegs and a mallet on the camping list and what's on it
    => list.add item=pegs list=camping > list.add item=mallet list=camping > list.get list=camping
`,
  'home-2',
);
