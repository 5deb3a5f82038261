import { golden } from '../golden.ts';

golden(
  'what is wished at once beside what is put off',
  `
  at eight close the blinds and lock the front door now
    => cover.close [group Blinds] @03-10T20:00 | lock.lock [Front Door]
  tonight at nine turn off the porch light and at once start the vacuum
    => light.turn_off [Porch Light] @03-10T21:00 | vacuum.start [Robbie]
  tomorrow at six turn on the desk lamp and right now turn off the porch light
    => light.turn_on [Desk Lamp] @03-11T18:00 | light.turn_off [Porch Light]
  at seven turn on the porch light and tell Sam the gate is open right now
    => light.turn_on [Porch Light] @03-10T19:00 | notices.tell to=sam text="the gate is open"
  at eight close the blinds and lock the front door
    => cover.close [group Blinds] @03-10T20:00 | lock.lock [Front Door] @03-10T20:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
