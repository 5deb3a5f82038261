import { golden } from '../golden.ts';

golden(
  'timers that run again, run shorter, and are told two at once',
  `
  start a timer for eight minutes // take off two minutes
    => timer.add length=PT8M duration=-PT2M
  start a timer for eight minutes // knock another three minutes off
    => timer.add length=PT8M duration=-PT3M
  start a timer for eight minutes // put on another minute
    => timer.add length=PT8M duration=PT1M
  set a timer for the rice for nine minutes // shave two minutes off the rice
    => timer.add duration=-PT2M name=rice
  take ten minutes off the meeting
    => ?? take ten minutes off the meeting
  start a timer for eight minutes // restart it
    => timer.restart length=PT8M
  start a timer for the scones for eight minutes // pause it // carry on
    => timer.resume name=scones
  start a timer for the scones for eight minutes // start it again from the top
    => timer.restart whole=true name=scones
  restart the bread timer
    => timer.restart name=bread
  start the bread timer over
    => timer.restart whole=true name=bread
  set a timer for six minutes for the peas and nine for the rice
    => timer.start name=peas duration=PT6M | timer.start name=rice duration=PT9M
  set a timer for six minutes for fish and chips
    => timer.start duration=PT6M name="fish and chips"
  set a six minute timer for the peas and a nine minute timer for the rice // make it ten
    => timer.cancel name=rice length=PT9M > timer.start duration=PT10M name=rice
  set a six minute timer for the peas and a nine minute timer for the rice // make the peas seven
    => timer.cancel name=peas > timer.start name=peas duration=PT7M
  set a six minute timer for the peas and a nine minute timer for the rice // the peas timer should be seven minutes
    => timer.cancel name=peas > timer.start name=peas duration=PT7M
  set a six minute timer for the peas and a nine minute timer for the rice // pause them both // carry on with the rice
    => timer.resume name=rice
  timer for six minutes // timer for nine minutes // stop the longer one
    => timer.cancel length=PT9M
  timer for six minutes // timer for nine minutes // make the shorter one eight minutes
    => timer.cancel length=PT6M > timer.start duration=PT8M
  start a timer for eight minutes // cut it to six
    => timer.cancel length=PT8M > timer.start duration=PT6M
  how are all my timers doing
    => timer.get all=true
  start a timer for eight minutes // put on two more minutes
    => timer.add length=PT8M duration=PT2M
  set a timer for the peas for six minutes and the rice for nine
    => timer.start name=peas duration=PT6M | timer.start name=rice duration=PT9M
  start a timer for eight minutes // stop it and start one for an hour instead
    => timer.cancel > timer.start duration=PT1H
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
