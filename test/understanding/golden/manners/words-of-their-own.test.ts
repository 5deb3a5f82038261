import { golden } from '../golden.ts';

// A family that talks in words of its own: what takes place by its name and time alone, what is said of an answer, and what is not needed this time.

golden(
  'an entry by its name and its time alone',
  `
  yoga every Tuesday at six in the evening till seven
    => calendar.create title=yoga start=03-17T18:00 end=03-17T19:00 rrule=FREQ=WEEKLY;BYDAY=TU;BYHOUR=18;BYMINUTE=0
  plumber tomorrow from nine to eleven
    => calendar.create title=plumber start=03-11T09:00 end=03-11T11:00
  swimming on Saturday mornings at ten
    => calendar.create title=swimming start=03-14T10:00 end=03-14T11:00 rrule=FREQ=WEEKLY;BYDAY=SA;BYHOUR=10;BYMINUTE=0
  guitar for Mia every Wednesday from four to five
    => calendar.create title="guitar for Mia" start=03-11T16:00 end=03-11T17:00 rrule=FREQ=WEEKLY;BYDAY=WE;BYHOUR=16;BYMINUTE=0
  boiler service Thursday at two
    => calendar.create title="boiler service" start=03-12T14:00 end=03-12T15:00
  scouts every Thursday half six to eight
    => calendar.create title=scouts start=03-12T18:30 end=03-12T20:00 rrule=FREQ=WEEKLY;BYDAY=TH;BYHOUR=18;BYMINUTE=30
  choir every Thursday at half seven, two hours
    => calendar.create title=choir start=03-12T19:30 end=03-12T21:30 rrule=FREQ=WEEKLY;BYDAY=TH;BYHOUR=19;BYMINUTE=30
  Mia's got drama every Monday at five, runs for an hour and a half
    => calendar.create title="Mia's drama" start=03-16T17:00 end=03-16T18:30 rrule=FREQ=WEEKLY;BYDAY=MO;BYHOUR=17;BYMINUTE=0
  the fountain on Friday at nine
    => ?? the fountain on Friday at nine
  water the plants every Friday at six
    => ?? water the plants every Friday at six
  milk and eggs tomorrow at nine
    => ?? milk and eggs tomorrow at nine
`,
  'home-2',
);

golden(
  'a thing at an hour comes on then',
  `
  porch light every day at six
    => light.turn_on [Porch Light] @FREQ=DAILY;BYHOUR=6;BYMINUTE=0
  kitchen light Friday at six
    => light.turn_on [kitchen] @03-13T18:00
  heating every morning at half six
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=heat @FREQ=DAILY;BYHOUR=6;BYMINUTE=30
  porch light every day at 30 percent
    => light.set [Porch Light] brightness=30 @FREQ=DAILY;BYHOUR=9;BYMINUTE=0
`,
  'home-2',
);

golden(
  'the part of the day of the day that was asked about',
  `
  have I got anything on tomorrow morning // what about the afternoon
    => house.agenda from=03-11T12:00 to=03-11T18:00
  what's on on Saturday morning // and in the evening?
    => house.agenda from=03-14T17:00 to=03-15T00:00
  is there anything on tomorrow evening // and the morning?
    => house.agenda from=03-11T05:00 to=03-11T12:00
  what's on on Saturday morning // and tonight
    => house.agenda from=03-10T18:00 to=03-11T00:00
  what's the weather on Saturday // and the evening
    => weather.get at=03-10T17:00..03-10T23:59
`,
  'home-2',
);

golden(
  'back again, and all of it off',
  `
  set the thermostat to 23 // never mind, go back on that
    => conversation.undo
  turn off the porch light // hmm, I liked it better how it was, put it back like that
    => conversation.undo
  turn off the porch light // no, the way it was before was nicer, go back to that
    => conversation.undo
  turn off the porch light in an hour // ah leave it, forget the whole thing
    => conversation.cancel
  turn off the porch light in an hour // you know what, scrap the whole idea
    => conversation.cancel
  turn off the porch light in an hour // forget I ever asked
    => conversation.cancel
  scrap the whole list
    => ?? scrap the whole list (which list?)
`,
  'home-2',
);

