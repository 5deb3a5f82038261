import { golden } from '../golden.ts';

// What is said behind an order in few words, and the same with a question about the hour in between.

golden(
  'another value, of whatever was set before',
  `
  set a ten minute timer // fifteen minutes on second thoughts
    => timer.cancel length=PT10M > timer.start duration=PT15M
  set the desk lamp to 20 // try fifty
    => light.set [Desk Lamp] brightness=50
  set the desk lamp to 20 // could you do fifty instead
    => light.set [Desk Lamp] brightness=50
  set a ten minute timer // what time is it // make it fifteen minutes
    => timer.cancel length=PT10M > timer.start duration=PT15M
`,
  'home-2',
);

golden(
  'another thing, with the end of what was done before',
  `
  turn on the porch light for twenty minutes // and the desk lamp
    => light.turn_on [Desk Lamp] > light.turn_off [Desk Lamp] @after PT20M
  turn on the desk lamp // the porch light, sorry
    => conversation.undo [Desk Lamp] > light.turn_on [Porch Light]
  turn on the desk lamp // I said the porch light
    => conversation.undo [Desk Lamp] > light.turn_on [Porch Light]
  turn on the desk lamp // what time is it // no, the porch light
    => conversation.undo [Desk Lamp] > light.turn_on [Porch Light]
  set the volume of the kitchen speaker to 40 // down a little, it's too much
    => media.set_volume [Kitchen Speaker] step=-10
  turn on the desk lamp // is it on now
    => light.get [Desk Lamp]
  set a ten minute timer // never mind that, cancel it
    => conversation.cancel
`,
  'home-2',
);

golden(
  'said of the answer, or of nothing there is',
  `
  turn on the desk lamp // what time is it // seven?
    => ?? seven
  turn on the desk lamp // what time is it // at half six?
    => ?? at half six
  turn on the desk lamp // do twenty press-ups
    => ?? do twenty press-ups
  turn on the desk lamp // go home
    => ?? go home
  the bedroom, sorry
    => ?? the bedroom, sorry
`,
  'home-2',
);
