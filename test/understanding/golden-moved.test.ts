import { golden } from './golden.ts';

/** Ten past ten on a Tuesday morning, in Berlin. */
const MORNING = Date.parse('2026-03-10T10:10:00+01:00');

golden(
  'what is told to take place at another time is moved',
  `
  the dentist got bumped, same day but at 4:15 now
    => diary.move query=dentist to={"clock":"16:15","sure":false}
  Mia's piano lesson's been shifted to half five, same day
    => diary.move query="Mia's piano lesson" to={"clock":"17:30","sure":false}
  the vet moved us to friday at three
    => calendar.change query=vet start=03-13T15:00
  the dentist pushed us back to quarter past four
    => diary.move query=dentist to={"clock":"16:15","sure":false}
  the plumber's now coming at two instead
    => diary.move query=plumber to={"clock":"14:00","sure":false}
  the haircut is now at half past four
    => diary.move query=haircut to={"clock":"16:30","sure":false}
`,
  'home-2',
  undefined,
  MORNING,
);

golden(
  'of what comes again and again one is left out or moved, and the rest stays',
  `
  no piano this saturday, the teacher has the flu, but keep the rest
    => diary.skip query=piano on=03-14T00:00..03-14T23:59
  there's no choir on thursday, leave the others
    => diary.skip query=choir on=03-12T00:00..03-12T23:59
  leave the porch light off tonight, just this once
    => diary.skip query="porch light" on=03-10T18:00..03-10T23:59
  wake me at seven on weekdays // make the monday one eight
    => diary.move on=03-16T00:00..03-16T23:59 to={"clock":"20:00","sure":false}
  wake me at seven on weekdays // friday's one at eight please
    => diary.move on=03-13T00:00..03-13T23:59 to={"clock":"20:00","sure":false}
`,
  'home-2',
  undefined,
  MORNING,
);

golden(
  'one time said twice is in both halves of the day',
  `
  remind me every day at 8 and 8 to feed the dog
    => reminders.create text="feed the dog" rrule=FREQ=DAILY;BYHOUR=8,20;BYMINUTE=0
  remind me at 8 and 8 tomorrow to take my pill
    => reminders.create text="take my pill" at=03-11T08:00 | reminders.create text="take my pill" at=03-11T20:00
`,
  'home-2',
  undefined,
  MORNING,
);

golden(
  'what is to be then is not done now',
  `
  turn on the hallway light // it's on all day tomorrow, turn it off
    => ?? it's on all day tomorrow, turn it off
  the hallway light's on till friday, turn it off
    => light.turn_off [Hallway Light]
  schedule the hallway light for 8pm
    => light.turn_on [Hallway Light] @03-10T20:00
  schedule the stair lights to go off at ten
    => light.turn_off [Stair Lights] @03-10T22:00
  schedule the dentist for 8pm
    => calendar.create title=dentist start=03-10T20:00 end=03-10T21:00
  leave the hallway light on till one in the morning and then turn it off
    => light.turn_on [Hallway Light] > light.turn_off [Hallway Light] @03-11T01:00
  hallway light on until ten and then turn off the stair lights
    => light.turn_on [Hallway Light] > light.turn_off [Hallway Light] @03-10T22:00 > light.turn_off [Stair Lights] @03-10T22:00
  hallway light on at six and off again at seven tomorrow
    => light.turn_on [Hallway Light] @03-11T06:00 | light.turn_off [Hallway Light] @03-11T07:00
  tomorrow only, hallway light on at 6:45 am and off again at 7:45 am
    => light.turn_on [Hallway Light] @03-11T06:45 | light.turn_off [Hallway Light] @03-11T07:45
`,
  'home-2',
  undefined,
  MORNING,
);
