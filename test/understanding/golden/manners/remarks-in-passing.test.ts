import { golden } from '../golden.ts';

golden(
  'a remark in passing beside a wish',
  `
  the telly still flickers, close the kitchen blinds
    => cover.close [Kitchen Blinds]
  works fine. desk lamp off
    => light.turn_off [Desk Lamp]
  might have known. Lock the side door
    => lock.lock [Garage Side Door]
  put the hallway light on so nobody trips
    => light.turn_on [Hallway Light]
  last time it burnt dry, so turn the coffee maker off
    => switch.turn_off [Coffee Machine]
  turn the desk lamp off, not that anyone minds
    => light.turn_off [Desk Lamp]
  desk lamp off, no idea who left it
    => light.turn_off [Desk Lamp]
  the frobnicator too, desk lamp off
    => light.turn_off [Desk Lamp] ?? the frobnicator too
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
