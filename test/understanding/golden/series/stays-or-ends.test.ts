import { golden } from '../golden.ts';

golden(
  'how long it is so, and that it stays so',
  `
  turn the floor lamp on, dim
    => light.set [Floor Lamp] brightness=15
  put the porch light on dim please
    => light.set [Porch Light] brightness=15
  turn the heating up for the next hour
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] step=1 > climate.set_temperature [Living Room Thermostat + Bathroom Heater] step=1 restores @after PT1H
  dim the desk lamp for the next hour
    => light.set [Desk Lamp] brightness_step=-10 > light.set [Desk Lamp] brightness_step=-10 restores @after PT1H
  turn on the fountain for the next hour
    => switch.turn_on [Fountain] > switch.turn_off [Fountain] @after PT1H
  set the desk lamp to 30 for ten minutes // actually leave it like that
    => schedule.cancel query="set the desk lamp to 30 for ten minutes"
  turn the hallway light off for an hour // keep it as it is
    => schedule.cancel query="turn the hallway light off for an hour"
  turn the hallway light off for an hour // leave it off for good
    => schedule.cancel query="turn the hallway light off for an hour"
  set the desk lamp to 30 // keep it like that
    => (thanks)
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
