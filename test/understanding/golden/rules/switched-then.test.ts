import { golden } from '../golden.ts';

golden(
  'what is to be done when somebody switches something, and not because it is so already',
  `
  as soon as the living room TV is switched off, turn the floor lamp on
    => light.turn_on [Floor Lamp] @event media:off[Living Room TV]
  once the office speaker is turned off I want the desk lamp off
    => light.turn_off [Desk Lamp] @event media:off[Office Speaker]
  the moment the fountain is switched on, turn the path lights on
    => light.turn_on [Path Lights] @event switch:on[Fountain]
  whenever the hallway light is turned on, turn on the stair lights
    => light.turn_on [Stair Lights] @event light:on[Hallway Light] repeat
  once the fountain is off, turn off the path lights
    => light.turn_off [Path Lights] @event switch:off[Fountain] already
  once the desk lamp has been switched off, lock the back door
    => lock.lock [Back Door] @event light:off[Desk Lamp] already
  if the desk lamp is switched on, turn on the office speaker
    => media.turn_on [Office Speaker] ?light:on[Desk Lamp]
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
