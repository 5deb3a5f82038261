import { golden } from '../golden.ts';

golden(
  'what is not to be on beside an order',
  `
  open the kitchen blinds, turn on the bedroom fan and no heating in the bedroom
    => cover.open [Kitchen Blinds] | fan.turn_on [Bedroom Fan] | climate.set_mode [master bedroom] mode=off
  turn on the bedroom fan, no heat
    => fan.turn_on [Bedroom Fan]
  kitchen blinds open, no lights
    => cover.open [Kitchen Blinds] | light.turn_off [all]
  no heat in the bedroom
    => ?? no heat in the bedroom
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
