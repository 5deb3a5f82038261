import { golden } from './golden.ts';

// The same wishes put otherwise: the thing said apart, in words of another language, and how far it is shut.

golden(
  'the thing said apart from what is wanted of it',
  `
  the ceiling fan, could you turn it up by 20 percent
    => fan.set [Ceiling Fan] step=20
  the bedroom ac, can you drop it two degrees
    => climate.set_temperature [Bedroom AC] step=-2
  can you make it rotate, the ceiling fan
    => fan.set [Ceiling Fan] oscillate=true
  the floor lamp, what does it cost
    => ?? the floor lamp ?? what does it cost
`,
  'home-2',
);

golden(
  'a room by another name beside what goes to somebody else',
  `
  remind me to ring Gran tomorrow at nine, and dim the lounge
    => reminders.create text="ring Gran" at=03-11T09:00 | light.set [living room] brightness_step=-10
  put milk on the shopping list, and the sitting room lights off please
    => list.add item=milk list=shopping | light.turn_off [living room]
  remind me to hoover the lounge tomorrow at nine, and dim the lounge
    => reminders.create text="hoover the lounge" at=03-11T09:00 | light.set [living room] brightness_step=-10
`,
  'home-2',
);

golden(
  'in the words of another language',
  `
  put please the floor lamp on
    => light.turn_on [Floor Lamp]
  close me the floor lamp
    => light.turn_off [Floor Lamp]
  put volume of the kitchen speaker in 30
    => media.set_volume [Kitchen Speaker] volume=30
  i want the floor lamp to be purple like a unicorn
    => light.set [Floor Lamp] color=purple
`,
  'home-2',
);

golden(
  'how far it is shut',
  `
  close the kitchen blinds but leave a little gap
    => cover.set_position [Kitchen Blinds] position=20
  bring the kitchen blinds down but not all the way, leave them like a quarter open
    => cover.set_position [Kitchen Blinds] position=25
  let the kitchen blinds down three quarters of the way
    => cover.set_position [Kitchen Blinds] position=25
  pull the kitchen blinds most of the way shut
    => cover.set_position [Kitchen Blinds] position=10
`,
  'home-2',
);

golden(
  'several values of one thing',
  `
  ceiling fan at 30 percent with oscillation enabled
    => fan.set [Ceiling Fan] oscillate=true percentage=30
  bedroom ac cool 19
    => climate.set_temperature [Bedroom AC] mode=cool temperature=19
  stop the ceiling fan swinging about
    => fan.set [Ceiling Fan] oscillate=false
  set the floor lamp to 40 percent brightness at 4000 kelvin
    => light.set [Floor Lamp] brightness=40 temperature=4000
`,
  'home-2',
);
