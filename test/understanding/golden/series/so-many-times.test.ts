import { golden } from '../golden.ts';

golden(
  'so many times what it is',
  `
  turn the tv down by half
    => media.set_volume [Living Room TV] factor=0.5
  cut the volume of the tv in half
    => media.set_volume [Living Room TV] factor=0.5
  halve the brightness of the floor lamp
    => light.set [Floor Lamp] factor=0.5
  make the floor lamp twice as bright
    => light.set [Floor Lamp] factor=2
  double the tv volume
    => media.set_volume [Living Room TV] factor=2
  turn the floor lamp on // half as bright
    => light.set [Floor Lamp] factor=0.5
  set the floor lamp to 80 // half as bright
    => light.set [Floor Lamp] brightness=40
  turn the bedroom fan down by half
    => fan.set [Bedroom Fan] factor=0.5
  turn the tv down by thirty percent
    => media.set_volume [Living Room TV] step=-30
  dim the floor lamp to half
    => light.set [Floor Lamp] brightness=50
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
