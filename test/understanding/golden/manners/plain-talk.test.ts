import { golden } from '../golden.ts';

golden(
  'what people ask to be reminded of, where they never say so',
  `
  inhaler at half seven tonight, can you remind me
    => reminders.create text=inhaler at=03-11T19:30
  the tax return is due on the 31st, mention it to me
    => reminders.create text="the tax return is due" at=03-31T09:00
  at six I have to collect the dry cleaning, let me know
    => reminders.create text="collect the dry cleaning" at=03-11T06:00
  I need to ring the school at ten past two, tell me then
    => reminders.create text="ring the school" at=03-11T02:10
  give me a nudge at four, parcel to post
    => reminders.create text="parcel to post" at=03-11T04:00
  ping me in half an hour, gotta move the car
    => reminders.create text="move the car" at=03-11T00:00
  every evening at nine I have to take my drops, remind me
    => reminders.create text="take my drops" rrule=FREQ=DAILY;BYHOUR=21;BYMINUTE=0
  I always forget the green bin, tell me on Monday night at eight
    => reminders.create text="the green bin" at=03-16T20:00
  jog my memory tomorrow about the raffle tickets
    => reminders.create text="the raffle tickets" at=03-11T09:00
  check on the soup, remind me, fifteen minutes
    => reminders.create text="check on the soup" at=03-10T23:45
  remind me in twenty to turn the hose off
    => reminders.create text="turn the hose off" at=03-10T23:50
  weekly reminder, Fridays at five pm, water the ferns
    => reminders.create text="water the ferns" rrule=FREQ=WEEKLY;BYDAY=FR;BYHOUR=17;BYMINUTE=0
  remind me at 4 to take my drops // and tomorrow too
    => reminders.create text="take my drops" at=03-11T04:00
  remind me on Tuesday at 8 to bring my kit // same on Friday
    => reminders.create text="bring my kit" at=03-13T08:00
  remind me at noon to stretch // and at three and at five too
    => reminders.create text=stretch at=03-11T15:00 | reminders.create text=stretch at=03-11T17:00
`,
  'home-2',
);

golden(
  'getting up, what is timed, and how long it still takes',
  `
  weekdays I want to be up at half six
    => alarm.set rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=30
  could I have a wake-up call at 5:30
    => alarm.set at=03-11T05:30
  I've an early train on Friday so wake me at five
    => alarm.set at=03-13T05:00
  Saturday there's a match, so alarm at nine
    => alarm.set at=03-14T09:00
  don't let me sleep past ten on Sunday
    => alarm.set at=03-15T10:00
  give me half an hour's nap and then wake me
    => alarm.set at=03-11T00:00
  what time am I getting up tomorrow
    => alarm.list from=03-11T00:00 to=03-12T00:00
  set an alarm for 6 tomorrow // and another one fifteen minutes later
    => alarm.set at=03-11T06:15
  set an alarm for 6 tomorrow // I could do with another half an hour in bed
    => alarm.change set_for=03-11T06:00 at=03-11T06:30
  twelve minutes, go!
    => timer.start duration=PT12M
  sausages are in, they need fifteen minutes
    => timer.start duration=PT15M name=sausages
  beans for eight and the corn for five
    => timer.start duration=PT8M name=beans | timer.start duration=PT5M name=corn
  set a stew timer for 2 hours // is the stew nearly ready
    => timer.get name=stew
  set a timer for 20 minutes // time check
    => timer.get length=PT20M
  set a timer for 20 minutes // it needs a few more minutes, say six
    => timer.add length=PT20M duration=PT6M
`,
  'home-2',
);

golden(
  'lists and jobs by the names that people have for them',
  `
  I really should oil the hinges, put it on my jobs
    => list.add item="oil the hinges" list=to-do
  what jobs have I got left
    => list.get list=to-do
  there's no coffee left
    => list.add list=shopping item=coffee
  if anyone's going to the shop, a bag of flour and some yeast
    => list.add item="bag of flour" list=shopping | list.add item=yeast list=shopping
  I'm in the supermarket, what are we getting
    => list.get list=shopping
  add flour and yeast to the shopping list // the flour can come off, there's a bag in the press
    => list.remove item=flour
  add flour and yeast to the shopping list // tick the yeast
    => list.complete item=yeast
  tomorrow at six send me the shopping list
    => list.get list=shopping @03-11T18:00
`,
  'home-2',
);

