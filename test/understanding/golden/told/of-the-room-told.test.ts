import { golden } from '../golden.ts';

const AT = Date.parse('2026-03-10T10:30:00+01:00');

// "That light" is of the room that was just told of, and else of the one where it is said.

golden(
  'A35 the light of a room that was told of',
  `
  the office looks like a dungeon, switch the light on
    => light.turn_on [office]
  the kids room is far too bright, turn that light off
    => light.turn_off [kids room]
  the baby's asleep, turn that light off
    => light.turn_off [hallway]
`,
  'home-2',
  'hallway',
  AT,
);
