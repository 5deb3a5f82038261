import { golden } from '../golden.ts';

golden(
  'one more step, and one more thing, of what is stored',
  `
  every weekday at six turn on the fountain // and at eight turn it off
    => switch.turn_off [Fountain] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=8;BYMINUTE=0
  every evening at seven set the thermostat to 21 // and at eleven back to 17
    => climate.set_temperature [Living Room Thermostat] temperature=17 @FREQ=DAILY;BYHOUR=23;BYMINUTE=0
  close the kitchen blinds at nine every evening // close the living room curtains as well
    => cover.close [Living Room Curtains] @FREQ=DAILY;BYHOUR=21;BYMINUTE=0
  close the kitchen blinds at nine every evening // and the garage door, shut that too
    => cover.close [Garage Door] @FREQ=DAILY;BYHOUR=21;BYMINUTE=0
  open the living room curtains at eight // turn on the coffee machine as well
    => switch.turn_on [Coffee Machine] @03-10T20:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
