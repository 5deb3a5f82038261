import { golden } from '../golden.ts';

golden(
  'things that are to rest, to stay as they are, or are one of several',
  `
  turn on the desk lamp and the floor lamp // that one can go off
    => ?? that one can go off
  close the living room curtains // open that one
    => ?? open that one
  is the front door locked // lock that one then
    => lock.lock [Front Door]
  turn on the desk lamp // just half of that is plenty
    => light.set [Desk Lamp] factor=0.5
  give the kitchen light a rest
    => light.turn_off [kitchen]
  living room curtains down but leave a tiny gap
    => cover.set_position [Living Room Curtains] position=20
  take the desk lamp down to, I don't know, forty
    => light.set [Desk Lamp] brightness=40
  put the desk lamp on as well, that should do us
    => light.turn_on [Desk Lamp]
  open the living room curtains // down they go again
    => cover.close [Living Room Curtains]
  turn on the bedroom fan // easy, easy
    => fan.set [Bedroom Fan] step=-10
  start the vacuum // back to its corner with it
    => vacuum.dock [Robbie]
  a bit of swing on the kitchen speaker
    => media.play_media [Kitchen Speaker] query=swing
  leave the kitchen and the hallway, all the others off
    => light.turn_off [all - kitchen + hallway]
  heating to 21 // that's quite nice, keep everything as it is
    => (thanks)
  the tap has burst, water everywhere, close the curtains
    => cover.close [group Curtains]
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
