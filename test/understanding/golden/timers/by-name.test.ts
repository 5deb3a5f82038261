import { golden } from '../golden.ts';

// Timers and lists as they are spoken of in a kitchen: by what they are for, or by nothing at all.

golden(
  'timers by their name alone',
  `
  tea timer, four minutes
    => timer.start name=tea duration=PT4M
  potato timer twenty minutes please
    => timer.start name=potato duration=PT20M
  time the eggs for six minutes
    => timer.start name=eggs duration=PT6M
  how much longer on the roast
    => timer.get name=roast
  how long has the bread got left
    => timer.get name=bread
  the cake needs another ten minutes
    => timer.add name=cake duration=PT10M
  set a timer for the soup for 8 minutes // and one for the rolls, fifteen
    => timer.start name=rolls duration=PT15M
  set a timer for the soup for 8 minutes // and another for the rolls for a quarter of an hour
    => timer.start name=rolls duration=PT15M
  set a timer for the soup for 8 minutes // and 20 minutes for the peas
    => timer.start duration=PT20M name=peas
`,
  'home-2',
);

golden(
  'the timer that was spoken of last',
  `
  set a timer for nine minutes // it needs two more minutes
    => timer.add length=PT9M duration=PT2M
  tea timer, four minutes // one more minute please
    => timer.add name=tea duration=PT1M
  set a timer for nine minutes // pause it
    => timer.pause length=PT9M
  set a timer for nine minutes // pause it // carry on
    => timer.resume length=PT9M
  set a timer for nine minutes // turn on the porch light // carry on
    => ?? carry on
`,
  'home-2',
);

golden(
  'numbers that were heard as other words',
  `
  set a timer for for minutes
    => timer.start duration=PT4M
  turn on the porch light in to minutes
    => light.turn_on [Porch Light] @03-10T23:32
  start a timer for ate minutes
    => timer.start duration=PT8M
`,
  'home-2',
);

golden(
  'what is to be bought',
  `
  we need onions
    => list.add list=shopping item=onions
  we are nearly out of dish soap
    => list.add list=shopping item="dish soap"
  somebody drank the last of the orange juice
    => list.add list=shopping item="orange juice"
  we need to leave at nine
    => (statement)
  we're out of the house
    => (statement)
  got the onions
    => list.complete item=onions
  got home safely
    => ?? got home safely
`,
  'home-2',
);

golden(
  'lists that are not named',
  `
  is there milk on the list
    => list.get item=milk
  is there milk on the list // what about butter
    => list.get item=butter
  take the butter off the list
    => list.remove item=butter
  add honey to the list
    => list.add item=honey list=shopping
  make me a packing list for the journey // put socks and a torch on it
    => list.add item=socks list=packing | list.add item=torch list=packing
  put the boxes in the attic
    => ?? put the boxes in the attic (to which list?)
`,
  'home-2',
);

golden(
  'a dish and its time, and more of it',
  `
  potatoes, twenty five minutes
    => timer.start name=potatoes duration=PT25M
  turn on the porch light, ten minutes
    => light.turn_on [Porch Light] ?? ten minutes
  start a cake timer for ten minutes // five more please
    => timer.add name=cake duration=PT5M
  start a cake timer for ten minutes // it could do with another three
    => timer.add name=cake duration=PT3M
  start a rice timer for ten minutes // start a cake timer for forty minutes // give the rice another two
    => timer.add name=rice duration=PT2M
  start a cake timer for ten minutes // stick another five on the cake
    => timer.add duration=PT5M name=cake
  turn on the desk lamp // five more
    => light.set [Desk Lamp] brightness_step=5
  start a cake timer for ten minutes // give it another five
    => timer.add name=cake duration=PT5M
  start a cake timer for ten minutes // how long has it got left
    => timer.get name=cake
  what's on the shopping list // are matches on there
    => list.get list=shopping item=matches
`,
  'home-2',
);

golden(
  'what is only asked of all kinds of things names none of them',
  `
  turn on the kitchen fan
    => ?? turn on the kitchen fan
  turn up the heating in the kitchen
    => ?? turn up the heating in the kitchen
`,
  'home-2',
);
