import { golden } from '../golden.ts';

// Names, verbs and values in the many ways people have for them.

golden(
  'other words for a name',
  `
  switch on the staircase lights
    => light.turn_on [Stair Lights]
  turn off the hall light
    => light.turn_off [Hallway Light]
  the television off please
    => media.turn_off [Living Room TV]
  is the stairwell light on
    => light.get [Stair Lights]
  turn on the livingroom ceiling light
    => light.turn_on [Living Room Ceiling Light]
  turn off the bath room ceiling light
    => light.turn_off [Bathroom Ceiling Light]
  turn off all the lights in the master bed room
    => light.turn_off [master bedroom]
`,
  'home-2',
  'office',
);

golden(
  'who is spoken to first',
  `
  Porch Light, on
    => light.turn_on [Porch Light]
  Robbie, go home
    => vacuum.dock [Robbie]
  desk lamp, off please
    => light.turn_off [Desk Lamp]
  Ceiling Fan, speed up
    => fan.set [Ceiling Fan] step=10
`,
  'home-2',
  'office',
);

golden(
  'by a verb of its own',
  `
  have the ceiling fan stop
    => fan.turn_off [Ceiling Fan]
  the kids room blinds should close
    => cover.close [Kids Room Blinds]
  I want the garage door to close
    => cover.close [Garage Door]
  tell Robbie to take a break
    => vacuum.pause [Robbie]
  let the kitchen blinds open
    => cover.open [Kitchen Blinds]
  the fountain needs to stop
    => switch.turn_off [Fountain]
  desk lamp turn off
    => light.turn_off [Desk Lamp]
  kids room blinds close please
    => cover.close [Kids Room Blinds]
  make sure the ceiling fan isn't on
    => fan.turn_off [Ceiling Fan]
  the porch light can go off
    => light.turn_off [Porch Light]
  I'm done with the fountain
    => switch.turn_off [Fountain]
  no more fairy lights
    => light.turn_off [Fairy Lights]
`,
  'home-2',
  'office',
);

golden(
  'no command',
  `
  front door lock
    => ?? front door lock
  keep the porch light on, but turn off the garage light
    => light.turn_off [Garage Light]
  the ceiling fan stops by itself
    => ?? the ceiling fan stops by itself
`,
  'home-2',
  'office',
);

golden(
  'more and less light',
  `
  turn up the desk lamp by 20
    => light.set [Desk Lamp] brightness_step=20
  bathroom ceiling light 20% brighter
    => light.set [Bathroom Ceiling Light] brightness_step=20
  make the floor lamp less bright
    => light.set [Floor Lamp] brightness_step=-10
  more light in the office
    => light.set [office] brightness_step=10
  tone down the floor lamp a bit
    => light.set [Floor Lamp] brightness_step=-10
  I want the floor lamp a bit dimmer
    => light.set [Floor Lamp] brightness_step=-10
  make the night light as dim as possible
    => light.set [Night Light] brightness=1
  take the kitchen lights down by 30
    => light.set [kitchen] brightness_step=-30
`,
  'home-2',
  'office',
);

golden(
  'colours',
  `
  set colour green for the floor lamp
    => light.set [Floor Lamp] color=green
  change the floor lamp from red to blue
    => light.set [Floor Lamp] color=blue
  green light on the desk lamp
    => light.set [Desk Lamp] color=green
  cast a purple glow with the floor lamp
    => light.set [Floor Lamp] color=purple
  give me blue lights in the office
    => light.set [office] color=blue
  change the color of the floor lamp
    => ?? change the color of the floor lamp (to what?)
`,
  'home-2',
  'office',
);

golden(
  'fans and players',
  `
  set the ceiling fan to a higher speed
    => fan.set [Ceiling Fan] step=10
  ceiling fan a notch slower
    => fan.set [Ceiling Fan] step=-10
  more air from the ceiling fan
    => fan.set [Ceiling Fan] step=10
  kitchen speaker a bit louder
    => media.set_volume [Kitchen Speaker] step=10
  I want the office speaker quieter
    => media.set_volume [Office Speaker] step=-10
  less volume on the TV
    => media.set_volume [Living Room TV] step=-10
  give me more volume in the kitchen
    => media.set_volume [kitchen] step=10
  cut the sound in the kitchen
    => media.mute [kitchen]
`,
  'home-2',
  'office',
);

