import { golden } from '../golden.ts';

golden(
  'what a condition names last, and what is done in that case',
  `
  when the garage door opens and the porch light happens to be off, turn it on
    => light.turn_on [Porch Light] @event cover:open[Garage Door] repeat ?light:off[Porch Light]
  whenever the front door is unlocked and the kitchen lights are off, put them on
    => light.turn_on [kitchen] @event lock:unlocked[Front Door] already repeat ?every light:off[kitchen]
  if the porch light is on and the back door is unlocked, lock it
    => lock.lock [Back Door] ?light:on[Porch Light] & lock:unlocked[Back Door]
  if the porch light is on and the garage is open, turn it off
    => light.turn_off [Porch Light] ?light:on[Porch Light] & cover:open[garage]
  if the front door isn't locked, lock it, and in that case turn the porch light on as well
    => lock.lock [Front Door] ?lock:unlocked[Front Door] > light.turn_on [Porch Light] ?lock:unlocked[Front Door]
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
