import { golden } from '../golden.ts';

// What one clause lends to another: its time, its place, its verb.

golden(
  'a time or an event in front is that of all',
  `
  every weekday at 7 turn on the coffee machine and open the blinds in the kitchen
    => switch.turn_on [Coffee Machine] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=0 | cover.open [Kitchen Blinds] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=0
  at seven tomorrow morning open the master bedroom curtains and start the coffee machine
    => cover.open [Master Bedroom Curtains] @03-11T07:00 | switch.turn_on [Coffee Machine] @03-11T07:00
  when the garage door opens turn on the garage light and close the gate
    => light.turn_on [Garage Light] @event cover:open[Garage Door] repeat | cover.close [Driveway Gate] @event cover:open[Garage Door] repeat
  at 9 turn off the tv, then lock the doors
    => media.turn_off [Living Room TV] @03-11T09:00 > lock.lock [all]
  turn off the tv at ten and lock the front door
    => media.turn_off [Living Room TV] @03-11T10:00 | lock.lock [Front Door]
  turn on the porch light until eleven and the garage light until midnight
    => light.turn_on [Porch Light] > light.turn_off [Porch Light] @03-11T11:00 | light.turn_on [Garage Light] > light.turn_off [Garage Light] @03-11T00:00
`,
  'home-2',
  'office',
);

golden(
  'things of several kinds in one place',
  `
  kitchen lights and speaker off
    => light.turn_off [kitchen] | media.turn_off [Kitchen Speaker]
  turn off the lights and the speaker in the kitchen
    => light.turn_off [kitchen] | media.turn_off [Kitchen Speaker]
  turn off the tv and also the lights
    => media.turn_off [Living Room TV] | light.turn_off [office]
  turn off all but the porch light
    => light.turn_off [all - Porch Light]
  is the front door open
    => sensor.get [Front Door Contact]
`,
  'home-2',
  'office',
);

golden(
  'corrections keep to what was asked',
  `
  turn on the garage light, no wait, the hallway light
    => light.turn_on [Hallway Light]
  turn on the garage, I mean the hallway light
    => light.turn_on [Hallway Light]
  the hallway light
    => ?? the hallway light
`,
  'home-2',
  'office',
);

golden(
  'covers, fans and heat by degrees',
  `
  kitchen blinds position 30
    => cover.set_position [Kitchen Blinds] position=30
  open the kitchen blinds by 30 percent
    => cover.set_position [Kitchen Blinds] step=30
  kids room blinds all the way up
    => cover.open [Kids Room Blinds]
  bedroom fan on high
    => fan.set [Bedroom Fan] percentage=100
  bedroom fan low speed
    => fan.set [Bedroom Fan] percentage=33
  turn on the bedroom fan oscillation
    => fan.set [Bedroom Fan] oscillate=true
  living room 22 degrees
    => climate.set_temperature [living room] temperature=22
  a bit warmer in the bathroom
    => climate.set_temperature [bathroom] step=1
  thermostat up by 2
    => climate.set_temperature [Living Room Thermostat] step=2
  the living room should be 22 degrees
    => climate.set_temperature [living room] temperature=22
`,
  'home-2',
  'office',
);

golden(
  'each in its place, each to its value',
  `
  dim the kitchen to 20 and the living room to 40
    => light.set [kitchen] brightness=20 | light.set [living room] brightness=40
  turn off the light and the tv in the living room
    => light.turn_off [living room] | media.turn_off [Living Room TV]
  turn off the light and the kitchen speaker
    => light.turn_off [office] | media.turn_off [Kitchen Speaker]
  put the kids room speaker at 15 percent and play the jungle book on it
    => media.set_volume [Kids Room Speaker] volume=15 > media.play_media [Kids Room Speaker] query="jungle book"
  living room to 22 degrees
    => climate.set_temperature [living room] temperature=22
  set the living room to 22
    => climate.set_temperature [living room] temperature=22
  thermostat to 22
    => climate.set_temperature [Living Room Thermostat] temperature=22
  set the bathroom heater to dry mode
    => climate.set_mode [Bathroom Heater] mode=dry
  turn on the fountain for an hour and the sprinkler for ten minutes
    => switch.turn_on [Fountain] > switch.turn_off [Fountain] @after PT1H | valve.open [Garden Sprinkler] > valve.close [Garden Sprinkler] @after PT10M
  at sunset turn on the path lights and the fairy lights and close the living room curtains
    => light.turn_on [Path Lights + Fairy Lights] @sunset | cover.close [Living Room Curtains] @sunset
  unless the front door is locked turn on the porch light
    => light.turn_on [Porch Light] ?lock:unlocked[Front Door]
  start the coffee machine and ten minutes later turn it off
    => switch.turn_on [Coffee Machine] > switch.turn_off [Coffee Machine] @after PT10M
  stop the vacuum and send it home
    => vacuum.pause [Robbie] > vacuum.dock [Robbie]
`,
  'home-2',
  'office',
);
