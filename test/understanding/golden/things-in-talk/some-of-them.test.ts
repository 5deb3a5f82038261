import { golden } from '../golden.ts';

const EVENING = Date.parse('2026-03-10T18:30:00+01:00');

golden(
  'of some of several it is asked which',
  `
    are half of the lights on
    => ?? are half of the lights on
    close all the blinds // just two of them
    => ?? just two of them
    close one of the blinds
    => ?? close one of the blinds
    close the blinds // only one of them
    => ?? only one of them
    dim half of the living room lights
    => ?? dim half of the living room lights
    every other day turn on the porch light
    => light.turn_on [Porch Light] @FREQ=DAILY;INTERVAL=2;BYHOUR=9;BYMINUTE=0
    every other light off
    => ?? every other light off
    half the lights off
    => ?? half the lights off
    leave half the lights on
    => ?? leave half the lights on
    open half of the blinds
    => ?? open half of the blinds
    open the blinds half way
    => cover.set_position [group Blinds] position=50
    put half of the lights on upstairs
    => ?? put half of the lights on upstairs
    turn half the lights off in the living room
    => ?? turn half the lights off in the living room {Living Room Ceiling Light, Floor Lamp, TV Backlight}
    turn off every other light
    => ?? turn off every other light
    turn off every second light in the living room
    => ?? turn off every second light in the living room {Living Room Ceiling Light, Floor Lamp, TV Backlight}
    turn off half of the living room lights
    => ?? turn off half of the living room lights {Living Room Ceiling Light, Floor Lamp, TV Backlight}
    turn off half the lights
    => ?? turn off half the lights
    turn off one of the lights
    => ?? turn off one of the lights
    turn off one of the living room lights
    => ?? turn off one of the living room lights {Living Room Ceiling Light, Floor Lamp, TV Backlight}
    turn off one of them
    => ?? turn off one of them
    turn off the heating in half of the rooms
    => ?? turn off the heating in half of the rooms
    turn off the lights every other day
    => light.turn_off [all] @FREQ=DAILY;INTERVAL=2;BYHOUR=9;BYMINUTE=0
    turn off two of the living room lights
    => ?? turn off two of the living room lights {Living Room Ceiling Light, Floor Lamp, TV Backlight}
    turn on all the lights // only two of them
    => ?? only two of them
    turn on the desk lamp // and the floor lamp // turn one of them off
    => ?? turn one of them off
    turn on the desk lamp // and the floor lamp // two of them off
    => light.turn_off [Desk Lamp + Floor Lamp]
    turn on the floor lamp // only two
    => light.set [Floor Lamp] brightness=2
    turn on the fountain every second day
    => switch.turn_on [Fountain] @FREQ=DAILY;INTERVAL=2;BYHOUR=9;BYMINUTE=0
    turn on the kitchen lights // only one of them
    => ?? only one of them {Kitchen Ceiling Light, Kitchen Counter Lights}
    turn on the kitchen lights // turn two of them off
    => light.turn_off [kitchen]
    turn on the kitchen lights // two of them off
    => light.turn_off [kitchen]
    turn on the living room lights // half of them off again
    => ?? half of them off again {Living Room Ceiling Light, Floor Lamp, TV Backlight}
    turn on the living room lights // just two of them
    => ?? just two of them {Living Room Ceiling Light, Floor Lamp, TV Backlight}
    turn on the living room lights // one lamp's enough
    => ?? one lamp's enough
    turn on the living room lights // one of them is enough
    => ?? one of them is enough {Living Room Ceiling Light, Floor Lamp, TV Backlight}
    turn on the living room lights // one's enough
    => ?? one's enough {Living Room Ceiling Light, Floor Lamp, TV Backlight}
    turn on the living room lights // only one
    => ?? only one {Living Room Ceiling Light, Floor Lamp, TV Backlight}
    turn on the living room lights // only three
    => ?? only three {Living Room Ceiling Light, Floor Lamp, TV Backlight}
    turn on the living room lights // only two of them
    => ?? only two of them {Living Room Ceiling Light, Floor Lamp, TV Backlight}
    turn on the living room lights // three is enough
    => ?? three is enough {Living Room Ceiling Light, Floor Lamp, TV Backlight}
    turn on the living room lights // turn half of them off
    => ?? turn half of them off {Living Room Ceiling Light, Floor Lamp, TV Backlight}
    turn on the living room lights // turn off one of them
    => ?? turn off one of them {Living Room Ceiling Light, Floor Lamp, TV Backlight}
    turn on the living room lights // turn off two of them
    => ?? turn off two of them {Living Room Ceiling Light, Floor Lamp, TV Backlight}
    turn on the living room lights // turn the two of them off
    => light.turn_off [living room]
    turn on the living room lights // turn two of them off
    => ?? turn two of them off {Living Room Ceiling Light, Floor Lamp, TV Backlight}
    turn on the living room lights // two of them are enough
    => ?? two of them are enough {Living Room Ceiling Light, Floor Lamp, TV Backlight}
    turn on the living room lights // two of them off again
    => ?? two of them off again {Living Room Ceiling Light, Floor Lamp, TV Backlight}
    turn on the living room lights to 50 // only two
    => light.set [all] brightness=2
    turn the heating down half a degree
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] step=-0.5
    turn up the volume to ten // only five
    => ?? only five
  `,
  'home-2',
  undefined,
  EVENING,
);

