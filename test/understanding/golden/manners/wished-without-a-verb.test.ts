import { golden } from '../golden.ts';

golden(
  'light, music, water and warmth wished for without a verb',
  `
  some blues in the kitchen while I wash up
    => media.play_media [kitchen] query=blues
  a bit of Mozart in the living room, nice and quiet
    => media.play_media [living room] query=Mozart > media.set_volume [living room] volume=20
  how about some soul music in the kitchen
    => media.play_media [kitchen] query="soul music"
  play some jazz in the kitchen // next please
    => media.next [kitchen]
  play some jazz in the kitchen // skip this one, next
    => media.next [kitchen]
  some light over the worktop while I cook
    => light.turn_on [Kitchen Counter Lights]
  a spot of light on the stairs while the kettle boils
    => light.turn_on [Stair Lights]
  might I have a bit more light in the hall
    => light.set [hallway] brightness_step=10
  keep the sun out in the living room
    => cover.close [Living Room Curtains]
  mute the living room tv // we can have the sound back as it was
    => media.unmute [Living Room TV]
  turn off the heating // now we can have heat again
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=heat
  turn off the heating // put the heating back on
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=heat
  the heating back on please
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=heat
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
