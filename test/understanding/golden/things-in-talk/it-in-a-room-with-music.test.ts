import { golden } from '../golden.ts';

golden(
  'what it means where something plays in the room',
  `
  the heating to 19 // turn it up to 21
    => climate.set_temperature [living room] temperature=21
  floor lamp to 30 // turn it up to 60
    => light.set [Floor Lamp] brightness=60
  tv backlight on // turn it down a bit
    => light.set [TV Backlight] brightness_step=-10
  what is the thermostat set to // put it down to 18
    => climate.set_temperature [Living Room Thermostat] temperature=18
  ceiling fan to 20 percent // turn it up
    => fan.set [Ceiling Fan] step=10
  tv to 20 // turn it up
    => media.set_volume [Living Room TV] step=10
  lock the front door // turn it up
    => media.set_volume [living room] step=10
  turn it up to 30
    => media.set_volume [living room] volume=30
`,
  'home-2',
  'living room',
  Date.parse('2026-03-10T10:30:00+01:00'),
);
