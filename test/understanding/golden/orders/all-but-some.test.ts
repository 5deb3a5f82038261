import { golden } from '../golden.ts';

const AT = Date.parse('2026-03-10T10:30:00+01:00');

// All that is on, or all of a kind, but some: the exception may stand in front, in the middle or last.

golden(
  'A02 A03 all but some',
  `
  everything off apart from the hall
    => light.turn_off [all - hallway]
  everything off except in the kids' room
    => light.turn_off [all - kids room]
  all off but not the hall
    => light.turn_off [all - hallway]
  apart from the hall everything off
    => light.turn_off [all - hallway]
  except for the porch turn all the lights off
    => light.turn_off [all - porch]
  everything but the hall off
    => light.turn_off [all - hallway]
  everything off except the kitchen and the hall
    => light.turn_off [all - kitchen - hallway]
  the whole lot off apart from the hall
    => light.turn_off [all - hallway]
  off with everything except the office
    => light.turn_off [all - office]
  everything off apart from what's in the kitchen
    => light.turn_off [all - kitchen]
  everything off but not the hall
    => light.turn_off [all - hallway]
  make sure everything's off except the hall
    => light.turn_off [all - hallway]
  all the blinds down except in the bedroom
    => cover.close [group Blinds - master bedroom]
  lights off except the desk lamp
    => light.turn_off [all - Desk Lamp]
  everything off apart from the hall at ten
    => light.turn_off [all - hallway] @03-10T22:00
`,
  'home-2',
  undefined,
  AT,
);

golden(
  'A03 what only looks so',
  `
  everything's off except the hall
    => (statement)
  is everything off except the hall
    => house.check what=on wanted=none
  everything off except tomorrow
    => ?? everything off except  ?? tomorrow
  lights on but dim
    => light.set [all] brightness=15
  lights on, but not too bright
    => light.set [all] brightness=50
  curtains open but the blinds down
    => cover.open [group Curtains] | cover.close [group Blinds]
  shut everything down except the desk lamp
    => light.turn_off [all - Desk Lamp]
`,
  'home-2',
  undefined,
  AT,
);
