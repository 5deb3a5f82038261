import { golden } from '../golden.ts';

golden(
  'what is to come on at an hour, with no word for it',
  `
  the radiators at seven please
    => climate.set_mode [Living Room Thermostat] mode=heat @03-10T19:00
  bathroom heater at 7
    => climate.set_mode [Bathroom Heater] mode=heat @03-10T19:00
  we'd like the heating at eight tomorrow
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=heat @03-11T08:00
  heating from half five till seven
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=heat @03-10T17:30 > climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=off @03-10T19:00
  heating at eight in the morning
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=heat @03-11T08:00
  hall light from nine to eleven
    => light.turn_on [Hallway Light] @03-10T21:00 > light.turn_off [Hallway Light] @03-10T23:00
  desk lamp at 7:45
    => light.turn_on [Desk Lamp] @03-10T19:45
  lights at seven and the heating at eight
    => light.turn_on [all] @03-10T19:00 | climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=heat @03-10T20:00
  radiators at seven, 21 degrees
    => climate.set_temperature [Living Room Thermostat] temperature=21 @03-10T19:00
  the heating at 17
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17
  keep the heating at 7
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=7
  turn off the fountain at nine and the path lights at half past nine
    => switch.turn_off [Fountain] @03-10T21:00 | light.turn_off [Path Lights] @03-10T21:30
  is the heating at seven
    => ?? is the heating at seven
  heating at 7 degrees
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=7
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
