import { golden } from '../golden.ts';

// What is told before a rule is called off, with times of its own, and a time that is meant for the calling off.

golden(
  'H25 a rule is called off behind what is told',
  `
  turn on the path lights every day at sunset // we're away next week anyway, scrap it
    => conversation.cancel
  turn on the path lights every day at sunset // actually no, the neighbours mind that after ten. Cancel it
    => conversation.cancel
  every weekday at seven turn on the coffee machine // at Christmas, stop it
    => ?? at Christmas, stop it
  every weekday at seven turn on the coffee machine // from Monday on, cancel it
    => ?? from Monday on, cancel it
  every weekday at seven turn on the coffee machine // turn off the living room TV, cancel it
    => (abandoned)
  every night at ten lock the back door // no leave that, my sister comes in that way after work. get rid of it
    => conversation.cancel
  every night at eleven lock the back door // we don't need the nightly locking any longer, get rid of it
    => conversation.cancel
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
