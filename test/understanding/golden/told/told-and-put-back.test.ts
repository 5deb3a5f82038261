import { golden } from '../golden.ts';

golden(
  'a thing that is told of and switched, and one of several put back',
  `
  the mirror light's been on since breakfast, hasn't it? off please
    => light.turn_off [Mirror Light]
  all off in the kitchen?
    => house.check what=on wanted=any area=kitchen
  all off in the living room
    => light.turn_off [living room]
  bathroom heater off at nine in the evening and on again at 6:30 in the morning
    => climate.set_mode [Bathroom Heater] mode=off @03-10T21:00 | climate.set_mode [Bathroom Heater] mode=heat @03-11T06:30
  dim the floor lamp to 20 and turn off the hallway light // put the floor lamp back
    => conversation.undo [Floor Lamp]
  open the kitchen blinds and the living room curtains // the curtains back how they were
    => conversation.undo [Living Room Curtains]
  turn the ac up two degrees // put the ac back
    => conversation.undo
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);

golden(
  'what alone is lit in the room that heard it',
  `
  just the counter lights please
    => light.turn_off [kitchen - Kitchen Counter Lights] | light.turn_on [Kitchen Counter Lights]
  only the ceiling light on, everything else in here off
    => light.turn_off [kitchen - Kitchen Ceiling Light] | light.turn_on [Kitchen Ceiling Light]
`,
  'home-2',
  'kitchen',
  Date.parse('2026-03-10T10:30:00+01:00'),
);
