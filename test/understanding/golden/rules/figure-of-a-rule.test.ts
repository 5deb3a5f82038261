import { golden } from '../golden.ts';

golden(
  'another figure at which a rule is done',
  `
  when it's below eighteen in the living room, set the heating to 21 // let's say seventeen instead of eighteen
    => schedule.cancel query="when it's below eighteen in the living room, set the heating to 21" > climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=21 @event sensor:temperature<17[living room] already repeat
  when it's below eighteen in the living room, set the heating to 21 // that's a bit dear, sixteen rather than eighteen
    => schedule.cancel query="when it's below eighteen in the living room, set the heating to 21" > climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=21 @event sensor:temperature<16[living room] already repeat
  when it's below eighteen in the living room, set the heating to 21 // make it twenty instead of twenty one
    => schedule.cancel query="when it's below eighteen in the living room, set the heating to 21" > climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=20 @event sensor:temperature<18[living room] already repeat
  when it's below twenty in the living room, set the heating to twenty // make it nineteen instead of twenty
    => ?? make it nineteen instead of twenty
  whenever the living room is above 25 degrees, turn on the bedroom fan // 26, not 25
    => schedule.cancel query="whenever the living room is above 25 degrees, turn on the bedroom fan" > fan.turn_on [Bedroom Fan] @event sensor:temperature>26[living room] already repeat
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
