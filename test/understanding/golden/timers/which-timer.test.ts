import { golden } from '../golden.ts';

golden(
  'which of several timers is meant, told by what it has more or less of',
  `
  can you shut timer off
    => timer.cancel
  set a timer for five minutes // set a timer for half an hour // stop the timer // the longer one, please
    => timer.cancel name=longer
  start an egg timer for six minutes // pause the timer // um, the shorter one
    => timer.pause name=shorter
  cancel the timer // sorry, the longest of the lot
    => timer.cancel name=longest
  cancel my timer // the one with the least time left
    => diary.cancel among={"service":"timer"} which=1
  cancel my timer // the one that's got longest to go
    => diary.cancel among={"service":"timer"} which=-1
  pause the timer // the one with less time left
    => timer.pause name=earliest
  stop the timer // the one we set first
    => timer.cancel name=oldest
  stop the timer // the one I started last
    => timer.cancel name=newest
  cancel the timer // the one for the pasta
    => timer.cancel name=pasta
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
