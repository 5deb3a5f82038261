import { golden } from '../golden.ts';

golden(
  'how warm it is, told before what is wished for',
  `
  it's only 18 in here // put it up to 21
    => climate.set_temperature [living room] temperature=21
  it's 17 degrees in the living room // turn it up a bit
    => climate.set_temperature [living room] step=1
  it's 24 in here // make it cooler
    => climate.set_temperature [living room] step=-1
  it's 6 in here // lock the front door
    => lock.lock [Front Door]
`,
  'home-2',
  'living room',
  Date.parse('2026-03-10T10:30:00+01:00'),
);

golden(
  'warmer where nothing in the room heats',
  `
  it says it's 16 in the living room // make it 20
    => climate.set_temperature [living room] temperature=20
  make it a bit warmer
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] step=1
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
