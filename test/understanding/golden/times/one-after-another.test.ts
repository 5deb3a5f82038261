import { golden } from '../golden.ts';

golden(
  'one thing after another in a breath',
  `
  hoover the living room, then the bedroom
    => vacuum.clean_area [all] area=living room+master bedroom
  clean the kitchen and after that the hallway
    => vacuum.clean_area [all] area=kitchen+hallway
  run the robot in the office, then the kitchen and then the hallway
    => vacuum.clean_area [Robbie] area=office+kitchen+hallway
  vacuum the kitchen, then switch off the desk lamp
    => vacuum.clean_area [all] area=kitchen > light.turn_off [Desk Lamp]
  bedroom fan on for half an hour and then put it on low
    => fan.turn_on [Bedroom Fan] | fan.set [Bedroom Fan] percentage=33 @03-10T11:00
  turn on the TV for ten minutes then turn it down to 10
    => media.turn_on [Living Room TV] | media.set_volume [Living Room TV] volume=10 @03-10T10:40
  turn on the bedroom fan for ten minutes and then turn it off
    => fan.turn_on [Bedroom Fan] > fan.turn_off [Bedroom Fan] @after PT10M
  there's nobody in the bedroom so why is the light on, turn it off
    => light.turn_off [master bedroom]
  the kitchen is empty, why's the light still on? switch it off
    => light.turn_off [kitchen]
  have the desk lamp on low at ten tonight
    => light.set [Desk Lamp] brightness=15 @03-10T22:00
  desk lamp on dim at half nine
    => light.set [Desk Lamp] brightness=15 @03-10T21:30
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
