import { golden } from '../golden.ts';

golden(
  'the hours of several, what ends at an hour, and what nobody would see to then',
  `
  turn off the kitchen lights at nine and the porch light at eleven
    => light.turn_off [kitchen] @03-10T21:00 | light.turn_off [Porch Light] @03-10T23:00
  close the kitchen blinds at eight and the bedroom curtains at nine
    => cover.close [Kitchen Blinds] @03-10T20:00 | cover.close [Master Bedroom Curtains] @03-10T21:00
  wake me at half six and turn on the porch light at half six as well
    => alarm.set at=03-11T06:30 | light.turn_on [Porch Light] @03-11T06:30
  turn on the porch light at six and stop it at ten
    => light.turn_on [Porch Light] @03-10T18:00 | light.turn_off [Porch Light] @03-10T22:00
  start the vacuum at two and stop it at four
    => vacuum.start [Robbie] @03-10T14:00 | vacuum.pause [Robbie] @03-10T16:00
  as long as the tv is on keep the kitchen blinds closed
    => ?? as long as the tv is on keep the kitchen blinds closed
  don't lock the front door at eleven
    => ?? don't lock the front door at eleven
  don't turn off the porch light
    => (prohibition)
  keep the kitchen blinds closed
    => (prohibition)
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
