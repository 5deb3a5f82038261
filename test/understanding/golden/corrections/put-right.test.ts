import { golden } from '../golden.ts';

// What is put right behind an order: another thing, another way, on again; what was done goes back first.

golden(
  'what was meant was another thing, and what was done is taken back',
  `
  turn on the living room ceiling light // put the lamp on
    => light.turn_on [Floor Lamp]
  turn off the living room lights // leave the lamp on
    => conversation.forbid [Floor Lamp]
  turn on the desk lamp // and the ceiling one // nah too bright, just the lamp
    => conversation.undo [Office Ceiling Light] > light.turn_on [Desk Lamp]
  turn on the porch light // turn on the lamp
    => ?? turn on the lamp {Floor Lamp, Desk Lamp, Alex's Bedside Lamp, Sam's Bedside Lamp}
  turn on the desk lamp // dim the lamp to 30
    => light.set [Desk Lamp] brightness=30
  turn on the porch light // not the porch light, the path lights
    => conversation.undo [Porch Light] > light.turn_on [Path Lights]
  turn off the living room tv // not the telly sorry, just its backlight
    => conversation.undo [Living Room TV] > light.turn_off [TV Backlight]
  close the kitchen blinds // that's the wrong blind, I wanted the kids room blinds
    => conversation.undo [Kitchen Blinds] > cover.close [Kids Room Blinds]
  turn off the living room tv // no, I meant the desk lamp
    => conversation.undo [Living Room TV] > light.turn_off [Desk Lamp]
  open the living room curtains // sorry, the porch light
    => conversation.undo [Living Room Curtains] > light.turn_on [Porch Light]
  turn off the living room tv at nine // no, the desk lamp
    => schedule.cancel query="turn off the living room tv at nine" > light.turn_off [Desk Lamp] @03-11T09:00
  is the living room tv on // no, the desk lamp
    => light.get [Desk Lamp]
  turn on all the lights // not the kitchen or the hallway
    => conversation.forbid [kitchen + hallway]
`,
  'home-2',
);

golden(
  'another way, another value, on again',
  `
  make the tv backlight blue // I wanted purple
    => light.set [TV Backlight] color=purple
  make the tv backlight blue // red, I said
    => light.set [TV Backlight] color=red
  set the volume of the kitchen speaker to 40 // no, down
    => media.set_volume [Kitchen Speaker] step=-10
  set the desk lamp to 20 // back up to 60
    => light.set [Desk Lamp] brightness=60
  set the desk lamp to 20 // back up again
    => light.set [Desk Lamp] brightness_step=10
  turn off the office lights // lights on again
    => light.turn_on [office]
  close the kids room blinds // blinds open again please
    => cover.open [Kids Room Blinds]
  lights on again
    => light.turn_on [all]
  pause the kitchen speaker // you can carry on playing
    => media.play [Kitchen Speaker]
  start robbie // leave it for today, it can go back to its dock
    => vacuum.dock [Robbie]
  start robbie // leave it for today
    => conversation.forbid
  leave the lights for the evening
    => ?? leave the lights for the evening
  turn on the kitchen lights // only the counter lights stay on, others off
    => light.turn_off [kitchen - Kitchen Counter Lights]
`,
  'home-2',
);
