import { golden } from '../golden.ts';

// The same wishes as different people put them: at length, in haste, taking words back, telling why first, and by small words for what was said.

/** Thursday 22 October 2026, a quarter past seven in the evening, in Berlin. */
const THURSDAY = Date.parse('2026-10-22T19:15:00+02:00');

golden(
  'politeness that winds',
  `
  would you be so good and close the kitchen blinds
    => cover.close [Kitchen Blinds]
  would you be an angel and turn on the desk lamp
    => light.turn_on [Desk Lamp]
  I should be ever so grateful if you would lock the front door
    => lock.lock [Front Door]
  we would be most obliged if you could turn the fountain off
    => switch.turn_off [Fountain]
  might I trouble you to open the gate
    => cover.open [Driveway Gate]
  sorry to trouble you, but could you dim the floor lamp to 30 %
    => light.set [Floor Lamp] brightness=30
  excuse me, close the gate please
    => cover.close [Driveway Gate]
  whenever it suits you, start the vacuum
    => vacuum.start [Robbie]
  as soon as you have a minute, lock the side door
    => lock.lock [Garage Side Door]
  perhaps you could mute the TV
    => media.mute [Living Room TV]
  love, turn on the porch light
    => light.turn_on [Porch Light]
  would you mind closing the gate and locking the front door
    => cover.close [Driveway Gate] | lock.lock [Front Door]
  I hope you don't mind me asking, but could you close the lounge curtains and, if it's not a bother, turn on the fairy lights? Bless you.
    => cover.close [Living Room Curtains] | light.turn_on [Fairy Lights]
  house can I have the night light purple
    => light.set [Night Light] color=purple
  unlock the side door for Sam
    => lock.unlock [Garage Side Door]
  that would be lovely
    => (thanks)
  thanks a million
    => (thanks)
`,
  'home-2',
  undefined,
  THURSDAY,
);

golden(
  'haste and thumbs',
  `
  can u turn off the fountain n lock the front door
    => switch.turn_off [Fountain] | lock.lock [Front Door]
  pleeease turn on the fairy lights
    => light.turn_on [Fairy Lights]
  turn the fan on in the bathroom if its still off
    => fan.turn_on [bathroom] ?fan:off[bathroom]
  cud you dim the desk lamp to 20 %
    => light.set [Desk Lamp] brightness=20
`,
  'home-2',
  undefined,
  THURSDAY,
);

golden(
  'said again at once',
  `
  set a timer for fifteen, sorry, sixteen minutes
    => timer.start duration=PT16M
  set a timer for ten minutes, no, twelve
    => timer.start duration=PT12M
  dim the floor lamp to 40 percent, no make that 50, and lock the front door
    => light.set [Floor Lamp] brightness=50 | lock.lock [Front Door]
  remind me at 8 no 9 to call Tom
    => reminders.create text="call Tom" at=10-22T21:00
  remind me tomorrow, I mean on Sunday, at ten in the morning to call Tom
    => reminders.create text="call Tom" at=10-25T10:00
  remind me on Saturday no Sunday at ten in the morning to call Tom
    => reminders.create text="call Tom" at=10-25T10:00
  set the lounge to 23 degrees, oh no, 22
    => climate.set_temperature [living room] temperature=22
`,
  'home-2',
  undefined,
  THURSDAY,
);

golden(
  'how it is, in front of a wish',
  `
  bit dark in here turn on the floor lamp
    => light.turn_on [Floor Lamp]
  we're off to bed turn off all the lights
    => light.turn_off [all]
  heading to the shops lock the front door
    => lock.lock [Front Door]
  my parents are coming over so open the gate
    => cover.open [Driveway Gate]
  time for bed turn off the living room lights
    => light.turn_off [living room]
`,
  'home-2',
  undefined,
  THURSDAY,
);

golden(
  'the clock goes on',
  `
  at 8 pm turn on the fountain and turn it off at midnight
    => switch.turn_on [Fountain] @10-22T20:00 | switch.turn_off [Fountain] @10-23T00:00
  turn on the heater tomorrow at 8 pm and turn it off at 10
    => climate.set_mode [Bathroom Heater] mode=heat @10-23T20:00 | climate.set_mode [Bathroom Heater] mode=off @10-23T22:00
  turn on the heater tomorrow at 10 pm and turn it off at 2
    => climate.set_mode [Bathroom Heater] mode=heat @10-23T22:00 | climate.set_mode [Bathroom Heater] mode=off @10-24T02:00
  turn on the fountain, wait ten minutes, then turn it off
    => switch.turn_on [Fountain] > switch.turn_off [Fountain] @after PT10M
  give it ten minutes and then turn off the fountain
    => switch.turn_off [Fountain] @after PT10M
  turn on the extractor fan for ten minutes then turn it off
    => fan.turn_on [Extractor Fan] > fan.turn_off [Extractor Fan] @after PT10M
`,
  'home-2',
  undefined,
  THURSDAY,
);

