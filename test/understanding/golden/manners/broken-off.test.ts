import { golden } from '../golden.ts';

golden(
  'orders that are broken off, and words that come late',
  `
  open the kitchen blinds once the... ah forget it, just open them now
    => cover.open [Kitchen Blinds]
  turn off the fountain if, no never mind, turn it off right now
    => switch.turn_off [Fountain]
  turn the night light on but just for twenty minutes because gran said so
    => light.turn_on [Night Light] > light.turn_off [Night Light] @after PT20M
  is the desk lamp on // turn it off in that case
    => light.turn_off [Desk Lamp]
  the kitchen speaker is blaring, shut it up for a minute
    => media.mute [Kitchen Speaker]
  fountain off until this evening
    => switch.turn_off [Fountain] > switch.turn_on [Fountain] @03-10T19:00
  porch light on as long as it's dark
    => light.turn_on [Porch Light] @sunset > light.turn_off [Porch Light] @sunrise
  bedroom fan on at 40 percent for half an hour, oscillating
    => fan.set [Bedroom Fan] oscillate=true percentage=40 > fan.set [Bedroom Fan] oscillate=true percentage=40 restores @after PT30M
  turn off all the lights and don't touch the telly
    => light.turn_off [all]
  never mind
    => conversation.forget
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
