import { golden } from '../golden.ts';

golden(
  'at the time that was arranged just before',
  `
  turn off the living room tv at eleven at night // at the same time lock the front door
    => lock.lock [Front Door] @03-10T23:00
  every evening at nine close the kitchen blinds // what happens at nine? // and turn on the porch light then too
    => light.turn_on [Porch Light] @FREQ=DAILY;BYHOUR=21;BYMINUTE=0
  turn off the living room tv // at the same time close the kitchen blinds
    => cover.close [Kitchen Blinds]
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
