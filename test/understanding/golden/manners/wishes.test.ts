import { golden } from '../golden.ts';

// Wishes that are worded as statements, assurances and questions, over every service.

golden(
  'a wish for a state',
  `
  I want the ceiling fan on.
    => fan.turn_on [Ceiling Fan]
  We need the garage door closed
    => cover.close [Garage Door]
  I'd like the front door to be locked
    => lock.lock [Front Door]
  The bedroom fan should be off
    => fan.turn_off [Bedroom Fan]
  the coffee machine needs to be turned on
    => switch.turn_on [Coffee Machine]
  The kids room blinds have to be down by now
    => (statement)
  I want the mirror light to be red
    => light.set [Mirror Light] color=red
  the hallway light should be set to forty percent
    => light.set [Hallway Light] brightness=40
  Can the back door be unlocked?
    => lock.unlock [Back Door]
  the garden sprinkler must be turned off
    => valve.close [Garden Sprinkler]
`,
  'home-2',
);

golden(
  'an assurance',
  `
  Make certain that the garage door is closed
    => cover.close [Garage Door]
  see to it that the kitchen blinds are open
    => cover.open [Kitchen Blinds]
  ensure the extractor fan is running
    => fan.turn_on [Extractor Fan]
  make sure the front door is locked
    => lock.lock [Front Door]
  make sure the porch light is set to 20%
    => light.set [Porch Light] brightness=20
`,
  'home-2',
);

golden(
  'no more need',
  `
  We don't need the fountain on anymore.
    => switch.turn_off [Fountain]
  I no longer need the desk lamp on
    => light.turn_off [Desk Lamp]
  the ceiling fan doesn't need to be on any more
    => fan.turn_off [Ceiling Fan]
`,
  'home-2',
);

golden(
  'an observation is no wish',
  `
  The kitchen blinds are down.
    => (statement)
  the hallway light was on all night
    => (statement)
  I don't want the ceiling fan on
    => (statement)
  the ceiling fan may be on
    => ?? the ceiling fan may be on
  the hallway light needs a new bulb
    => (statement)
  could the porch light be broken
    => ?? could the porch light be broken
  the lights must not be turned on
    => ?? the lights must not be turned on
  Sam wants the porch light on
    => (statement)
  the ceiling fan can be switched off
    => fan.turn_off [Ceiling Fan]
`,
  'home-2',
);

golden(
  'asking after a device',
  `
  status of the garage door
    => cover.get [Garage Door]
  What's the current state of the ceiling fan?
    => fan.get [Ceiling Fan]
  how is Robbie doing?
    => vacuum.get [Robbie]
  what's up with the living room TV
    => media.get [Living Room TV]
  let me know whether the front door is locked or not
    => lock.get [Front Door]
`,
  'home-2',
);

golden(
  'the same words for things of another kind',
  `
  Turn on the porch light and the bedroom fan
    => light.turn_on [Porch Light] | fan.turn_on [Bedroom Fan]
  switch off the ceiling fan, the desk lamp and the coffee machine
    => fan.turn_off [Ceiling Fan] | light.turn_off [Desk Lamp] | switch.turn_off [Coffee Machine]
  turn both the mirror light and the extractor fan off
    => light.turn_off [Mirror Light] | fan.turn_off [Extractor Fan]
  Make sure the front door is locked and the garage door is closed.
    => lock.lock [Front Door] | cover.close [Garage Door]
  in ten minutes turn off the fountain and the path lights
    => switch.turn_off [Fountain] @03-10T23:40 | light.turn_off [Path Lights] @03-10T23:40
`,
  'home-2',
);

golden(
  'what is to be spared, or not certain, is not done to others',
  `
  turn everything off downstairs except the kitchen speaker
    => light.turn_off [floor Downstairs]
  turn on the ceiling fan, no wait, the desk lamp
    => light.turn_on [Desk Lamp]
  either the ceiling fan or the bedroom fan on
    => ?? either the ceiling fan ?? the bedroom fan on
`,
  'home-2',
);

golden(
  'several things on one list',
  `
  put butter, oat milk and a lemon on the shopping list and switch the porch light on
    => list.add item=butter list=shopping | list.add item="oat milk" list=shopping | list.add item=lemon list=shopping | light.turn_on [Porch Light]
  add mac and cheese to the shopping list
    => list.add item="mac and cheese" list=shopping
  add sweep the porch and walkway to my to-do list
    => list.add item="sweep the porch and walkway" list=to-do
`,
  'home-2',
);
