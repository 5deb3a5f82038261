import { golden } from '../golden.ts';

golden(
  'one of the rows that a sentence made, called by its own words',
  `
  in half an hour turn off the fountain and the desk lamp // never mind the desk lamp
    => schedule.cancel query="the Desk Lamp is off"
  in half an hour turn off the fountain and the desk lamp // forget the fountain one
    => schedule.cancel query="the Fountain is off"
  every weekday at seven open the blinds, start the coffee machine and turn on the tv, except on Fridays // drop the tv one
    => schedule.cancel query="turn on the tv"
  every night at half ten turn off the kitchen speaker and lock the back door, but not on Saturdays // never mind the speaker one
    => schedule.cancel query="every night at half ten except on Saturdays, turn off the kitchen speaker"
  wake me at seven, turn on the night light and the office speaker // never mind the speaker one
    => schedule.cancel query="the Office Speaker is on"
  at nine the desk lamp and the ceiling fan off // cancel the lamp one
    => schedule.cancel query="the Desk Lamp is off"
  at nine turn on the fountain for an hour // never mind the fountain one
    => schedule.cancel query="at nine turn on the fountain for an hour"
  at nine turn off the porch light // at ten turn off the porch light and the fountain // never mind the fountain one
    => schedule.cancel query="the Fountain is off"
  every day at six turn on the desk lamp and the coffee machine // only on weekdays
    => schedule.cancel query="the Desk Lamp is on" > schedule.cancel query="the Coffee Machine is on" | light.turn_on [Desk Lamp] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=0 | switch.turn_on [Coffee Machine] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=0
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
