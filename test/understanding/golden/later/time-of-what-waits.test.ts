import { golden } from '../golden.ts';

golden(
  'how long something is put off, put right in few words',
  `
  turn off the porch light at nine // and the hallway light at half past
    => light.turn_off [Hallway Light] @03-10T21:30
  turn off the porch light at nine // and the TV at ten
    => media.turn_off [Living Room TV] @03-10T22:00
  turn on the porch light at seven // and off again at half past
    => light.turn_off [Porch Light] @03-10T19:30
  turn the porch light on at seven // for a quarter of an hour only
    => schedule.cancel query="turn the porch light on at seven" > light.turn_on [Porch Light] @03-10T19:00 > light.turn_off [Porch Light] @after PT15M
  turn off the porch light in half an hour // half of that
    => schedule.cancel query="turn off the porch light in half an hour" > light.turn_off [Porch Light] @03-10T10:45
  turn off the porch light at nine // ten minutes sooner
    => schedule.cancel query="turn off the porch light at nine" > light.turn_off [Porch Light] @03-10T20:50
  turn off the porch light in an hour // twenty minutes later // no, earlier
    => schedule.cancel query="turn off the porch light" > light.turn_off [Porch Light] @03-10T11:10
  set a timer for eight minutes // double that
    => timer.cancel length=PT8M > timer.start duration=PT16M
  turn on the porch light for ten minutes // twice as long
    => schedule.cancel query="turn on the porch light for ten minutes" > light.turn_off [Porch Light] @after PT20M
  close the blinds half an hour before sunset // make that an hour
    => schedule.cancel query="close the blinds half an hour before sunset" > cover.close [group Blinds] @sunset-PT1H
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
