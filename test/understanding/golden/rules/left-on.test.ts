import { golden } from '../golden.ts';

// Orders by how things are to be when it is done, and courtesies one behind the other.

golden(
  'what alone stays on',
  `
  leave only the floor lamp on in the living room
    => light.turn_off [living room - Floor Lamp] | light.turn_on [Floor Lamp]
  just the floor lamp on and nothing else please
    => light.turn_off [all - Floor Lamp] | light.turn_on [Floor Lamp]
  just leave the floor lamp on
    => (prohibition)
`,
  'home-2',
);

golden(
  'how light a room is to be',
  `
  keep the kitchen dark
    => light.turn_off [kitchen]
  the baby sleeps so keep the bedroom nice and dark
    => light.turn_off [master bedroom]
  keep the hallway lit
    => light.turn_on [hallway]
`,
  'home-2',
);

golden(
  'how much of a light is left, and in which white',
  `
  halve the floor lamp
    => light.set [Floor Lamp] factor=0.5
  half the brightness of the floor lamp please
    => light.set [Floor Lamp] factor=0.5
  warm the floor lamp up a touch, it's too harsh
    => light.set [Floor Lamp] temperature=2700
  the floor lamp is far too yellow
    => light.set [Floor Lamp] temperature=5500
  make the floor lamp a bit less blue
    => light.set [Floor Lamp] temperature=2700
  make the floor lamp less red
    => ?? make the floor lamp less red
  warm the kitchen up a bit
    => ?? warm the kitchen up a bit
`,
  'home-2',
);

golden(
  'a slip of the place',
  `
  turn on the light in the cellar i mean the kitchen
    => light.turn_on [kitchen]
  is anything on downstairs, sorry, i mean in the kitchen
    => house.check what=on wanted=any area=kitchen
`,
  'home-2',
);
