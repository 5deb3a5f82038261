import { golden } from '../golden.ts';

golden(
  'a series with an exception in the same sentence',
  `
  turn off the tv every night at ten, but not tomorrow
    => media.turn_off [Living Room TV] @FREQ=DAILY;BYHOUR=22;BYMINUTE=0;UNTIL=20260310T225959Z | media.turn_off [Living Room TV] @FREQ=DAILY;BYHOUR=22;BYMINUTE=0
  every weekday at seven turn on the coffee machine except this Friday
    => switch.turn_on [Coffee Machine] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=0;UNTIL=20260312T225959Z | switch.turn_on [Coffee Machine] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=0
  lock the front door every night at eleven, just not on Saturday this week
    => lock.lock [Front Door] @FREQ=DAILY;BYHOUR=23;BYMINUTE=0;UNTIL=20260313T225959Z | lock.lock [Front Door] @FREQ=DAILY;BYHOUR=23;BYMINUTE=0
  every morning at half seven open the bedroom blind, only not on the 14th and 15th
    => cover.open [Master Bedroom Curtains] @FREQ=DAILY;BYHOUR=7;BYMINUTE=30;UNTIL=20260313T225959Z | cover.open [Master Bedroom Curtains] @FREQ=DAILY;BYHOUR=7;BYMINUTE=30
  start the vacuum every day at two, but leave out Wednesday
    => vacuum.start [Robbie] @FREQ=DAILY;BYHOUR=14;BYMINUTE=0;UNTIL=20260310T225959Z | vacuum.start [Robbie] @FREQ=DAILY;BYHOUR=14;BYMINUTE=0
  remind me every evening at eight to feed the cat, but not tonight
    => reminders.create text="feed the cat" rrule=FREQ=DAILY;BYHOUR=20;BYMINUTE=0 > diary.skip on=03-10T00:00..03-10T23:59 kind=reminders query="feed the cat"
  wake me every weekday at half six, except tomorrow
    => alarm.set rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=30 > diary.skip on=03-11T00:00..03-11T23:59 kind=alarm was={"clock":"06:30","sure":true}
  remind me every day except tomorrow to water the plants
    => reminders.create text="water the plants" rrule=FREQ=DAILY;BYHOUR=9;BYMINUTE=0 > diary.skip on=03-11T00:00..03-11T23:59 kind=reminders query="water the plants"
  turn the tv off every night at ten but eleven on Fridays
    => media.turn_off [Living Room TV] @FREQ=WEEKLY;BYDAY=SU,MO,TU,WE,TH,SA;BYHOUR=22;BYMINUTE=0 | media.turn_off [Living Room TV] @FREQ=WEEKLY;BYDAY=FR;BYHOUR=23;BYMINUTE=0
  heat to 21 every day at six, at weekends at nine
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=21 @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=0 | climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=21 @FREQ=WEEKLY;BYDAY=SA,SU;BYHOUR=9;BYMINUTE=0
  heat to 21 every morning at six // at nine on Sundays instead
    => schedule.cancel query="Living Room Thermostat, Bathroom Heater: heat to 21 every morning at six" > climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=21 @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA;BYHOUR=6;BYMINUTE=0 | climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=21 @FREQ=WEEKLY;BYDAY=SU;BYHOUR=9;BYMINUTE=0
  wake me at half six on weekdays and at seven on Wednesdays
    => alarm.set rrule=FREQ=WEEKLY;BYDAY=MO,TU,TH,FR;BYHOUR=6;BYMINUTE=30 | alarm.set rrule=FREQ=WEEKLY;BYDAY=WE;BYHOUR=7;BYMINUTE=0
  wake me at half six on weekdays and also at seven on Wednesdays
    => alarm.set rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=30 | alarm.set rrule=FREQ=WEEKLY;BYDAY=WE;BYHOUR=7;BYMINUTE=0
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
