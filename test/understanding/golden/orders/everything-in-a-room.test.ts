import { golden } from '../golden.ts';

golden(
  'everything in a room, and not its lights alone',
  `
  switch off everything in the kitchen
    => light.turn_off [kitchen] | media.turn_off [kitchen]
  everything off in the master bedroom at ten
    => light.turn_off [master bedroom] @03-10T22:00 | fan.turn_off [master bedroom] @03-10T22:00
  turn everything off in the living room but the telly
    => light.turn_off [living room]
  turn everything off in the living room apart from the heating
    => light.turn_off [living room] | fan.turn_off [living room] | media.turn_off [living room]
  turn everything off
    => light.turn_off [all]
  everything in the office off please
    => light.turn_off [office] | media.turn_off [office]
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
