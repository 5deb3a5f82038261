import { golden } from '../golden.ts';

golden(
  'orders for things in few words',
  `
  warm white on the desk lamp and cold on the mirror light
    => light.set [Desk Lamp] temperature=2700 | light.set [Mirror Light] temperature=5500
  amber on the backlight please
    => light.set [TV Backlight] color=amber
  less yellow on the desk lamp
    => light.set [Desk Lamp] temperature=5500
  a touch warmer on the floor lamp
    => light.set [Floor Lamp] temperature=2700
  make it red under the kitchen counter
    => light.set [Kitchen Counter Lights] color=red
  make it violet behind the telly
    => light.set [TV Backlight] color=violet
  turn the desk lamp up as bright as it'll go
    => light.set [Desk Lamp] brightness=100
  get the floor lamp as low as it can go
    => light.set [Floor Lamp] brightness=1
  we don't want the garage door open any more
    => cover.close [Garage Door]
  I don't need the mirror light on right now
    => light.turn_off [Mirror Light]
  I don't want the curtains open when we're away
    => (statement)
  switch the coffee off please
    => switch.turn_off [Coffee Machine]
  stick the cricket on the telly
    => media.play_media [Living Room TV] query=cricket
  put the cheese on the shopping list
    => list.add item=cheese list=shopping
  play some blues in the kitchen at a quarter volume
    => media.play_media [kitchen] query=blues > media.set_volume [kitchen] volume=25
  a bit of music in the kitchen while we wash up
    => media.play [kitchen]
  bedroom fan at 60 and swinging
    => fan.set [Bedroom Fan] oscillate=true percentage=60
  turn the bedroom fan on, but gently
    => fan.set [Bedroom Fan] percentage=33
  lock the back door behind us
    => lock.lock [Back Door]
  the mirror light at seven please
    => light.turn_on [Mirror Light] @03-10T19:00
  the desk lamp at nine tomorrow morning
    => light.turn_on [Desk Lamp] @03-11T09:00
  the desk lamp at thirty please
    => light.set [Desk Lamp] brightness=30
  the desk lamp at 10
    => light.set [Desk Lamp] brightness=10
  the ac to heat, or rather cool
    => climate.set_mode [Bedroom AC] mode=cool
  the backlight green, I mean red
    => light.set [TV Backlight] color=red
  turn off the, um, what's its name, the fountain
    => switch.turn_off [Fountain]
  turn the porch light on at half past six, not at seven
    => light.turn_on [Porch Light] @03-10T18:30
  set the heating to 19 // 20.5 degrees please
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=20.5
  the ac to 20 on heat
    => climate.set_temperature [Bedroom AC] temperature=20 mode=heat
  keep the living room heating on until it reaches 21
    => climate.set_temperature [living room] mode=heat temperature=21
  bathroom heater to eco
    => climate.set_preset [Bathroom Heater] preset=eco
  turn the living room thermostat up a touch and the ac down a touch
    => climate.set_temperature [Living Room Thermostat] step=1 | climate.set_temperature [Bedroom AC] step=-1
  set the kitchen to 60 and the office to 40
    => light.set [kitchen] brightness=60 | light.set [office] brightness=40
  the office to 20
    => ?? the office to 20
  take Robbie round the kitchen and then the office
    => vacuum.clean_area [Robbie] area=kitchen > vacuum.clean_area [Robbie] area=office
  send Robbie round the kitchen, then the office
    => vacuum.clean_area [Robbie] area=kitchen > vacuum.clean_area [Robbie] area=office
  put some cartoons on the telly
    => media.play_media [Living Room TV] query=cartoons
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