golden(
  'the one and the ones',
  `
  close all the curtains except the ones in the living room
    => cover.close [group Curtains - living room]
  turn off every light but the kitchen ones
    => light.turn_off [all - kitchen]
  close the kitchen blinds // the kids room ones too
    => cover.close [kids room]
  turn on the kitchen lights // now the ones in the hallway
    => light.turn_on [hallway]
  lights off everywhere but the kids room
    => light.turn_off [all - kids room]
  turn on the office speaker and set its volume to 20
    => media.turn_on [Office Speaker] > media.set_volume [Office Speaker] volume=20
  turn on the bedside lamps and set their brightness to 30 percent
    => light.turn_on [group Bedside Lamps] > light.set [group Bedside Lamps] brightness=30
  open the bedroom curtains and turn the lights on there
    => cover.open [Master Bedroom Curtains] | light.turn_on [master bedroom]
`,
  'home-2',
  undefined,
  THURSDAY,
);

golden(
  'between two wishes',
  `
  open the garage door and while that's going on turn on the garage light
    => cover.open [Garage Door] | light.turn_on [Garage Light]
  close the gate and in parallel start the vacuum
    => cover.close [Driveway Gate] | vacuum.start [Robbie]
  close the gate and lock the front door afterwards please
    => cover.close [Driveway Gate] > lock.lock [Front Door]
  turn on the garage light but lock the side door first
    => lock.lock [Garage Side Door] > light.turn_on [Garage Light]
  turn on the garage light but before that lock the side door
    => lock.lock [Garage Side Door] > light.turn_on [Garage Light]
  first the office lights off, and at the end email Sam good night
    => light.turn_off [office] > email.send to=sam about="good night"
  close the gate and once you've done that drop me an email
    => cover.close [Driveway Gate] > email.send to=me about="the Driveway Gate is closed"
  email Sam that he can come in, also turn on the porch light
    => email.send to=sam about="he can come in" | light.turn_on [Porch Light]
  remind me at nine to lock the car and turn off the fountain at ten
    => reminders.create text="lock the car" at=10-22T21:00 | switch.turn_off [Fountain] @10-22T22:00
`,
  'home-2',
  undefined,
  THURSDAY,
);

golden(
  'if, and else nothing',
  `
  in case the gate is open close it
    => cover.close [Driveway Gate] ?cover:open[Driveway Gate]
  if the garage door is open close it if not do nothing
    => cover.close [Garage Door] ?cover:open[Garage Door]
  if the TV is playing pause it otherwise just leave it as it is
    => media.pause [Living Room TV] ?media:playing[Living Room TV]
  is the TV playing if it is pause it
    => media.get [Living Room TV] > media.pause [Living Room TV] ?media:playing[Living Room TV]
  the moment the gate opens, turn on the porch light
    => light.turn_on [Porch Light] @event cover:open[Driveway Gate]
`,
  'home-2',
  undefined,
  THURSDAY,
);

golden(
  'what a wish hangs on',
  `
  should the night light be on, switch it off
    => light.turn_off [Night Light] ?light:on[Night Light]
  if it's colder than 3 degrees outside, turn off the fountain
    => switch.turn_off [Fountain] ?sensor:temperature<3[Outdoor Temperature]
  if the temperature outside is over 25 degrees close the living room curtains
    => cover.close [Living Room Curtains] ?sensor:temperature>25[Outdoor Temperature]
  if the bathroom is more humid than 70 percent turn on the extractor fan
    => fan.turn_on [Extractor Fan] ?sensor:humidity>70[bathroom]
  if there is motion in the garage turn on the garage light
    => light.turn_on [Garage Light] ?sensor:motion[Garage Motion Sensor]
  if it rains tomorrow close the curtains
    => ?? if it rains tomorrow close the curtains
  remind me tomorrow at 8 am to sleep in if I've got nothing in my calendar tomorrow
    => reminders.create text="sleep in" at=10-23T08:00 ?calendar:empty[10-23T00:00..10-24T00:00]
  turn off the fairy lights, but only if they're on
    => light.turn_off [Fairy Lights] ?light:on[Fairy Lights]
  after locking the back door, turn off the kitchen counter lights
    => lock.lock [Back Door] > light.turn_off [Kitchen Counter Lights]
  are any lights still on upstairs
    => light.get [floor Upstairs]
  is it warm in the office
    => sensor.get [office] kind=temperature
  I wonder if the garage door is still open
    => cover.get [Garage Door]
  all the lights off apart from the hallway light
    => light.turn_off [all - Hallway Light]
  desk lamp on and the office speaker at 30 percent
    => light.turn_on [Desk Lamp] | media.set_volume [Office Speaker] volume=30
`,
  'home-2',
  undefined,
  THURSDAY,
);

