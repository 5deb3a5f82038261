import { golden } from '../golden.ts';

golden(
  'what people do, told beside a wish',
  `
  add milk to the shopping list // and sponges, dad always forgets those
    => list.add item=sponges list=shopping
  heating to 17 at ten tonight // half past ten rather, gran stays up late
    => schedule.cancel query="Living Room Thermostat, Bathroom Heater: heating to 17 at ten tonight" > climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 @03-10T22:30
  turn on the tv // a touch louder, dad snores
    => media.set_volume [Living Room TV] step=10
  Sam drove to work, close the garage
    => cover.close [garage]
  start the vacuum, we've got visitors later
    => vacuum.start [Robbie]
  grandma stays over, heating to 22
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=22
  Sam's still asleep, close the blinds
    => cover.close [group Blinds]
  it stays on, turn off the desk lamp
    => ?? it stays on ?? turn off the desk lamp
  turn off the lights, the desk lamp stays on
    => light.turn_off [all - Desk Lamp]
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
