import { golden } from '../golden.ts';

golden(
  'what plays, all but one of it',
  `
  turn the music down but not the radio in the kitchen
    => media.set_volume [kitchen - Kitchen Speaker] step=-10
  turn the sound up but not in the kitchen
    => media.set_volume [all - kitchen] step=10
  pause the music but not the TV
    => media.pause [all - Living Room TV]
  lower the volume but leave the TV alone
    => media.set_volume [all - Living Room TV] step=-10
  music off but keep the kitchen speaker on
    => media.turn_off [all - Kitchen Speaker]
  mute the music but not in the office
    => media.mute [all - office]
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
