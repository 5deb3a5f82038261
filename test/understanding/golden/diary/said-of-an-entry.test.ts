import { golden } from '../golden.ts';

golden(
  'what is said of an entry that was just made',
  `
  add physio thursday at 3 // it's actually the osteopath, not the physio
    => calendar.change query=physio title=osteopath
  add lunch friday at 1 // not lunch, brunch
    => calendar.change query=lunch title=brunch
  add physio thursday at 3 // rename it to osteopath
    => calendar.change query=physio title=osteopath
  add physio thursday at 3 // it's at five, not three
    => calendar.change query=physio start=03-12T17:00 end=03-12T18:00
  add physio thursday at 3 // make it private
    => calendar.change calendar=private query=physio
  add physio thursday at 3 // move it to next week
    => diary.move query=physio to={"week":"2026-03-16"}
  add physio thursday at 3 // shorten it by ten minutes
    => diary.lengthen query=physio by=-PT10M
  add physio thursday at 3 // make it half an hour longer
    => diary.lengthen query=physio by=PT30M
  add physio thursday at 3 // and what about friday?
    => house.agenda from=03-13T00:00 to=03-14T00:00
  add physio thursday at 3 // what about the day after?
    => house.agenda from=03-13T00:00 to=03-14T00:00
  add physio thursday at 3 // what about friday instead
    => calendar.change query=physio start=03-13T15:00 end=03-13T16:00
  rename the physio appointment to osteopath
    => calendar.change query=physio title=osteopath
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
