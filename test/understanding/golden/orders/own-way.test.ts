import { golden } from '../golden.ts';

golden(
  'wishes for things of the house in words of their own',
  `
  the lamp in the living room, could you turn it off for me
    => light.turn_off [Floor Lamp]
  those garden lights are still blazing, put them off
    => light.turn_off [garden]
  out with the kitchen lights
    => light.turn_off [kitchen]
  did I leave the porch light on? turn it off if I did
    => light.get [Porch Light] > light.turn_off [Porch Light] ?light:on[Porch Light]
  I don't want any lights on in the bathroom
    => light.turn_off [bathroom]
  the whole house dark apart from the hallway
    => light.turn_off [all - hallway]
  all the lights off in the living room except the lamp
    => light.turn_off [living room - Floor Lamp]
  turn off all the lights except in here
    => light.turn_off [all - living room]
  turn on the kitchen lights but not the pendant, Mia's eating there
    => light.turn_on [kitchen - Dining Table Pendant]
  everyone's gone home so the porch light can go off
    => light.turn_off [Porch Light]
  what about 40 percent on the desk lamp
    => light.set [Desk Lamp] brightness=40
  the desk lamp in a soft warm white
    => light.set [Desk Lamp] temperature=2700
  draw them curtains over
    => cover.close [group Curtains]
  halfway down with the bedroom blind will do
    => cover.set_position [Master Bedroom Curtains] position=50
  get the garage door, I've bags in both hands
    => cover.open [Garage Door]
  both doors ought to be locked by now, see to it
    => lock.lock [all]
  no heating needed today, the sun's out
    => climate.set_mode [living room] mode=off
  just half an hour of telly, Sam
    => media.turn_on [Living Room TV] > media.turn_off [Living Room TV] @after PT30M
  close the bedroom blind when it's ten o'clock
    => cover.close [Master Bedroom Curtains] @03-11T10:00
  if it gets warmer than 24 in the living room, heating off
    => climate.set_mode [living room] mode=off @event sensor:temperature>24[living room] repeat
  we leave at nine tomorrow, have the heating off by then
    => climate.set_mode [living room] mode=off @03-11T09:00
  this lamp is like a dentist's, warmer please
    => light.set [Floor Lamp] temperature=2700
  set the heating to twenty one at seven
    => climate.set_temperature [living room] temperature=21 @03-11T07:00
  wake me at 10 to 7
    => alarm.set at=03-11T06:50
  set a timer for 3/4 of an hour
    => timer.start duration=PT45M
  cancel my 615 alarm
    => alarm.cancel set_for=03-11T06:15
  put the old lamp on in the living room
    => light.turn_on [Floor Lamp]
  turn the lamp in the living room down, it's far too much
    => light.set [Floor Lamp] brightness_step=-10
  move my alarm to 10 to 8
    => alarm.change at=03-11T07:50
`,
  'home-2',
  'living room',
);

golden(
  'an exception that names no room holds the deed back',
  `
  turn off all the lights except in here
    => ?? turn off all the lights ?? in here {}
  close all the blinds except in here
    => ?? close all the blinds ?? in here {}
`,
  'home-2',
);

golden(
  'a talk goes on in words of its own, and a misheard word is put right',
  `
  close the garage door // no, change that back
    => conversation.undo
  turn on the porch light // sorry, that was my mistake
    => conversation.undo
  turn on the bedroom fan // can it go any faster
    => fan.set [Bedroom Fan] step=10
  set the heating to 22 // one degree less would do
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] step=-1
  turn on the kitchen lights // I'd like that in the hallway too
    => light.turn_on [hallway]
  lock the front door // do the same in an hour in case
    => lock.lock [Front Door] @03-11T00:30
  turn on the porch light // ten minutes tops
    => light.turn_off [Porch Light] @03-10T23:40
  start the vacuum in an hour // I'll sweep it myself
    => conversation.forget
  turn on the hallway light // you misheard me, the office
    => conversation.undo [Hallway Light] > light.turn_on [office]
  set a timer for 50 minutes // fifteen, one five
    => timer.cancel length=PT50M > timer.start duration=PT15M
  add leaks to the shopping list // leeks, the green ones
    => list.remove list=shopping item=leaks > list.add item=leeks list=shopping
  add flower to the shopping list // flour, the plain kind
    => list.remove list=shopping item=flower > list.add item=flour list=shopping
  remind me at 6 to call Pam // Sam, not Pam
    => reminders.cancel query="call Pam" > reminders.create text="call Sam" at=03-11T06:00
  remind me at 6 to call Pam // who is Sam?
    => ?? who is Sam
  play music in the kitchen // not this song, another one
    => media.next [kitchen]
  start the vacuum // right that's grand, back to your dock
    => vacuum.dock [Robbie]
`,
  'home-2',
);

golden(
  '“over 24 degrees” is no end of anything',
  `
  when it is over 24 degrees in the garage, turn on the fan
    => ?? when it is over 24 degrees in the garage, turn on the fan {Ceiling Fan, Bedroom Fan, Extractor Fan}
`,
  'home-2',
);

