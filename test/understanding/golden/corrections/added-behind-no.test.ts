import { golden } from '../golden.ts';

golden(
  'a thing more behind a no',
  `
  all the kitchen lights on except the counter lights // no, the counter ones too
    => light.turn_on [Kitchen Counter Lights]
  lights off in the living room except the floor lamp // no, the floor lamp as well
    => light.turn_off [Floor Lamp]
  turn on the fairy lights // no wait, the path lights too
    => light.turn_on [Path Lights]
  turn on the fairy lights, no, the path lights too
    => light.turn_on [Fairy Lights + Path Lights]
  turn on the fairy lights // no, the path lights
    => conversation.undo [Fairy Lights] > light.turn_on [Path Lights]
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
