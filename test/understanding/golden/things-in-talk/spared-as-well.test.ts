import { golden } from '../golden.ts';

golden(
  'one more thing that an order leaves out',
  `
  turn off all the lights except the kitchen // not the stairs either
    => conversation.forbid [Stair Lights]
  switch off every light but the office // nor the hallway
    => conversation.forbid [hallway]
  turn off all the lights but not the kitchen // and the porch light as well
    => conversation.forbid [Porch Light]
  turn all the lights off except in the garden // and except the garage
    => conversation.forbid [garage]
  turn off all the lights but not the kitchen // leave the office on too
    => conversation.forbid [office]
  turn off all the lights // not the kitchen // and the office too
    => conversation.forbid [office]
  turn off all the lights except the kitchen // and the kitchen
    => light.turn_off [kitchen]
  turn off all the lights except the kitchen // and the living room TV too
    => media.turn_off [Living Room TV]
  turn off all the lights // and the garage too
    => light.turn_off [garage]
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
