import { golden } from '../golden.ts';

golden(
  'one of several by a word of its name, and a day without all but one',
  `
  remind me at three to walk the dog and at six to ring Vi // make the second one quarter past
    => reminders.change query="ring Vi" at=03-10T18:15
  remind me at three to walk the dog and at six to ring Vi // forget about Vi
    => reminders.cancel query="ring Vi"
  remind me at three to walk the dog and at six to ring Vi // never mind the dog one, he's asleep
    => reminders.cancel query="walk the dog"
  remind me at three to walk the dog and at six to ring Vi // leave them both off till tomorrow
    => reminders.change query="walk the dog" at=03-11T15:00 | reminders.change query="ring Vi" at=03-11T18:00
  remind me at three to walk the dog and at six to ring Vi // put them off till Friday
    => reminders.change query="walk the dog" at=03-13T15:00 | reminders.change query="ring Vi" at=03-13T18:00
  timer for 5 minutes for the eggs and 10 for the rice // forget the rice
    => timer.cancel name=rice length=PT10M
  cancel everything on Friday except the optician
    => calendar.cancel all=true except=optician from=03-13T00:00 to=03-14T00:00
  clear tomorrow apart from the haircut
    => calendar.cancel all=true except=haircut from=03-11T00:00 to=03-12T00:00
  clear my afternoon
    => calendar.cancel all=true from=03-10T12:00 to=03-10T18:00
  clear Friday evening
    => calendar.cancel all=true from=03-13T17:00 to=03-14T00:00
  cancel everything this evening
    => calendar.cancel all=true from=03-10T17:00 to=03-11T00:00
  clear the table on Friday
    => ?? clear the table on Friday
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
