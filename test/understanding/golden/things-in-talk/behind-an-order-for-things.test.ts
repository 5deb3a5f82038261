import { golden } from '../golden.ts';

golden(
  'what is said of things behind an order',
  `
  lower the kitchen blinds a bit // a bit more
    => cover.set_position [Kitchen Blinds] step=-20
  raise the kids room blinds a little // bit more
    => cover.set_position [Kids Room Blinds] step=20
  close the kitchen blinds a bit more // more
    => cover.set_position [Kitchen Blinds] step=-20
  open the living room curtains a bit // a bit less
    => cover.set_position [Living Room Curtains] step=-20
  turn off the porch light // forget that and do the fairy lights instead
    => conversation.undo [Porch Light] > light.turn_off [Fairy Lights]
  turn on the floor lamp // the ceiling light instead of that
    => conversation.undo [Floor Lamp] > light.turn_on [Living Room Ceiling Light]
  turn on the porch light // and the desk lamp // both back to half
    => light.set [Porch Light + Desk Lamp] brightness=50
  turn the bedroom fan up // medium
    => fan.set [Bedroom Fan] percentage=66
  set the bedroom ac to heat // hmm, cool
    => climate.set_mode [Bedroom AC] mode=cool
  set the ac to 20 on cool // make it auto instead
    => climate.set_temperature [Bedroom AC] temperature=20 mode=auto
  turn the living room tv up to 60 // way too loud, go back
    => conversation.undo
  set the floor lamp to 40 // 60 // never mind, 40 was nicer
    => light.set [Floor Lamp] brightness=40
  turn down the living room tv // that isn't right, turn it back up
    => conversation.undo
  dim the floor lamp // turn it up again
    => light.set [Floor Lamp] brightness_step=10
  turn off all the lights // not the porch // and not the hallway either
    => conversation.forbid [hallway]
  turn off all the lights // not the porch // leave the hallway on too
    => conversation.forbid [hallway]
  are any lights on upstairs? // switch off the ones that are still on
    => light.turn_off [floor Upstairs]
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);

golden(
  'one light in place of another, in the room that heard it',
  `
  ceiling light instead of the lamp please
    => light.turn_off [Floor Lamp] | light.turn_on [Living Room Ceiling Light]
  could we have the floor lamp rather than the ceiling light
    => light.turn_off [Living Room Ceiling Light] | light.turn_on [Floor Lamp]
  swap the ceiling light for the backlight
    => light.turn_off [Living Room Ceiling Light] | light.turn_on [TV Backlight]
`,
  'home-2',
  'living room',
  Date.parse('2026-03-10T10:30:00+01:00'),
);
