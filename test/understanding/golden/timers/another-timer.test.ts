import { golden } from '../golden.ts';

golden(
  'one more timer, with its length or its name alone',
  `
  timer for 8 minutes, and another for 20
    => timer.start duration=PT8M | timer.start duration=PT20M
  set a timer for five minutes, and another for 15 minutes
    => timer.start duration=PT5M > timer.start duration=PT15M
  egg timer 6 mins // and one for the toast
    => ?? and one for the toast (for how long?)
  rice timer 12 mins // and another for the peas
    => ?? and another for the peas (for how long?)
  rice timer 12 mins // and one for ten minutes
    => timer.start duration=PT10M
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
