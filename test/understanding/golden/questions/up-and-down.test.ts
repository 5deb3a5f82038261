import { golden } from '../golden.ts';

golden(
  'the sun as it is now, what is drawn, and what stood open',
  `
  is it sunset yet?
    => clock.sun is=down
  has the sun gone down
    => clock.sun is=down
  is it still light out?
    => clock.sun is=up
  is it after dark
    => clock.sun is=down
  when does it get dark
    => clock.sun
  is the sun shining
    => weather.get
  is it dark in the kitchen
    => ?? is it dark in the kitchen
  how much power are we using?
    => sensor.get [all] kind=power
  what's eating all the electricity
    => sensor.get [all] kind=power
  what used the most electricity yesterday
    => history.used [all] kind=energy from=03-09T00:00 to=03-10T00:00
  was the garage open last night?
    => history.states [garage] ask=whether became=open from=03-09T18:00 to=03-10T06:00
  did we leave the garage standing open
    => ?? did we leave the garage standing open
  did anyone lock up last night?
    => lock.history [all] became=locked from=03-09T18:00 to=03-10T06:00
  who locked up?
    => lock.history [all] became=locked
  have you locked up?
    => house.check what=secure wanted=none
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T18:30:00+01:00'),
);

golden(
  'what there is after lunch, and who comes',
  `
  what's after lunch tomorrow?
    => house.agenda from=03-11T14:00 to=03-11T18:00
  what's tomorrow
    => house.agenda from=03-11T00:00 to=03-12T00:00
  what's tonight
    => house.agenda from=03-10T18:00 to=03-11T00:00
  what day is tomorrow
    => clock.date date=2026-03-11
  who's coming over on Saturday?
    => calendar.list from=03-14T00:00 to=03-15T00:00
  are we having visitors tonight
    => calendar.list from=03-10T18:00 to=03-11T00:00
  is the window cleaner coming tomorrow
    => calendar.list query="the window cleaner" from=03-11T00:00 to=03-12T00:00
  is the heating coming on tomorrow
    => schedule.list
  is Sam coming home at six
    => ?? is Sam coming home at six
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T18:30:00+01:00'),
);
