import { golden } from '../golden.ts';

// Goods of which there are enough, and hours of which the last is noon.

golden(
  'taken off, whoever put it there',
  `
  theres loads of beer in the fridge, take it off
    => list.remove item=beer list=shopping
  there's a sack of spuds in the garage, take them off
    => list.remove item=spuds list=shopping
  add washing powder to the shopping list // theres loads of beer in the fridge, take it off
    => list.remove item=beer list=shopping
  add beers and crisps to the shopping list // theres loads of beer in the fridge, take it off
    => list.remove item=beers list=shopping
  there's a light on in the hall, turn it off
    => light.turn_off [Hallway Light]
`,
  'home-2',
);

golden(
  'till noon',
  `
  the boiler man is coming Monday between 8 and 12 in the morning, put that in the calendar
    => calendar.create title="boiler man" start=03-16T08:00 end=03-16T12:00
  add the sweep to the calendar on friday from nine to twelve in the morning
    => calendar.create title=sweep start=03-13T09:00 end=03-13T12:00
  add the boiler man to the calendar on monday between 8 and noon
    => calendar.create title="boiler man" start=03-16T08:00 end=03-16T12:00
  the plumber tomorrow between 9 and 11 in the morning, note it down
    => calendar.create title=plumber start=03-11T09:00 end=03-11T11:00
`,
  'home-2',
);
