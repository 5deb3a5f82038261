import { golden } from '../golden.ts';

golden(
  'some of several things otherwise',
  `
  close the living room curtains and the kitchen blinds, but the kitchen blinds only half way
    => cover.close [Living Room Curtains] | cover.set_position [Kitchen Blinds] position=50
  open the kitchen blinds and the garage door, but the garage door just to 30
    => cover.open [Kitchen Blinds] | cover.set_position [Garage Door] position=30
  turn on the porch light and the fairy lights, but the porch light at 30
    => light.turn_on [Fairy Lights] | light.set [Porch Light] brightness=30
  turn off all the lights but turn on the porch light
    => light.turn_off [all - Porch Light] | light.turn_on [Porch Light]
  turn the stair lights off and the desk lamp, and the porch light blue
    => light.turn_off [Stair Lights + Desk Lamp] | light.set [Porch Light] color=blue
  fountain off, and the path lights, and the porch light on
    => switch.turn_off [Fountain] | light.turn_off [Path Lights] | light.turn_on [Porch Light]
  turn the stair lights off, the desk lamp and the porch light blue
    => light.turn_off [Stair Lights] | light.set [Desk Lamp + Porch Light] color=blue
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
