import { golden } from '../golden.ts';

// What is said of an entry that was written down just now, and of one that is news.

golden(
  'of an entry',
  `
  add dentist to the calendar on tuesday at three // they've cancelled
    => conversation.cancel
  add dentist to the calendar on tuesday at three // it's off
    => conversation.cancel
  add dentist to the calendar on tuesday at three // till four thirty
    => diary.lengthen query=dentist end={"clock":"04:30","sure":false}
  add dentist to the calendar on tuesday at three // make it two hours
    => diary.lengthen query=dentist lasts=PT2H
  add dentist to the calendar on tuesday at three // it takes half an hour
    => diary.lengthen query=dentist lasts=PT30M
  add dentist to the calendar on tuesday at three // same again on thursday
    => calendar.create title=dentist start=03-12T15:00 end=03-12T16:00
  add dentist to the calendar on tuesday at three // another on friday
    => calendar.create title=dentist start=03-13T15:00 end=03-13T16:00
  add dentist to the calendar on tuesday at three // actually it's wednesday
    => calendar.change query=dentist start=03-11T15:00 end=03-11T16:00
  add the dentist to the calendar on tuesday at 3.30pm // they rang, its moved to half four
    => calendar.change query=dentist start=03-17T16:30 end=03-17T17:30
`,
  'home-2',
);

golden(
  'not of an entry',
  `
  turn on the desk lamp // it's off
    => (statement)
  turn on the desk lamp // till half past nine
    => light.turn_off [Desk Lamp] @03-11T09:30
  turn on the desk lamp // make it an hour
    => ?? make it an hour
  set a timer for ten minutes // make it an hour
    => timer.cancel length=PT10M > timer.start duration=PT1H
  remind me at six to call mum // they've cancelled
    => (statement)
  turn on the desk lamp // mum rang, she's off to bed
    => ?? mum rang
`,
  'home-2',
);

golden(
  'another day in few words',
  `
  remind me at six to call mum // every sunday actually
    => reminders.change query="call mum" rrule=FREQ=WEEKLY;BYDAY=SU;BYHOUR=6;BYMINUTE=0
  remind me at six to call mum // I've called her
    => reminders.done query="call mum"
`,
  'home-2',
);
