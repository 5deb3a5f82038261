import { golden } from '../golden.ts';

golden(
  'what is turned on, but not as far as it goes',
  `
  turn on the floor lamp, not too bright
    => light.set [Floor Lamp] brightness=50
  desk lamp on // and the floor lamp, not too bright please
    => light.set [Floor Lamp] brightness=50
  bedroom lights on but not full
    => light.set [master bedroom] brightness=50
  turn on the ceiling fan, not too fast
    => fan.set [Ceiling Fan] percentage=33
  kitchen speaker on but not so loud
    => media.turn_on [Kitchen Speaker] > media.set_volume [Kitchen Speaker] volume=30
  turn the floor lamp down, not too bright
    => light.set [Floor Lamp] brightness_step=-10
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
