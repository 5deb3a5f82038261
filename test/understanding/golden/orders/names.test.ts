import { golden } from '../golden.ts';

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
    => light.turn_off [group Bedside Lamps]
  turn on the kitchen lamp
    => ?? turn on the kitchen lamp {Kitchen Ceiling Light, Kitchen Counter Lights}
  start the fan of the extractor
    => fan.turn_on [Extractor Fan]
  turn on the light called mirror
    => light.turn_on [Mirror Light]
`,
  'home-2',
);
