import { golden } from '../golden.ts';

golden(
  'what stays as it is until then, and only then is changed',
  `
  leave the kitchen blinds up until half past five, then lower them
    => cover.close [Kitchen Blinds] @03-10T17:30
  keep the front door locked till three and then unlock it
    => lock.lock [Front Door] > lock.unlock [Front Door] @03-10T15:00
  leave the living room curtains open until bedtime, then draw them
    => cover.close [Living Room Curtains] @03-10T21:00
  leave the kids room blinds down for two hours, then raise them halfway
    => cover.set_position [Kids Room Blinds] position=50 @03-10T12:30
  let the garage door stay open until noon, and then close it
    => cover.close [Garage Door] @03-10T12:00
  leave the front door unlocked until I get home, then lock it
    => lock.lock [Front Door] @event presence:home[alex]
  leave the porch light on until ten, then turn it off
    => light.turn_on [Porch Light] > light.turn_off [Porch Light] @03-10T22:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
