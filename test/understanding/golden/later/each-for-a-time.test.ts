import { golden } from '../golden.ts';

golden(
  'what several things are done for a time',
  `
  porch light red and the TV backlight blue, both for an hour
    => light.set [Porch Light] color=red > light.set [Porch Light] color=red restores @after PT1H | light.set [TV Backlight] color=blue > light.set [TV Backlight] color=blue restores @after PT1H
  the desk lamp at 30 and the floor lamp to 60, both until ten
    => light.set [Desk Lamp] brightness=30 > light.set [Desk Lamp] brightness=30 restores @03-10T22:00 | light.set [Floor Lamp] brightness=60 > light.set [Floor Lamp] brightness=60 restores @03-10T22:00
  fountain off and path lights on, both for ten minutes
    => switch.turn_off [Fountain] > switch.turn_on [Fountain] @after PT10M | light.turn_on [Path Lights] > light.turn_off [Path Lights] @after PT10M
  porch light on and the fountain off, both of them for ten minutes
    => light.turn_on [Porch Light] > light.turn_off [Porch Light] @after PT10M | switch.turn_off [Fountain] > switch.turn_on [Fountain] @after PT10M
  lamp in the office off and the hallway light on, the two of them for an hour
    => light.turn_off [Desk Lamp] > light.turn_on [Desk Lamp] @after PT1H | light.turn_on [Hallway Light] > light.turn_off [Hallway Light] @after PT1H
  turn the porch light and the fountain on, both for an hour
    => light.turn_on [Porch Light] > light.turn_off [Porch Light] @after PT1H | switch.turn_on [Fountain] > switch.turn_off [Fountain] @after PT1H
  turn on the fairy lights for twenty minutes and the path lights
    => light.turn_on [Fairy Lights + Path Lights] > light.turn_off [Fairy Lights + Path Lights] @after PT20M
  set the desk lamp to 40 for an hour and the floor lamp
    => light.set [Desk Lamp + Floor Lamp] brightness=40 > light.set [Desk Lamp + Floor Lamp] brightness=40 restores @after PT1H
  turn on the fairy lights for twenty minutes, no, the path lights
    => light.turn_on [Path Lights] > light.turn_off [Path Lights] @after PT20M
  turn off the fairy lights for an hour and then the porch light
    => light.turn_off [Fairy Lights] > light.turn_on [Fairy Lights] @after PT1H > light.turn_off [Porch Light]
  run the fountain for ten minutes and then the coffee machine
    => switch.turn_on [Fountain] > switch.turn_off [Fountain] @after PT10M > switch.turn_on [Coffee Machine]
  turn on the fairy lights until ten and then the path lights
    => light.turn_on [Fairy Lights] > light.turn_off [Fairy Lights] @03-10T22:00 > light.turn_on [Path Lights] @03-10T22:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
