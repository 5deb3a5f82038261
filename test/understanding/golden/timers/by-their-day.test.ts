import { golden } from '../golden.ts';

golden(
  'reminders named by when they are due',
  `
  delete tomorrow's reminders
    => diary.cancel kind=reminders which=all on=03-11T00:00..03-11T23:59
  cancel all my reminders for Friday
    => diary.cancel kind=reminders which=all on=03-13T00:00..03-13T23:59
  wipe the reminders for this week
    => diary.cancel kind=reminders which=all on=03-10T00:00..03-15T23:59
  get rid of the reminder for Saturday
    => diary.cancel kind=reminders was={"date":"2026-03-14"}
  delete the nine o'clock reminder
    => diary.cancel kind=reminders was={"clock":"21:00","sure":false}
  cancel the reminder at nine in the evening
    => diary.cancel kind=reminders was={"clock":"21:00","sure":true}
  move the nine o'clock reminder to ten
    => diary.move kind=reminders was={"clock":"21:00","sure":false} to={"clock":"22:00","sure":false}
  move tomorrow's reminder to Friday
    => diary.move kind=reminders was={"date":"2026-03-11"} to={"date":"2026-03-13"}
  cancel the reminder for the dentist
    => reminders.cancel query=dentist
  cancel all my reminders
    => reminders.cancel all=true
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
