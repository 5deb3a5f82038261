import { expect, it } from 'vitest';
import { golden, planFor, testHome } from '../golden.ts';

golden(
  'days that a sentence tells once for all of its times',
  `
  from Friday on, the porch light on at six and the heating to 20 at seven
    => light.turn_on [Porch Light] @FREQ=DAILY;BYHOUR=6;BYMINUTE=0 | climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=20 @FREQ=DAILY;BYHOUR=7;BYMINUTE=0
  starting tomorrow, coffee maker on at twenty past six and the blinds up at seven
    => switch.turn_on [Coffee Machine] @FREQ=DAILY;BYHOUR=6;BYMINUTE=20 | cover.open [group Blinds] @FREQ=DAILY;BYHOUR=7;BYMINUTE=0
  the hallway light on at seven from Monday on and the porch light off at nine
    => light.turn_on [Hallway Light] @FREQ=DAILY;BYHOUR=7;BYMINUTE=0 | light.turn_off [Porch Light] @FREQ=DAILY;BYHOUR=9;BYMINUTE=0
  every day turn the porch light on at seven and the hallway light off at ten until Sunday
    => light.turn_on [Porch Light] @FREQ=DAILY;BYHOUR=7;BYMINUTE=0;UNTIL=20260315T225959Z | light.turn_off [Hallway Light] @FREQ=DAILY;BYHOUR=10;BYMINUTE=0;UNTIL=20260315T225959Z
  for the next two weeks open the blinds at eight and close them at nine in the evening
    => cover.open [group Blinds] @FREQ=DAILY;BYHOUR=8;BYMINUTE=0;UNTIL=20260324T225959Z | cover.close [group Blinds] @FREQ=DAILY;UNTIL=20260324T225959Z;BYHOUR=21;BYMINUTE=0
  until Christmas put the porch light on at dusk and off at midnight
    => light.turn_on [Porch Light] @sunset FREQ=DAILY;UNTIL=20261225T225959Z | light.turn_off [Porch Light] @FREQ=DAILY;UNTIL=20261225T225959Z;BYHOUR=0;BYMINUTE=0
  as of Monday, heating to 19 at nine and to 21 at five in the evening
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=19 @FREQ=DAILY;BYHOUR=9;BYMINUTE=0 | climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=21 @FREQ=DAILY;BYHOUR=17;BYMINUTE=0
  every weekday from the first of april on: hallway light on at 6 and the coffee maker on at 7
    => light.turn_on [Hallway Light] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=0 | switch.turn_on [Coffee Machine] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=0
  wake me at seven from Monday on and put the hallway light on at ten past
    => alarm.set rrule=FREQ=DAILY;BYHOUR=7;BYMINUTE=0 at=03-16T00:00 | light.turn_on [Hallway Light] @FREQ=DAILY;BYHOUR=7;BYMINUTE=10
  for two weeks, the hallway light on at eight in the evening and off at eleven
    => light.turn_on [Hallway Light] @FREQ=DAILY;BYHOUR=20;BYMINUTE=0;UNTIL=20260323T225959Z | light.turn_off [Hallway Light] @FREQ=DAILY;UNTIL=20260323T225959Z;BYHOUR=23;BYMINUTE=0
  turn the porch light on every day at seven and turn the fan off at nine
    => light.turn_on [Porch Light] @FREQ=DAILY;BYHOUR=7;BYMINUTE=0 ?? turn the fan off at nine {Ceiling Fan, Bedroom Fan, Extractor Fan}
  turn the porch light on at seven until Friday
    => light.turn_on [Porch Light] @03-11T07:00 > light.turn_off [Porch Light] @03-13T09:00
  tomorrow, the porch light on at six and the heating to 20 at seven
    => light.turn_on [Porch Light] @03-11T18:00 | climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=20 @03-11T19:00
  every weekday turn the porch light on at six and off at ten in the evening
    => light.turn_on [Porch Light] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=0 | light.turn_off [Porch Light] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=22;BYMINUTE=0
`,
  'home-2',
);

const home = testHome('home-2');

it.each([
  'from Friday on, the porch light on at six and the heating to 20 at seven',
  'starting Friday, the porch light on at six and off at ten in the evening',
  'every day turn the porch light on at seven and the hallway light off at ten from Friday on',
  'the hallway light on at seven from Friday on and the porch light off at nine',
])('all rules of "%s" begin on that day', (text) => {
  const starts = planFor(home, [text])
    .groups.flat()
    .map(({ when }) => (when !== undefined && 'at' in when ? String(when.at).slice(0, 10) : ''));
  expect(starts).toEqual(['2026-03-13', '2026-03-13']);
});
