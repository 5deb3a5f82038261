import { golden } from '../golden.ts';

// Questions after things of every kind, what sensors measure and notice, scenes, rooms to clean, the weather elsewhere.

golden(
  'what is measured',
  `
  how humid is it in the bathroom
    => sensor.get [bathroom] kind=humidity
  what's the humidity in the kids room
    => sensor.get [kids room] kind=humidity
  tell me the current power consumption of the washing machine power
    => sensor.get [Washing Machine Power] kind=power
  office temperature reading
    => sensor.get [office] kind=temperature
  give me the temperature of the office
    => sensor.get [office] kind=temperature
`,
  'home-2',
);

golden(
  'what is noticed',
  `
  is there any movement in the garage
    => sensor.get [garage] kind=motion
  was there any motion detected on the porch
    => sensor.get [porch] kind=motion
  is any smoke detected?
    => sensor.get [all] kind=smoke
  how many leak sensors are wet
    => sensor.get [all] kind=moisture
  is anything leaking?
    => sensor.get [all]
  tell me if there are any lights on in the office
    => light.get [office]
  is the bathroom flooded?
    => sensor.get [bathroom]
  is the front door open?
    => sensor.get [Front Door Contact]
  is the front door locked?
    => lock.get [Front Door]
  which doors are unlocked
    => lock.get [all]
`,
  'home-2',
);

golden(
  'two questions in one',
  `
  what's the date today and tell me the time
    => clock.date date=2026-03-10 | clock.time
  which lights are on upstairs, and how long is left on the pasta timer
    => light.get [floor Upstairs] | timer.get name=pasta
`,
  'home-2',
);

golden(
  'scenes by their names',
  `
  movie night
    => scene.activate name="Movie Night"
  switch to the dinner party scene
    => scene.activate name="Dinner Party"
  film night in the living room please
    => scene.activate name="Movie Night" area="living room"
  set the living room to movie night
    => scene.activate area="living room" name="Movie Night"
  activate the good night scene upstairs
    => scene.activate name="Good Night" area=office+master bedroom+kids room+guest room+bathroom
`,
  'home-2',
);

golden(
  'rooms to clean',
  `
  vacuum the hallway
    => vacuum.clean_area [all] area=hallway
  let Robbie clean the lounge
    => vacuum.clean_area [Robbie] area="living room"
  clean up downstairs
    => vacuum.clean_area [all] area=kitchen+living room+dining room+hallway+garage
  vacuum the moon
    => ?? vacuum the moon
`,
  'home-2',
);

golden(
  'the weather here and elsewhere',
  `
  how is the weather looking in the garden
    => weather.get area=garden
  what is the weather like in Lisbon
    => weather.get place=Lisbon
`,
  'home-2',
);

golden(
  'all heating together',
  `
  set the heating to 19 degrees
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=19
  lower the thermostat by a degree
    => climate.set_temperature [Living Room Thermostat] step=-1
  reduce the heating by two degrees
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] step=-2
`,
  'home-2',
);

golden(
  'what is still so, and no more than the place',
  `
  which lights are still on upstairs
    => light.get [floor Upstairs]
  how warm is it in the kids room and is the front door open
    => sensor.get [kids room] kind=temperature | sensor.get [Front Door Contact]
  set an alarm for 7 on weekdays and 9 at weekends
    => alarm.set rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=0 | alarm.set rrule=FREQ=WEEKLY;BYDAY=SA,SU;BYHOUR=9;BYMINUTE=0
`,
  'home-2',
);
