import { golden } from '../golden.ts';

const EVENING = Date.parse('2026-03-10T18:30:00+01:00');

golden(
  'how warm it is to be then, and what is so over a night',
  `
    17 overnight and 20 from six
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 @03-10T21:00 | climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=20 @03-11T06:00
    bathroom heater on 22
    => climate.set_temperature [Bathroom Heater] temperature=22
    bathroom to 23
    => climate.set_temperature [bathroom] temperature=23
    dim the hall light to 10 overnight
    => light.set [Hallway Light] brightness=10 > light.set [Hallway Light] brightness=10 restores @03-11T08:00
    dim the hall light to 10 until the morning
    => light.set [Hallway Light] brightness=10 > light.set [Hallway Light] brightness=10 restores @03-11T08:00
    every night from ten to six heating at 17
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 @FREQ=DAILY;BYHOUR=22;BYMINUTE=0 > climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 restores @FREQ=DAILY;BYHOUR=6;BYMINUTE=0
    every night heating at 17
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 @FREQ=DAILY;BYHOUR=21;BYMINUTE=0
    every night heating down to 17 and back to 20 at six
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 @FREQ=DAILY;BYHOUR=21;BYMINUTE=0 | climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=20 @FREQ=DAILY;BYHOUR=6;BYMINUTE=0
    fan on overnight
    => ?? fan on overnight {Ceiling Fan, Bedroom Fan, Extractor Fan}
    heating 17 overnight, 20 from six
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 @03-10T21:00 | climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=20 @03-11T06:00
    heating 17 tonight and 20 from six
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 @03-10T21:00 | climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=20 @03-11T06:00
    heating 20
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=20
    heating at 17 at weekends
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 @FREQ=WEEKLY;BYDAY=SA,SU;BYHOUR=9;BYMINUTE=0
    heating at 17 between ten and six
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 @03-10T22:00 > climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 restores @03-11T06:00
    heating at 17 every night
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 @FREQ=DAILY;BYHOUR=21;BYMINUTE=0
    heating at 17 every night at ten
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 @FREQ=DAILY;BYHOUR=22;BYMINUTE=0
    heating at 17 overnight
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 @03-10T21:00 > climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 restores @03-11T08:00
    heating at 18 every evening
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=18 @FREQ=DAILY;BYHOUR=19;BYMINUTE=0
    heating at 19 every morning
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=19 @FREQ=DAILY;BYHOUR=8;BYMINUTE=0
    heating at 20 on weekdays
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=20 @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=9;BYMINUTE=0
    heating at six every morning
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=heat @FREQ=DAILY;BYHOUR=6;BYMINUTE=0
    heating down to 17 overnight and back to 20 at six
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 @03-10T21:00 | climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=20 @03-11T06:00
    heating down to 17 overnight, back to 20 at six
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 @03-10T21:00 | climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=20 @03-11T06:00
    heating down to 17 tonight and back to 20 at six
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 @03-10T21:00 | climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=20 @03-11T06:00
    heating down to 17 tonight until eight in the morning
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 @03-10T21:00 > climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 restores @03-11T08:00
    heating off altogether at nine tonight
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=off @03-10T21:00
    heating off overnight
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=off @03-10T21:00 > climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=off restores @03-11T08:00
    heating on 20
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=20
    heating on at 17 every day
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 @FREQ=DAILY;BYHOUR=9;BYMINUTE=0
    heating on at 20
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=heat > climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=20
    heating to 17 at eleven and back to 20 at six
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 @03-10T23:00 | climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=20 @03-11T06:00
    heating to 17 every night
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 @FREQ=DAILY;BYHOUR=21;BYMINUTE=0
    heating to 17 overnight
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 @03-10T21:00 > climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 restores @03-11T08:00
    heating to 17 tonight and 20 from six
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 @03-10T21:00 | climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=20 @03-11T06:00
    heating to 17 tonight and back to 20 at six
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 @03-10T21:00 | climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=20 @03-11T06:00
    heating to 17 tonight and to 20 at six
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 @03-10T21:00 | climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=20 @03-11T06:00
    heating to 17 tonight until morning
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 @03-10T21:00 > climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 restores @03-11T08:00
    heating to 17 tonight until the morning
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 @03-10T21:00 > climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 restores @03-11T08:00
    heating to 17 tonight, back to 20 at six
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 @03-10T21:00 | climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=20 @03-11T06:00
    heating to 17 tonight, then 20 from six
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 @03-10T21:00 | climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=20 @03-11T06:00
    how cold did it get overnight
    => ?? how cold did it get overnight
    is the heating on overnight
    => ?? is the heating on overnight
    keep the heating on overnight
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=heat > climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=off @03-11T08:00
    keep the heating on until the morning
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=heat > climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=off @03-11T08:00
    leave the porch light on overnight
    => light.turn_on [Porch Light] > light.turn_off [Porch Light] @03-11T08:00
    porch light on overnight
    => light.turn_on [Porch Light] > light.turn_off [Porch Light] @03-11T08:00
    porch light on until the morning
    => light.turn_on [Porch Light] > light.turn_off [Porch Light] @03-11T08:00
    put the heating on 20
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=20
    put the heating on at 20
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=heat > climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=20
    set the heating to 20
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=20
    set the heating to 20 // all off at nine
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=off @03-10T21:00
    set the heating to 20 // and off at nine
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=off @03-10T21:00
    set the heating to 20 // completely off at nine
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=off @03-10T21:00
    set the heating to 20 // off altogether at nine tonight
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=off @03-10T21:00
    set the heating to 20 // off at nine tonight
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=off @03-10T21:00
    set the heating to 20 // off entirely at nine tonight
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=off @03-10T21:00
    set the heating to 20 // off for good at nine
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=off @03-10T21:00
    set the heating to 20 // put it on 22
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=22
    set the heating to 20 // switch it off altogether at nine tonight
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=off @03-10T21:00
    set the heating to 20 // turn it off completely at ten
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=off @03-10T22:00
    set the heating to 21 // 18 at bedtime
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=18 @03-10T21:00
    set the heating to 21 // 18 at night
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=18 @03-10T21:00
    set the heating to 21 // 18 at nine
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=18 @03-10T21:00
    set the heating to 21 // 18 degrees at night
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=18 @03-10T21:00
    set the heating to 21 // 18 in the evening
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=18 @03-10T19:00
    set the heating to 21 // 18 in the night
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=18 @03-10T21:00
    set the heating to 21 // 18 on weekdays
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=18 @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=9;BYMINUTE=0
    set the heating to 21 // 18 overnight
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=18 @03-10T21:00 > climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=18 restores @03-11T08:00
    set the heating to 21 // 18 tomorrow
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=21 @03-11T18:00
    set the heating to 21 // 18 tonight
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=21 @03-11T18:00
    set the heating to 21 // 19 in the morning
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=19 @03-11T08:00
    set the heating to 21 // 19 when we leave
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=19 @event presence:away[anyone] repeat
    set the heating to 21 // 22 on saturday
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=22 @03-14T09:00
    set the heating to 21 // a degree less at night
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] step=-1 @03-10T21:00
    set the heating to 21 // a degree lower overnight
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] step=-1 @03-10T21:00 > climate.set_temperature [Living Room Thermostat + Bathroom Heater] step=-1 restores @03-11T08:00
    set the heating to 21 // and 18 at night
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=18 @03-10T21:00
    set the heating to 21 // but 18 overnight
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=18 @03-10T21:00 > climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=18 restores @03-11T08:00
    set the heating to 21 // one degree less at night
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] step=-1 @03-10T21:00
    set the heating to 21 // set it to 18 at night
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=18 @03-10T21:00
    set the heating to 21 // set it to 18 every night
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=18 @FREQ=DAILY;BYHOUR=21;BYMINUTE=0
    set the heating to 21 // set it to 18 tonight
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=18 @03-10T21:00
    set the heating to 21 // turn it down a degree at night
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] step=-1 @03-10T21:00
    set the heating to 21 // turn it down by one degree at night
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] step=-1 @03-10T21:00
    set the heating to 21 // turn it down by one degree tonight
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] step=-1 @03-10T21:00
    set the heating to 21 // turn it down by two degrees at night
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] step=-2 @03-10T21:00
    set the heating to 21 // two degrees less tonight
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] step=-2 @03-10T21:00
    set the living room lights to 50 // 18 at night
    => light.set [living room] brightness=18 @03-10T21:00
    stick the heating on 21
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=21
    the heating on 20 please
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=20
    thermostat on 20
    => climate.set_temperature [Living Room Thermostat] temperature=20
    turn off the fan until the morning
    => ?? turn off the fan until the morning {Ceiling Fan, Bedroom Fan, Extractor Fan}
    turn on the porch light // off altogether at nine
    => light.turn_off [Porch Light] @03-10T21:00
    turn the fan off overnight
    => ?? turn the fan off overnight {Ceiling Fan, Bedroom Fan, Extractor Fan}
    turn the heating down to 17 at night and back up to 20 at six
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 @03-10T21:00 | climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=20 @03-11T06:00
    turn the heating down to 17 overnight and back to 20 at six
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 @03-10T21:00 | climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=20 @03-11T06:00
    turn the heating off tonight until the morning
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=off @03-10T21:00 > climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=off restores @03-11T08:00
    turn the heating off tonight until tomorrow morning
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=off @03-10T21:00 > climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=off restores @03-11T08:00
    turn the heating on to 20
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=20
    turn the heating up to 21 in the bathroom
    => climate.set_temperature [bathroom] temperature=21
    will it freeze overnight
    => ?? will it freeze overnight
  `,
  'home-2',
  undefined,
  EVENING,
);

