import { golden } from '../golden.ts';

golden(
  'others who are to get up, and whom one gets somewhere',
  `
  get Mia up at half seven
    => reminders.create to=mia text="get up" at=03-11T07:30
  have Sam out of bed by six
    => reminders.create to=sam text="get up" at=03-11T06:00
  get Sam up at 6 on weekdays
    => reminders.create to=sam text="get up" rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=0
  make sure Mia's awake at eight tomorrow
    => reminders.create to=mia text="get up" at=03-11T08:00
  remind Sam to get up at half six
    => reminders.create to=sam text="get up" at=03-11T06:30
  remind me to wake up at 5
    => reminders.create text="wake up" at=03-11T05:00
  get Mia up at three
    => reminders.create to=mia text="get up" at=03-10T15:00
  get Mia from football at four
    => reminders.create text="get Mia from football" at=03-10T16:00
  get Mia ready for half eight
    => reminders.create text="get Mia ready" at=03-10T20:30
  get Sam off to school at quarter past eight
    => reminders.create text="get Sam off to school" at=03-11T08:15
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
