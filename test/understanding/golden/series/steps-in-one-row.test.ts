import { golden } from '../golden.ts';

golden(
  'what is said of steps that wait one behind the other',
  `
  turn on the porch light from seven to half ten // from tomorrow
    => schedule.cancel query="turn on the porch light from seven to half ten" > light.turn_on [Porch Light] @03-11T19:00 > light.turn_off [Porch Light] @03-11T22:30
  turn on the porch light from seven to half ten // every evening
    => schedule.cancel query="turn on the porch light from seven to half ten" > light.turn_on [Porch Light] @FREQ=DAILY;BYHOUR=19;BYMINUTE=0 > light.turn_off [Porch Light] @FREQ=DAILY;BYHOUR=22;BYMINUTE=30
  turn on the porch light from seven to half ten // on weekdays
    => schedule.cancel query="turn on the porch light from seven to half ten" > light.turn_on [Porch Light] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=19;BYMINUTE=0 > light.turn_off [Porch Light] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=22;BYMINUTE=30
  turn on the porch light from seven to half ten // a quarter of an hour later
    => schedule.cancel query="turn on the porch light from seven to half ten" > light.turn_on [Porch Light] @03-10T19:15 > light.turn_off [Porch Light] @03-10T22:45
  turn on the porch light from seven to half ten // until eleven
    => schedule.cancel query="turn on the porch light from seven to half ten" > light.turn_on [Porch Light] @03-10T19:00 > light.turn_off [Porch Light] @03-10T23:00
  turn on the porch light from seven to half ten // make it eight
    => ?? make it eight
  turn on the porch light from seven to half ten // and the desk lamp too
    => light.turn_on [Desk Lamp] @03-10T19:00 > light.turn_off [Desk Lamp] @03-10T22:30
  turn on the porch light from seven to half ten // no, the desk lamp
    => schedule.cancel query="turn on the porch light from seven to half ten" > light.turn_on [Desk Lamp] @03-10T19:00 > light.turn_off [Desk Lamp] @03-10T22:30
  turn on the porch light from seven to half ten // and on Thursday too
    => light.turn_on [Porch Light] @03-12T19:00 > light.turn_off [Porch Light] @03-12T22:30
  at seven turn on the porch light, then at eleven turn it off again // every day
    => schedule.cancel query="at seven turn on the porch light" > light.turn_on [Porch Light] @FREQ=DAILY;BYHOUR=19;BYMINUTE=0 > light.turn_off [Porch Light] @FREQ=DAILY;BYHOUR=23;BYMINUTE=0
  at seven turn on the porch light, then at eleven turn it off again // and the desk lamp as well
    => light.turn_on [Desk Lamp] @03-10T19:00 > light.turn_off [Desk Lamp] @03-10T23:00
  turn off the desk lamp in one minute, then in five minutes the porch light, then in ten minutes the hall light // leave out the hall light
    => schedule.cancel query="turn off the desk lamp in one minute" > light.turn_off [Desk Lamp] @03-10T10:31 > light.turn_off [Porch Light] @03-10T10:35
  set the living room thermostat to 17 between eleven at night and six in the morning // from tomorrow
    => schedule.cancel query="set the living room thermostat to 17 between eleven at night and six in the morning" > climate.set_temperature [Living Room Thermostat] temperature=17 @03-11T23:00 > climate.set_temperature [Living Room Thermostat] temperature=17 restores @03-12T06:00
  set the living room thermostat to 17 between eleven at night and six in the morning // make it 18
    => schedule.cancel query="set the living room thermostat to 17 between eleven at night and six in the morning" > climate.set_temperature [Living Room Thermostat] temperature=18 @03-10T23:00 > climate.set_temperature [Living Room Thermostat] temperature=18 restores @03-11T06:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
