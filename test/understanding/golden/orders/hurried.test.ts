import { golden } from '../golden.ts';

// What people say in haste, or what a recogniser of speech makes of it: no marks, words left out, one thing run into the next.

golden(
  'what is left out of all',
  `
  lock everything except the back door
    => lock.lock [all - Back Door]
  close everything but the gate
    => cover.close [all - Driveway Gate]
  open the blinds but the kids room ones
    => cover.open [group Blinds - kids room]
  turn everything off but the fountain
    => light.turn_off [all]
  mute all the speakers but the kitchen one and lock the side door
    => media.mute [group Speakers - kitchen] | lock.lock [Garage Side Door]
`,
  'home-2',
);

golden(
  'a condition without its verb',
  `
  if the floor lamps on switch it off
    => light.turn_off [Floor Lamp] ?light:on[Floor Lamp]
  if gate open close it
    => cover.close [Driveway Gate] ?cover:open[Driveway Gate]
  if the back doors unlocked lock it and email me
    => lock.lock [Back Door] ?lock:unlocked[Back Door] > email.send to=me about="the Back Door is locked" ?lock:unlocked[Back Door]
  email sam if the garage door still open
    => email.send to=sam about="the Garage Door is open" ?cover:open[Garage Door]
`,
  'home-2',
);

golden(
  'rooms and figures alone',
  `
  lounge to 20
    => climate.set_temperature [living room] temperature=20
  bathroom at 22
    => climate.set_temperature [bathroom] temperature=22
  could we have 19 degrees in the sitting room
    => climate.set_temperature [living room] temperature=19
  could i have the bathroom at 24
    => climate.set_temperature [bathroom] temperature=24
  set the office to volume forty
    => media.set_volume [office] volume=40
  turn it up by five in the kids room
    => media.set_volume [kids room] step=5
  mirror light 30 night light 10
    => light.set [Mirror Light] brightness=30 | light.set [Night Light] brightness=10
`,
  'home-2',
);

golden(
  'a mail without a that',
  `
  email sam im on the train
    => email.send to=sam about="im on the train"
  mail sam the plumber is here and close the gate
    => email.send to=sam about="the plumber is here" | cover.close [Driveway Gate]
  email sam what is on my shopping list
    => list.get list=shopping > email.send to=sam about="the shopping list"
  email sam with the subject Sunday saying bring the cake
    => email.send to=sam subject=Sunday about="bring the cake"
  let sam know by email the parcel has come
    => email.send to=sam about="the parcel has come"
  lock the doors and email me when your finished
    => lock.lock [all] > email.send to=me about="all the locks are locked"
`,
  'home-2',
);

golden(
  'told before, asked politely',
  `
  freezing in the bathroom put the heater on
    => climate.set_mode [Bathroom Heater] mode=heat
  let me in open the gate
    => cover.open [Driveway Gate]
  i would be grateful if you locked the side door and closed the gate
    => lock.lock [Garage Side Door] | cover.close [Driveway Gate]
  would be lovely if you turned the fountain off
    => switch.turn_off [Fountain]
  start with dimming the desk lamp to 20 percent then mute the tv
    => light.set [Desk Lamp] brightness=20 > media.mute [Living Room TV]
  whenever it suits turn the fairy lights on very kind of you
    => light.turn_on [Fairy Lights]
  u sure the back door is locked
    => lock.get [Back Door]
`,
  'home-2',
);

golden(
  'lists, timers, appointments and meters',
  `
  chuck a bag of rice on the list for groceries
    => list.add item="bag of rice" list=shopping
  need washing powder on the shopping list
    => list.add item="washing powder" list=shopping
  put the pasta timer on hold
    => timer.pause name=pasta
  how long till the laundry is done
    => timer.get name=laundry
  push the dentist back to eleven on friday
    => calendar.change query=dentist start=03-13T11:00
  is the washing machine drawing any power
    => sensor.get [Washing Machine Power] kind=power
`,
  'home-2',
);

golden(
  'another turn that moves, corrects or adds',
  `
  remind me tomorrow at ten to ring the bank // make it half an hour later
    => reminders.change query="ring the bank" at=03-11T10:30
  put lunch with kim in my calendar on friday at noon // push it back an hour
    => calendar.change query="lunch with kim" start=03-13T13:00 end=03-13T14:00
  remind me at nine tonight to feed the fish // ten minutes earlier please
    => reminders.change query="feed the fish" at=03-11T20:50
  add supper with kim on friday from 6 to 8 pm // i meant saturday
    => calendar.change query="supper with kim" start=03-14T18:00 end=03-14T20:00
  set the bedroom fan to 30 percent // a bit faster // make it 60
    => fan.set [Bedroom Fan] percentage=60
  put jam on the shopping list // honey as well
    => list.add item=honey list=shopping
  how long is left on the pasta timer // and the laundry one
    => timer.get name=laundry
  turn off the study lights // hall too
    => light.turn_off [hallway]
`,
  'home-2',
);

