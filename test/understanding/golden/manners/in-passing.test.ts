import { golden } from '../golden.ts';

// What stands round an order and changes nothing in it, and orders that are put as what would be welcome.

golden(
  'what stands round an order and changes nothing in it',
  `
  turn off the kitchen lights as usual
    => light.turn_off [kitchen]
  close the garage door I suppose
    => cover.close [Garage Door]
  don't open the driveway gate at all
    => (prohibition)
  can one of you turn the living room tv off
    => media.turn_off [Living Room TV]
  would either of you lock the back door
    => lock.lock [Back Door]
  lock everything up for the night
    => lock.lock [all]
  lock the whole house up
    => lock.lock [all]
  since nobody's in the office, turn the lights off there
    => light.turn_off [office]
  now that the kids are in bed, turn off the hallway light
    => light.turn_off [Hallway Light]
  with the baby asleep, turn the kitchen speaker down to 10
    => media.set_volume [Kitchen Speaker] volume=10
  seeing as it's sunny, open the kitchen blinds
    => cover.open [Kitchen Blinds]
  just in off nights, close the kitchen blinds
    => cover.close [Kitchen Blinds]
  turn on the porch light every night
    => light.turn_on [Porch Light] @FREQ=DAILY;BYHOUR=21;BYMINUTE=0
  I came in from the garden and never locked the back door, do it for me
    => lock.lock [Back Door]
  I never locked the back door
    => (statement)
  we didn't close the garage door, can you do that
    => cover.close [Garage Door]
  no no no stop
    => conversation.halt
  close the kitchen blinds half way
    => cover.set_position [Kitchen Blinds] position=50
  set robbie off
    => vacuum.start [Robbie]
  turn robbie off
    => vacuum.dock [Robbie]
  since when is the porch light on
    => light.history [Porch Light] is_so=true became=on
  as soon as it's dark, turn on the porch light
    => light.turn_on [Porch Light] @sunset
`,
  'home-2',
);

golden(
  'orders put as something that would be welcome',
  `
  a degree warmer would be nice
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] step=1
  a bit cooler in the master bedroom would be lovely
    => ?? a bit cooler in the master bedroom would be lovely
  some light in the kitchen would be nice
    => light.turn_on [kitchen]
  some music in the office wouldn't go amiss
    => media.play [office]
  any chance of the porch light coming on?
    => light.turn_on [Porch Light]
  any chance of the living room thermostat going up to 21
    => climate.set_temperature [Living Room Thermostat] temperature=21
  could we have the living room thermostat back down to 19
    => climate.set_temperature [Living Room Thermostat] temperature=19
  light in the office please
    => light.turn_on [office]
  a bit of light over the counter
    => light.turn_on [Kitchen Counter Lights]
  turn the desk lamp down low
    => light.set [Desk Lamp] brightness=15
  any chance of rain tomorrow
    => weather.get at=03-11T00:00..03-11T23:59
  the light in the kitchen is nice
    => (statement)
`,
  'home-2',
);

golden(
  'how warm it is in a room is no weather',
  `
  is it freezing in the living room
    => climate.get [living room]
  is it too hot in the master bedroom
    => climate.get [master bedroom]
  is it freezing in london
    => weather.get place=london
  is it freezing outside
    => weather.get
  kitchen lights off, we've finished eating
    => light.turn_off [kitchen]
  we've finished watching, living room tv off
    => media.turn_off [Living Room TV]
  we've finished the milk
    => list.add list=shopping item=milk
`,
  'home-2',
);
