import { golden } from '../golden.ts';

golden(
  'things wished in roundabout words',
  `
  it's dark and he's scared, leave a little light on in the bedroom
    => light.set [master bedroom] brightness=15
  can you keep a dim light on in the living room
    => light.set [living room] brightness=15
  turn off the coffee machine in five minutes and let me know
    => switch.turn_off [Coffee Machine] @03-10T10:35 > switch.get [Coffee Machine]
  desk lamp on at nine and tell me when it's done
    => light.turn_on [Desk Lamp] @03-10T21:00 > light.get [Desk Lamp]
  bedroom fan on, swinging, at 30
    => fan.set [Bedroom Fan] oscillate=true percentage=30
  the desk lamp keeps flickering, switch it off and on again
    => light.turn_off [Desk Lamp] > light.turn_on [Desk Lamp]
  turn the kitchen light down from 80 to 30
    => light.set [kitchen] brightness=30
  make it so that the porch light comes on when the front door opens
    => light.turn_on [Porch Light] @event sensor:open[Front Door Contact] repeat
  I need to lie down for an hour
    => (statement)
  play the same in the office as in the kitchen
    => ?? play the same in the office as in the kitchen
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
