import { golden } from '../golden.ts';

golden(
  'entries without their story and the words of the order',
  `
  I've only just remembered the optician is on Thursday at three so pop that in the calendar
    => calendar.create title=optician start=03-12T15:00 end=03-12T16:00
  Gran just rang and she's arriving on Sunday at four so put that in the diary
    => calendar.create title="Gran arriving" start=03-15T16:00 end=03-15T17:00
  the school emailed and they're closed on Friday so put that in the calendar
    => calendar.create title="school is closed" start=03-13T00:00 end=03-14T00:00 all_day=true
  I spoke to the garage and they can do the car on Monday at nine so put that in the calendar
    => calendar.create title=garage start=03-16T09:00 end=03-16T10:00
  put Grandad's birthday in the calendar it's the ninth of May
    => calendar.create title="Grandad's birthday" start=05-09T00:00 end=05-10T00:00 all_day=true
  calendar haircut Friday at two
    => calendar.create title=haircut start=03-13T14:00 end=03-13T15:00
  appointment optician Wednesday at quarter past eight in the morning put it down
    => calendar.create title=optician start=03-11T08:15 end=03-11T09:15
  calendar for Friday please
    => calendar.list from=03-13T00:00 to=03-14T00:00
  put in the calendar for Saturday barbecue at Toni's one till four
    => calendar.create title="barbecue at Toni's" start=03-14T13:00 end=03-14T16:00
  put in the calendar for Saturday barbecue at Toni's one to four
    => calendar.create title="barbecue at Toni's" start=03-14T13:00 end=03-14T16:00
  put in the calendar for Saturday barbecue at Toni's ten to four
    => calendar.create title="barbecue at Toni's" start=03-14T15:50 end=03-14T16:50
  lunch at Gran's on Sunday at one I mean Saturday add it to the calendar
    => calendar.create title="lunch at Gran's" start=03-14T13:00 end=03-14T14:00
  put the haircut in the calendar on Monday at two, no, Tuesday
    => calendar.create title=haircut start=03-17T14:00 end=03-17T15:00
  swimming on Saturday at ten put that in the calendar would you and remind me at nine to pack the towels
    => calendar.create title=swimming start=03-14T10:00 end=03-14T11:00 | reminders.create text="pack the towels" at=03-14T09:00
  swimming on Saturday at ten put that in the calendar and remind me on Friday at nine to pack the towels
    => calendar.create title=swimming start=03-14T10:00 end=03-14T11:00 | reminders.create text="pack the towels" at=03-13T09:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);

golden(
  'what is told before a whole wish',
  `
  the bus goes at ten to eight so set an alarm for half six
    => alarm.set at=03-11T06:30
  the coach leaves at seven forty on Friday so set an alarm for half six
    => alarm.set at=03-13T06:30
  supper's at six so remind Sam at half five to lay the table
    => reminders.create to=sam text="lay the table" at=03-10T17:30
  he reckons the recycling goes out tomorrow so remind me tonight at eight to put the boxes out
    => reminders.create text="put the boxes out" at=03-10T20:00
  the kids have a match on Saturday so remind me on Friday evening to wash the kit
    => reminders.create text="wash the kit" at=03-13T19:00
  turn off the hallway light so remind me tonight at eight to call Bob
    => light.turn_off [Hallway Light] | reminders.create text="call Bob" at=03-10T20:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
