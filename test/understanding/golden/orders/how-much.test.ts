import { golden } from '../golden.ts';

// How far, told by where, and for what: beside a wish, in words that no phrase has.

golden(
  'how far, in words of no phrase',
  `
  turn the bedroom fan on, no faster than thirty
    => fan.turn_on [Bedroom Fan] > fan.set [Bedroom Fan] percentage=30
  living room telly on but no louder than fifteen
    => media.turn_on [Living Room TV] > media.set_volume [Living Room TV] volume=15
  put the bedroom fan on high with it oscillating
    => fan.set [Bedroom Fan] percentage=100 > fan.set [Bedroom Fan] oscillate=true
  shut the living room blind but not the whole way
    => cover.set_position [Living Room Curtains] position=20
`,
  'home-2',
);

golden(
  'told by where it stands, and by whose room it is',
  `
  lock the front door behind us
    => lock.lock [Front Door]
  turn off the lights in my mum's office
    => light.turn_off [office]
  everything in the garage dark and lock the front door
    => light.turn_off [garage] | lock.lock [Front Door]
  open the garage door halfway, I only need to get the bike out
    => cover.set_position [Garage Door] position=50
`,
  'home-2',
);

golden(
  'something of this home at a time is no event',
  `
  schedule the porch light for 9pm
    => light.turn_on [Porch Light] @03-11T21:00
  schedule the coffee maker for tomorrow at half six
    => switch.turn_on [Coffee Machine] @03-11T06:30
  schedule the bedroom party for 9pm
    => calendar.create title="bedroom party" start=03-11T21:00 end=03-11T22:00
`,
  'home-2',
);

golden(
  'a figure of the other scale',
  `
  set the heating to seventy one
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=21.5
  set the heating to seventy one celsius
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=71
  set the heating to 45
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=45
`,
  'home-2',
);

golden(
  'a mail, and then an order',
  `
  email Sam that I'm running late and then turn on the porch light
    => email.send to=sam about="I'm running late" > light.turn_on [Porch Light]
  email Sam that I fed the cat and then went home
    => email.send to=sam about="I fed the cat and then went home"
`,
  'home-2',
);

golden(
  'what it is, and what it is not',
  `
  set the bedroom fan to fifteen // fifty, not fifteen
    => fan.set [Bedroom Fan] percentage=50
  put milk on the shopping list // bin bags as well
    => list.add list=shopping item="bin bags"
  bin bags as well
    => ?? bin bags as well
`,
  'home-2',
);

golden(
  'asked of two things in one breath, and done to two',
  `
  is the garage door shut and the back door locked
    => cover.get [Garage Door] | lock.get [Back Door]
  did I leave the garage open
    => cover.get [Garage Door]
  what turned the porch light on
    => light.history [Porch Light] became=on
`,
  'home-2',
);

golden(
  'an exception of what the hub knows nothing of leaves the rest',
  `
  turn off all the lights except the fridge
    => light.turn_off [all]
  turn off all the lights except the fan
    => light.turn_off [all]
  turn off all the lights except the sauna and the stairs
    => ?? turn off all the lights ?? the sauna
`,
  'home-2',
);

golden(
  'left on for somebody, and had',
  `
  leave the porch light on for Sam
    => light.turn_on [Porch Light]
  turn off all the lights but leave the porch light on
    => light.turn_off [all - Porch Light]
  leave the porch light on
    => (prohibition)
  leave the porch light on for good
    => ?? leave the porch light on for good
  leave the porch light on for Friday
    => (prohibition)
  could I have the light over the mirror on, please
    => light.turn_on [Mirror Light]
`,
  'home-2',
);

golden(
  'of the one thing that was told of, and not of its room',
  `
  the lamp's too bright, dim it
    => light.set [Desk Lamp] brightness_step=-10
  it's too bright in here, dim it
    => light.set [office] brightness_step=-10
  TV volume no more than twenty five please
    => media.set_volume [Living Room TV] volume=25
`,
  'home-2',
  'office',
);
