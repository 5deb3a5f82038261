import { golden } from '../golden.ts';

// What the house is asked about itself, its people and the air around it, in other words.

golden(
  'what was done, and by whom',
  `
  which ones did you just turn on
    => house.record last=true
  what did you just switch off
    => house.record last=true
  what all did you just change
    => house.record
`,
  'home-2',
);

golden(
  'inside and outside',
  `
  how warm is it inside the house at this moment
    => sensor.get [all] kind=temperature
  what temp is it out
    => weather.get
  is it jacket weather out there
    => weather.get
`,
  'home-2',
);

golden(
  'whether something moves, and how it all stands',
  `
  any movement in the garage
    => sensor.get [garage] kind=motion
  did something move in the garage
    => sensor.get [garage] kind=motion
  tell me everything that is on
    => house.check what=on wanted=any
  is the house quite secure
    => house.check what=secure wanted=none
`,
  'home-2',
);
