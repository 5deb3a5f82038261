import { golden } from '../golden.ts';

// Questions of several things, how it stands in other words, and what is left, or left on, of what was spoken of.

golden(
  'a question of several things asks of each and orders none',
  `
  are the desk lamp and the living room tv on
    => light.get [Desk Lamp] | media.get [Living Room TV]
  did I leave the living room tv and the ceiling fan on
    => media.get [Living Room TV] | fan.get [Ceiling Fan]
  have we left the coffee machine and the fountain running
    => switch.get [Coffee Machine + Fountain]
  are the front door and the back door locked
    => lock.get [Front Door + Back Door]
  are the desk lamp, the living room tv and the fountain still on?
    => light.get [Desk Lamp] | media.get [Living Room TV] | switch.get [Fountain]
  are the flurb and the fountain on
    => ?? are the flurb and the fountain on
  have the desk lamp and the fountain on
    => light.turn_on [Desk Lamp] | switch.turn_on [Fountain]
  is the porch light on and the garage door closed
    => light.get [Porch Light] | cover.get [Garage Door]
  is the desk lamp on? if so turn it off
    => light.get [Desk Lamp] > light.turn_off [Desk Lamp] ?light:on[Desk Lamp]
`,
  'home-2',
);

golden(
  'how it stands, in other words',
  `
  is the bedroom ac cooling
    => climate.get [Bedroom AC]
  is anyone using the living room tv
    => media.get [Living Room TV]
  what's happening in the kitchen?
    => house.check what=on wanted=any area=kitchen
  all off in the kitchen?
    => house.check what=on wanted=any area=kitchen
  are we locked up // all good now?
    => house.check what=secure wanted=none
  are we locked up // garage door too?
    => cover.get [Garage Door]
  lock the doors // did you get both doors
    => lock.get [all]
`,
  'home-2',
);

golden(
  'the rest, the whole way, and what for',
  `
  leave the desk lamp on but turn off the rest
    => light.turn_off [all - Desk Lamp]
  turn on the desk lamp // turn off the rest of the lights
    => light.turn_off [all - Desk Lamp]
  with the exception of the hallway, all lights off
    => light.turn_off [all - hallway]
  open the kitchen blinds as far as they go
    => cover.open [Kitchen Blinds]
  turn the desk lamp as bright as it goes
    => light.set [Desk Lamp] brightness=100
  turn on the fountain to feed the birds
    => switch.turn_on [Fountain]
  turn on the living room tv to the news
    => ?? turn on the living room tv to the news
  unlock the back door pls my friend's outside
    => lock.unlock [Back Door]
  turn off the office lights // desk lamp back on at ten percent
    => light.set [Desk Lamp] brightness=10
  aye, turn the porch light on
    => light.turn_on [Porch Light]
  shame. turn the porch light off
    => light.turn_off [Porch Light]
  stick the coffee on // and the counter lights
    => light.turn_on [Kitchen Counter Lights]
  turn on the desk lamp // and the ceiling one // just the lamp
    => conversation.undo [Office Ceiling Light] > light.turn_on [Desk Lamp]
  turn on the desk lamp // sorry, wrong one, I wanted the ceiling light
    => conversation.undo [Desk Lamp] > light.turn_on [Office Ceiling Light]
  turn on the porch light // the path lights, not the porch ones
    => conversation.undo [Porch Light] > light.turn_on [Path Lights]
  open the garage door // I didn't mean the garage, the kitchen blinds
    => conversation.undo [Garage Door] > cover.open [Kitchen Blinds]
`,
  'home-2',
);

golden(
  'all of it, in the room whose own was just spoken of',
  `
  turn on the lights in here // all the lights off
    => light.turn_off [living room]
  all the lights on in the living room, we are building a den // now all the lights off
    => light.turn_off [living room]
  turn on the lights in the kitchen // turn off all the lights
    => light.turn_off [all]
  turn on the desk lamp // turn off all the lights
    => light.turn_off [all]
  turn on the lights in here // set a timer for 5 minutes // turn off all the lights
    => light.turn_off [all]
`,
  'home-2',
  'living room',
);

golden(
  'what is left out of everything, with the place behind it',
  `
  turn on everything but the living room tv in the living room
    => light.turn_on [living room]
  turn off everything but the coffee machine in the kitchen
    => light.turn_off [kitchen]
  turn off everything except the floor lamp in the living room
    => light.turn_off [all - Floor Lamp]
  turn off everything except the fountain
    => light.turn_off [all]
`,
  'home-2',
);