golden(
  'without a verb and without a mark',
  `
  office lights off in ten minutes garage lights off in half an hour
    => light.turn_off [office] @10-22T19:25 | light.turn_off [garage] @10-22T19:45
  fountain off porch light on
    => switch.turn_off [Fountain] | light.turn_on [Porch Light]
  set the office speaker to 20 the kitchen speaker to 35 and the floor lamp to half
    => media.set_volume [Office Speaker] volume=20 | media.set_volume [Kitchen Speaker] volume=35 | light.set [Floor Lamp] brightness=50
  lock the front door kids room blinds down night light on
    => lock.lock [Front Door] | cover.close [Kids Room Blinds] | light.turn_on [Night Light]
  desk lamp off night light on curtains closed
    => light.turn_off [Desk Lamp] | light.turn_on [Night Light] | cover.close [group Curtains]
  desk lamp blue at 15 percent
    => light.set [Desk Lamp] color=blue brightness=15
  curtains in the sitting room: closed
    => cover.close [Living Room Curtains]
  a four minute tea timer
    => timer.start duration=PT4M name=tea
  AC on cooling
    => climate.set_mode [Bedroom AC] mode=cool
`,
  'home-2',
  undefined,
  THURSDAY,
);

golden(
  'a bit more of it',
  `
  put the lounge up two degrees
    => climate.set_temperature [living room] step=2
  turn the lounge down a degree
    => climate.set_temperature [living room] step=-1
  make the lounge half a degree warmer
    => climate.set_temperature [living room] step=0.5
  drop the bedroom AC by one and a half degrees
    => climate.set_temperature [Bedroom AC] step=-1.5
  set the AC to 22 // a bit cooler please
    => climate.set_temperature [Bedroom AC] step=-1
  set the AC to 22 // two degrees warmer
    => climate.set_temperature [Bedroom AC] step=2
  set the bedroom fan to 40 percent // a bit faster
    => fan.set [Bedroom Fan] step=10
  bring the ceiling fan down to 20 percent
    => fan.set [Ceiling Fan] percentage=20
`,
  'home-2',
  undefined,
  THURSDAY,
);

golden(
  'questions put another way',
  `
  tell me how warm it is in the office
    => sensor.get [office] kind=temperature
  find out how humid it is in the bathroom
    => sensor.get [bathroom] kind=humidity
  is there a light on anywhere downstairs
    => light.get [floor Downstairs]
  what's the weather like tomorrow // what about Saturday
    => weather.get at=10-24T00:00..10-24T23:59
`,
  'home-2',
  undefined,
  THURSDAY,
);

golden(
  'lists and calendars told of',
  `
  we need milk and two packs of butter, put them on the shopping list
    => list.add item=milk list=shopping | list.add item="two packs of butter" list=shopping
  we're out of milk, put it on the shopping list
    => list.add item=milk list=shopping
  take rice and bananas off the shopping list
    => list.remove item=rice list=shopping | list.remove item=bananas list=shopping
  I bought the rice so cross it off the shopping list
    => list.complete item=rice list=shopping
  put olives on the shopping list // no take them off again
    => conversation.undo
  I have a haircut tomorrow at 9, put it in my calendar
    => calendar.create title=haircut start=10-23T09:00 end=10-23T10:00
  push Mia's piano lesson to four pm on Saturday
    => calendar.change query="Mia's piano lesson" start=10-24T16:00
  set a timer for 20 minutes // forget about that timer
    => timer.cancel
`,
  'home-2',
  undefined,
  THURSDAY,
);
