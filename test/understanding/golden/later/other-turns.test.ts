import { golden } from '../golden.ts';

golden(
  'wishes and questions in other turns of speech',
  `
  turn off the garage light, both the path and the kitchen light
    => light.turn_off [Garage Light + Path Lights + kitchen]
  keep the heating at 21 till ten tonight, then let it fall back to 17
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=21 | climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 @03-11T22:00
  bedroom light at 60 till half nine tonight, after that down to 10
    => light.set [master bedroom] brightness=60 | light.set [master bedroom] brightness=10 @03-11T21:30
  the quiz team calls round on Tuesdays, so have the porch light come on at twenty to eight in the evening every week
    => light.turn_on [Porch Light] @FREQ=WEEKLY;BYDAY=TU;BYHOUR=19;BYMINUTE=40
  turn this rubbish off, I hate the news
    => media.turn_off [Living Room TV]
  leave that blind only a quarter open
    => cover.set_position [group Blinds] position=25
  set the robot off hoovering
    => vacuum.start [Robbie]
  what wake-up calls have I got set
    => alarm.list
  anything else I've asked you to remind me of?
    => reminders.list
  did anyone put tomatoes down for the shop
    => list.get item=tomatoes list=shopping
  I want a fresh list for the barbecue // burgers and paper plates can go on there
    => list.add list=barbecue item=burgers | list.add list=barbecue item="paper plates"
  remind me tomorrow, no hang on, the day after, at noon to pay the window cleaner
    => reminders.create text="pay the window cleaner" at=03-12T12:00
  guitar thursday at half six // the teacher's poorly so guitar's off this Thursday
    => diary.skip query=guitar on=03-12T00:00..03-12T23:59
  how are the next two weeks looking for us
    => house.agenda from=03-10T00:00 to=03-24T00:00
  Mia's haircut needs to go in the calendar
    => ?? Mia's haircut needs to go in the calendar (when?)
  between ten at night and six in the morning, if the back door gets unlocked, turn the hallway light on
    => light.turn_on [Hallway Light] @event lock:unlocked[Back Door] repeat ?daytime 22:00 06:00
  check the back door for me: if it isn't locked then lock it
    => lock.lock [Back Door] ?lock:unlocked[Back Door]
  whatever you've got scheduled, I'd like it gone, all of it
    => schedule.cancel all=true
  what's been switched on or off today
    => house.record from=03-10T00:00 to=03-11T00:00
  whose idea was the hallway light
    => light.history [Hallway Light] became=on
  is that robot still going round
    => vacuum.get [Robbie]
  drop my alarm // the early one, I'm not going running after all
    => diary.cancel among={"service":"alarm"} which=1
  set a timer for the roast potatoes 25 minutes // what have those potatoes got left
    => timer.get name=potatoes
  set a timer for 40 minutes // hold it there a sec, somebody's rung
    => timer.pause length=PT40M
  twenty minute timer, rice pudding
    => timer.start name="rice pudding" duration=PT20M
  twenty minute timer // and another five minutes on top
    => timer.add length=PT20M duration=PT5M
  ten minutes for the eggs and twenty-five for the bread, start now
    => timer.start name=eggs duration=PT10M | timer.start name=bread duration=PT25M
  put bananas on the list // scrap the bananas // put them back on
    => conversation.undo
  Mia's swimming starts: every Thursday from half four to half five
    => calendar.create title="Mia's swimming" start=03-12T16:30 end=03-12T17:30 rrule=FREQ=WEEKLY;BYDAY=TH;BYHOUR=16;BYMINUTE=30
  add dentist tomorrow from half past four to five
    => calendar.create title=dentist start=03-11T16:30 end=03-11T17:00
  add dentist tomorrow from five to six
    => calendar.create title=dentist start=03-11T17:00 end=03-11T18:00
  whenever the garage door goes up turn on the hallway light // forget that garage thing, it was a silly idea
    => schedule.cancel query="whenever the garage door goes up turn on the hallway light"
  run me through what you do by yourself these days
    => schedule.list
  heading off for the weekend now. Are we locked up?
    => house.check what=secure wanted=none
  put the plumber in the calendar tuesday at two // which day he comes, the plumber?
    => diary.find query=plumber
`,
  'home-2',
);