golden(
  'what stands in the calendar, told and asked in plain talk',
  `
  optician on Tuesday at quarter past nine, should take half an hour
    => calendar.create title=optician start=03-17T09:15 end=03-17T09:45
  pub quiz, first Thursday of the month, eight pm
    => calendar.create title="pub quiz" start=03-11T20:00 end=03-11T21:00 rrule=FREQ=MONTHLY;BYDAY=1TH;BYHOUR=20;BYMINUTE=0
  recycling's always a Wednesday, put it in the calendar
    => calendar.create title=recycling start=03-11T09:00 end=03-11T10:00 rrule=FREQ=WEEKLY;BYDAY=WE;BYHOUR=9;BYMINUTE=0
  block out three hours on Thursday morning from nine for the painter
    => calendar.create title=painter start=03-12T09:00 end=03-12T12:00
  add the optician on Friday at 3 pm // tell me half an hour before
    => reminders.create text=optician at=03-13T14:30
  add the optician on Friday at 3 pm // how many days until the optician
    => diary.find query=optician
  add the optician on Friday at 3 pm // could the optician go an hour later
    => diary.shift query=optician by=PT1H
  add choir every Monday at 7 pm // Ben's given up choir, so take it out for good
    => diary.cancel all=true query=choir
  add supper with Nell on Sunday at 6 pm // Nell's poorly, supper is off
    => calendar.cancel query=supper
  would half two on Friday clash with anything
    => calendar.list from=03-13T14:30 to=03-13T15:30
  have I anything on Friday between one and three
    => calendar.list from=03-13T13:00 to=03-13T15:00
  Nell wants to come on Saturday, would that be okay
    => calendar.list from=03-14T00:00 to=03-15T00:00
  is there room for something on Tuesday afternoon
    => calendar.list from=03-17T12:00 to=03-17T18:00
  clear my Monday, would you
    => calendar.cancel all=true from=03-16T00:00 to=03-17T00:00
  what's first thing tomorrow
    => house.agenda from=03-11T00:00 to=03-12T00:00
`,
  'home-2',
);

golden(
  'whether all is shut, who is about and what has happened',
  `
  everything off, is it?
    => house.check what=on wanted=none
  is the front door locked or am I dreaming
    => lock.get [Front Door]
  did anybody leave a light on upstairs
    => light.get [all]
  did Ben leave the telly on
    => media.get [Living Room TV]
  is nothing open
    => house.check what=open wanted=any
  anything happen while we were away
    => house.record from=03-10T00:00 to=03-11T00:00
  was it you that shut the blinds
    => cover.history [group Blinds] became=closed
  what was the last thing you changed
    => house.record last=true
  who's about
    => presence.who
  am I on my own here
    => presence.who
  I want to know as soon as the front door opens
    => sensor.get [Front Door Contact] @event sensor:open[Front Door Contact]
  if somebody opens the garage door I'd like a message
    => cover.get [Garage Door] @event cover:open[Garage Door]
  shout to everyone that supper's on the table
    => notices.tell everyone=true text="supper's on the table"
`,
  'home-2',
);

golden(
  'what is to come by itself, in plain talk',
  `
  the hoover should go round on Mondays at eleven
    => vacuum.start [Robbie] @FREQ=WEEKLY;BYDAY=MO;BYHOUR=11;BYMINUTE=0
  could the blinds close themselves at eight every evening
    => cover.close [group Blinds] @FREQ=DAILY;BYHOUR=20;BYMINUTE=0
  whenever it's midnight, turn everything off
    => light.turn_off [all] @FREQ=DAILY;BYHOUR=0;BYMINUTE=0
  motion on the porch after eleven, turn on the hallway light
    => light.turn_on [Hallway Light] @event sensor:motion[Porch Motion Sensor] already repeat ?daytime 23:00 05:00
  when the front door opens put on the hallway light, no need if it's still light out
    => light.turn_on [Hallway Light] @event sensor:open[Front Door Contact] repeat ?daytime down
  vacuum every Tuesday at noon as long as we're all out
    => vacuum.start [all] @FREQ=WEEKLY;BYDAY=TU;BYHOUR=12;BYMINUTE=0 ?presence:away[anyone]
  weekdays heat the house to twenty between six and nine in the evening, seventeen otherwise
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=20 @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=18;BYMINUTE=0 | climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=21;BYMINUTE=0
  at weekends keep it at twenty-one from nine, eighteen after eleven at night
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=21 @FREQ=WEEKLY;BYDAY=SA,SU;BYHOUR=9;BYMINUTE=0 | climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=18 @FREQ=WEEKLY;BYDAY=SA,SU;BYHOUR=23;BYMINUTE=0
  have the house warm for when we get up at half six, say twenty
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=20 @FREQ=DAILY;BYHOUR=6;BYMINUTE=30
  open the garage door, leave it three minutes, then close it
    => cover.open [Garage Door] > cover.close [Garage Door] @after PT3M
  close the blinds every day at 8 pm // leave the blinds up tomorrow, we've visitors
    => diary.skip query=blinds on=03-11T00:00..03-11T23:59
  turn on the porch light every day at 7 pm // Friday's a holiday, so leave that out
    => diary.skip on=03-13T00:00..03-13T23:59 kind=schedule
`,
  'home-2',
);
