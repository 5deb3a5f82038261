import { golden } from '../golden.ts';

golden(
  'what is said of a timer that was started just now',
  `
  set a timer for 30 minutes // no, half of that
    => timer.cancel length=PT30M > timer.start duration=PT15M
  set a timer for 30 minutes // make it half that
    => timer.cancel length=PT30M > timer.start duration=PT15M
  set a timer for 30 minutes // double it
    => timer.cancel length=PT30M > timer.start duration=PT1H
  pasta timer 9 mins // and the same for the peas
    => timer.start duration=PT9M name=peas
  pasta timer 9 mins // and an egg timer
    => ?? and an egg timer (for how long?)
  pasta timer 9 mins // rename it noodles
    => timer.rename name=pasta to=noodles
  pasta timer 9 mins // call it noodles
    => timer.rename name=pasta to=noodles
  set a timer for 30 minutes // when does it go off?
    => timer.get length=PT30M
  pasta timer 9 mins // what time will it be done
    => timer.get name=pasta
  set timers for 3, 6 and 9 minutes // how are they doing?
    => timer.get all=true
  set timers for 3, 6 and 9 minutes // how long on the first?
    => timer.get length=PT3M
  set timers for 3, 6 and 9 minutes // how much is left on the middle one
    => timer.get length=PT6M
  set timers for 3, 6 and 9 minutes // how long on the first? // and the last one
    => timer.get length=PT9M
  timer till half past eleven
    => timer.start duration=PT1H
  bread timer until one
    => timer.start duration=PT2H30M name=bread
  timer until 23:30
    => ?? timer until 23:30
  a seven minute timer and a twenty minute one
    => timer.start duration=PT7M | timer.start duration=PT20M
  timer for 5 minutes // then another 10 straight after
    => timer.start duration=PT15M
  timer for 5 minutes, then another 10 minutes
    => timer.start duration=PT5M | timer.start duration=PT15M
  set a timer for 30 minutes // turn on the fan // double it
    => ?? double it
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
