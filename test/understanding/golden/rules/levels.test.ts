import { golden } from '../golden.ts';

// Wishes that hang on how much a sensor tells, and on a contact of the same name as a lock.

golden(
  'thresholds',
  `
  if the bathroom humidity is over seventy percent, turn the extractor fan on
    => fan.turn_on [Extractor Fan] ?sensor:humidity>70[bathroom]
  open the kids room blinds if it's warmer than 24 degrees in the kids room
    => cover.open [Kids Room Blinds] ?sensor:temperature>24[kids room]
  If the office is below 18 degrees, close the door of the garage and turn on the desk lamp.
    => cover.close [Garage Door] ?sensor:temperature<18[office] | light.turn_on [Desk Lamp] ?sensor:temperature<18[office]
  if the front door lock battery is under 15 percent, email me
    => email.send to=me about="the Front Door Lock Battery is below 15 %" ?sensor:battery<15[Front Door Lock Battery]
  unless the temperature in the living room is above 21, turn on the bathroom heater
    => climate.set_mode [Bathroom Heater] mode=heat ?sensor:temperature<21[living room]
`,
  'home-2',
);

golden(
  'a lock and a contact of one name',
  `
  is the back door open?
    => sensor.get [Back Door Contact]
  when the front door opens, turn on the stair lights
    => light.turn_on [Stair Lights] @event sensor:open[Front Door Contact] repeat
  lock the back door
    => lock.lock [Back Door]
  leave the living room tv on but mute it
    => media.mute [Living Room TV]
`,
  'home-2',
);

golden(
  'levels beside words that change nothing, and one that is none',
  `
  set the mirror light to exactly 40 percent
    => light.set [Mirror Light] brightness=40
  dim the desk lamp to like twenty percent
    => light.set [Desk Lamp] brightness=20
  make the mirror one blue
    => light.set [Mirror Light] color=blue
  living room at twenty one
    => climate.set_temperature [living room] temperature=21
  turn off the desk lamp at twenty one
    => ?? turn off the desk lamp at twenty one
  lamp in the office at fifteen
    => light.set [Desk Lamp] brightness=15
  porch light orange at fifty
    => light.set [Porch Light] color=orange brightness=50
  garage light on at 40 percent till nine, then off
    => light.set [Garage Light] brightness=40 | light.turn_off [Garage Light] @03-11T09:00
`,
  'home-2',
);

golden(
  'how much, behind a mark',
  `
  ceiling fan on, full speed
    => fan.turn_on [Ceiling Fan] > fan.set [Ceiling Fan] percentage=100
  porch light on, dead low
    => light.turn_on [Porch Light] > light.set [Porch Light] brightness=15
  put on the mirror light but just a tiny bit
    => light.set [Mirror Light] brightness=15
  make the mirror light green like an alien
    => light.set [Mirror Light] color=green
  turn on the little desk lamp
    => light.turn_on [Desk Lamp]
`,
  'home-2',
);
