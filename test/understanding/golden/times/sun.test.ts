import { golden } from '../golden.ts';

// Sunrise and sunset: of other days, again and again, and as the end of what is kept up.

golden(
  'the sun of a day, and of days again and again',
  `
  turn on the porch light at sunset on saturday
    => light.turn_on [Porch Light] @sunset 2026-03-14
  close the living room curtains half an hour before sunset tomorrow
    => cover.close [Living Room Curtains] @sunset-PT30M 2026-03-11
  close the living room curtains half way an hour before sunset tomorrow
    => cover.set_position [Living Room Curtains] position=50 @sunset-PT1H 2026-03-11
  tomorrow an hour before sunset close the living room curtains
    => cover.close [Living Room Curtains] @sunset-PT1H 2026-03-11
  every weekday at sunset turn on the porch light
    => light.turn_on [Porch Light] @sunset FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
  open the kitchen blinds at sunrise on weekends
    => cover.open [Kitchen Blinds] @sunrise FREQ=WEEKLY;BYDAY=SA,SU
  turn on the fountain at dusk monday to friday
    => switch.turn_on [Fountain] @sunset FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
  every evening half an hour before sunset close the blinds
    => cover.close [group Blinds] @sunset-PT30M repeat
  turn off the path lights at dawn every other day
    => light.turn_off [Path Lights] @sunrise FREQ=DAILY;INTERVAL=2
  from monday turn on the porch light every day at sunset
    => light.turn_on [Porch Light] @sunset FREQ=DAILY
  turn on the porch light at sunset at nine
    => ?? turn on the porch light at sunset at nine
`,
  'home-2',
);

golden(
  'reminders and alarms by the sun',
  `
  remind me at sunset to bring in the laundry
    => reminders.create text="bring in the laundry" sun=sunset
  remind me at sunset tomorrow to bring in the laundry
    => reminders.create text="bring in the laundry" sun=sunset date=2026-03-11
  every evening at sunset remind me to shut the hen house
    => reminders.create text="shut the hen house" sun=sunset rrule=FREQ=DAILY
  remind sam an hour before sunset on friday to pick up the kids
    => reminders.create to=sam text="pick up the kids" sun=sunset offset=-PT1H date=2026-03-13
  wake me at sunrise tomorrow
    => alarm.set sun=sunrise date=2026-03-11
  set an alarm for sunrise on saturday
    => alarm.set sun=sunrise date=2026-03-14
  set an alarm for half an hour before sunrise every weekday
    => alarm.set sun=sunrise offset=-PT30M rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
`,
  'home-2',
);

golden(
  'until when, with a day of its own',
  `
  keep the porch light on until sunrise
    => light.turn_on [Porch Light] > light.turn_off [Porch Light] @sunrise
  keep the porch light on until sunrise tomorrow
    => light.turn_on [Porch Light] > light.turn_off [Porch Light] @sunrise 2026-03-11
  leave the fountain running until half an hour after sunset
    => switch.turn_on [Fountain] > switch.turn_off [Fountain] @sunsetPT30M
  keep the porch light on until 11 pm tomorrow
    => light.turn_on [Porch Light] > light.turn_off [Porch Light] @03-11T23:00
  keep the desk lamp on until tomorrow morning
    => light.turn_on [Desk Lamp] > light.turn_off [Desk Lamp] @03-11T08:00
  leave the fountain on until noon on saturday
    => switch.turn_on [Fountain] > switch.turn_off [Fountain] @03-14T12:00
  am I free until three tomorrow
    => calendar.list from=03-11T00:00 to=03-12T00:00
  from sunset to sunrise turn on the porch light
    => light.turn_on [Porch Light] @sunset > light.turn_off [Porch Light] @sunrise
  turn on the porch light at sunset tomorrow until 11 pm
    => light.turn_on [Porch Light] @sunset 2026-03-11 > light.turn_off [Porch Light] @03-11T23:00
  every night from dusk till dawn turn on the porch light
    => light.turn_on [Porch Light] @sunset repeat > light.turn_off [Porch Light] @sunrise repeat
  every evening turn on the porch light from sunset to midnight
    => light.turn_on [Porch Light] @sunset repeat > light.turn_off [Porch Light] @FREQ=DAILY;BYHOUR=0;BYMINUTE=0
  every weekday from ten pm to two am turn on the fountain
    => switch.turn_on [Fountain] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=22;BYMINUTE=0 > switch.turn_off [Fountain] @FREQ=WEEKLY;BYDAY=TU,WE,TH,FR,SA;BYHOUR=2;BYMINUTE=0
`,
  'home-2',
);
