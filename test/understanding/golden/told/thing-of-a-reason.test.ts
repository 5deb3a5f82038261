import { golden } from '../golden.ts';

golden(
  'what was done to a thing, and what is to become of it',
  `
  dad left the garage door open again shut it would you
    => cover.close [Garage Door]
  Sam has turned the heating up again so turn it down to 18
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=18
  someone left the porch light on all night turn it off
    => light.turn_off [Porch Light]
  put the heating back down to eighteen
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=18
  I'm freezing could you turn it up
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] step=1
  it's boiling in here turn it down
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] step=-1
  I'm cold turn it down
    => ?? turn it down
  it's so dark in here that i can't see my hands turn on the desk lamp
    => light.turn_on [Desk Lamp]
  it's so cold that my feet are blue turn the heating up
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] step=1
  shut the kitchen blind please too sunny
    => cover.close [Kitchen Blinds]
  make it not too bright
    => ?? make it not too bright
  turn the speaker down it's way to loud
    => media.set_volume [group Speakers] step=-10
  cancel the timer we've eaten already
    => timer.cancel
  stop the alarm I don't need to get up
    => alarm.cancel
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
