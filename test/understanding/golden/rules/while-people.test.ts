import { golden } from '../golden.ts';

// What people are doing, and for how long: orders for when they are away, and until they do something at an hour.

golden(
  'an order for while nobody is there',
  `
  vacuum the living room while we're out
    => vacuum.clean_area [all] area="living room" @event presence:away[anyone] already
  do the hoovering while nobody's home please
    => vacuum.start [all] @event presence:away[anyone] already
  water the plants while I'm at work
    => ?? water the plants while I'm at work
  vacuum the living room while we're at home
    => vacuum.clean_area [all] area="living room"
  let me know if the front door opens while we're out
    => sensor.get [Front Door Contact] @event sensor:open[Front Door Contact] ?presence:away[anyone]
  turn on the hallway light while I look for my keys
    => light.turn_on [Hallway Light]
`,
  'home-2',
);

golden(
  'an order for when nobody is in, in short forms',
  `
  when nobody's home turn off all the lights
    => light.turn_off [all] @event presence:away[anyone] already repeat
  close the bedroom blind when everyone's out
    => cover.close [Master Bedroom Curtains] @event presence:away[anyone] already repeat
  when the house is empty turn off all the lights
    => light.turn_off [all] @event presence:away[anyone] already repeat
  if everybody's out turn off the fountain
    => switch.turn_off [Fountain] ?presence:away[anyone]
  someone's in the bathroom in the dark, put a light on for them
    => light.turn_on [bathroom]
`,
  'home-2',
);

golden(
  'until somebody does something at an hour',
  `
  porch light on till dad gets back at seven
    => light.turn_on [Porch Light] > light.turn_off [Porch Light] @03-11T07:00
  leave the hallway light on till the film finishes at ten
    => light.turn_on [Hallway Light] > light.turn_off [Hallway Light] @03-11T10:00
  turn the fountain on until the guests arrive at half six please
    => switch.turn_on [Fountain] > switch.turn_off [Fountain] @03-11T06:30
`,
  'home-2',
);

golden(
  'timers by what they are for, and an end that says how warm it is then',
  `
  set something for the eggs, six minutes
    => timer.start name=eggs duration=PT6M
  do me one for the rice, twelve minutes
    => timer.start name=rice duration=PT12M
  six minute timer for the eggs and a ten minute one for the toast
    => timer.start duration=PT6M name=eggs | timer.start duration=PT10M name=toast
  heating on for an hour then back to 18
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=heat > climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=18 @after PT1H
  heating on till ten then 17
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=heat > climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 @03-11T10:00
  pencil in a haircut for saturday at two
    => calendar.create title=haircut start=03-14T14:00 end=03-14T15:00
`,
  'home-2',
);
