import { golden } from '../golden.ts';

// A condition on several things is of one of them, or of each.

golden(
  'of each of several things',
  `
  when the desk lamp and the porch light are off, turn off the path lights
    => light.turn_off [Path Lights] @event every light:off[Desk Lamp + Porch Light] already repeat
  once the desk lamp and the hallway light are both on turn off the porch light
    => light.turn_off [Porch Light] @event every light:on[Desk Lamp + Hallway Light] already
  if both the desk lamp and the hallway light are on turn off the porch light
    => light.turn_off [Porch Light] ?every light:on[Desk Lamp + Hallway Light]
  if the kitchen lights are all on turn off the porch light
    => light.turn_off [Porch Light] ?every light:on[kitchen]
  if the kitchen lights are off turn on the porch light
    => light.turn_on [Porch Light] ?every light:off[kitchen]
`,
  'home-2',
);

golden(
  'of one of them',
  `
  if the desk lamp or the hallway light is on turn off the porch light
    => light.turn_off [Porch Light] ?light:on[Desk Lamp + Hallway Light]
  if the kitchen lights are on turn off the porch light
    => light.turn_off [Porch Light] ?light:on[kitchen]
  if the desk lamp is off turn on the porch light
    => light.turn_on [Porch Light] ?light:off[Desk Lamp]
  if the desk lamp and the hallway light are not both off turn on the porch light
    => light.turn_on [Porch Light] ?light:on[Desk Lamp + Hallway Light]
`,
  'home-2',
);

golden(
  'words that only point at what was said are no thing for a list',
  `
  put eggs and flour on the shopping list // yes both on the shopping list
    => ?? both on the shopping list
  turn off the desk lamp // oh god no, leave it
    => conversation.forbid
`,
  'home-2',
);
