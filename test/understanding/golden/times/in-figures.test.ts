import { golden } from '../golden.ts';

golden(
  'figures with hardly a word',
  `
  living room curtains 30, floor lamp 60, kitchen speaker 20
    => cover.set_position [Living Room Curtains] position=30 | light.set [Floor Lamp] brightness=60 | media.set_volume [Kitchen Speaker] volume=20
  the lights: office 40, hallway 20 and garage off
    => light.set [office] brightness=40 | light.set [hallway] brightness=20 | light.turn_off [garage]
  office 40%, kitchen 60% and the hallway off
    => light.set [office] brightness=40 | light.set [kitchen] brightness=60 | light.turn_off [hallway]
  set the floor lamp brightness to 40% and its color temperature to 3000K
    => light.set [Floor Lamp] brightness=40 temperature=3000
  lower the bedroom curtains to where they're a third open
    => cover.set_position [Master Bedroom Curtains] position=33
  close the kitchen blinds but leave a gap of fifteen percent
    => cover.set_position [Kitchen Blinds] position=15
  raise the garage slightly
    => cover.set_position [Garage Door] step=20
  heating off overnight, from ten to seven
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=off @03-10T22:00 > climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=off restores @03-11T07:00
  fountain on at sunset, no, twenty minutes after that
    => switch.turn_on [Fountain] @sunsetPT20M
  desk lamp on // lower to 30% in 10 minutes
    => light.set [Desk Lamp] brightness=30 @03-10T10:40
  floor lamp to 40 // reduce by 15 percent
    => light.set [Floor Lamp] brightness_step=-15
  unlock the side door // relock in 2 minutes
    => lock.lock [Garage Side Door] @03-10T10:32
  floor lamp to 80 // no, way dimmer
    => light.set [Floor Lamp] brightness_step=-10
  curtains half open // a third closed
    => cover.set_position [group Curtains] position=67
  kitchen speaker volume down 20 percent and raise the volume 10%
    => media.set_volume [Kitchen Speaker] step=-20 > media.set_volume [Kitchen Speaker] step=10
  lower the floor lamp 20 percent and raise the desk lamp 10 percent
    => light.set [Floor Lamp] brightness_step=-20 | light.set [Desk Lamp] brightness_step=10
  rolls 20, eggs 12
    => ?? rolls 20, eggs 12
  timers: rice 12, peas 10
    => ?? timers: rice 12, peas 10
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
