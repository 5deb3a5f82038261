import { golden } from '../golden.ts';

golden(
  'a reminder that is for somebody else, or of something else',
  `
  remind me at two to ring the bank // hand that one over to Mia
    => reminders.cancel query="ring the bank" > reminders.create text="ring the bank" at=03-10T14:00 to=mia
  remind me at two to ring the bank // let Mia do it
    => reminders.cancel query="ring the bank" > reminders.create text="ring the bank" at=03-10T14:00 to=mia
  remind me at two to ring the bank // I'm in a meeting then, so remind Mia instead
    => reminders.cancel query="ring the bank" > reminders.create text="ring the bank" at=03-10T14:00 to=mia
  remind me at two to ring the bank // that's Mia's job
    => reminders.cancel query="ring the bank" > reminders.create text="ring the bank" at=03-10T14:00 to=mia
  remind me at two to ring the bank // make it the garage
    => reminders.cancel query="ring the bank" > reminders.create text="ring the garage" at=03-10T14:00
  remind me at two to ring the bank // no, I meant the garage
    => reminders.cancel query="ring the bank" > reminders.create text="ring the garage" at=03-10T14:00
  remind me at two to ring the bank // no, ring Aunt Vi
    => reminders.cancel query="ring the bank" > reminders.create text="ring Aunt Vi" at=03-10T14:00
  remind me at two to ring the bank // no, ring at three
    => ?? ring at three
  remind Mia at two to ring the bank // no, I can do that
    => reminders.cancel query="ring the bank" > reminders.create text="ring the bank" at=03-10T14:00
  remind me at two to ring the bank // no, I can do that
    => (statement)
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
