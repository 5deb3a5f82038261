import { golden } from '../golden.ts';

golden(
  'where it is warmer, and what is louder or low on charge',
  `
  which room is the chilliest right now
    => house.warmth way=coldest
  tell me which is the hottest room
    => house.warmth way=warmest
  where is it coldest in the house // and the warmest?
    => house.warmth way=warmest
  is the office any colder than the living room
    => house.warmth way=colder area=office than="living room"
  how much warmer is the kids room than the office // how many degrees?
    => house.warmth way=warmer by=true area="kids room" than=office
  is it much cooler in the office than outside
    => house.warmth way=colder than=outside area=office
  is it warmer in the office than in the living room // how much warmer?
    => house.warmth way=warmer area=office than="living room" by=true
  is anything running low on charge?
    => house.check what=battery wanted=any
  does anything need a new battery
    => house.check what=battery wanted=any
  is the office speaker louder than the kitchen speaker
    => media.get [Office Speaker] | media.get [Kitchen Speaker]
  are the path lights brighter than the porch light
    => light.get [Path Lights] | light.get [Porch Light]
  what was the warmest day
    => ?? what was the warmest day
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