golden(
  'asked, and then done',
  `
  is there motion on the porch if so turn the porch light on
    => sensor.get [porch] kind=motion > light.turn_on [Porch Light] ?sensor:motion[Porch Motion Sensor]
  is anyone in the garage if not turn the garage light off
    => sensor.get [garage] kind=motion > light.turn_off [Garage Light] ?sensor:clear[Garage Motion Sensor]
  how warm is it in the office and if its below 18 email sam
    => sensor.get [office] kind=temperature > email.send to=sam about="what the office sensors tells" ?sensor:temperature<18[office]
  if the bathroom humidity is over 70 start the extractor otherwise turn it off
    => fan.turn_on [Extractor Fan] ?sensor:humidity>70[bathroom] > fan.turn_off [Extractor Fan] otherwise ?sensor:humidity<70[bathroom]
`,
  'home-2',
);

golden(
  'run into each other',
  `
  cancel the haircut on saturday email sam that its off
    => calendar.cancel query=haircut from=03-14T00:00 to=03-15T00:00 | email.send to=sam about="its off"
  the lamp is too bright make the floor lamp 30 percent
    => light.set [Floor Lamp] brightness=30
  put the bedside lamps at 20 warm white and close the curtains
    => light.set [group Bedside Lamps] brightness=20 temperature=2700 | cover.close [group Curtains]
  show me the shopping list // take the rice off it
    => list.remove list=shopping item=rice
  set the scene to dinner party and mute the tv
    => scene.activate name="Dinner Party" | media.mute [Living Room TV]
`,
  'home-2',
);

golden(
  'terse, and by the room',
  `
  curtains halfway shut in the lounge
    => cover.set_position [Living Room Curtains] position=50
  close the bedroom curtains three quarters
    => cover.set_position [Master Bedroom Curtains] position=25
  garage shut
    => cover.close [garage]
  ac dry
    => climate.set_mode [Bedroom AC] mode=dry
  mute everything
    => media.mute [all]
  hour and a half timer
    => timer.start duration=PT1H30M
  how much time left on laundry
    => timer.get name=laundry
  can we have some music in the office
    => media.play [office]
  when the garage opens turn on the garage light
    => light.turn_on [Garage Light] @event cover:open[garage] repeat
  if nobody is in the garage turn the light off there
    => light.turn_off [garage] ?sensor:clear[Garage Motion Sensor]
  run the heater for 20 min then off
    => climate.set_mode [Bathroom Heater] mode=heat > climate.set_mode [Bathroom Heater] mode=off @after PT20M
  when is the dentist
    => calendar.list query=dentist
`,
  'home-2',
);

golden(
  'said of what was just done',
  `
  set the office speaker to 40 // thats too loud
    => media.set_volume [Office Speaker] step=-10
  set the bathroom to 23 // bit too warm
    => climate.set_temperature [bathroom] step=-1
  dim the night light to 10 // its too dark
    => light.set [Night Light] brightness_step=10
  dim the night light to 10 // its too loud
    => ?? its too loud
  it is too dark in here
    => (statement)
  turn on the mirror light // ok off again
    => light.turn_off [Mirror Light]
  open the driveway gate // shut again
    => cover.close [Driveway Gate]
  whats in my calendar on friday // and the day after
    => calendar.list from=03-14T00:00 to=03-15T00:00
  switch everything off upstairs no sorry just the lights
    => light.turn_off [floor Upstairs]
  turn off the kitchen lights no all the lights
    => light.turn_off [all]
  stop the pasta timer and start a new one for 12 minutes
    => timer.cancel name=pasta | timer.start duration=PT12M
`,
  'home-2',
);

golden(
  'steps, warmth and moments',
  `
  office speaker up by five
    => media.set_volume [Office Speaker] step=5
  guest room light to 3000 kelvin and 40 percent
    => light.set [Guest Room Light] temperature=3000 brightness=40
  pause the telly for a sec and close the gate
    => media.pause [Living Room TV] | cover.close [Driveway Gate]
  the flowers look dry run the sprinkler for five minutes
    => valve.open [Garden Sprinkler] > valve.close [Garden Sprinkler] @after PT5M
`,
  'home-2',
);

