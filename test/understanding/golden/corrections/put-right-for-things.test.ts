import { golden } from '../golden.ts';

golden(
  'what is put right of things, and said of what is wrong with them',
  `
  turn off the floor lamp // no, not off, just dim it a bit
    => light.turn_on [Floor Lamp] > light.set [Floor Lamp] brightness_step=-10
  turn off the living room tv // don't switch it off, mute it
    => media.turn_on [Living Room TV] > media.mute [Living Room TV]
  pause the living room tv // no not pause, only mute it
    => media.play [Living Room TV] > media.mute [Living Room TV]
  it's nippy in the living room, put it up to 22
    => climate.set_temperature [living room] temperature=22
  it's a bit chilly in the bedroom, so turn it up to twenty one
    => climate.set_temperature [master bedroom] temperature=21
  the floor lamp looks too cold
    => light.set [Floor Lamp] temperature=2700
  the desk lamp is a bit too warm
    => light.set [Desk Lamp] temperature=5500
  the light in the kitchen is too blue
    => light.set [kitchen] temperature=2700
  next song in the kitchen // go back one
    => media.previous [kitchen]
  everything off in the living room apart from the heating
    => light.turn_off [living room] | fan.turn_off [living room] | media.turn_off [living room]
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
