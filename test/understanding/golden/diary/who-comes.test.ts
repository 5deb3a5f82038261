import { golden } from '../golden.ts';

golden(
  'who comes, and what is on for days',
  `
  pottery Tue and Thu 7-8pm
    => calendar.create title=pottery start=03-10T19:00 end=03-10T20:00 rrule=FREQ=WEEKLY;BYDAY=TU,TH;BYHOUR=19;BYMINUTE=0
  rowing Mon/Wed/Fri at 6am
    => calendar.create title=rowing start=03-11T06:00 end=03-11T07:00 rrule=FREQ=WEEKLY;BYDAY=MO,WE,FR;BYHOUR=6;BYMINUTE=0
  school concert on the 24th and 25th at half six
    => calendar.create title="school concert" start=03-24T18:30 end=03-24T19:30 | calendar.create title="school concert" start=03-25T18:30 end=03-25T19:30
  the electrician's coming between nine and one on Monday
    => calendar.create title=electrician start=03-16T09:00 end=03-16T13:00
  Grandad's coming for lunch on Sunday
    => calendar.create title="Grandad for lunch" start=03-15T00:00 end=03-16T00:00 all_day=true
  the tiler is here on Thursday from eight till noon
    => calendar.create title=tiler start=03-12T08:00 end=03-12T12:00
  my cousin visits us on Saturday, from three until about six
    => calendar.create title=cousin start=03-14T15:00 end=03-14T18:00
  Uncle Ted arrives on Friday at 16:20 at the airport
    => calendar.create title="Uncle Ted at the airport" start=03-13T16:20 end=03-13T17:20
  the lady from the bank is coming to look at the papers on Thursday at ten
    => calendar.create title="lady from the bank coming to look at the papers" start=03-12T10:00 end=03-12T11:00
  Nana is staying next week
    => calendar.create title="Nana staying" start=03-16T00:00 end=03-23T00:00 all_day=true
  Ben is at football camp all next week
    => calendar.create title="Ben at football camp" start=03-16T00:00 end=03-23T00:00 all_day=true
  Auntie Vi's coming to stay from Friday to Monday
    => calendar.create title="Auntie Vi staying" start=03-13T00:00 end=03-17T00:00 all_day=true
  ballet with the Harrisons on Saturday evening
    => calendar.create title="ballet with the Harrisons" start=03-14T19:00 end=03-14T20:00
  the gutter man comes Thursday morning
    => calendar.create title="gutter man" start=03-12T08:00 end=03-12T09:00
  camping in Cornwall 10 to 17 April
    => calendar.create title="camping in Cornwall" start=04-10T00:00 end=04-18T00:00 all_day=true
  half term is the 6th to the 10th of April
    => calendar.create title="half term" start=04-06T00:00 end=04-11T00:00 all_day=true
  sports evening the day after tomorrow at ten to seven
    => calendar.create title="sports evening" start=03-12T18:50 end=03-12T19:50
  Kellys round on Friday about eight
    => calendar.create title="Kellys round" start=03-13T20:00 end=03-13T21:00
  quiz night on Thursday at eight
    => calendar.create title="quiz night" start=03-12T20:00 end=03-12T21:00
  is the electrician coming on Monday
    => calendar.list query="the electrician" from=03-16T00:00 to=03-17T00:00
  the electrician isn't coming on Monday
    => ?? the electrician isn't coming on Monday
  the heating's coming on at six tomorrow
    => ?? the heating's coming on at six tomorrow
  Nana's here
    => ?? Nana's here
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
