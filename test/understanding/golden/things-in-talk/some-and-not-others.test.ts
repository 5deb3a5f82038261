import { golden } from '../golden.ts';

golden(
  'some things and not others',
  `
  we're off out, check that it's all off and locked
    => light.turn_off [all] | lock.lock [all]
  is the house all off and locked up?
    => house.check what=on wanted=none | house.check what=secure wanted=none
  no lights in the bathroom except over the mirror
    => light.turn_off [bathroom - Mirror Light]
  neither the fountain nor the porch light need to be on now
    => switch.turn_off [Fountain] | light.turn_off [Porch Light]
  turn off the lights upstairs without touching the kids room
    => light.turn_off [floor Upstairs - kids room]
  the kids room blinds needn't be up any longer
    => cover.close [Kids Room Blinds]
  the fountain needn't be running now
    => switch.turn_off [Fountain]
  instead of the ceiling fan turn the bedroom fan on
    => fan.turn_off [Ceiling Fan] | fan.turn_on [Bedroom Fan]
  I'd prefer the floor lamp over the ceiling light in the living room
    => light.turn_off [Living Room Ceiling Light] | light.turn_on [Floor Lamp]
  as for the office, desk lamp off and speaker on
    => light.turn_off [Desk Lamp] | media.turn_on [group Speakers]
  office ceiling off, the rest on
    => light.turn_off [Office Ceiling Light] | light.turn_on [office - Office Ceiling Light]
  we're off and the car is locked
    => (statement)
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);

golden(
  'one light and nothing else in the room that hears it',
  `
  only the floor lamp on please, no others
    => light.turn_off [living room - Floor Lamp] | light.turn_on [Floor Lamp]
  just the ceiling light, nothing else in here
    => light.turn_off [living room - Living Room Ceiling Light] | light.turn_on [Living Room Ceiling Light]
`,
  'home-2',
  'living room',
  Date.parse('2026-03-10T10:30:00+01:00'),
);