golden(
  'as bright as it goes, and more light by what a light is called after',
  `
    TV as quiet as possible
    => media.set_volume [Living Room TV] volume=1
    a little more light over the counter
    => light.set [Kitchen Counter Lights] brightness_step=10
    as bright as possible in the kitchen please
    => light.set [kitchen] brightness=100
    floor lamp as dark as possible
    => light.set [Floor Lamp] brightness=1
    floor lamp as dim as it goes
    => light.set [Floor Lamp] brightness=1
    is it as bright as possible
    => ?? is it as bright as possible
    it's as dark as it gets
    => (statement)
    kitchen as bright as possible please
    => light.set [kitchen] brightness=100
    kitchen lights as bright as they go
    => light.set [kitchen] brightness=100
    less light by the telly
    => light.set [TV Backlight] brightness_step=-10
    living room as dark as possible
    => light.set [living room] brightness=1
    living room lights as low as they go
    => light.set [living room] brightness=1
    make the kitchen as bright as it gets
    => light.set [kitchen] brightness=100
    make the kitchen as bright as possible
    => light.set [kitchen] brightness=100
    more light at the desk
    => light.set [Desk Lamp] brightness_step=10
    more light by the bed
    => ?? more light by the bed {Alex's Bedside Lamp, Sam's Bedside Lamp}
    turn on the floor lamp // as bright as it'll go
    => light.set [Floor Lamp] brightness=100
    turn on the living room lights // as bright as possible
    => light.set [living room] brightness=100
    turn on the living room lights // as bright as they go
    => light.set [living room] brightness=100
    turn on the living room lights // as dark as it goes
    => light.set [living room] brightness=1
    turn on the living room lights // as dim as possible
    => light.set [living room] brightness=1
    turn on the living room lights // make them as bright as possible
    => light.set [living room] brightness=100
    volume as low as it goes
    => ?? volume as low as it goes {Living Room TV, Kitchen Speaker, Office Speaker, Kids Room Speaker}
  `,
  'home-2',
  undefined,
  EVENING,
);

golden(
  'in the room of the speaker',
  `
    as bright as possible
    => light.set [Living Room] brightness=100
    as dark as it goes
    => light.set [Living Room] brightness=1
    make it as dark as possible
    => light.set [Living Room] brightness=1
    as loud as possible
    => media.set_volume [Living Room] volume=100
    bit more light by the sofa
    => ?? bit more light by the sofa
  `,
  'home-2',
  'Living Room',
  EVENING,
);
