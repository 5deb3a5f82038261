import { golden } from '../golden.ts';

// What is told beside an order in a few words without a verb, and orders by what alone is to be on.

golden(
  'how things look, told in front of an order',
  `
  crumbs everywhere again.. send robbie round
    => vacuum.start [Robbie]
  mud all over the place, turn on the fountain
    => switch.turn_on [Fountain]
  horrible out there, proper stormy, turn on the porch light please
    => light.turn_on [Porch Light]
  pitch black outside, put the porch light and the fairy lights on
    => light.turn_on [Porch Light + Fairy Lights]
  crumbs everywhere
    => ?? crumbs everywhere
  turn on the light outside
    => light.turn_on [garden + porch]
`,
  'home-2',
  'kitchen',
);

golden(
  'a light for somebody else, where they are',
  `
  someone's in the bathroom in the dark, put a light on for them
    => light.turn_on [bathroom]
  turn on the porch light for the kids
    => light.turn_on [Porch Light]
`,
  'home-2',
  'hallway',
);

golden(
  'what is left on, and how',
  `
  all lights off in the living room except the tv backlight, that one at 20 percent
    => light.turn_off [living room - TV Backlight] | light.set [TV Backlight] brightness=20
  turn off every light in the house but keep the porch light burning
    => light.turn_off [all - Porch Light]
  knock off every light in the living room
    => light.turn_off [living room]
  too much light in here, only the floor lamp must stay
    => light.turn_off [living room - Floor Lamp] | light.turn_on [Floor Lamp]
  too bright in the kitchen, just the counter one please
    => light.turn_off [kitchen - Kitchen Counter Lights] | light.turn_on [Kitchen Counter Lights]
  can I have some light in the office, the desk lamp will do
    => light.turn_on [Desk Lamp]
  can I have some light in the office
    => light.turn_on [office]
  too much noise in here
    => ?? much noise in here
`,
  'home-2',
  'living room',
);

golden(
  'back to how it was, with the thing named',
  `
  turn off the fairy lights // ok it's over, lights back like they were
    => conversation.undo
  turn off the fairy lights // put the lights back how they were
    => conversation.undo
`,
  'home-2',
);

golden(
  'several kinds, all of them',
  `
  is the floor lamp on and is the living room tv on // ugh, turn it all off
    => light.turn_off [Floor Lamp] | media.turn_off [Living Room TV]
`,
  'home-2',
);

golden(
  'in a hurry',
  `
  I've cut my finger, quick, all the lights in the kitchen
    => light.turn_on [kitchen]
  quick, turn on the porch light
    => light.turn_on [Porch Light]
`,
  'home-2',
  'kitchen',
);
