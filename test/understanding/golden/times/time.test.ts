import { golden } from '../golden.ts';

// Reminders, the calendar, and commands for later.

golden(
  'reminders',
  `
  remind me to call mum at 6pm
    => reminders.create text="call mum" at=03-11T18:00
  remind me tomorrow at 9 to water the plants
    => reminders.create text="water the plants" at=03-11T09:00
  remind me in 45 minutes to take the bread out
    => reminders.create text="take the bread out" at=03-10T19:15
  set a reminder to pay the rent on the 1st of april at noon
    => reminders.create text="pay the rent" at=04-01T12:00
  remind me on friday to book the hotel
    => reminders.create text="book the hotel" at=03-13T09:00
  remind me tonight to lock the shed
    => reminders.create text="lock the shed" at=03-10T21:00
  remind me tomorrow morning to feed the cat
    => reminders.create text="feed the cat" at=03-11T08:00
  remind Sam to pick up the kids at 4 pm
    => reminders.create to=sam text="pick up the kids" at=03-11T16:00
  set a reminder for 8pm to call the bank
    => reminders.create text="call the bank" at=03-10T20:00
  remind me every day at 7 am to take my pills
    => reminders.create text="take my pills" rrule=FREQ=DAILY;BYHOUR=7;BYMINUTE=0
  remind me every weekday at half past six to get up
    => reminders.create text="get up" rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=30
  remind me every other friday at noon to clean the filter
    => reminders.create text="clean the filter" rrule=FREQ=WEEKLY;INTERVAL=2;BYDAY=FR;BYHOUR=12;BYMINUTE=0
  don't let me forget to send the invoice tomorrow
    => reminders.create text="send the invoice" at=03-11T09:00
  remind me about the meeting tomorrow at 10
    => reminders.create text="the meeting" at=03-11T10:00
  remind me that I have to renew my passport on march 20th
    => reminders.create text="renew my passport" at=03-20T09:00
  remind me to buy bread and milk at 6 pm
    => reminders.create text="buy bread and milk" at=03-11T18:00
  remind me to empty the dryer and then fold the towels at 8pm
    => reminders.create text="empty the dryer and then fold the towels" at=03-10T20:00
  remind me to close the windows and turn off the lights at 10 pm
    => reminders.create text="close the windows and turn off the lights" at=03-10T22:00
  remind me to buy milk
    => ?? remind me to buy milk (when?)
  remind me at 5
    => ?? remind me at 5 (of what?)
  every monday at 8 remind me to put the bins out
    => reminders.create text="put the bins out" rrule=FREQ=WEEKLY;BYDAY=MO;BYHOUR=8;BYMINUTE=0
  remind me in an hour and a half to stretch
    => reminders.create text=stretch at=03-10T20:00
  remind me in half an hour to check the oven and in two hours to take it out
    => reminders.create text="check the oven" at=03-10T19:00 | reminders.create text="take it out" at=03-10T20:30
  remind me next tuesday at 3 to see the vet
    => reminders.create text="see the vet" at=03-17T15:00
  remind me at midnight to go to bed
    => reminders.create text="go to bed" at=03-11T00:00
  what are my reminders
    => reminders.list
  what reminders do I have tomorrow
    => reminders.list from=03-11T00:00 to=03-12T00:00
  cancel the dentist reminder
    => reminders.cancel query=dentist
  delete the reminder to call mum
    => reminders.cancel query="call mum"
  snooze the laundry reminder for 20 minutes
    => reminders.snooze query=laundry for=PT20M
  remind me to water the plants on mondays and thursdays at 8 am
    => reminders.create text="water the plants" rrule=FREQ=WEEKLY;BYDAY=MO,TH;BYHOUR=8;BYMINUTE=0
`,
);

