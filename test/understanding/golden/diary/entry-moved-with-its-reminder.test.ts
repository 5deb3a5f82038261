import { golden } from '../golden.ts';

golden(
  'an entry that is moved takes the reminder that hangs on it along',
  `
  judo on friday at five // remind me an hour before // move the judo to saturday
    => calendar.change query=judo start=03-14T17:00 | reminders.change query=judo at=03-14T16:00
  judo on friday at five // remind me half an hour before // move the judo to four
    => calendar.change query=judo start=03-13T16:00 | reminders.change query=judo at=03-13T15:30
  judo on friday at five // remind me half an hour before // push the judo back an hour
    => calendar.change query=judo start=03-13T18:00 | reminders.change query=judo at=03-13T17:30
  judo on friday at five // remind me the evening before // move judo to sunday at ten
    => calendar.change query=judo start=03-15T10:00 | reminders.change query=judo at=03-14T19:00
  judo on friday at five // remind me the evening before // make the judo half an hour later
    => calendar.change query=judo start=03-13T17:30
  judo on friday at five // remind me an hour before to pack a towel // move the judo to saturday
    => diary.move query=judo to={"date":"2026-03-14"}
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
