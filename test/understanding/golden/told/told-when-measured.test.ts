import { golden } from '../golden.ts';

golden(
  'what is waited for in a value, and for how long something must be so',
  `
  let me know when the living room gets up to 22
    => sensor.get [living room] kind=temperature @event sensor:temperature>22[living room]
  tell me once the living room is at 20
    => sensor.get [living room] kind=temperature @event sensor:temperature>20[living room]
  tell me when the living room cools down to 17
    => sensor.get [living room] kind=temperature @event sensor:temperature<17[living room]
  tell me when the living room gets colder than 16
    => sensor.get [living room] kind=temperature @event sensor:temperature<16[living room]
  switch the heating off once the living room gets to 23
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=off @event sensor:temperature>23[living room]
  let me know when it's 21 in the living room
    => sensor.get [living room] kind=temperature @event sensor:temperature>21[living room]
  when the living room hits 24 turn on the fan
    => fan.turn_on [living room] @event sensor:temperature>24[living room] repeat
  whenever the garage door has been open for twenty minutes, let me know
    => cover.get [Garage Door] @event cover:open[Garage Door] for PT20M already repeat
  when the front door has been unlocked for ten minutes, tell me
    => lock.get [Front Door] @event lock:unlocked[Front Door] for PT10M already
  when the volume gets to 50 tell me
    => ?? when the volume gets to 50 tell me
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
