import { golden } from './golden.ts';

// Things by some of the words of their names, in any order.

golden(
  'words of a name',
  `
  turn off the lamp next to the desk
    => light.turn_off [Desk Lamp]
  turn on the pendant above the dining table
    => light.turn_on [Dining Table Pendant]
  switch on the backlight behind the tv
    => light.turn_on [TV Backlight]
  turn the light porch on
    => light.turn_on [Porch Light]
  close the door of the garage
    => cover.close [Garage Door]
  lock the side door
    => lock.lock [Garage Side Door]
  turn off the bedside lamp
    => ?? turn off the bedside lamp {Alex's Bedside Lamp, Sam's Bedside Lamp}
  turn on the coffee maker
    => ?? turn on the coffee maker
  start the fan of the extractor
    => fan.turn_on [Extractor Fan]
  turn on the light called mirror
    => light.turn_on [Mirror Light]
`,
  'home-2',
);
