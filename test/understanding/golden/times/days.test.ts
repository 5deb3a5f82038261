import { golden } from '../golden.ts';

// What people say about their days: calendar, lists, reminders, alarms, mail and the clock, in more ways than one.

golden(
  'what comes next is no connective',
  `
  what's my next alarm
    => alarm.list
  when is the next meeting on my diary
    => calendar.list from=03-10T00:00 to=03-17T00:00
`,
  'home-2',
);

golden(
  'where a thing came from',
  `
  cancel the alarm I set yesterday
    => alarm.cancel
  delete the packing list that I made last week
    => list.delete list=packing
  read me the list I wrote this morning
    => list.get list=shopping
`,
  'home-2',
);

golden(
  'times said twice, in figures written as words, in two places',
  `
  tomorrow I need an alarm at 6 tomorrow
    => alarm.set at=03-11T06:00
  set an alarm for five hundred and thirty am
    => alarm.set at=03-11T05:30
  set my alarm for 9 on friday
    => alarm.set at=03-13T09:00
  turn off the 6 am alarm for wednesday
    => alarm.cancel set_for=03-11T06:00
  schedule a meeting with dana for 4
    => calendar.create title="meeting with dana" start=03-11T04:00 end=03-11T05:00
  what day of the week does the 20th fall on this month
    => clock.date date=2026-03-20
`,
  'home-2',
);

golden(
  'lists by any name',
  `
  put candles on the christmas list
    => list.add item=candles list=christmas
  open the shopping list and put oat milk on it
    => list.add list=shopping item="oat milk"
  could we put batteries on my shopping list
    => list.add item=batteries list=shopping
  the shopping list should not contain walnuts
    => list.remove list=shopping item=walnuts
  strike the butter off the groceries please
    => list.remove item=butter list=shopping
  wipe everything off my to do list
    => list.clear list=to-do
  add a tent to my camping gear
    => ?? add a tent to my camping gear (to which list?)
  did I ask you to put tea on the shopping list
    => list.get list=shopping item=tea
  is fixing the gate on my to do list
    => list.get item="fixing the gate" list=to-do
`,
  'home-2',
);

golden(
  'reminders by what they are about',
  `
  do I have a reminder to water the ferns in the hall
    => reminders.list query="water ferns hall"
  set a dentist reminder for friday at 3pm
    => reminders.create text=dentist at=03-13T15:00
  remind me about
    => ?? remind me about (of what? when?)
  tell me when it's half past six
    => reminders.create text="the time" at=03-11T06:30
  get rid of the reminder about the parcel
    => reminders.cancel query=parcel
`,
  'home-2',
);

golden(
  'events noted in few words',
  `
  chess club on thursday at 7pm
    => calendar.create title="chess club" start=03-12T19:00 end=03-12T20:00
  physio appointment monday 8:30
    => calendar.create title="physio appointment" start=03-16T08:30 end=03-16T09:30
  take note of june 3rd as my first day at the bakery
    => calendar.create title="first day at the bakery" start=06-03T00:00 end=06-04T00:00 all_day=true
`,
  'home-2',
);

golden(
  'events taken off in other words',
  `
  make my friday calendar empty
    => calendar.cancel all=true from=03-13T00:00 to=03-14T00:00
  get rid of all appointments with dr brown next week
    => calendar.cancel all=true query="dr brown" from=03-16T00:00 to=03-23T00:00
  this appointment needs to be cancelled
    => ?? this appointment needs to be cancelled (which?)
`,
  'home-2',
);

golden(
  'questions after what is planned',
  `
  what's on for saturday
    => house.agenda from=03-14T00:00 to=03-15T00:00
  where is Nina's wedding
    => calendar.list query="Nina's wedding"
  what time am I supposed to pick up the twins
    => calendar.list query="pick up the twins"
  do I meet with the plumber on monday
    => calendar.list query=plumber from=03-16T00:00 to=03-17T00:00
  are we free on sunday
    => calendar.list from=03-15T00:00 to=03-16T00:00
  schedule please
    => calendar.list from=03-10T00:00 to=03-17T00:00
  is there a train to Boston tomorrow
    => ?? is there a train to Boston tomorrow
`,
  'home-2',
);

golden(
  'alarms',
  `
  this alarm should be permanently removed
    => alarm.cancel
  make sure my alarm is set for quarter to six
    => alarm.set at=03-11T05:45
  don't wake me up on saturday
    => alarm.cancel all=true set_for=03-14T00:00..03-14T23:59
  is my work alarm set for tomorrow
    => alarm.list from=03-11T00:00 to=03-12T00:00
`,
  'home-2',
);

golden(
  'mail to people whom the house does not know',
  `
  email my landlord regarding the boiler
    => ?? email my landlord regarding the boiler (to whom?)
  contact the plumber by email saying the tap drips
    => ?? contact the plumber by email saying the tap drips (to whom?)
  forward this email to my sister
    => ?? forward this email to my sister (to whom? saying what?)
  write a thank you email to grandma
    => ?? write a thank you email to grandma (to whom? saying what?)
`,
  'home-2',
);

