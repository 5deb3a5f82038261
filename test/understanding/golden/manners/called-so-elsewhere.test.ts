import { golden } from '../golden.ts';

golden(
  'what is called so in another room',
  `
  turn on the desk lamp // and in the living room
    => light.turn_on [Floor Lamp]
  kitchen light on // sorry, the bedroom I mean
    => conversation.undo [kitchen] > light.turn_on [master bedroom]
  desk lamp off // no, the living room
    => conversation.undo [Desk Lamp] > light.turn_off [Floor Lamp]
  lamp in the office on, sorry, living room I mean
    => light.turn_on [Floor Lamp]
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
