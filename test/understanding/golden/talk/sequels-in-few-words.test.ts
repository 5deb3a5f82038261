import { golden } from '../golden.ts';

// What goes on with the turn before in few words, or takes it back.

golden(
  'another thing, another value, the right one instead of the wrong one',
  `
  turn on the desk lamp // not that one, the floor lamp
    => conversation.undo [Desk Lamp] > light.turn_on [Floor Lamp]
  turn on the garage light // oh wrong one sorry, the hallway
    => conversation.undo [Garage Light] > light.turn_on [hallway]
  kitchen lights on // coffee on as well
    => switch.turn_on [Coffee Machine]
  turn on the tv // desk lamp off too
    => light.turn_off [Desk Lamp]
  make the porch light green // nah do purple
    => light.set [Porch Light] color=purple
  set the desk lamp to 20 // go for half
    => light.set [Desk Lamp] brightness=50
  turn off the desk lamp // and the floor lamp two
    => light.turn_off [Floor Lamp]
  close the garage door // also the light there, close it
    => light.turn_off [garage]
  open the living room curtains // now open complete
    => cover.open [Living Room Curtains]
  turn on the desk lamp // yes that's grand
    => (thanks)
`,
  'home-2',
);

golden(
  'done as it was asked about, and asked whether it was done',
  `
  is the back door locked? // can you do it then
    => lock.lock [Back Door]
  are the front door and the back door locked? // do the back one please
    => lock.lock [Back Door]
  is the garage door shut // would you do that for me
    => cover.close [Garage Door]
  lock the back door // and the back door did lock?
    => lock.get [Back Door]
  close the garage door // so the garage door has closed?
    => cover.get [Garage Door]
`,
  'home-2',
);

golden(
  'what only looks like these',
  `
  are the kids asleep? // do it
    => (assent)
  is the tv on? // do the dishes
    => ?? do the dishes
  the front door has locked
    => (statement)
  set the office speaker to volume 5 // and the kitchen speaker two
    => ?? the kitchen speaker two
  turn on the desk lamp // and the milk two
    => ?? the milk two
  turn off the tv // what's behind it
    => ?? what's behind it
`,
  'home-2',
);