golden(
  'of an answer',
  `
  is the garage door open // well in that case shut it please
    => cover.close [Garage Door]
  is the porch light on // if so turn it off
    => light.turn_off [Porch Light]
  is the porch light on // that being so, dim it
    => light.set [Porch Light] brightness_step=-10
  close the garage door // so it's shut then
    => cover.get [Garage Door]
  turn off the porch light // it's off now, right?
    => light.get [Porch Light]
`,
  'home-2',
);

golden(
  'not this time',
  `
  remind me to water the plants every Friday at six in the evening // no need to do the plants this Friday, it's going to rain
    => diary.skip query=plants on=03-13T00:00..03-13T23:59
  remind me to water the plants every Friday at six in the evening // the plants don't need doing this Friday
    => diary.skip query=plants on=03-13T00:00..03-13T23:59
  remind me to water the plants every Friday at six in the evening // the plants can wait this week
    => diary.skip query=plants on=03-10T00:00..03-15T23:59
  wake me at seven every day // tomorrow I can sleep until nine, it's a holiday
    => alarm.change once=true at=03-11T09:00
  wake me at seven every day // I don't have to be up till ten on Sunday
    => alarm.change once=true at=03-15T10:00
  wake me at seven every day // no need to wake me before nine tomorrow
    => alarm.change once=true at=03-11T09:00
  no need to lock the door tonight
    => ?? no need to lock the door tonight
  put butter and jam on the shopping list // butter's bought
    => list.complete item=butter
  put butter and jam on the shopping list // the jam is in the trolley
    => list.complete item=jam
`,
  'home-2',
);

golden(
  'put as doubts, and asked in surprise',
  `
  I don't suppose you could close the garage door, could you
    => cover.close [Garage Door]
  I don't suppose you'd turn the porch light off
    => light.turn_off [Porch Light]
  you couldn't turn the porch light off, could you
    => light.turn_off [Porch Light]
  see that the garage door is shut for the night
    => cover.close [Garage Door]
  turn off the porch light for the night
    => light.turn_off [Porch Light]
  who's been and switched the porch light off
    => light.history [Porch Light] became=off
  who went and turned the porch light off
    => light.history [Porch Light] became=off
`,
  'home-2',
);

golden(
  'every reminder there is',
  `
  get rid of all my reminders
    => reminders.cancel all=true
  wipe every reminder I've got
    => reminders.cancel all=true
  bin all the reminders there are
    => reminders.cancel all=true
  delete all reminders to call mum
    => reminders.cancel query="call mum"
  cancel the reminder about the dog
    => reminders.cancel query=dog
`,
  'home-2',
);

golden(
  'an order and the feeling behind it',
  `
  turn the desk lamp off, it's too bright
    => light.turn_off [Desk Lamp]
  dim the desk lamp, love, it's too bright for gran
    => light.set [Desk Lamp] brightness_step=-10
  turn the desk lamp off, love, the sun's in my eyes
    => light.turn_off [Desk Lamp]
  turn on the porch light, it's too dark out here
    => light.turn_on [Porch Light]
  turn on the desk lamp // it's too bright
    => light.set [Desk Lamp] brightness_step=-10
`,
  'home-2',
);

golden(
  'one of a series, by its week',
  `
  yoga every Tuesday at six in the evening // can you shift next week's yoga to half past six, just that once
    => diary.move query=yoga on=03-16T00:00..03-22T23:59 to={"clock":"06:30","sure":false}
  next week's piano is at five instead
    => diary.move query=piano on=03-16T00:00..03-22T23:59 to={"clock":"05:00","sure":false}
  push this Thursday's football back to five
    => diary.move query=football on=03-12T00:00..03-12T23:59 to={"clock":"05:00","sure":false}
  next week's swimming is off
    => diary.skip query=swimming on=03-16T00:00..03-22T23:59
  skip next week's swimming
    => diary.skip query=swimming on=03-16T00:00..03-22T23:59
  cancel tomorrow's alarm
    => alarm.cancel set_for=03-11T00:00..03-11T23:59
`,
  'home-2',
);

