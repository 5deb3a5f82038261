import { golden } from '../golden.ts';

// A length is the action and its end: what has an inverse is taken back, all else is brought back to how it was, or becomes what was said.

golden(
  'for how long, and what then',
  `
  set the living room to 21 until ten tonight and then 17
    => climate.set_temperature [living room] temperature=21 > climate.set_temperature [living room] temperature=17 @03-11T22:00
  keep the bathroom heater at 19 till six and then put it up to 22
    => climate.set_temperature [Bathroom Heater] temperature=19 > climate.set_temperature [Bathroom Heater] temperature=22 @03-11T06:00
  dim the kitchen lights to 30 for an hour
    => light.set [kitchen] brightness=30 > light.set [kitchen] brightness=30 restores @after PT1H
  dim the kitchen lights to 30 for an hour and then turn off the tv
    => light.set [kitchen] brightness=30 > light.set [kitchen] brightness=30 restores @after PT1H > media.turn_off [Living Room TV]
  set the tv volume to 10 until nine
    => media.set_volume [Living Room TV] volume=10 > media.set_volume [Living Room TV] volume=10 restores @03-11T09:00
  make the desk lamp red for ten minutes
    => light.set [Desk Lamp] color=red > light.set [Desk Lamp] color=red restores @after PT10M
  from six till ten dim the path lights to 20
    => light.set [Path Lights] brightness=20 @03-11T06:00 > light.set [Path Lights] brightness=20 restores @03-11T10:00
`,
  'home-2',
);
