import { golden } from '../golden.ts';

golden(
  'when it gets dark, for once',
  `
  turn on the porch light tonight when it gets dark
    => light.turn_on [Porch Light] @sunset
  just this once, close the kitchen blinds when the sun goes down
    => cover.close [Kitchen Blinds] @sunset
  fairy lights on when it's dark, just for tonight
    => light.turn_on [Fairy Lights] @sunset
  turn on the desk lamp and turn it off when it gets light
    => light.turn_on [Desk Lamp] | light.turn_off [Desk Lamp] @sunrise
  close the kitchen blinds when it gets dark
    => cover.close [Kitchen Blinds] @sunset repeat
  close the kitchen blinds when it gets dark and open them when it gets light
    => cover.close [Kitchen Blinds] @sunset repeat | cover.open [Kitchen Blinds] @sunrise repeat
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
