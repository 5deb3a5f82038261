import { golden } from '../golden.ts';

// What is told beside a command is known by its build: somebody or something, a verb that tells it of them, and no order.

golden(
  'told in front of a command or behind it, with a mark between or none',
  `
  my sister's at the gate open the garage door
    => cover.open [Garage Door]
  nan nodded off in her chair so turn the tv off
    => media.turn_off [Living Room TV]
  the plumber's on his way up turn on the porch light please
    => light.turn_on [Porch Light]
  unlock the front door, I've my hands full of shopping
    => lock.unlock [Front Door]
  turn on the porch light someone's coming up the steps
    => light.turn_on [Porch Light]
  found my glasses!! floor lamp off
    => light.turn_off [Floor Lamp]
  fierce windy out, close the bedroom blinds would ye
    => cover.close [Master Bedroom Curtains]
  would you ever turn on the desk lamp, I can't read a word of this
    => light.turn_on [Desk Lamp]
  put the lights on out the garden, we lost the ball in the hedge
    => light.turn_on [garden]
  please to close the blinds, sun is in the eyes
    => cover.close [group Blinds]
`,
  'home-2',
);

golden(
  'what sets a condition, is told of somebody’s order or goes on telling orders nothing',
  `
  I asked Mia to turn off the desk lamp
    => (statement)
  if my sister's at the gate open the garage door
    => ?? if my sister's at the gate open the garage door
  when the kids are back, unlock the front door
    => ?? when the kids are back, unlock the front door
  I turned the tv off, the film was over
    => (statement)
  we had the floor lamp on, the tv off, everyone was happy
    => (statement)
  turn off the lights the kitchen one is fine
    => ?? turn off the lights the kitchen one is fine
  she told me to lock the front door
    => (statement)
  turn on the desk lamp // the fence needs painting, add it to the shopping list
    => ?? add it to the shopping list (what?)
`,
  'home-2',
);

golden(
  'the thing that was told of is “it”, and not what was spoken of before',
  `
  put the garden lights on // the fairy lights are a bit much, turn those off
    => light.turn_off [Fairy Lights]
  put the lounge lights on // that floor lamp's dazzling me, take it down to thirty percent
    => light.set [Floor Lamp] brightness=30
  I've gone to work and left the garage open, close it please
    => cover.close [garage]
  turn on the tv // the desk lamp is flickering, switch it off
    => light.turn_off [Desk Lamp]
  turn off the tv // och I was watching that, the news is on, turn it back on
    => media.turn_on [Living Room TV]
`,
  'home-2',
);

golden(
  'where only somebody is told of, or a place, “it” is what was spoken of before',
  `
  turn the tv off // Sam's in the hallway, turn it back on
    => media.turn_on [Living Room TV]
  turn on the hall light // someone's at the front door, turn it off
    => light.turn_off [Hallway Light]
  put the tv on // the dog hates it, mute it
    => media.mute [Living Room TV]
  turn on the desk lamp // the baby hates it, off
    => light.turn_off [Desk Lamp]
  the bath's run, turn that one off
    => ?? the bath's run, turn that one off
`,
  'home-2',
);

golden(
  'the thing on a list that is told of is “that”, and not the last that was put there',
  `
  put eggs and butter on the shopping list // and jam // there's butter in the fridge, take that off
    => list.remove item=butter list=shopping
  put eggs and butter on the shopping list // and jam // hang on Granny has eggs to spare, you can take those off again
    => list.remove item=eggs list=shopping
  add soap and sponges to the shopping list // and jam // oh there's a whole pack of sponges under the sink, scrap those
    => list.remove item=sponges list=shopping
  make a camping list with a tent and a stove // that's the stove packed, tick it off
    => list.complete item=stove list=camping
  got the batteries, you can cross them off the shopping list
    => list.complete item=batteries list=shopping
  oh and sun cream and a frisbee, put those on the shopping list as well
    => list.add item="sun cream" list=shopping | list.add item=frisbee list=shopping
`,
  'home-2',
);

golden(
  'where none of them is told of, or all, what was put there last is meant',
  `
  add soap to the shopping list // the shop's shut, take that off
    => conversation.undo
  add soap and sponges to the shopping list // take those off
    => conversation.cancel turns=1
  add soap and sponges to the shopping list // there are sponges and soap under the sink, take them off
    => conversation.cancel turns=1
  we need nappies, put them on the shopping list
    => list.add item=nappies list=shopping
  remind me in an hour to move the car // can't just now, tell me again in a quarter of an hour
    => conversation.snooze for=PT15M
`,
  'home-2',
);
