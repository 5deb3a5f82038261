import { golden } from '../golden.ts';

golden(
  'by how much it is to be in place of a step',
  `
  turn the heating up by a degree // no, two
    => conversation.undo [Living Room Thermostat + Bathroom Heater] > climate.set_temperature [Living Room Thermostat + Bathroom Heater] step=2
  bathroom heater a degree warmer // hmm, no, three degrees
    => conversation.undo [Bathroom Heater] > climate.set_temperature [Bathroom Heater] step=3
  turn the heating up by a degree // make it two
    => conversation.undo [Living Room Thermostat + Bathroom Heater] > climate.set_temperature [Living Room Thermostat + Bathroom Heater] step=2
  turn the heating up by a degree // make it 23
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=23
  raise the kitchen blinds by 20 percent // no 30 percent
    => conversation.undo [Kitchen Blinds] > cover.set_position [Kitchen Blinds] step=30
  speaker up by 10 // make it 20
    => media.set_volume [group Speakers] volume=20
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
