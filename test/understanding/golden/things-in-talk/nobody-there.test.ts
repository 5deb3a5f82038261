import { golden } from '../golden.ts';

const AT = Date.parse('2026-03-10T10:30:00+01:00');

// A room that nobody is in, told in front of what is to be done there.

golden(
  'A35 what is left is put off there alone',
  `
  which lights are on // the kitchen's empty, off
    => light.turn_off [kitchen]
  which lights are on // the kitchen's empty, turn them off
    => light.turn_off [kitchen]
  which lights are on // everyone's left the kitchen, off
    => light.turn_off [kitchen]
  which lights are on // nobody's in the kitchen, turn them off
    => light.turn_off [kitchen]
  which lights are on // the office is empty now, turn it off
    => light.turn_off [office]
  which lights are on // no one needs the kitchen light
    => light.turn_off [kitchen]
  which lights are on // nobody's using the lights in the office
    => light.turn_off [office]
  the kitchen is empty, lights off
    => light.turn_off [kitchen]
  everyone's out of the office, lights off
    => light.turn_off [office]
`,
  'home-2',
  undefined,
  AT,
);

golden(
  'A35 what is only told',
  `
  which lights are on // the fridge is empty
    => ?? the fridge is empty
  which lights are on // the kitchen's empty
    => (statement)
  the kitchen's empty, off
    => (statement)
  which lights are on // dad's in the kitchen, turn them off
    => light.turn_off [all]
`,
  'home-2',
  undefined,
  AT,
);
