import { golden } from '../golden.ts';

golden(
  'warmer, of the white of a lamp and not of the room',
  `
  make the desk lamp green // a touch warmer
    => light.set [Desk Lamp] temperature=2700
  set the kitchen light to cool white // slightly warmer
    => light.set [kitchen] temperature=2700
  desk lamp purple // just a bit cooler
    => light.set [Desk Lamp] temperature=5500
  turn on the desk lamp // a little warmer please
    => light.set [Desk Lamp] temperature=2700
  turn on the desk lamp // not so cold
    => light.set [Desk Lamp] temperature=2700
  make the desk lamp cool white // it's too blue
    => light.set [Desk Lamp] temperature=2700
  turn off the desk lamp // a bit warmer
    => ?? a bit warmer {Living Room Thermostat, Bedroom AC, Bathroom Heater}
  set the bedroom heating to 19 // a bit warmer
    => climate.set_temperature [master bedroom] step=1
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
