import { golden } from '../golden.ts';

golden(
  'what is said of a thing that was only named',
  `
  the floor lamp // off
    => light.turn_off [Floor Lamp]
  the lounge blinds // halfway
    => cover.set_position [Living Room Curtains] position=50
  the living room tv // quieter please
    => media.set_volume [Living Room TV] step=-10
  the desk lamp // for ten minutes
    => light.turn_on [Desk Lamp] > light.turn_off [Desk Lamp] @after PT10M
  the front door // is it locked?
    => lock.get [Front Door]
  the heating // down a bit
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] step=-1
  the porch light // on at nine
    => light.turn_on [Porch Light] @03-10T21:00
  the floor lamp // and is it on?
    => light.get [Floor Lamp]
  dinner // at six
    => ?? at six
  the floor lamp // what time is it?
    => clock.time
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
