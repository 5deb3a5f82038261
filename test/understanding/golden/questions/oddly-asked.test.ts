import { golden } from '../golden.ts';

// Questions about the house in words of the street, of other languages, and of whoever is half out of the door.

golden(
  'asked by what is burning, locked with a key, or misted up',
  `
  has anybody left the light burning in the garage?
    => light.get [garage]
  which lights are burning electricity at the minute
    => light.get [all]
  which of the lights are wasting power in this moment
    => light.get [all]
  what's eating power out in the garden
    => house.check what=on wanted=any area=garden
  is all closed with the key?
    => house.check what=secure wanted=none
  is everything shut and bolted
    => house.check what=secure wanted=none
  are we all locked up down there
    => house.check what=secure wanted=none
  did I put the latch on the side door, I can't remember
    => lock.get [Garage Side Door]
  the garage door, is open or is closed?
    => cover.get [Garage Door]
  is that, like, fairy lights thing still on
    => light.get [Fairy Lights]
  I've this feeling that I've left something on
    => house.check what=on wanted=any
  how full is the robot hoover's battery
    => vacuum.get [Robbie]
  do I need my woolly hat or is it mild out
    => weather.get ahead=true | weather.get
  `,
  'home-2',
);

golden(
  'who has been at it',
  `
  who has put the fairy lights on in broad daylight
    => light.history [Fairy Lights] became=on
  why is the heating cranked to 24
    => climate.history [Living Room Thermostat + Bathroom Heater]
  who's whacked the heating up
    => climate.history [Living Room Thermostat + Bathroom Heater]
  `,
  'home-2',
);

golden(
  'a room by another name is no place in the world',
  `
  how hot is it in the lounge
    => sensor.get [living room] kind=temperature
  what's it like in the sitting room
    => sensor.get [living room] kind=temperature
  how hot is it in Madrid
    => weather.get place=Madrid
  `,
  'home-2',
);

golden(
  'which of all, wherever that is asked',
  `
  which lights are on
    => light.get [all]
  which of the doors is not locked
    => lock.get [all]
  are any lights on upstairs
    => light.get [floor Upstairs]
  which of the lights in here are on
    => light.get [office]
  are the lights on
    => light.get [office]
  turn on the pendant
    => light.turn_on [Dining Table Pendant]
  `,
  'home-2',
  'office',
);
