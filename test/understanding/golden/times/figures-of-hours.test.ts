import { golden } from '../golden.ts';

golden(
  'figures that are hours, ends and lengths',
  `
  remind me at 10 to 3 call the vet
    => reminders.create text="call the vet" at=03-10T14:50
  remind me 5 past 4 to feed the hens
    => reminders.create text="feed the hens" at=03-10T16:05
  at 20 to 6 remind me to ring the plumber
    => reminders.create text="ring the plumber" at=03-10T17:40
  remind me at ten to three to water the ferns
    => reminders.create text="water the ferns" at=03-10T14:50
  bathroom heater 6 till 9
    => climate.set_mode [Bathroom Heater] mode=heat @03-10T18:00 > climate.set_mode [Bathroom Heater] mode=off @03-10T21:00
  heating 20 from seven till nine
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=20 @03-10T19:00 > climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=20 restores @03-10T21:00
  heating 17 eight till ten
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 @03-10T20:00 > climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 restores @03-10T22:00
  extractor fan at eight for half an hour
    => fan.turn_on [Extractor Fan] @03-10T20:00 > fan.turn_off [Extractor Fan] @after PT30M
  porch light at 7
    => light.turn_on [Porch Light] @03-10T19:00
  have the bathroom warm for seven
    => ?? have the bathroom warm for seven
  cancel the six and the eight o'clock alarms
    => alarm.cancel set_for=03-11T06:00 | alarm.cancel set_for=03-11T08:00
  delete the 6:30 alarm and the 7:15 alarm
    => alarm.cancel set_for=03-11T06:30 | alarm.cancel set_for=03-11T07:15
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);

golden(
  'what is only to come on, moved by a bare figure',
  `
  the heating on at six // make it seven
    => schedule.cancel query="Living Room Thermostat, Bathroom Heater: the heating on at six" > climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=heat @03-10T19:00
  bathroom heater at half five // make that six
    => schedule.cancel query="bathroom heater at half five" > climate.set_mode [Bathroom Heater] mode=heat @03-10T18:00
  turn on the porch light at eight tomorrow // make it nine
    => schedule.cancel query="turn on the porch light at eight tomorrow" > light.turn_on [Porch Light] @03-11T09:00
  turn on the heating every day at six // make it seven
    => schedule.cancel query="Living Room Thermostat, Bathroom Heater: turn on the heating every day at six" > climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=heat @FREQ=DAILY;BYHOUR=7;BYMINUTE=0
  turn off the desk lamp in ten minutes // make that five
    => schedule.cancel query="turn off the desk lamp in ten minutes" > light.turn_off [Desk Lamp] @03-10T10:35
  set the heating to 20 at eight // make it nine
    => schedule.cancel query="Living Room Thermostat, Bathroom Heater: set the heating to 20 at eight" > climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=20 @03-10T21:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
