import { golden } from '../golden.ts';

golden(
  'one more of what was written down, which stays',
  `
  optician Friday at 3 // same again in six weeks
    => calendar.create title=optician start=04-24T15:00 end=04-24T16:00
  vet Thursday at 2 // and another one in a fortnight
    => calendar.create title=vet start=03-26T14:00 end=03-26T15:00
  physio on Friday at ten // again two weeks later
    => calendar.create title=physio start=03-27T10:00 end=03-27T11:00
  haircut on Saturday at nine // same again next month
    => calendar.create title=haircut start=04-14T09:00 end=04-14T10:00
  band practice Wednesday at 7pm // and the same the week after
    => calendar.create title="band practice" start=03-18T19:00 end=03-18T20:00
  remind me on Thursday at 5 to water the ferns // again in three weeks
    => reminders.create text="water the ferns" at=04-02T17:00
  choir every Thursday at 7 // same again next week
    => ?? same again next week
  remind me at noon to feed the cat // and the same tomorrow
    => reminders.create text="feed the cat" at=03-11T12:00
  remind me at noon to feed the cat // same again on Friday
    => reminders.create text="feed the cat" at=03-13T12:00
  remind me at noon to take a tablet // and the same again at five
    => reminders.create text="take a tablet" at=03-10T17:00
  remind me at noon to take a tablet // as well as at six
    => reminders.create text="take a tablet" at=03-10T18:00
  remind me at noon to take a tablet // also at seven
    => reminders.create text="take a tablet" at=03-10T19:00
  remind me at noon to take a tablet // and again at eight
    => reminders.create text="take a tablet" at=03-10T20:00
  remind me every day at noon to take a tablet // and again at six
    => reminders.create text="take a tablet" rrule=FREQ=DAILY;BYHOUR=18;BYMINUTE=0
  remind me at noon to feed the cat // make it six
    => reminders.change query="feed the cat" at=03-10T18:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
