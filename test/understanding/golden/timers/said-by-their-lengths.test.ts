import { golden } from '../golden.ts';

golden(
  'what is to be done by a day, or in as many as before',
  `
  I must hand in the form by Friday, remind me in good time
    => reminders.create text="hand in the form" at=03-13T09:00
  I have to renew the passport by the 20th so remind me beforehand
    => reminders.create text="renew the passport" at=03-20T09:00
  remind me in plenty of time to pay the rent by Thursday
    => reminders.create text="pay the rent" at=03-12T09:00
  remind me in an hour to baste the chicken, and in three to take it out
    => reminders.create text="baste the chicken" at=03-10T11:30 | reminders.create text="take it out" at=03-10T13:30
  remind me in two days to ring Jo, and then in four to ring Ann
    => reminders.create text="ring Jo" at=03-12T09:00 | reminders.create text="ring Ann" at=03-14T09:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
