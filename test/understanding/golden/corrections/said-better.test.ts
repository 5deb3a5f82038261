import { golden } from '../golden.ts';

golden(
  'a value or a day that a speaker stops at and says better',
  `
  turn the heating up by one, er, two degrees
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] step=2
  wake me at half six, um, half seven
    => alarm.set at=03-11T07:30
  remind me on Tuesday, uh, Wednesday at ten to water the ferns
    => reminders.create text="water the ferns" at=03-11T10:00
  set a timer for fifteen, er, twenty minutes
    => timer.start duration=PT20M
  turn the TV down by ten um five
    => media.set_volume [Living Room TV] step=-5
  put the vet in for Thursday, er, Friday at nine
    => calendar.create title=vet start=03-13T09:00 end=03-13T10:00
  remind me tomorrow, um, on Saturday to wash the car
    => reminders.create text="wash the car" at=03-14T09:00
  turn on the porch light, er, the kitchen one
    => ?? the kitchen one {Kitchen Ceiling Light, Kitchen Counter Lights}
  turn on the porch light, no, the kitchen one
    => ?? the kitchen one {Kitchen Ceiling Light, Kitchen Counter Lights}
  turn on the, um, porch light
    => light.turn_on [Porch Light]
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);

golden(
  'an hour that was told, at which the wish behind it is done',
  `
  the plumber is coming at two, unlock the back door then
    => calendar.create title=plumber start=03-10T14:00 end=03-10T15:00 | lock.unlock [Back Door] @03-10T14:00
  I'm going out at seven, turn off the heating then
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=off @03-10T19:00
  we leave at eight tomorrow, turn everything off then
    => light.turn_off [all] @03-11T08:00
  the film starts at nine, can you dim the hallway light then?
    => calendar.create title=film start=03-10T21:00 end=03-10T22:00 | light.set [Hallway Light] brightness_step=-10 @03-10T21:00
  I have a call at four so pause the robot then please
    => calendar.create title=call start=03-10T16:00 end=03-10T17:00 | vacuum.pause [Robbie] @03-10T16:00
  turn on the porch light at six and turn off the fountain then
    => light.turn_on [Porch Light] @03-10T18:00 | switch.turn_off [Fountain] @03-10T18:00
  wake me at six then
    => alarm.set at=03-11T06:00
  turn on the porch light then
    => light.turn_on [Porch Light]
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
