import { golden } from '../golden.ts';

// What people say to voice assistants: alarms, calendars, lists, mail, time and weather, and wishes that lack a part.

golden(
  'alarms',
  `
  Set an alarm for half past six tomorrow morning.
    => alarm.set at=03-11T06:30
  I need an alarm at 7 every weekday
    => alarm.set rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=0
  wake me up at a quarter to eight on Saturday
    => alarm.set at=03-14T07:45
  Set an alarm called swimming for 4 pm
    => alarm.set name=swimming at=03-11T16:00
  please cancel my seven o'clock alarm
    => alarm.cancel set_for=03-11T07:00
  delete all my alarms for tomorrow
    => alarm.cancel all=true set_for=03-11T00:00..03-11T23:59
  turn off the swimming alarm
    => alarm.cancel query=swimming
  Snooze for ten minutes
    => alarm.snooze for=PT10M
  move my alarm to 8
    => alarm.change at=03-11T08:00
  change my 6 am alarm to 6:30
    => alarm.change set_for=03-11T06:00 at=03-11T06:30
  which alarms have I got on Friday?
    => alarm.list from=03-13T00:00 to=03-14T00:00
  Don't wake me up tomorrow.
    => alarm.cancel all=true set_for=03-11T00:00..03-11T23:59
  how do I set an alarm?
    => (how-to)
  I set an alarm yesterday
    => (statement)
`,
  'home-2',
);

golden(
  'what a wish lacks',
  `
  Set an alarm.
    => ?? Set an alarm (when?)
  start a timer
    => ?? start a timer (for how long?)
  Remind me to water the ferns
    => ?? Remind me to water the ferns (when?)
  Set a reminder for five o'clock tomorrow
    => ?? Set a reminder for five o'clock tomorrow (of what?)
  set a reminder
    => ?? set a reminder (of what? when?)
  Send an email to my landlord saying the boiler leaks
    => ?? Send an email to my landlord saying the boiler leaks (to whom?)
  write an email to sam
    => ?? write an email to sam (saying what?)
  put the school play in my calendar
    => ?? put the school play in my calendar (when?)
  clear my list
    => ?? clear my list (which list?)
  Cancel my meeting
    => ?? Cancel my meeting (which?)
  make a new list
    => ?? make a new list (what to call it?)
  if it rains remind me to close the roof window
    => ?? if it rains remind me to close the roof window
`,
  'home-2',
);

golden(
  'the calendar in all wordings',
  `
  Do I have a meeting with Jana on Thursday?
    => calendar.list query=Jana from=03-12T00:00 to=03-13T00:00
  when is my next haircut
    => calendar.list query=haircut
  could you tell me what is on my agenda this weekend
    => calendar.list from=03-14T00:00 to=03-16T00:00
  am I free on Friday at four
    => calendar.list from=03-13T16:00 to=03-13T17:00
  Is there anything in my diary after three tomorrow?
    => calendar.list from=03-11T15:00 to=03-12T00:00
  what events do I have coming up next week
    => calendar.list from=03-16T00:00 to=03-23T00:00
  do you know if I have any plans on Sunday
    => calendar.list from=03-15T00:00 to=03-16T00:00
  Any events in town tonight?
    => ?? Any events in town tonight
  Add a dentist appointment next Tuesday at 10 with Dr Weber
    => calendar.create title="dentist appointment with Dr Weber" start=03-17T10:00 end=03-17T11:00
  book lunch with Sam on Friday at noon at the pizzeria
    => calendar.create title="lunch with Sam at the pizzeria" start=03-13T12:00 end=03-13T13:00
  schedule a taxi for Friday at noon
    => ?? schedule a taxi for Friday at noon
  cancel everything on my calendar on Friday
    => calendar.cancel all=true from=03-13T00:00 to=03-14T00:00
  delete my next appointment
    => calendar.cancel next=true
  Cancel the yoga class on Friday
    => calendar.cancel query="yoga class" from=03-13T00:00 to=03-14T00:00
`,
  'home-2',
);

golden(
  'lists by any name',
  `
  put oat milk on the grocery list
    => list.add item="oat milk" list=shopping
  add batteries to my hardware list
    => list.add item=batteries list=hardware
  Are there eggs on the shopping list?
    => list.get item=eggs list=shopping
  what do I still have to do
    => list.get list=to-do
  do I have tea on my shopping list, if not add it
    => list.add item=tea list=shopping
  take the bread off my shopping list
    => list.remove item=bread list=shopping
  start a new list called picnic
    => list.create list=picnic
  Which lists do I have?
    => list.list
  delete my picnic list
    => list.delete list=picnic
  add Jo to my contact list
    => ?? add Jo to my contact list
`,
  'home-2',
);

golden(
  'time, date and weather',
  `
  What time is it in Lisbon?
    => clock.time place=Lisbon
  what's the current time in new york
    => clock.time place="new york"
  which day is the 24th of december
    => clock.date date=2026-12-24
  Is today Thursday?
    => clock.date is=03-12T00:00..03-12T23:59
  when does the sun set tomorrow
    => clock.sun date=2026-03-11
  Will it rain on Sunday?
    => weather.get ahead=true at=03-15T00:00..03-15T23:59
  do I need an umbrella tomorrow morning
    => weather.get ahead=true at=03-11T05:00..03-11T11:59
  how is the weather in Oslo
    => weather.get place=Oslo
  Reply to Sam that I will be late
    => email.send to=sam about="I will be late"
`,
  'home-2',
);
