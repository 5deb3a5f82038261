import { golden } from '../golden.ts';

golden(
  'what somebody is told that holds an hour',
  `
  tell Sam that supper will be ready at seven
    => notices.tell to=sam text="supper will be ready at seven"
  tell Sam that the match starts at three
    => notices.tell to=sam text="the match starts at three"
  let Sam know that the car comes back on Friday
    => notices.tell to=sam text="the car comes back on Friday"
  tell Sam at seven that supper is ready
    => reminders.create to=sam text="supper is ready" at=03-10T19:00
  tell Sam to come down at seven
    => reminders.create to=sam text="come down" at=03-10T19:00
  tell me at seven that the roast is done
    => reminders.create text="the roast is done" at=03-10T19:00
  tell everyone that we leave at nine
    => notices.tell everyone=true text="we leave at nine"
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