golden(
  'no third thing of a list, and no first one',
  `
  turn off the study lights and the tv and lock the side door
    => light.turn_off [office] | media.turn_off [Living Room TV] | lock.lock [Garage Side Door]
  turn off the fountain and the ceiling fan and lock back door
    => switch.turn_off [Fountain] | fan.turn_off [Ceiling Fan] | lock.lock [Back Door]
  turn off the light above the dining table
    => light.turn_off [Dining Table Pendant]
  turn the floor lamp no the desk lamp off and lock the back door
    => light.turn_off [Desk Lamp] | lock.lock [Back Door]
  set the lounge i mean the bathroom to 21
    => climate.set_temperature [bathroom] temperature=21
  turn the oven light sorry the counter lights off
    => light.turn_off [Kitchen Counter Lights]
`,
  'home-2',
);

golden(
  'told in between, waited for, and no mark',
  `
  start the sprinkler wait ten minutes and then stop it
    => valve.open [Garden Sprinkler] > valve.close [Garden Sprinkler] @after PT10M
  we are leaving lock up turn off all the lights
    => lock.lock [all] | light.turn_off [all]
  mute the tv im on the phone and close the gate
    => media.mute [Living Room TV] | cover.close [Driveway Gate]
  tv off heating down to 18
    => media.turn_off [Living Room TV] | climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=18
  close the gate and check that the garage is closed too
    => cover.close [Driveway Gate] | cover.get [garage]
`,
  'home-2',
);

golden(
  'working days, so often a week, and days that nobody named',
  `
  remind me on the first working day of next month to send the invoice
    => reminders.create text="send the invoice" at=04-01T09:00
  remind me on the first weekday of may at noon to book the holiday
    => reminders.create text="book the holiday" at=05-01T12:00
  remind me on the last working day of next month to do the timesheet
    => reminders.create text="do the timesheet" at=04-30T09:00
  start the vacuum twice a week on tuesday and friday at 10
    => vacuum.start [Robbie] @FREQ=WEEKLY;BYDAY=TU,FR;BYHOUR=10;BYMINUTE=0
  remind me three times a week on monday wednesday and friday at 7 to run
    => reminders.create text=run rrule=FREQ=WEEKLY;BYDAY=MO,WE,FR;BYHOUR=7;BYMINUTE=0
  move the dentist to eleven
    => diary.move query=dentist to={"clock":"11:00","sure":false}
  move the dentist to eleven on friday
    => calendar.change query=dentist start=03-13T11:00
  whats on friday // move the dentist to eleven
    => diary.move query=dentist to={"clock":"11:00","sure":false}
`,
  'home-2',
);

golden(
  'a word short',
  `
  were nearly out of tea put it on the shopping list
    => list.add list=shopping item=tea
  were off to bed lock all the doors
    => lock.lock [all]
  were the hall lights on
    => light.get [hallway]
  give the guest room a quick hoover
    => vacuum.clean_area [all] area="guest room"
  lounge to volume 25
    => media.set_volume [living room] volume=25
  set the kids room speaker to 25 // little louder
    => media.set_volume [Kids Room Speaker] step=10
  set the bathroom to 20 // bit warmer
    => climate.set_temperature [bathroom] step=1
`,
  'home-2',
);

golden(
  'lists without a comma, and what may be left out of all',
  `
  turn off the heater the extractor and the tv and lock up
    => climate.set_mode [Bathroom Heater] mode=off | fan.turn_off [Extractor Fan] | media.turn_off [Living Room TV] | lock.lock [all]
  close the blinds the curtains and lock the back door
    => cover.close [group Blinds + group Curtains] | lock.lock [Back Door]
  lock the front door the back door and close the gate
    => lock.lock [Front Door + Back Door] | cover.close [Driveway Gate]
  turn the tv the floor lamp and the ceiling fan off
    => media.turn_off [Living Room TV] | light.turn_off [Floor Lamp] | fan.turn_off [Ceiling Fan]
  dim the lights in the lounge the hall and the kitchen to 30
    => light.set [living room + hallway + kitchen] brightness=30
  lock the back door the porch light on
    => lock.lock [Back Door] | light.turn_on [Porch Light]
  turn off all the lights and the heater except in the kitchen
    => ?? turn off all the lights ?? the heater except in the kitchen
`,
  'home-2',
);