golden(
  'several wishes, where plainer words of one reach into another',
  `
  dim the fairy lights by 30. Also, sum up my calendar
    => light.set [Fairy Lights] brightness_step=-30 | calendar.list from=03-10T00:00 to=03-17T00:00
  arm the alarm for the night. Also, ensure the calendars is blank
    => alarm_panel.arm [all] mode=night | calendar.cancel all=true
  put the vacuum on. Also, look if there are any eggs on the shopping list
    => vacuum.start [Robbie] | list.get list=shopping item=eggs
  set another timer, for an hour
    => timer.start duration=PT1H
`,
  'home-2',
);

golden(
  'a question whose answer is to be told at a time',
  `
  tell me the weather every morning at seven
    => weather.get @FREQ=DAILY;BYHOUR=7;BYMINUTE=0
  tell me at ten whether the garage door is open
    => cover.get [Garage Door] @03-11T10:00
  every night at eleven tell me whether the front door is locked
    => lock.get [Front Door] @FREQ=DAILY;BYHOUR=23;BYMINUTE=0
  read me the shopping list at five
    => list.get list=shopping @03-11T05:00
  tell me in ten minutes whether the back door is locked
    => lock.get [Back Door] @03-10T23:40
  if the back door is unlocked at eleven, tell me
    => lock.get [Back Door] @03-11T11:00 ?lock:unlocked[Back Door]
  tell me the weather at five
    => weather.get at=03-11T05:00
`,
  'home-2',
);

golden(
  'each end of a stretch has a part of the day of its own',
  `
  party on Saturday from eight in the evening till two in the morning
    => calendar.create title=party start=03-14T20:00 end=03-15T02:00
  night shift tomorrow from ten at night to six in the morning
    => calendar.create title="night shift" start=03-11T22:00 end=03-12T06:00
  sleepover on Friday from 6pm till ten in the morning
    => calendar.create title=sleepover start=03-13T18:00 end=03-14T10:00
  add the gig to the calendar on friday from nine till one in the morning
    => calendar.create title=gig start=03-13T21:00 end=03-14T01:00
  add the sweep to the calendar on friday from nine to twelve in the morning
    => calendar.create title=sweep start=03-13T09:00 end=03-13T12:00
  am I free on Friday from nine till ten in the morning
    => calendar.list from=03-13T09:00 to=03-13T10:00
`,
  'home-2',
);

golden(
  'what is asked about apart, and what hangs on a question',
  `
  turn off the desk lamp // and the porch light, is that still on
    => light.get [Porch Light]
  put the kitchen speaker on // and the vacuum, is that still going
    => vacuum.get [Robbie]
  is the front door locked // if it isn't, lock it
    => lock.lock [Front Door] ?lock:unlocked[Front Door]
  is the garage door open // but if it is, close it
    => cover.close [Garage Door] ?cover:open[Garage Door]
  are the lights on in the office // if they are, turn them off
    => light.turn_off [office] ?light:on[office]
  turn on the porch light every day at six // no need for it any more
    => schedule.cancel query="turn on the porch light every day at six"
  set a timer for ten minutes // kill it
    => conversation.cancel
  turn on the desk lamp // kill it
    => light.turn_off [Desk Lamp]
  dim the desk lamp to 20 percent // up too fifty percent
    => light.set [Desk Lamp] brightness=50
  add milk and bread to the shopping list // put the kettle on too
    => ?? put the kettle on too
  add milk and bread to the shopping list // put jam on too
    => list.add item=jam list=shopping
  how warm is it outside // and in here
    => ?? in here
`,
  'home-2',
);

golden(
  'a room in front of a wish, heard in another',
  `
  hall, lights off please
    => light.turn_off [hallway]
  entrance hall, lights off
    => light.turn_off [hallway]
  living room, lights on
    => light.turn_on [living room]
  the front hall, lights off
    => ?? the front hall, lights off
  conservatory, lights off
    => ?? conservatory, lights off
  hey you, lights off
    => light.turn_off [kitchen]
  bring the desk lamp down too for tea percent
    => light.set [Desk Lamp] brightness=40
`,
  'home-2',
  'kitchen',
);