golden(
  'and in the room of the speaker',
  `
    21 in here
    => climate.set_temperature [Living Room] temperature=21
    21 in here please
    => climate.set_temperature [Living Room] temperature=21
    I want it 21 in here
    => climate.set_temperature [Living Room] temperature=21
    I want it to be 21 in here
    => climate.set_temperature [Living Room] temperature=21
    I'd like it 21 in here
    => climate.set_temperature [Living Room] temperature=21
    can it be 21 in here
    => ?? can it be 21 in here
    can we have it 21 in here
    => climate.set_temperature [Living Room] temperature=21
    it needs to be 22 in here
    => climate.set_temperature [Living Room] temperature=22
    it should be 20 degrees in here
    => (statement)
    it should be 20 in here
    => (statement)
    keep it at 21 in here
    => climate.set_temperature [Living Room] temperature=21
    make it 21 in here
    => climate.set_temperature [Living Room] temperature=21
    make it 30 in here
    => climate.set_temperature [Living Room] temperature=30
    play radio 2 in here
    => media.play_media [Living Room] query="radio 2"
    set it to 21 in here
    => climate.set_temperature [Living Room] temperature=21
    set the heating in here to 21
    => climate.set_temperature [Living Room] temperature=21
    set the temperature in here to 21
    => climate.set_temperature [Living Room] temperature=21
    there are 20 in here
    => (statement)
  `,
  'home-2',
  'Living Room',
  EVENING,
);

golden(
  'of no room that is known',
  `
    make it 21 in here
    => ?? make it 21 in here
  `,
  'home-2',
  undefined,
  EVENING,
);
