import { golden } from '../golden.ts';

// Questions for when something is, by what it is, and for when what was told ends.

golden(
  'by what one has to do',
  `
  when do i feed the fish
    => diary.find query="feed the fish"
  what time should we put the bins out
    => diary.find query="put the bins out"
  when do we walk the dog again
    => diary.find query="walk the dog"
  when do I have to ring the surgery
    => calendar.list query="ring surgery"
  at what time must I collect Mia
    => diary.find query="collect Mia"
  when do I plant tomatoes
    => ?? when do I plant tomatoes
  when do we land
    => ?? when do we land
  when do I get paid
    => ?? when do I get paid
  when do I turn on the heating
    => ?? when do I turn on the heating
  when should I stop
    => ?? when should I stop
`,
  'home-2',
);

golden(
  'by what one goes to',
  `
  when's gymnastics
    => diary.find query=gymnastics
  what time is choir on
    => diary.find query=choir
  when does football start
    => diary.find query=football
  what day is swimming this week
    => calendar.list query=swimming from=03-10T00:00 to=03-16T00:00
  when are brownies
    => diary.find query=brownies
  when is the world cup
    => ?? when is the world cup
  when does summer start
    => ?? when does summer start
  when is easter
    => clock.date date=2026-04-05
  when is sunset
    => clock.sun
  when is it ten
    => ?? when is it ten
`,
  'home-2',
);

golden(
  'told round about',
  `
  when is it the grandchildren are coming?
    => diary.find query=grandchildren
  remind me, when is it gran is arriving
    => diary.find query=gran
  what day is it that the plumber's coming
    => diary.find query=plumber
  when is it we're seeing the dentist
    => diary.find query=dentist
  so when does sam's late shift start now
    => diary.find query="late shift"
  what time does Mia's party finish
    => diary.find query=party
  when is it getting dark
    => ?? when is it getting dark
  when is it best to water the garden
    => ?? when is it best to water the garden
  remind me when the washing is done
    => reminders.create text="the Washing Machine Power has been below 5 W for 3 minutes" @event sensor:power<5[Washing Machine Power] for PT3M
  when is gran's birthday
    => calendar.list query="gran's birthday"
`,
  'home-2',
);

golden(
  'when one is woken',
  `
  what time am I being woken up tomorrow
    => alarm.list from=03-11T00:00 to=03-12T00:00
  when are you waking me up
    => alarm.list
  what time are you getting us up on Friday
    => alarm.list from=03-13T00:00 to=03-14T00:00
  when am I being paid
    => ?? when am I being paid
  what time is the alarm being tested
    => ?? what time is the alarm being tested
`,
  'home-2',
);

golden(
  'what is left on a list',
  `
  anything left to get on the list?
    => list.get list=shopping
  is there anything still to buy on the shopping list
    => list.get list=shopping
  do we have anything else on the list
    => list.get list=shopping
  is anything left on
    => house.check what=on wanted=any
  anything left in the fridge
    => ?? anything left in the fridge
`,
  'home-2',
);

golden(
  'when it ends',
  `
  have we anything on on Tuesday // what time does that finish
    => calendar.list from=03-17T00:00 to=03-18T00:00
  have we anything on on Tuesday // how long does it go on
    => calendar.list from=03-17T00:00 to=03-18T00:00
  what's on on Friday // when is it over
    => calendar.list from=03-13T00:00 to=03-14T00:00
  have we anything on on Tuesday // when does it start
    => house.agenda from=03-17T00:00 to=03-18T00:00
  turn on the desk lamp // what time does that finish
    => ?? what time does that finish
`,
  'home-2',
);

golden(
  'before what was asked for',
  `
  what day is the gala // remind me at seven the evening before to pack her kit
    => ?? remind me at seven the evening before to pack her kit (when?)
  when is the gala // remind Sam the day before at noon to buy flowers
    => ?? remind Sam the day before at noon to buy flowers (when?)
  add the gala to the calendar on Thursday at ten // remind me the night before to pack her kit
    => reminders.create text="pack her kit" at=03-11T21:00
  what day is the gala // remind me at seven to pack her kit
    => reminders.create text="pack her kit" at=03-11T07:00
  turn on the desk lamp // remind me at seven the evening before to pack her kit
    => ?? remind me at seven the evening before to pack her kit
`,
  'home-2',
);
