import { golden } from './golden.ts';

// A clause of its own says when or whether a wish is to be done: with it or not at all. What is only polite holds nothing back.

golden(
  'when and whether, in a clause of its own',
  `
  in a bit, turn off the porch light
    => ?? in a bit, turn off the porch light
  soon, turn off the porch light
    => ?? soon, turn off the porch light
  not now, turn off the porch light
    => ?? not now, turn off the porch light
  after the gate closes, turn off the porch light
    => ?? after the gate closes, turn off the porch light
  if that's alright with dad, turn off the porch light
    => ?? if that's alright with dad, turn off the porch light
  turn off the porch light would you, first thing tomorrow
    => ?? turn off the porch light would you, first thing tomorrow
  turn off the porch light please, it's been on all day, in half an hour
    => ?? turn off the porch light please, it's been on all day, in half an hour
  turn off the porch light, it drives me mad, when the gate opens
    => ?? turn off the porch light ?? when the gate opens
  turn off the porch light, it's been on all day, but only if the back door is open
    => light.turn_off [Porch Light] ?sensor:open[Back Door Contact]
  turn off the porch light, it's been on all day if the back door is open
    => ?? turn off the porch light ?? it's been on all day if the back door is open
  trash the shopping list from last week, tomorrow at nine
    => ?? trash the shopping list from last week ?? tomorrow at nine
`,
  'home-2',
);

golden(
  'what holds nothing back',
  `
  if that's okay with you, turn off the porch light
    => light.turn_off [Porch Light]
  whenever it suits you, turn off the porch light
    => light.turn_off [Porch Light]
  turn off the porch light, if it's no bother
    => light.turn_off [Porch Light]
  turn off the porch light, now
    => light.turn_off [Porch Light]
  turn off the porch light, it gives me a headache
    => light.turn_off [Porch Light]
  turn off the porch light, we'll be in the garden after dinner
    => light.turn_off [Porch Light]
  turn off the porch light, and after that lock the back door
    => light.turn_off [Porch Light] > lock.lock [Back Door]
  after locking the back door, turn off the porch light
    => lock.lock [Back Door] > light.turn_off [Porch Light]
  turn off the porch light at ten, it's been on all day
    => light.turn_off [Porch Light] @03-11T10:00
`,
  'home-2',
);
