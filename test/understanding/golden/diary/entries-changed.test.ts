import { golden } from '../golden.ts';

golden(
  'entries in words that no phrase has',
  `
  cut the rehearsal down to forty minutes
    => diary.lengthen query=rehearsal lasts=PT40M
  the rehearsal should only take an hour
    => diary.lengthen query=rehearsal lasts=PT1H
  put the haircut off for two weeks
    => diary.shift query=haircut by=P14D
  scrap everything on Friday
    => calendar.cancel all=true from=03-13T00:00 to=03-14T00:00
  clear everything
    => ?? clear everything
  book group at ours on Thursday at 8, pop it in the diary
    => calendar.create title="book group" start=03-12T08:00 end=03-12T09:00
  book club on Thursday at 8
    => calendar.create title="book club" start=03-12T08:00 end=03-12T09:00
  add rehearsal to the calendar tomorrow at 5 // they've moved it, it starts half an hour later now
    => diary.shift query=rehearsal by=PT30M
  add rehearsal to the calendar tomorrow at 5 // it's an hour earlier
    => diary.shift query=rehearsal by=-PT1H
  add rehearsal to the calendar tomorrow at 5 // copy it to Friday
    => calendar.create title=rehearsal start=03-13T17:00 end=03-13T18:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
