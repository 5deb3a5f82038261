import { golden } from '../golden.ts';

golden(
  'what is to be left, and another white',
  `
  turn all the lights off // oh, and the porch one, leave that on
    => conversation.forbid [porch]
  turn off all the lights except the stair lights // the desk lamp, keep it on
    => conversation.forbid [Desk Lamp]
  close the kitchen blinds // leave the blinds
    => conversation.forbid [group Blinds]
  close the kitchen blinds // leave the blinds there
    => cover.stop [group Blinds]
  leave the kitchen blinds
    => (prohibition)
  make the desk lamp a warmer white // colder
    => light.set [Desk Lamp] temperature=5500
  make the floor lamp warmer // a bit cooler than that
    => light.set [Floor Lamp] temperature=5500
  set the living room to 21 // cooler
    => climate.set_temperature [living room] step=-1
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
