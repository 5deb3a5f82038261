import { golden } from '../golden.ts';

golden(
  'things by pointing and by where they are, with another verb than they have',
  `
  turn on the desk lamp // this one can go off now
    => light.turn_off [Desk Lamp]
  turn on the desk lamp and the floor lamp // those can go off again
    => light.turn_off [Desk Lamp + Floor Lamp]
  turn off the desk lamp // that one can come back on
    => light.turn_on [Desk Lamp]
  turn on the floor lamp // and that one can come on as well
    => light.turn_on [Floor Lamp]
  turn on the porch light // it could be blue
    => light.set [Porch Light] color=blue
  is the desk lamp on // out with it
    => light.turn_off [Desk Lamp]
  open the bedroom blind // down with it again
    => cover.close [Master Bedroom Curtains]
  turn off the hallway light // and the ones out on the porch too
    => light.turn_off [porch]
  turn off the hallway light // and get the one on the stairs while you're there
    => light.turn_off [Stair Lights]
  turn off the hallway light // the porch one to, it's broad daylight
    => light.turn_off [porch]
  lock the front door // the one round the back too
    => lock.lock [Back Door]
  the front door's locked, isn't it // and do the one round the back as well
    => lock.lock [Back Door]
  is the front door locked // do the one out the back for me
    => lock.lock [Back Door]
  turn on the kitchen counter lights // Tom needs the floor lamp as well
    => light.turn_on [Floor Lamp]
  put the telly on // the kitchen light can go
    => light.turn_off [kitchen]
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
