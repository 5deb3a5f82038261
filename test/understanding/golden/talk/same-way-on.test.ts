import { golden } from '../golden.ts';

golden(
  'what goes on the same way, comes once more or ends later',
  `
  dim the desk lamp to 50 // a bit more
    => light.set [Desk Lamp] brightness_step=-10
  turn the TV down to 20 // a little more
    => media.set_volume [Living Room TV] step=-10
  turn the heating down to 19 // one more
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] step=-1
  brighten the desk lamp to 60 // a bit more
    => light.set [Desk Lamp] brightness_step=10
  set the desk lamp to 50 // a bit more
    => light.set [Desk Lamp] brightness_step=10
  wake me at nine every weekday // Saturday too
    => alarm.set at=03-14T09:00
  wake me at nine every day // ten tomorrow too
    => alarm.set at=03-11T10:00
  remind me to ring Mum at nine every weekday // and on Saturday
    => reminders.create text="ring Mum" at=03-14T09:00
  turn the ceiling fan on // stop at six
    => fan.turn_off [Ceiling Fan] @03-10T18:00
  turn the garden pump on // it should stop at six
    => switch.turn_off [Fountain] @03-10T18:00
  play jazz on the kitchen speaker // stop in half an hour
    => media.stop [Kitchen Speaker] @after PT30M
  set the bathroom heater to 21 // until nine
    => conversation.undo [Bathroom Heater] @03-10T21:00
  desk lamp to 30 // for half an hour
    => conversation.undo [Desk Lamp] @after PT30M
  turn the ceiling fan on at five // stop at six
    => fan.turn_off [Ceiling Fan] @03-10T18:00
  turn the ceiling fan on // stop
    => conversation.halt
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
