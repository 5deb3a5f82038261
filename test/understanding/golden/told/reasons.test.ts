import { golden } from '../golden.ts';

// Why something is wanted, and what is done again and again.

golden(
  'why',
  `
  unlock the front door please, I forgot my keys
    => lock.unlock [Front Door]
  turn off the stair lights, I'm going to sleep
    => light.turn_off [Stair Lights]
  turn on the desk lamp because I can't see anything
    => light.turn_on [Desk Lamp]
  set the living room to 22, it's freezing in here
    => climate.set_temperature [living room] temperature=22
  turn off the tv so I can sleep
    => media.turn_off [Living Room TV]
  close the kitchen blinds since the sun is blinding me
    => cover.close [Kitchen Blinds]
  turn off the stair lights, I want the ceiling fan on
    => light.turn_off [Stair Lights] | fan.turn_on [Ceiling Fan]
  turn on the ceiling fan, I need the stair lights off
    => fan.turn_on [Ceiling Fan] | light.turn_off [Stair Lights]
  turn on the porch, I mean the path lights
    => light.turn_on [Path Lights]
  turn on all the lights, I don't want the office on
    => ?? turn on all the lights ?? I don't want the office on
  turn off the tv, I'm tired, and lock the back door
    => media.turn_off [Living Room TV] | lock.lock [Back Door]
`,
  'home-2',
);

golden(
  'again and again',
  `
  email me the weather every morning at seven
    => weather.get @FREQ=DAILY;BYHOUR=7;BYMINUTE=0 > email.send to=me about="the weather"
  email me the to-do list every friday at 5 pm
    => list.get list=to-do @FREQ=WEEKLY;BYDAY=FR;BYHOUR=17;BYMINUTE=0 > email.send to=me about="the to-do list"
  email me my calendar every morning at seven
    => ?? email me my calendar every morning at seven
`,
  'home-2',
);

golden(
  'on the list',
  `
  add bread, cheese and two bottles of wine to the shopping list
    => list.add item=bread list=shopping | list.add item=cheese list=shopping | list.add item="two bottles of wine" list=shopping
`,
  'home-2',
);

golden(
  'told behind a wish, with a mark or none',
  `
  close the garage light, no one is working out there
    => light.turn_off [Garage Light]
  turn off the fountain its been running all night
    => switch.turn_off [Fountain]
  unlock the back door my friend's outside
    => lock.unlock [Back Door]
  open the garage door I want my scooter
    => cover.open [Garage Door]
  turn on the mirror light, Sam wants to shave
    => light.turn_on [Mirror Light]
  cancel the dentist, we can't make it
    => calendar.cancel query=dentist
  cancel my eye test because I have a cold
    => calendar.cancel query="eye test"
  cancel the physio, tomorrow's is enough
    => calendar.cancel query="physio, tomorrow's is enough"
  turn off the lights I left on
    => ?? turn off the lights I left on
  turn on the lamp I put on the desk
    => ?? turn on the lamp I put on the desk
  lock the doors, the back one is fine
    => (prohibition)
`,
  'home-2',
);