golden(
  'calendar',
  `
  add lunch with priya to my calendar on friday at noon for an hour
    => calendar.create title="lunch with priya" start=03-13T12:00 end=03-13T13:00
  put dentist in my calendar tomorrow at 9:30
    => calendar.create title=dentist start=03-11T09:30 end=03-11T10:30
  schedule a meeting with sam for thursday from 2 to 3 pm
    => calendar.create title="meeting with sam" start=03-12T14:00 end=03-12T15:00
  book an appointment with the vet on march 18th at 4pm
    => calendar.create title="appointment with the vet" start=03-18T16:00 end=03-18T17:00
  block out saturday afternoon as family time on my calendar
    => calendar.create title="family time" start=03-14T15:00 end=03-14T16:00
  what's on my calendar today
    => calendar.list from=03-10T00:00 to=03-11T00:00
  do I have anything on friday
    => house.agenda from=03-13T00:00 to=03-14T00:00
  what do I have tomorrow afternoon
    => house.agenda from=03-11T12:00 to=03-11T18:00
  am I free on saturday
    => calendar.list from=03-14T00:00 to=03-15T00:00
  what's my schedule for next week
    => calendar.list from=03-16T00:00 to=03-23T00:00
  cancel the dentist appointment
    => calendar.cancel query=dentist
  move the team lunch to 1 pm on wednesday
    => calendar.change query="team lunch" start=03-11T13:00
  add yoga to my calendar every tuesday at 7 pm
    => calendar.create title=yoga start=03-10T19:00 end=03-10T20:00 rrule=FREQ=WEEKLY;BYDAY=TU;BYHOUR=19;BYMINUTE=0
  add a meeting to my calendar
    => ?? add a meeting to my calendar (when?)
  schedule a call with Ana tomorrow at 3 for half an hour and remind me 10 minutes before
    => calendar.create title="call with Ana" start=03-11T15:00 end=03-11T15:30 > reminders.create text="call with Ana" at=03-11T14:50
  email me my calendar for tomorrow
    => calendar.list from=03-11T00:00 to=03-12T00:00 > email.send to=me about="calendar events for tomorrow"
  check my calendar for friday and email me the summary
    => calendar.list from=03-13T00:00 to=03-14T00:00 > email.send to=me about="calendar events for friday"
  put holiday in my calendar on april 3rd
    => calendar.create title=holiday start=04-03T00:00 end=04-04T00:00 all_day=true
`,
);

golden(
  'later',
  `
  turn off the porch light in 20 minutes
    => light.turn_off [Porch Light] @03-10T18:50
  turn on the garden lights at 8pm
    => light.turn_on [garden] @03-10T20:00
  at 10 turn off all the lights
    => light.turn_off [all] @03-10T22:00
  turn on the kitchen lights tomorrow at 6:30 am
    => light.turn_on [kitchen] @03-11T06:30
  turn off the bedroom lights at half past eleven tonight
    => light.turn_off [bedroom] @03-10T23:30
  turn on the hallway light at sunset
    => light.turn_on [Hallway Light] @sunset
  half an hour before sunset turn on the porch light
    => light.turn_on [Porch Light] @sunset-PT30M
  every day at 7 in the morning turn on the kitchen lights
    => light.turn_on [kitchen] @FREQ=DAILY;BYHOUR=7;BYMINUTE=0
  every weekday at 6:45 turn on the bedside lamp
    => light.turn_on [Bedside Lamp] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=45
  turn on the porch light every evening at sunset
    => light.turn_on [Porch Light] @sunset repeat
  turn on the garden lights for 15 minutes
    => light.turn_on [garden] > light.turn_off [garden] @after PT15M
  turn off the hallway light in ten minutes and the porch light in an hour
    => light.turn_off [Hallway Light] @03-10T18:40 | light.turn_off [Porch Light] @03-10T19:30
  turn on the vanity light and turn it off 5 minutes later
    => light.turn_on [Vanity Light] > light.turn_off [Vanity Light] @after PT5M
  at quarter past nine turn off the tv backlight
    => light.turn_off [TV Backlight] @03-10T21:15
  turn off the lights at 23:15
    => light.turn_off [all] @03-10T23:15
  turn off all the lights every night at 11
    => light.turn_off [all] @FREQ=DAILY;BYHOUR=23;BYMINUTE=0
  turn on the desk lamp at noon on saturday
    => light.turn_on [Desk Lamp] @03-14T12:00
`,
);