golden(
  'what people say round a plain wish, and a rule that should come on',
  `
  any time the back door gets unlocked, the porch light should come on
    => light.turn_on [Porch Light] @event lock:unlocked[Back Door] repeat
  every morning at eight open the curtains, just not on Sundays
    => cover.open [group Curtains] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA;BYHOUR=8;BYMINUTE=0
  remind me at one, eh no, at two, to put the roast in
    => reminders.create text="put the roast in" at=03-11T02:00
  put nine minutes on for the rice
    => timer.start name=rice duration=PT9M
  open the curtains, wait half an hour, close them
    => cover.open [group Curtains] > cover.close [group Curtains] @after PT30M
  the living room AC cool at 20
    => climate.set_temperature [Living Room Thermostat] mode=cool temperature=20
  turn on the porch light, wait for ten minutes, turn it off
    => light.turn_on [Porch Light] > light.turn_off [Porch Light] @after PT10M
  you can knock the TV off now
    => media.turn_off [Living Room TV]
  what did you do there just now
    => house.record last=true
`,
  'home-2',
);

golden(
  'a question about the list that was just written, and a length as a share',
  `
  add salt to the shopping list and what's on it
    => list.add item=salt list=shopping > list.get list=shopping
  put gas on the camping list and then tell me what is on it
    => list.add item=gas list=camping > list.get list=camping
  timer for 3/4 of an hour
    => timer.start duration=PT45M
  remind me in 1/4 of an hour to stir
    => reminders.create text=stir at=03-10T23:45
`,
  'home-2',
);

golden(
  'a date that is pointed at is no text',
  `
  remind me every month on this date to pay the rent
    => reminders.create text="pay the rent" rrule=FREQ=MONTHLY;BYHOUR=9;BYMINUTE=0
  send me a notification every year on this date
    => ?? send me a notification every year on this date (of what?)
  remind me to call mum on this date every year
    => reminders.create text="call mum" rrule=FREQ=YEARLY;BYHOUR=9;BYMINUTE=0
`,
  'home-2',
);

golden(
  'what is written down where it has run out waits for nobody to go out',
  `
  add screws to the hardware list if we're out
    => list.add item=screws list=hardware
  put milk on the list if we've run out of it
    => list.add item=milk list=shopping
  put tea on the shopping list because we're low on it
    => list.add item=tea list=shopping
`,
  'home-2',
);

golden(
  'a rule for the time to come, and a change that goes on its way',
  `
  from now on, porch light on at dusk
    => light.turn_on [Porch Light] @sunset repeat
  from now on wake me at seven
    => alarm.set rrule=FREQ=DAILY;BYHOUR=7;BYMINUTE=0
  in future turn the hall light off at eleven at night
    => light.turn_off [Hallway Light] @FREQ=DAILY;BYHOUR=23;BYMINUTE=0
  drop the heating to 18 // a bit more
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] step=-1
`,
  'home-2',
);

golden(
  '"say" in front of what is about right is no word of a text',
  `
  remind me to call the bank, say half twelve
    => reminders.create text="call the bank" at=03-11T00:30
  remind me to say happy birthday at six
    => reminders.create text="say happy birthday" at=03-11T06:00
  wake me at, say, seven
    => alarm.set at=03-11T07:00
  turn the lights off in, say, ten minutes
    => light.turn_off [all] @03-10T23:40
  add yoga on friday, say at six
    => calendar.create title=yoga start=03-13T18:00 end=03-13T19:00
  book the vet for Tuesday, say ten o'clock
    => calendar.create title=vet start=03-17T10:00 end=03-17T11:00
  lights off at ten, say
    => light.turn_off [all] @03-11T10:00
  remind me to feed the cat, seven or so
    => reminders.create text="feed the cat" at=03-11T07:00
  have the house warm for when we get up at half six, say twenty
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=20 @FREQ=DAILY;BYHOUR=6;BYMINUTE=30
`,
  'home-2',
);

golden(
  'one is made of what was asked about, several are written down that are counted, and one of a series is left out',
  `
  add two things to my to-do list: call the plumber, and pay for the school trip
    => list.add item="call the plumber" list=to-do | list.add item="pay for the school trip" list=to-do
  put three things on the shopping list: eggs, milk and bread
    => list.add item=eggs list=shopping | list.add item=milk list=shopping | list.add item=bread list=shopping
  put a few bits on the shopping list, tea and jam
    => list.add item=tea list=shopping | list.add item=jam list=shopping
  put two things on the shopping list: fish and chips, and milk
    => list.add item="fish and chips" list=shopping | list.add item=milk list=shopping
  put the vet in for eleven on friday
    => calendar.create title=vet start=03-13T11:00 end=03-13T12:00
  put choir in the diary every Tuesday at seven in the evening // oh, the first one's off, the hall is being painted. Cancel just that one
    => diary.skip among={"service":"calendar","rrule":"FREQ=WEEKLY;BYDAY=TU;BYHOUR=19;BYMINUTE=0"} which=1
  is there an alarm for tomorrow // set one for six then
    => alarm.set at=03-11T06:00
  have I any alarm on for the morning // well set one for ten past six so, I've an early flight
    => alarm.set at=03-11T06:10
  any timers running // put one on for ten minutes, the pasta's in
    => timer.start duration=PT10M
`,
  'home-2',
);

golden(
  'how fast, in a word or two',
  `
  turn the ceiling fan on // oh go on, full speed
    => fan.set [Ceiling Fan] percentage=100
  turn the ceiling fan on // half speed
    => fan.set [Ceiling Fan] percentage=50
  turn the ceiling fan on // put it on its lowest setting
    => fan.set [Ceiling Fan] percentage=1
`,
  'home-2',
);
