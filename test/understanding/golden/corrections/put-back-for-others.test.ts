import { golden } from '../golden.ts';

golden(
  'what is put back on lists and for whoever is there, and what is said for company before a wish',
  `
  put rice on the shopping list // put it back
    => list.add item=rice list=shopping
  put rice on the shopping list // take it off // put it back on the list
    => conversation.undo
  add whatever Gran fancied to the shopping list
    => ?? add whatever Gran fancied to the shopping list
  put everything Sam asked for on the shopping list
    => ?? put everything Sam asked for on the shopping list
  don't tell Gran, but add candles to the shopping list
    => list.add item=candles list=shopping
  don't mention it to Sam, but remind me tomorrow at nine to order flowers
    => reminders.create text="order flowers" at=03-11T09:00
  don't wake Mia, just turn off the porch light
    => light.turn_off [Porch Light]
  don't tell Gran
    => ?? don't tell Gran
  turn off the kitchen lights // we're still in here
    => conversation.undo [kitchen]
  turn off the kitchen lights // hey, I was using that
    => conversation.undo [kitchen]
  turn off the kitchen lights // not that one // the porch light
    => light.turn_off [Porch Light]
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
