import { golden } from '../golden.ts';

// What names no thing, or no place: the room that hears it, the house, everywhere.

golden(
  'said to the room that hears it',
  `
  louder
    => media.set_volume [kitchen] step=10
  turn the volume down by 15 percent
    => media.set_volume [kitchen] step=-15
  volume 40
    => media.set_volume [kitchen] volume=40
  pause the podcast
    => media.pause [kitchen]
  skip to the next track
    => media.next [kitchen]
  play the last song again
    => media.previous [kitchen]
  mute
    => media.mute [kitchen]
  unmute the music
    => media.unmute [kitchen]
  play some bossa nova
    => media.play_media [kitchen] query="bossa nova"
  set the brightness to the maximum
    => light.set [kitchen] brightness=100
  change the colour to blue
    => light.set [kitchen] color=blue
  lower the brightness a bit
    => light.set [kitchen] brightness_step=-10
  switch the lights off in here
    => light.turn_off [kitchen]
  all lights on in this room please
    => light.turn_on [kitchen]
  light up my room
    => light.turn_on [kitchen]
  replay
    => media.previous [kitchen]
`,
  'home-2',
  'kitchen',
);

golden(
  'a place or a thing said with it',
  `
  volume up in the office
    => media.set_volume [office] step=10
  in the office, volume down
    => media.set_volume [office] step=-10
  kitchen volume up 5 %
    => media.set_volume [kitchen] step=5
  next song on the living room TV
    => media.next [Living Room TV]
  living room TV mute
    => media.mute [Living Room TV]
  play Abbey Road on the kitchen speaker // a little louder
    => media.set_volume [Kitchen Speaker] step=10
`,
  'home-2',
);

golden(
  'without a place, where there are several',
  `
  pause
    => ?? pause {Living Room TV, Kitchen Speaker, Office Speaker, Kids Room Speaker}
  set the brightness to 20
    => ?? set the brightness to 20 {Kitchen Ceiling Light, Kitchen Counter Lights, Living Room Ceiling Light, Floor Lamp, TV Backlight, Dining Table Pendant}
`,
  'home-2',
);

golden(
  'the house and all of it, whatever room hears it',
  `
  turn off every single light
    => light.turn_off [all]
  turn off the lights in all rooms
    => light.turn_off [all]
  switch each and every light off across the house
    => light.turn_off [all]
  lights off everywhere
    => light.turn_off [all]
  illuminate all rooms
    => light.turn_on [all]
  turn on the house lights
    => light.turn_on [all]
  light up our whole home
    => light.turn_on [all]
  close the blinds in every room
    => cover.close [Kitchen Blinds + Kids Room Blinds]
  turn the lights off in the house except the stair lights
    => light.turn_off [all - Stair Lights]
`,
  'home-2',
  'office',
);

golden(
  'places behind the state that is asked for',
  `
  how many lights are on in the living room?
    => light.get [living room]
  which of the blinds are closed upstairs?
    => cover.get [Kids Room Blinds]
  are any lights on downstairs
    => light.get [floor Downstairs]
  is the ceiling light on in the office?
    => light.get [Office Ceiling Light]
  are all the lights in the house off?
    => light.get [all]
`,
  'home-2',
);
