import { golden } from '../golden.ts';

golden(
  'what comes again and again is at another hour or has another value',
  `
  every day at six close the curtains // no, at nine in the evening
    => schedule.cancel query="every day at six close the curtains" > cover.close [group Curtains] @FREQ=DAILY;BYHOUR=21;BYMINUTE=0
  every weekday at 6 turn on the desk lamp // at sunrise instead
    => schedule.cancel query="every weekday at 6 turn on the desk lamp" > light.turn_on [Desk Lamp] @sunrise FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
  every Tuesday at 5 turn on the porch light // at 7 in the morning, sorry
    => schedule.cancel query="every Tuesday at 5 turn on the porch light" > light.turn_on [Porch Light] @FREQ=WEEKLY;BYDAY=TU;BYHOUR=7;BYMINUTE=0
  turn on the porch light every day at sunset // make it ten minutes before sunset
    => schedule.cancel query="turn on the porch light every day at sunset" > light.turn_on [Porch Light] @sunset-PT10M repeat
  every day at 8 turn on the desk lamp // and at 9 in the evening
    => light.turn_on [Desk Lamp] @FREQ=DAILY;BYHOUR=21;BYMINUTE=0
  every night at nine turn off the kitchen lights // make it tonight
    => ?? make it tonight
  every night at eleven set the heating to 17 // from now on 16
    => schedule.cancel query="Living Room Thermostat, Bathroom Heater: every night at eleven set the heating to 17" > climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=16 @FREQ=DAILY;BYHOUR=23;BYMINUTE=0
  every morning at seven open the curtains // in future at half past seven
    => schedule.cancel query="every morning at seven open the curtains" > cover.open [group Curtains] @FREQ=DAILY;BYHOUR=7;BYMINUTE=30
  every night at nine set the desk lamp to 20 // make it 35 from now on
    => schedule.cancel query="every night at nine set the desk lamp to 20" > light.set [Desk Lamp] brightness=35 @FREQ=DAILY;BYHOUR=21;BYMINUTE=0
  every night at eleven set the heating to 17 // tonight 20 please
    => schedule.skip query="Living Room Thermostat, Bathroom Heater: every night at eleven set the heating to 17" on=03-10T00:00..03-10T23:59 > climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=20 @03-10T23:00
  every night at eleven set the heating to 17 // tonight ten
    => schedule.change query="Living Room Thermostat, Bathroom Heater: every night at eleven set the heating to 17" occurrence=03-10T00:00..03-10T23:59 at=03-10T22:00
  every night at eleven turn off the kitchen lights // not before midnight tonight
    => schedule.change query="every night at eleven turn off the kitchen lights" occurrence=03-10T00:00..03-10T23:59 at=03-11T00:00
  every night at eleven turn off the kitchen lights // tonight not before nine
    => ?? tonight not before nine
  turn off the porch light every night at ten // make it an hour later on Saturdays
    => schedule.cancel query="turn off the porch light every night at ten" > light.turn_off [Porch Light] @FREQ=WEEKLY;BYDAY=SU,MO,TU,WE,TH,FR;BYHOUR=22;BYMINUTE=0 | light.turn_off [Porch Light] @FREQ=WEEKLY;BYDAY=SA;BYHOUR=23;BYMINUTE=0
  every weekday at six turn on the desk lamp // on Mondays at seven instead
    => schedule.cancel query="every weekday at six turn on the desk lamp" > light.turn_on [Desk Lamp] @FREQ=WEEKLY;BYDAY=TU,WE,TH,FR;BYHOUR=6;BYMINUTE=0 | light.turn_on [Desk Lamp] @FREQ=WEEKLY;BYDAY=MO;BYHOUR=7;BYMINUTE=0
  from now on turn on the desk lamp
    => ?? from now on turn on the desk lamp
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