golden(
  'the time elsewhere, the day of a date',
  `
  in lisbon what's the time
    => clock.time place=lisbon
  the 4th of july falls on which day
    => clock.date date=2026-07-04
  look up the time in oslo
    => clock.time place=oslo
`,
  'home-2',
);

golden(
  'things of a day',
  `
  erase tomorrow's appointment
    => calendar.cancel from=03-11T00:00 to=03-12T00:00
  remove saturday's event
    => calendar.cancel from=03-14T00:00 to=03-15T00:00
  cancel tomorrow's dinner reservation
    => calendar.cancel query="dinner reservation" from=03-11T00:00 to=03-12T00:00
  what is on saturday's agenda
    => calendar.list from=03-14T00:00 to=03-15T00:00
  remind me about tomorrow's meeting
    => ?? remind me about tomorrow's meeting (when?)
`,
  'home-2',
);

golden(
  'days from one to another',
  `
  enter vacation from june first to june tenth
    => calendar.create title=vacation start=06-01T00:00 end=06-11T00:00 all_day=true
`,
  'home-2',
);

golden(
  'a time before what others have set',
  `
  remind me an hour before my dentist appointment
    => ?? remind me an hour before my dentist appointment (when?)
  schedule lunch with Sam tomorrow at noon // remind me an hour before lunch
    => reminders.create text=lunch at=03-11T11:00
  schedule lunch with Sam tomorrow at noon // remind me an hour before the gala
    => ?? remind me an hour before the gala (when?)
  i have a haircut tomorrow remind me
    => reminders.create text=haircut at=03-11T09:00
`,
  'home-2',
);

golden(
  'a day or a part of it is cleared only where it is known which',
  `
  clear out my afternoon
    => ?? clear out my afternoon (which?)
  clear my day tomorrow
    => calendar.cancel from=03-11T00:00 to=03-12T00:00
`,
  'home-2',
);

golden(
  'events, however they are put down',
  `
  make a note that i have a lunch date with mark on tuesday
    => calendar.create title="lunch date with mark" start=03-17T00:00 end=03-18T00:00 all_day=true
  add meeting at 5pm with john to calendar
    => calendar.create title="meeting with john" start=03-11T17:00 end=03-11T18:00
  new calendar entry dinner with the parsons friday at seven
    => calendar.create title="dinner with the parsons" start=03-13T19:00 end=03-13T20:00
  save the date for julie's wedding on september 9
    => calendar.create title="julie's wedding" start=09-09T00:00 end=09-10T00:00 all_day=true
  new event
    => ?? new event (what? when?)
`,
  'home-2',
);

golden(
  'what is known of events',
  `
  give me information about the concert on tuesday night
    => calendar.list query=concert from=03-17T18:00 to=03-18T00:00
  any events today
    => calendar.list from=03-10T00:00 to=03-11T00:00
  is there anything scheduled for friday night
    => house.agenda from=03-13T18:00 to=03-14T00:00
  what time does the meeting start
    => calendar.list from=03-10T00:00 to=03-17T00:00
  how does tomorrow look
    => calendar.list from=03-11T00:00 to=03-12T00:00
  what events are happening in chicago this weekend
    => ?? what events are happening in chicago this weekend
`,
  'home-2',
);

golden(
  'the weather by what one wears',
  `
  should i wear a coat or a jacket
    => weather.get ahead=true
  do i need a light or heavy jacket today
    => weather.get ahead=true at=03-10T00:00..03-10T23:59
  where is my jacket
    => notes.find query=jacket
`,
  'home-2',
);

golden(
  'things put on lists and taken off in other words',
  `
  put bananas on there
    => list.add item=bananas list=shopping
  we need more paper towels put it on the grocery list
    => list.add item="paper towels" list=shopping
  I don't need bread anymore take it off the shopping list
    => list.remove item=bread list=shopping
  delete the third item from my to do list
    => ?? delete the third item from my to do list (what?)
  remove the last thing I added
    => ?? remove the last thing I added (what?)
  add task wash the car
    => list.add list=to-do item="wash the car"
  what should I buy
    => list.get list=shopping
  cancel the task
    => ?? cancel the task
`,
  'home-2',
);

golden(
  'highs and lows, and when it ends',
  `
  what is the high today
    => weather.get at=03-10T00:00..03-10T23:59
  when will it stop raining
    => weather.get
`,
  'home-2',
);

golden(
  'another time or value instead',
  `
  schedule lunch with Sam tomorrow at noon // make it five instead
    => calendar.change query="lunch with Sam" start=03-11T17:00 end=03-11T18:00
  set an alarm for 7 // make it eight instead
    => alarm.change set_for=03-11T07:00 at=03-11T08:00
  set a timer for ten minutes // make it fifteen instead
    => timer.cancel length=PT10M > timer.start duration=PT15M
  remind me to call mum at 6pm // move it to seven instead
    => reminders.change query="call mum" at=03-11T19:00
  set the desk lamp to 40% // make it 60 instead
    => light.set [Desk Lamp] brightness=60
`,
  'home-2',
);
