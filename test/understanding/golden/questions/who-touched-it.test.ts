import { golden } from '../golden.ts';

golden(
  'who changed a thing, and short ways to ask for news',
  `
  has anybody touched the thermostat
    => climate.history [Living Room Thermostat]
  did someone change the desk lamp
    => light.history [Desk Lamp]
  who put the heating up to 24
    => climate.history [Living Room Thermostat + Bathroom Heater]
  is anything running out of battery
    => house.check what=battery wanted=any
  let me know when Sam's here
    => presence.tell [sam] @event presence:home[sam] already
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