golden(
  'each clause keeps its own time',
  `
  turn on the porch light in 15 minutes and the desk lamp now
    => light.turn_on [Porch Light] @03-10T18:45 | light.turn_on [Desk Lamp]
  turn on the desk lamp now and the porch light in 15 minutes
    => light.turn_on [Desk Lamp] | light.turn_on [Porch Light] @03-10T18:45
  turn off the kitchen at 10 and the garage right away
    => light.turn_off [kitchen] @03-10T22:00 | light.turn_off [garage]
  turn on the kitchen in 10 minutes and the porch and the desk lamp immediately
    => light.turn_on [kitchen] @03-10T18:40 | light.turn_on [porch + Desk Lamp]
  turn the desk lamp off at 10 and the porch light on
    => light.turn_off [Desk Lamp] @03-10T22:00 | light.turn_on [Porch Light]
  set the desk lamp to 30 % and the porch light on
    => light.set [Desk Lamp] brightness=30 | light.turn_on [Porch Light]
  now turn off the garage
    => light.turn_off [garage]
  remind me now to call mum
    => reminders.create text="call mum" at=03-10T18:30
  what is on my calendar right now
    => calendar.list from=03-10T18:30 to=03-10T19:30
`,
);

golden(
  'until when, and again and again',
  `
  turn on the porch light until midnight
    => light.turn_on [Porch Light] > light.turn_off [Porch Light] @03-11T00:00
  turn on the porch light at 6 until 8
    => light.turn_on [Porch Light] @03-11T06:00 > light.turn_off [Porch Light] @03-11T08:00
  every day except sunday at 8 turn on the desk lamp
    => light.turn_on [Desk Lamp] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA;BYHOUR=8;BYMINUTE=0
  turn on the desk lamp every evening until the end of march
    => light.turn_on [Desk Lamp] @FREQ=DAILY;BYHOUR=19;BYMINUTE=0;UNTIL=20260401T035959Z
  on monday mornings turn on the desk lamp
    => light.turn_on [Desk Lamp] @FREQ=WEEKLY;BYDAY=MO;BYHOUR=8;BYMINUTE=0
  remind me every weekday except friday at 7 to run until june
    => reminders.create text=run rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH;BYHOUR=7;BYMINUTE=0;UNTIL=20260601T035959Z
  remind me every day through june at 8 to water the plants
    => reminders.create text="water the plants" rrule=FREQ=DAILY;BYHOUR=8;BYMINUTE=0;UNTIL=20260701T035959Z
  remind me every day for two weeks at 9 to take pills
    => reminders.create text="take pills" rrule=FREQ=DAILY;BYHOUR=9;BYMINUTE=0;UNTIL=20260324T223000Z
  remind me every half hour to stretch
    => reminders.create text=stretch rrule=FREQ=MINUTELY;INTERVAL=30
`,
);

golden(
  'meals and occasions',
  `
  remind me after lunch to call mum
    => reminders.create text="call mum" at=03-11T14:00
  turn off the lights after dinner
    => light.turn_off [all] @03-10T20:00
  remind me before breakfast to feed the cat
    => reminders.create text="feed the cat" at=03-11T07:00
  schedule dinner with sam tomorrow at 7
    => calendar.create title="dinner with sam" start=03-11T19:00 end=03-11T20:00
  add breakfast with ana to my calendar on friday at 8
    => calendar.create title="breakfast with ana" start=03-13T08:00 end=03-13T09:00
  what is on my calendar in the next two hours
    => calendar.list from=03-10T18:30 to=03-10T20:30
`,
);
