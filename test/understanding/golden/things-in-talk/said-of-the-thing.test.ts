import { golden } from '../golden.ts';

golden(
  'that a thing stops, comes on again or goes back',
  `
  is the coffee machine on? // stop it
    => switch.turn_off [Coffee Machine]
  is the bedroom fan running? // hey, stop it please
    => fan.turn_off [Bedroom Fan]
  is the garage door open? // stop it
    => cover.stop [Garage Door]
  is the front door locked? // stop it
    => conversation.halt
  heating off // turn it back on
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=heat
  turn off the AC // put it on again
    => climate.set_mode [Bedroom AC] mode=cool
  heating off // not off, just down to 17
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=heat > climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17
  heating off // don't turn it off, just down a bit
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=heat > climate.set_temperature [Living Room Thermostat + Bathroom Heater] step=-1
  turn on the desk lamp // go back
    => conversation.undo
  play some jazz // go back
    => ?? go back {Living Room TV, Kitchen Speaker, Office Speaker, Kids Room Speaker}
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
