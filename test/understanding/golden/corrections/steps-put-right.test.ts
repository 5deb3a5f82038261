import { golden } from '../golden.ts';

golden(
  'a step put right by another figure',
  `
  turn the heating up three degrees // sorry, only two
    => conversation.undo [Living Room Thermostat + Bathroom Heater] > climate.set_temperature [Living Room Thermostat + Bathroom Heater] step=2
  turn the heating up three degrees // no, twenty two
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=22
  turn the heating down two degrees // actually just one degree
    => conversation.undo [Living Room Thermostat + Bathroom Heater] > climate.set_temperature [Living Room Thermostat + Bathroom Heater] step=-1
  brighten the desk lamp by 20 percent // actually by 40
    => conversation.undo [Desk Lamp] > light.set [Desk Lamp] brightness_step=40
  turn the TV down by twenty // no, down by ten
    => conversation.undo [Living Room TV] > media.set_volume [Living Room TV] step=-10
  turn the TV up by ten // no, to forty
    => media.set_volume [Living Room TV] volume=40
  turn the TV up by ten // no, make it fifty
    => media.set_volume [Living Room TV] volume=50
  make the desk lamp brighter // no, 60
    => light.set [Desk Lamp] brightness=60
  turn the heating up two degrees at nine // no, three degrees
    => schedule.cancel query="Living Room Thermostat, Bathroom Heater: turn the heating up two degrees at nine" > climate.set_temperature [Living Room Thermostat + Bathroom Heater] step=3 @03-10T21:00
  turn the heating up two degrees // only one // no, three
    => conversation.undo [Living Room Thermostat + Bathroom Heater] > climate.set_temperature [Living Room Thermostat + Bathroom Heater] step=3
  slow the ceiling fan down by 20
    => fan.set [Ceiling Fan] step=-20
  speed the ceiling fan up by 20 // actually by ten
    => conversation.undo [Ceiling Fan] > fan.set [Ceiling Fan] step=10
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
