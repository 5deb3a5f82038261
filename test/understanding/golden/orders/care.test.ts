import { golden } from '../golden.ts';

// When to do nothing, and how to read the careless.

golden(
  'direct',
  `
  thanks
    => (thanks)
  good morning
    => (greeting)
  hello there
    => (greeting)
  how are you
    => (pleasantry)
  don't turn off the lights
    => (prohibition)
  never turn on the garden lights
    => (prohibition)
  how do I dim the lights
    => (how-to)
  what would happen if I turned off the kitchen lights
    => (hypothetical)
  I already turned off the garage light
    => (statement)
  Sam said turn off the lights
    => (statement)
  Sam said "turn off the porch light" but he was joking
    => (statement)
  I love the kitchen lights in blue
    => (statement)
  turn off the... never mind
    => (abandoned)
  turn off the kitchen lights, no wait, never mind
    => (abandoned)
  can you control the lights
    => (how-to)
  leave the porch light on
    => (prohibition)
  should I turn off the lights
    => (hypothetical)
  what can you do
    => house.abilities
  it's too dark in here
    => (statement)
  sam, turn off the lights
    => (statement)
`,
);

golden(
  'slips and fillers',
  `
  trun of the kitchn lights
    => light.turn_off [kitchen]
  turn off teh bedrom ligths
    => light.turn_off [bedroom]
  um could you uh turn off the the porch light
    => light.turn_off [Porch Light]
  swich on the dekc lamp plz
    => light.turn_on [Desk Lamp]
  remind me to call mum tommorow at 9
    => reminders.create text="call mum" at=03-11T09:00
  okay hearth please turn the office lights off now thank you
    => light.turn_off [office]
  TURN OFF THE GARAGE LIGHT
    => light.turn_off [Garage Light]
  turn off the kitchen lights turn on the porch light and remind me to lock up at ten pm
    => light.turn_off [kitchen] | light.turn_on [Porch Light] | reminders.create text="lock up" at=03-10T22:00
  so uh yeah turn on the hallway light please
    => light.turn_on [Hallway Light]
  would you mind turning off the porch light
    => light.turn_off [Porch Light]
  could you possibly turn on the desk lamp for me
    => light.turn_on [Desk Lamp]
`,
);

golden(
  'not understood',
  `
  turn off the lights in the shed
    => ?? turn off the lights in the shed
  turn off the toaster
    => ?? turn off the toaster
  turn on the lamp
    => ?? turn on the lamp {Living Room Lamp, Bedside Lamp, Desk Lamp}
  order a pizza
    => ?? order a pizza
  turn off the kitchen lights and feed the cat
    => light.turn_off [kitchen] ?? feed the cat
  open the garage door
    => ?? open the garage door
  set the desk lamp to seven thousand percent
    => ?? set the desk lamp to seven thousand percent
  play some jazz
    => ?? play some jazz
  turn off the garden lights yesterday
    => ?? turn off the garden lights yesterday
  what is the capital of france
    => ?? what is the capital of france
`,
);

golden(
  'what hangs on words that were not understood',
  `
  turn lights on and off in the patio
    => ?? turn lights on and off in the patio
  turn off the water main then email me and sam that the water is off
    => ?? turn off the water main ?? email me and sam that the water is off
  first close the kitchen blinds, then turn off the kitchen lights
    => ?? close the kitchen blinds ?? turn off the kitchen lights
  lock the front door and email me when that's done
    => ?? lock the front door ?? email me when that's done
  in the shed, turn off the lights
    => ?? in the shed ?? turn off the lights
  feed the cat. turn off the kitchen lights
    => light.turn_off [kitchen] ?? feed the cat
  feed the cat and turn off the kitchen lights
    => light.turn_off [kitchen] ?? feed the cat
  feed the cat, then turn off the kitchen lights
    => ?? feed the cat ?? turn off the kitchen lights
  open the garage door. After that, turn on the porch light. Also remind me at 9 pm to close it.
    => reminders.create text="close it" at=03-10T21:00 ?? open the garage door ?? turn on the porch light
  turn on the porch light, then feed the cat, then turn it off
    => light.turn_on [Porch Light] ?? feed the cat ?? turn it off
`,
);

golden(
  'left as it is',
  `
  turn off the desk lamp, actually leave it on
    => (abandoned)
  turn on the porch light. actually, don't turn it on
    => (abandoned)
  turn off the kitchen and the office lights, but leave the kitchen lights on
    => light.turn_off [office]
  lock the front door and don't unlock it
    => lock.lock [Front Door]
  turn on the desk lamp and leave it on
    => light.turn_on [Desk Lamp]
  turn off the tv backlight but leave the living room lights on
    => light.turn_off [TV Backlight]
`,
  'home-2',
);
