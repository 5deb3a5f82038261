import { golden } from '../golden.ts';

golden(
  'commands of several steps that hold on some days only',
  `
  every night at eleven turn off the tv and lock the front door, but not on Saturdays
    => media.turn_off [Living Room TV] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SU;BYHOUR=23;BYMINUTE=0 | lock.lock [Front Door] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SU;BYHOUR=23;BYMINUTE=0
  at half past six every morning open the blinds and turn on the coffee machine, except at weekends
    => cover.open [group Blinds] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=30 | switch.turn_on [Coffee Machine] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=30
  every day at noon turn on the ceiling fan, close the blinds and turn off the tv, only on weekdays
    => fan.turn_on [Ceiling Fan] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=12;BYMINUTE=0 | cover.close [group Blinds] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=12;BYMINUTE=0 | media.turn_off [Living Room TV] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=12;BYMINUTE=0
  at eleven every night turn off the tv and lock the front door // only on weekdays
    => schedule.cancel query="at eleven every night turn off the tv" > schedule.cancel query="lock the front door" | media.turn_off [Living Room TV] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=23;BYMINUTE=0 | lock.lock [Front Door] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=23;BYMINUTE=0
  at eleven every night turn off the tv and lock the front door // not on Saturdays
    => schedule.cancel query="at eleven every night turn off the tv" > schedule.cancel query="lock the front door" | media.turn_off [Living Room TV] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SU;BYHOUR=23;BYMINUTE=0 | lock.lock [Front Door] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SU;BYHOUR=23;BYMINUTE=0
  at eleven every night turn off the tv and lock the front door // except Sundays
    => schedule.cancel query="at eleven every night turn off the tv" > schedule.cancel query="lock the front door" | media.turn_off [Living Room TV] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA;BYHOUR=23;BYMINUTE=0 | lock.lock [Front Door] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA;BYHOUR=23;BYMINUTE=0
  at eleven every night turn off the tv and lock the front door // only if nobody is home
    => schedule.cancel query="at eleven every night turn off the tv" > schedule.cancel query="lock the front door" | media.turn_off [Living Room TV] @FREQ=DAILY;BYHOUR=23;BYMINUTE=0 ?presence:away[anyone] | lock.lock [Front Door] @FREQ=DAILY;BYHOUR=23;BYMINUTE=0 ?presence:away[anyone]
  every day at six turn on the bedroom fan for twenty minutes // only on weekdays
    => schedule.cancel query="every day at six turn on the bedroom fan for twenty minutes" | fan.turn_on [Bedroom Fan] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=0 > fan.turn_off [Bedroom Fan] @after PT20M
  every day at six turn on the bedroom fan for twenty minutes // unless the tv is on
    => schedule.cancel query="every day at six turn on the bedroom fan for twenty minutes" | fan.turn_on [Bedroom Fan] @FREQ=DAILY;BYHOUR=6;BYMINUTE=0 ?media:off[Living Room TV] > fan.turn_off [Bedroom Fan] @after PT20M
  when the garage door opens turn on the porch light for ten minutes // only when it's dark
    => schedule.cancel query="when the garage door opens turn on the porch light for ten minutes" | light.turn_on [Porch Light] @event cover:open[Garage Door] repeat ?daytime down > light.turn_off [Porch Light] @after PT10M
  when the garage door opens turn on the porch light and the floor lamp for ten minutes // not on Sundays
    => schedule.cancel query="when the garage door opens turn on the porch light and the floor lamp for ten minutes" | light.turn_on [Porch Light + Floor Lamp] @event cover:open[Garage Door] repeat ?not daytime SU > light.turn_off [Porch Light + Floor Lamp] @after PT10M
  every day at six turn on the bedroom fan // only on weekdays
    => schedule.cancel query="every day at six turn on the bedroom fan" > fan.turn_on [Bedroom Fan] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=0
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
