import { golden } from '../golden.ts';

golden(
  'what was written down just now is otherwise',
  `
  optician Friday at 10 // it'll take about 20 minutes
    => diary.lengthen query=optician lasts=PT20M
  optician Friday at 10 // should take half an hour
    => diary.lengthen query=optician lasts=PT30M
  optician Friday at 10 // the week after, sorry
    => calendar.change query=optician start=2026-03-20
  optician Friday at 10 // no, the day after
    => calendar.change query=optician start=2026-03-14
  optician Friday at 10 // it's for Ben
    => calendar.change query=optician title="optician for Ben"
  optician Friday at 10 // no, dentist
    => calendar.change query=optician title=dentist
  optician Friday at 10 // sorry, I meant the hygienist
    => calendar.change query=optician title=hygienist
  optician Friday at 10 // no, thanks
    => (chat)
  optician Friday at 10 // they've moved me on a week
    => diary.shift query=optician by=P7D
  optician Friday at 10 // it's been put back a fortnight
    => diary.shift query=optician by=P14D
  optician Friday at 10 // I got the day wrong, it's Monday
    => calendar.change query=optician start=2026-03-16
  optician Friday at 10 // my mistake, it's at eleven
    => diary.move query=optician to={"clock":"11:00","sure":false}
  optician Friday at 10 // what time will I be out?
    => diary.find query=optician
  optician Friday at 10 // it begins half an hour earlier
    => diary.shift query=optician by=-PT30M
  optician Friday at 10 // shift it to the same time on Monday
    => calendar.change query=optician start=03-16T10:00 end=03-16T11:00
  optician Friday at 10 // they've moved it to Monday, same time
    => calendar.change query=optician start=03-16T10:00 end=03-16T11:00
  optician Friday at 10 // it's five to eleven
    => calendar.change query=optician start=03-13T10:55 end=03-13T11:55
  the fair on Sunday from 2 to 5 // it's half an hour longer
    => diary.lengthen query=fair by=PT30M
  the fair on Sunday from 2 to 5 // starts at one, same end
    => diary.move query=fair to={"clock":"13:00","sure":false} > diary.lengthen query=fair end={"clock":"17:00","sure":true}
  the fair on Sunday from 2 to 5 // it's now 3 to 6
    => diary.move query=fair to={"clock":"15:00","sure":false} > diary.lengthen query=fair end={"clock":"18:00","sure":false}
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
