import { golden } from '../golden.ts';

golden(
  'a rule is narrowed to days and hours, told its end, done at once and asked about',
  `
  every day at seven open the kitchen blinds, only on weekdays
    => cover.open [Kitchen Blinds] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=0
  open the blinds every day at seven on weekdays
    => cover.open [group Blinds] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=0
  when it gets dark turn on the porch light only on weekdays
    => light.turn_on [Porch Light] @sunset FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
  wake me at seven only on weekdays
    => alarm.set rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=0
  remind me at nine to take pills, only on weekdays
    => reminders.create text="take pills" rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=9;BYMINUTE=0
  every day at seven open the kitchen blinds // only on weekdays
    => schedule.cancel query="every day at seven open the kitchen blinds" > cover.open [Kitchen Blinds] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=0
  remind me to take my pills every day at nine // only on weekdays
    => reminders.cancel query="take my pills" > reminders.create text="take my pills" rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=9;BYMINUTE=0
  every day at seven open the kitchen blinds // only tonight
    => ?? only tonight
  when the front door opens turn on the hallway light after dark
    => light.turn_on [Hallway Light] @event sensor:open[Front Door Contact] repeat ?daytime down
  when the front door opens turn on the hallway light on weekdays
    => light.turn_on [Hallway Light] @event sensor:open[Front Door Contact] repeat ?daytime MO,TU,WE,TH,FR
  when the front door opens turn on the hallway light in the evening
    => light.turn_on [Hallway Light] @event sensor:open[Front Door Contact] repeat ?daytime 18:00 23:00
  when the front door opens turn on the hallway light but not on Sundays
    => light.turn_on [Hallway Light] @event sensor:open[Front Door Contact] repeat ?not daytime SU
  when the front door opens turn on the hallway light for ten minutes at night
    => light.turn_on [Hallway Light] @event sensor:open[Front Door Contact] repeat ?daytime down > light.turn_off [Hallway Light] @after PT10M
  when the front door opens turn on the hallway light // only after dark
    => schedule.cancel query="when the front door opens turn on the hallway light" > light.turn_on [Hallway Light] @event sensor:open[Front Door Contact] repeat ?daytime down
  when the front door opens turn on the hallway light // only at weekends
    => schedule.cancel query="when the front door opens turn on the hallway light" > light.turn_on [Hallway Light] @event sensor:open[Front Door Contact] repeat ?daytime SA,SU
  when the front door opens turn on the hallway light // except on Sundays
    => schedule.cancel query="when the front door opens turn on the hallway light" > light.turn_on [Hallway Light] @event sensor:open[Front Door Contact] repeat ?not daytime SU
  when the front door opens turn on the hallway light // until Friday
    => ?? until Friday
  when the front door opens turn on the hallway light // from Monday
    => ?? from Monday
  when the front door opens turn on the hallway light // half an hour later
    => ?? half an hour later
  when the front door opens turn on the hallway light until Friday
    => ?? when the front door opens turn on the hallway light until Friday
  when the front door opens turn on the hallway light // for ten minutes
    => schedule.cancel query="when the front door opens turn on the hallway light" > light.turn_on [Hallway Light] @event sensor:open[Front Door Contact] repeat > light.turn_off [Hallway Light] @after PT10M
  when the front door opens turn on the hallway light // for a week
    => ?? for a week
  every day at seven turn on the coffee machine // until eight
    => schedule.cancel query="every day at seven turn on the coffee machine" > switch.turn_on [Coffee Machine] @FREQ=DAILY;BYHOUR=7;BYMINUTE=0 > switch.turn_off [Coffee Machine] @FREQ=DAILY;BYHOUR=8;BYMINUTE=0
  turn on the desk lamp at eight // until ten
    => schedule.cancel query="turn on the desk lamp at eight" > light.turn_on [Desk Lamp] @03-10T20:00 > light.turn_off [Desk Lamp] @03-10T22:00
  set the heating to 21 at eight // until ten
    => ?? until ten
  when it gets dark turn on the porch light until eleven
    => light.turn_on [Porch Light] @sunset repeat > light.turn_off [Porch Light] @FREQ=DAILY;BYHOUR=23;BYMINUTE=0
  when I get home turn on the heating until ten
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=heat @event presence:home[alex] repeat > climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=off @FREQ=DAILY;BYHOUR=22;BYMINUTE=0
  turn on the desk lamp at eight // do it now
    => schedule.cancel query="turn on the desk lamp at eight" > light.turn_on [Desk Lamp]
  every day at seven open the kitchen blinds // do it now as well
    => cover.open [Kitchen Blinds]
  turn on the desk lamp at eight // no, now
    => schedule.cancel query="turn on the desk lamp at eight" > light.turn_on [Desk Lamp]
  every day at seven open the kitchen blinds // when will that be
    => schedule.list query="Kitchen Blinds"
  when the front door opens turn on the hallway light // change it to the garage light
    => schedule.cancel query="when the front door opens turn on the hallway light" > light.turn_on [Garage Light] @event sensor:open[Front Door Contact] repeat
  when the front door opens turn on the hallway light // only after dark // for ten minutes
    => schedule.cancel query="when the front door opens turn on the hallway light only if it is dark" > light.turn_on [Hallway Light] @event sensor:open[Front Door Contact] repeat ?daytime down > light.turn_off [Hallway Light] @after PT10M
  turn on the desk lamp // not now, in ten minutes // when will that be // do it now
    => schedule.cancel query="Desk Lamp: in ten minutes" > light.turn_on [Desk Lamp]
  what are my rules
    => schedule.list
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00-04:00'),
);
