import { golden } from '../golden.ts';

golden(
  'an entry called off with the reminder that hangs on it',
  `
  judo Friday at five // remind me an hour before // cancel the judo
    => calendar.cancel query=judo | reminders.cancel query=judo
  vet on Thursday at ten // remind me the day before // scrap the vet
    => calendar.cancel query=vet | reminders.cancel query=vet
  optician Wednesday at three // remind me half an hour before // the optician has cancelled
    => calendar.cancel query=optician | reminders.cancel query=optician
  Mia's concert on Saturday at two // remind me the night before // call off the concert
    => calendar.cancel query="Mia's concert" | reminders.cancel query="Mia's concert"
  vet on Thursday at ten // remind me an hour before // cancel the vet reminder
    => reminders.cancel query=vet
  vet on Thursday at ten // remind me an hour before to find the basket // cancel the vet
    => calendar.cancel query=vet
  remind me to ring the vet at four // cancel the vet
    => reminders.cancel query="ring the vet"
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
