import { golden } from '../golden.ts';

golden(
  'what is left alone of commands that wait, and on which day',
  `
  turn all the lights off at half ten // the desk lamp can stay on
    => schedule.cancel query="turn all the lights off at half ten" > light.turn_off [all - Desk Lamp] @03-10T22:30
  turn all the lights off at half ten // keep the porch light on though
    => schedule.cancel query="turn all the lights off at half ten" > light.turn_off [all - Porch Light] @03-10T22:30
  turn all the lights off at half ten // don't turn off the porch light
    => schedule.cancel query="turn all the lights off at half ten" > light.turn_off [all - Porch Light] @03-10T22:30
  turn all the lights off at half ten // not the desk lamp
    => schedule.cancel query="turn all the lights off at half ten" > light.turn_off [all - Desk Lamp] @03-10T22:30
  turn all the lights off at half ten // not the desk lamp // and not the porch light either
    => schedule.cancel query="turn all the lights off at half ten, not the desk lamp" > light.turn_off [all - Desk Lamp - Porch Light] @03-10T22:30
  turn all the lights off at half ten // all but the porch light
    => schedule.cancel query="turn all the lights off at half ten" > light.turn_off [all - Porch Light] @03-10T22:30
  turn all the lights off at half ten // only the kitchen ones
    => schedule.cancel query="turn all the lights off at half ten" > light.turn_off [kitchen] @03-10T22:30
  turn all the lights off at half ten // and the kitchen as well
    => light.turn_off [kitchen] @03-10T22:30
  turn all the lights off every night at half ten // leave the porch light on tonight
    => schedule.skip query="turn all the lights off every night at half ten" on=03-10T00:00..03-10T23:59 > light.turn_off [all - Porch Light] @03-10T22:30
  turn all the lights off every night at half ten // leave the porch light on
    => schedule.cancel query="turn all the lights off every night at half ten" > light.turn_off [all - Porch Light] @FREQ=DAILY;BYHOUR=22;BYMINUTE=30
  turn all the lights off every night at half ten // leave the porch light on on Fridays
    => ?? leave the porch light on on Fridays
  turn all the lights off at half ten tomorrow // leave the porch light on today
    => ?? leave the porch light on today
  every evening at eight turn off the desk lamp // don't turn the desk lamp off tonight
    => schedule.skip query="every evening at eight turn off the desk lamp" on=03-10T00:00..03-10T23:59
  every evening at eight turn off the desk lamp // leave the desk lamp on on Thursday
    => schedule.skip query="every evening at eight turn off the desk lamp" on=03-12T00:00..03-12T23:59
  every evening at eight lock the front door // don't lock it tomorrow
    => schedule.skip query="every evening at eight lock the front door" on=03-11T00:00..03-11T23:59
  every evening at eight lock the front door // leave the front door unlocked till ten tonight
    => schedule.change query="every evening at eight lock the front door" occurrence=03-10T00:00..03-10T23:59 at=03-10T22:00
  every evening at eight lock the front door // that's enough for today
    => diary.skip on=03-10T00:00..03-10T23:59 kind=schedule
  remind me every two hours to water the beans // stop for today
    => diary.skip on=03-10T00:00..03-10T23:59 kind=reminders query="water the beans"
  turn off the desk lamp at eight // don't turn off the desk lamp tomorrow
    => ?? don't turn off the desk lamp tomorrow
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
