import { golden } from '../golden.ts';

// Questions that compare, that count, and orders behind a question of what is on.

golden(
  'what is compared is told of each',
  `
  so which room is the coldest at the moment
    => house.warmth way=coldest
  is it hotter out there than in here
    => weather.get | sensor.get [all] kind=temperature
  is it cooler in the kitchen than in the living room?
    => house.warmth way=colder area=kitchen than="living room"
  how cold is it outside versus indoors
    => weather.get | sensor.get [all] kind=temperature
`,
  'home-2',
);

golden(
  'what is counted, and what was wished for',
  `
  how many rules have you got
    => schedule.list
  what did i just ask you for
    => house.record last=true
  are our outside doors shut and bolted
    => house.check what=secure wanted=none
`,
  'home-2',
);

golden(
  'what a question found on goes off in its room alone',
  `
  anything on in the kitchen? // switch the lot off in there
    => light.turn_off [kitchen]
`,
  'home-2',
);
