import { golden } from '../golden.ts';

golden(
  'how long something stays so, and what rooms have',
  `
  turn on the desk lamp for an hour // how long will it stay on
    => schedule.list
  turn on the desk lamp until nine // until when is it on
    => schedule.list
  how long will the hallway light stay off
    => schedule.list
  how long is the desk lamp on for
    => schedule.list
  how long is the desk lamp on
    => light.history [Desk Lamp] is_so=true became=on
  what's the chilliest room right now
    => house.warmth way=coldest
  where is the warmest room in the house
    => house.warmth way=warmest
  what rooms still have lights on
    => light.get [all]
  how many appliances are still on in the kitchen
    => house.check what=on wanted=any area=kitchen
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
