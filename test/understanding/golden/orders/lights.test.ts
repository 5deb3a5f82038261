import { golden } from '../golden.ts';

// Lights: targets, exceptions, values, pronouns.

golden(
  'plain commands',
  `
  turn off the kitchen lights
    => light.turn_off [kitchen]
  switch on the desk lamp
    => light.turn_on [Desk Lamp]
  turn the hallway light off
    => light.turn_off [Hallway Light]
  lights off in the bedroom
    => light.turn_off [bedroom]
  porch light on
    => light.turn_on [Porch Light]
  shut off the lights in the office
    => light.turn_off [office]
  kill the garage light
    => light.turn_off [Garage Light]
  turn the lights on in the living room
    => light.turn_on [living room]
  turn on the island pendant
    => light.turn_on [Kitchen Island Pendant]
  Switch the garden spotlight on, please.
    => light.turn_on [Garden Spotlight]
  put the bedside lamp on
    => light.turn_on [Bedside Lamp]
  lights out
    => light.turn_off [all]
  turn off everything in the kitchen
    => light.turn_off [kitchen]
  turn on the kitchen counter light
    => light.turn_on [Kitchen Counter Lights]
  could you get the office lights on
    => light.turn_on [office]
  all lights off
    => light.turn_off [all]
  bathroom off
    => light.turn_off [bathroom]
  toggle the desk lamp
    => light.toggle [Desk Lamp]
  illuminate the garden
    => light.turn_on [garden]
  turn off the light in the garage
    => light.turn_off [garage]
`,
);

golden(
  'several targets',
  `
  turn off the kitchen and the hallway
    => light.turn_off [kitchen + hallway]
  turn off the kitchen, hallway and bathroom lights
    => light.turn_off [kitchen + hallway + bathroom]
  turn on the desk lamp and the bedside lamp
    => light.turn_on [Desk Lamp + Bedside Lamp]
  turn on the porch light and the garden lights
    => light.turn_on [Porch Light + garden]
  switch off the lights in the bedroom and the office
    => light.turn_off [bedroom + office]
  turn off all the lamps
    => light.turn_off [Living Room Lamp + Bedside Lamp + Desk Lamp]
  turn on both the vanity light and the shower light
    => light.turn_on [Vanity Light + Shower Light]
  turn off the bedroom and living room lights as well as the porch light
    => light.turn_off [bedroom + living room + Porch Light]
  kitchen and bathroom lights on
    => light.turn_on [kitchen + bathroom]
`,
);

golden(
  'exclusion',
  `
  turn off all the lights except the kitchen
    => light.turn_off [all - kitchen]
  turn off every light apart from the desk lamp
    => light.turn_off [all - Desk Lamp]
  switch off all the lights but not the porch light
    => light.turn_off [all - Porch Light]
  turn off the living room lights except for the tv backlight
    => light.turn_off [living room - TV Backlight]
  turn on everything except the bedroom and the office
    => light.turn_on [all - bedroom - office]
  turn everything off but leave the hallway light on
    => light.turn_off [all - Hallway Light]
  turn off all the lights, except the garage and the porch
    => light.turn_off [all - garage - porch]
  turn off the kitchen but keep the island pendant on
    => light.turn_off [kitchen - Kitchen Island Pendant]
`,
);

golden(
  'values',
  `
  set the desk lamp to 40%
    => light.set [Desk Lamp] brightness=40
  dim the living room lamp to thirty percent
    => light.set [Living Room Lamp] brightness=30
  set the bedroom lights to half brightness
    => light.set [bedroom] brightness=50
  set the hallway light at 5 percent
    => light.set [Hallway Light] brightness=5
  make the bedside lamp red
    => light.set [Bedside Lamp] color=red
  turn the tv backlight blue
    => light.set [TV Backlight] color=blue
  set the porch light to purple
    => light.set [Porch Light] color=purple
  set the office ceiling light to 4000 kelvin
    => light.set [Office Ceiling Light] temperature=4000
  set the desk lamp to 2700k
    => light.set [Desk Lamp] temperature=2700
  make the bedroom lights warm white
    => light.set [bedroom] temperature=2700
  set the living room lamp to #ff8800
    => light.set [Living Room Lamp] color=#ff8800
  kitchen lights to 20
    => light.set [kitchen] brightness=20
  brighten the garden spotlight to 90 percent
    => light.set [Garden Spotlight] brightness=90
  set the brightness of the desk lamp to 15%
    => light.set [Desk Lamp] brightness=15
  set the vanity light to full brightness
    => light.set [Vanity Light] brightness=100
  make the kitchen lights a bit brighter
    => light.set [kitchen] brightness_step=10
  dim the bedroom lights
    => light.set [bedroom] brightness_step=-10
  set the bedside lamp to three quarters
    => light.set [Bedside Lamp] brightness=75
  put the kitchen counter lights at a quarter
    => light.set [Kitchen Counter Lights] brightness=25
  change the colour of the bedside lamp to orange
    => light.set [Bedside Lamp] color=orange
  turn the desk lamp down to ten percent
    => light.set [Desk Lamp] brightness=10
`,
);

golden(
  'pronouns',
  `
  turn on the desk lamp and set it to 30%
    => light.turn_on [Desk Lamp] > light.set [Desk Lamp] brightness=30
  turn on the porch light then turn it off
    => light.turn_on [Porch Light] > light.turn_off [Porch Light]
  turn off the garden lights. Turn them on again at 9 pm.
    => light.turn_off [garden] | light.turn_on [garden] @03-10T21:00
  set the bedside lamp to blue and dim it to 20 percent
    => light.set [Bedside Lamp] color=blue > light.set [Bedside Lamp] brightness=20
  turn on the vanity light and the shower light and set them to 70%
    => light.turn_on [Vanity Light + Shower Light] > light.set [Vanity Light + Shower Light] brightness=70
`,
);
