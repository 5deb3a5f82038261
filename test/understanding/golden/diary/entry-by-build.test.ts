import { golden } from '../golden.ts';

// What takes place and is to be kept, known by its build: something with a day or an hour, and the wish to have it in the calendar, with any words as its name.

golden(
  'an entry by its build',
  `
  Book club is every Thursday at 7pm, pop it in the calendar
    => calendar.create title="Book club" start=03-12T19:00 end=03-12T20:00 rrule=FREQ=WEEKLY;BYDAY=TH;BYHOUR=19;BYMINUTE=0
  Guitar lesson every Tuesday at 4.30pm for the calendar please
    => calendar.create title="Guitar lesson" start=03-17T16:30 end=03-17T17:30 rrule=FREQ=WEEKLY;BYDAY=TU;BYHOUR=16;BYMINUTE=30
  In the diary please: chimney sweep, Friday at nine
    => calendar.create title="chimney sweep" start=03-13T09:00 end=03-13T10:00
  one for the calendar, Nana's eightieth, the 12th of December at 2
    => calendar.create title="Nana's eightieth" start=12-12T14:00 end=12-12T15:00
  Granny's train gets in at ten past four in the afternoon on Tuesday, put it in the calendar
    => calendar.create title="Granny's train gets in" start=03-17T16:10 end=03-17T17:10
  nurse coming to do Grandad's dressing every morning at ten, calendar it
    => calendar.create title="nurse coming to do Grandad's dressing" start=03-11T10:00 end=03-11T11:00 rrule=FREQ=DAILY;BYHOUR=10;BYMINUTE=0
  Thursday at 3 I'm at the chiropodist, put it in the calendar
    => calendar.create title=chiropodist start=03-12T15:00 end=03-12T16:00
  we're at Mum and Dad's for Sunday lunch, half twelve, put it on the calendar
    => calendar.create title="Mum and Dad's for Sunday lunch" start=03-15T12:30 end=03-15T13:30
  Bin men are coming on Saturday, note it down
    => calendar.create title="Bin men coming" start=03-14T00:00 end=03-15T00:00 all_day=true
  can you put down for Thursday that the plumber's here at two
    => calendar.create title="plumber here" start=03-12T14:00 end=03-12T15:00
  save the date, Priya's wedding, 5th of June
    => calendar.create title="Priya's wedding" start=06-05T00:00 end=06-06T00:00 all_day=true
  Uncle Pat lands at ten to six on Thursday evening, put it in the calendar
    => calendar.create title="Uncle Pat lands" start=03-12T17:50 end=03-12T18:50
`,
  'home-2',
);

golden(
  'what is no entry by its build',
  `
  it's cold tonight, get it down
    => ?? get it down
  the stairs light is on at seven tomorrow, put it in
    => (statement)
  what have I got on Thursday in the calendar please
    => calendar.list from=03-12T00:00 to=03-13T00:00
  remind me of the cake on Friday, it's in the calendar
    => reminders.create text="the cake" at=03-13T09:00
  if the sitter can't do Friday, put it in the calendar
    => ?? if the sitter can't do Friday ?? put it in the calendar
  is the vet on Thursday, it's not in the calendar
    => calendar.list query=vet from=03-12T00:00 to=03-13T00:00
  the lamp in the hall is broken, note it down
    => (statement)
`,
  'home-2',
);