golden(
  'coffee',
  `
  I fancy a coffee
    => switch.turn_on [Coffee Machine]
  could you make me a cappuccino
    => switch.turn_on [Coffee Machine]
  ask the coffee machine to make a pot
    => switch.turn_on [Coffee Machine]
  have coffee ready at seven
    => switch.turn_on [Coffee Machine] @03-11T07:00
  set the coffee machine to brew at 6 tomorrow morning
    => switch.turn_on [Coffee Machine] @03-11T06:00
  can I have a cup of coffee
    => switch.turn_on [Coffee Machine]
  use the coffee machine to make me coffee
    => switch.turn_on [Coffee Machine]
  what coffee do I like
    => ?? what coffee do I like
`,
  'home-2',
  'office',
);

golden(
  'the robot by rooms',
  `
  clean the kitchen floor
    => vacuum.clean_area [all] area=kitchen
  start vacuuming in the office
    => vacuum.clean_area [all] area=office
  the living room needs vacuuming
    => vacuum.clean_area [all] area="living room"
  use the robot to clean the kitchen
    => vacuum.clean_area [Robbie] area=kitchen
  stop cleaning
    => vacuum.pause [all]
`,
  'home-2',
  'office',
);

golden(
  'louder, quieter, silent',
  `
  beef up the volume a little bit
    => media.set_volume [office] step=10
  not so loud
    => media.set_volume [office] step=-10
  full volume
    => media.set_volume [office] volume=100
  the volume should be at 40
    => media.set_volume [office] volume=40
  turn off the volume
    => media.mute [office]
  go silent
    => media.mute [office]
  unmute it
    => media.unmute [office]
`,
  'home-2',
  'office',
);

golden(
  'something to hear',
  `
  I want to listen to some classical music
    => media.play_media [office] query="classical music"
  put on some music by queen
    => media.play_media [office] query="music by queen"
  tune in to classic fm
    => media.play_media [office] query="classic fm"
  I would like to hear a joke
    => (statement)
  start the dishwasher in the kitchen
    => ?? start the dishwasher in the kitchen
`,
  'home-2',
  'office',
);

golden(
  'toggled',
  `
  toggle the ceiling fan
    => fan.toggle [Ceiling Fan]
  flip the bedroom fan on or off
    => fan.toggle [Bedroom Fan]
`,
  'home-2',
  'office',
);

golden(
  'heat and cold',
  `
  turn on cooling
    => ?? turn on cooling {Living Room Thermostat, Bedroom AC, Bathroom Heater}
  switch the AC to cooling
    => climate.set_mode [Bedroom AC] mode=cool
  change the mode of the AC to automatic
    => climate.set_mode [Bedroom AC] mode=auto
  set the temp at 21 in the living room
    => climate.set_temperature [living room] temperature=21
  stop heating the bathroom
    => climate.set_mode [bathroom] mode=off
`,
  'home-2',
  'office',
);

golden(
  'how things are, asked in other ways',
  `
  desk lamp, is it on
    => light.get [Desk Lamp]
  does the ceiling fan happen to be on
    => fan.get [Ceiling Fan]
  any chance the fountain is on
    => switch.get [Fountain]
  is the extractor fan taking a break
    => fan.get [Extractor Fan]
  tell me what color the floor lamp is set to
    => light.get [Floor Lamp]
  is the floor lamp on the dim side or the bright side
    => light.get [Floor Lamp]
  is Robbie stuck
    => vacuum.get [Robbie]
  what does the thermostat say
    => climate.get [Living Room Thermostat]
  read me the temperature shown by the thermostat
    => climate.get [Living Room Thermostat]
  has the garage motion sensor detected anything
    => sensor.get [Garage Motion Sensor]
  how open are the kitchen blinds
    => cover.get [Kitchen Blinds]
  tell me if someone locked the back door
    => lock.get [Back Door]
  is the front door lock engaged
    => lock.get [Front Door]
`,
  'home-2',
  'office',
);

golden(
  'what is opened is no lamp',
  `
  open the office
    => ?? open the office
  close the office
    => ?? close the office
`,
  'home-2',
  'office',
);
