import { golden } from '../golden.ts';

golden(
  'a timer put right in the same breath',
  `
  set an eight minute timer no a twelve minute one for the rice
    => timer.start duration=PT12M name=rice
  give me a 5 minute timer, sorry, a 10 minute one
    => timer.start duration=PT10M
  start a one hour timer no make that a two hour timer
    => timer.start duration=PT2H
  set a twenty minute timer no wait thirty minute one
    => timer.start duration=PT30M
  set a five minute timer actually a ten minute timer for the eggs
    => timer.start duration=PT10M name=eggs
  set a five minute timer and a ten minute timer
    => timer.start duration=PT5M | timer.start duration=PT10M
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
