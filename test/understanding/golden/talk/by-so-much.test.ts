import { golden } from '../golden.ts';

golden(
  'more or less by so much, which is no hour',
  `
  floor lamp dimmer, by thirty
    => light.set [Floor Lamp] brightness_step=-30
  make the porch light brighter by 15
    => light.set [Porch Light] brightness_step=15
  play jazz in the kitchen // quieter, by ten
    => media.set_volume [kitchen] step=-10
  living room tv louder, by 5
    => media.set_volume [Living Room TV] step=5
  kitchen blinds down by 40
    => cover.set_position [Kitchen Blinds] step=-40
  raise the kids room blinds, by 25 percent
    => cover.set_position [Kids Room Blinds] step=25
  the heating up, by two
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] step=2
  make the bedroom cooler by one
    => climate.set_temperature [Bedroom AC] step=-1
  set the bedroom ac to 20 and the kids room blinds to 60 // warmer by one
    => ?? warmer by one {Living Room Thermostat, Bedroom AC, Bathroom Heater}
  set the bedroom ac to 20 // two degrees warmer
    => climate.set_temperature [Bedroom AC] step=2
  kids room blinds to 60 // five louder
    => ?? five louder
  desk lamp off by ten
    => light.turn_off [Desk Lamp] @03-10T22:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
