import { golden } from '../golden.ts';

golden(
  'two that wait shifted together, and how long before the sun',
  `
  desk lamp on at nine, off at ten // push both back by half an hour
    => schedule.cancel query="desk lamp on at nine" > light.turn_on [Desk Lamp] @03-10T21:30 | schedule.cancel query="Desk Lamp: off at ten" > light.turn_off [Desk Lamp] @03-10T22:30
  kitchen light off at nine // coffee machine off at ten // make them both ten minutes later
    => schedule.cancel query="kitchen light off at nine" > light.turn_off [kitchen] @03-10T21:10 | schedule.cancel query="coffee machine off at ten" > switch.turn_off [Coffee Machine] @03-10T22:10
  desk lamp on at nine and the kitchen light at ten // bring both forward by a quarter of an hour
    => schedule.cancel query="desk lamp on at nine" > light.turn_on [Desk Lamp] @03-10T20:45 | schedule.cancel query="the kitchen light at ten" > light.turn_on [kitchen] @03-10T21:45
  porch light on an hour before sunset and off at eleven // make it half an hour before
    => schedule.cancel query="porch light on an hour before sunset" > light.turn_on [Porch Light] @sunset-PT30M
  curtains closed half an hour before sunset // ten minutes before
    => schedule.cancel query="curtains closed half an hour before sunset" > cover.close [group Curtains] @sunset-PT10M
  porch light on half an hour before sunset // make it ten minutes after
    => schedule.cancel query="porch light on half an hour before sunset" > light.turn_on [Porch Light] @sunsetPT10M
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
