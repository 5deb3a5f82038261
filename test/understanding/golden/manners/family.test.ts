import { golden } from '../golden.ts';

// How a family says it: what goes on meanwhile, what was left on, what is asked for first and then joined to.

golden(
  'what goes on in the meantime',
  `
  turn on the coffee machine and while that's brewing open the kitchen blinds
    => switch.turn_on [Coffee Machine] | cover.open [Kitchen Blinds]
  start the vacuum, and while it's at it turn on the office lights
    => vacuum.start [Robbie] | light.turn_on [office]
  turn the bathroom heater on and while it warms up play the news in the kitchen
    => climate.set_mode [Bathroom Heater] mode=heat | media.play_media [kitchen] query=news
  while I fold the laundry, play some swing in the kids room
    => media.play_media [kids room] query=swing
  turn on the ceiling fan for an hour while we eat
    => fan.turn_on [Ceiling Fan] > fan.turn_off [Ceiling Fan] @after PT1H
  turn on the mirror light for ten minutes while I wash Mia's hair
    => light.turn_on [Mirror Light] > light.turn_off [Mirror Light] @after PT10M
  turn on the fountain while the porch light is on
    => ?? turn on the fountain while the porch light is on
`,
  'home-2',
);

golden(
  'a rule in front is for every clock time behind it',
  `
  every night at 8:30 dim the bedroom lights to 10 percent and at 9 turn them off
    => light.set [master bedroom] brightness=10 @FREQ=DAILY;BYHOUR=20;BYMINUTE=30 | light.turn_off [master bedroom] @FREQ=DAILY;BYHOUR=21;BYMINUTE=0
  every weekday at 7 turn on the coffee machine and at 8 turn it off
    => switch.turn_on [Coffee Machine] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=0 | switch.turn_off [Coffee Machine] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=8;BYMINUTE=0
  turn on the porch light every evening at 7 and turn it off at 11
    => light.turn_on [Porch Light] @FREQ=DAILY;BYHOUR=19;BYMINUTE=0 | light.turn_off [Porch Light] @FREQ=DAILY;BYHOUR=23;BYMINUTE=0
  every night at 9 lock all the doors and at 10 tomorrow turn off the tv
    => lock.lock [all] @FREQ=DAILY;BYHOUR=21;BYMINUTE=0 | media.turn_off [Living Room TV] @03-11T10:00
`,
  'home-2',
);

golden(
  'what somebody left or forgot',
  `
  close the garage door if someone left it open
    => cover.close [Garage Door] ?cover:open[Garage Door]
  if the kids left the tv on, turn it off
    => media.turn_off [Living Room TV] ?media:on[Living Room TV]
  if I forgot to lock the back door, lock it and email me
    => lock.lock [Back Door] ?lock:unlocked[Back Door] > email.send to=me about="the Back Door is locked" ?lock:unlocked[Back Door]
  if anybody forgot to turn off the fountain turn it off
    => switch.turn_off [Fountain] ?switch:on[Fountain]
`,
  'home-2',
);

golden(
  'if so, for all that is joined to it',
  `
  is the garage light on? if so, turn it off and email me
    => light.get [Garage Light] > light.turn_off [Garage Light] ?light:on[Garage Light] > email.send to=me about="the Garage Light is off" ?light:on[Garage Light]
  is the gate open? if it is close it and email sam that it is closed
    => cover.get [Driveway Gate] > cover.close [Driveway Gate] ?cover:open[Driveway Gate] > email.send to=sam about="it is closed" ?cover:open[Driveway Gate]
  is the back door locked? if not, lock it and turn off the kitchen lights
    => lock.get [Back Door] > lock.lock [Back Door] ?lock:unlocked[Back Door] > light.turn_off [kitchen] ?lock:unlocked[Back Door]
`,
  'home-2',
);

golden(
  'of a day that is free',
  `
  if sunday is free on my calendar email sam that we can go hiking
    => email.send to=sam about="we can go hiking" ?calendar:empty[03-15T00:00..03-16T00:00]
  if tomorrow is busy, email sam that I cannot come
    => email.send to=sam about="I cannot come" ?calendar:non-empty[03-11T00:00..03-12T00:00]
  if we have no plans on saturday put farmers market on my to-do list
    => list.add item="farmers market" list=to-do ?calendar:empty[03-14T00:00..03-15T00:00]
`,
  'home-2',
);

golden(
  'a measure by the name of its sensor',
  `
  if the bathroom humidity is above 70 turn on the extractor fan
    => fan.turn_on [Extractor Fan] ?sensor:humidity>70[bathroom]
  if the kids room humidity is below 40 email me that the air is dry
    => email.send to=me about="the air is dry" ?sensor:humidity<40[kids room]
  what is the temperature in the kids room right now
    => sensor.get [kids room] kind=temperature
  how humid is it in the bathroom at the moment
    => sensor.get [bathroom] kind=humidity
  is the front door locked right now
    => lock.get [Front Door]
`,
  'home-2',
);

golden(
  'left alone, and several things of several kinds',
  `
  don't touch the fairy lights but switch off the path lights and the fountain
    => light.turn_off [Path Lights] | switch.turn_off [Fountain]
  leave the tv on but turn off the floor lamp and the ceiling fan
    => light.turn_off [Floor Lamp] | fan.turn_off [Ceiling Fan]
`,
  'home-2',
);

golden(
  'can I have',
  `
  can I have the night light on please
    => light.turn_on [Night Light]
  can I have the night light on red please
    => light.set [Night Light] color=red
  could we get the lounge curtains closed
    => cover.close [Living Room Curtains]
  can we have the living room at 21
    => climate.set_temperature [living room] temperature=21
  have the kitchen blinds lowered
    => cover.close [Kitchen Blinds]
`,
  'home-2',
);

golden(
  'said again behind a pause',
  `
  set the bathroom to seventy... I mean twenty-three degrees
    => climate.set_temperature [bathroom] temperature=23
  set a timer for ten minutes. Actually, twelve
    => timer.start duration=PT12M
`,
  'home-2',
);

golden(
  'the vacuum from room to room',
  `
  have robbie go do the kitchen floor
    => vacuum.clean_area [Robbie] area=kitchen
  vacuum the kitchen // and the hallway too
    => vacuum.clean_area [all] area=hallway
  vacuum the kitchen // what about the dining room
    => vacuum.clean_area [all] area="dining room"
  open the living room curtains // same thing in the bedroom
    => cover.open [Master Bedroom Curtains]
`,
  'home-2',
);

golden(
  'shares',
  `
  bring the ceiling fan down to a quarter speed
    => fan.set [Ceiling Fan] percentage=25
  dim the pendant to one third
    => light.set [Dining Table Pendant] brightness=33
  dim the floor lamp to two thirds and turn the office speaker to 30 percent
    => light.set [Floor Lamp] brightness=67 | media.set_volume [Office Speaker] volume=30
`,
  'home-2',
);

golden(
  'what someone is told',
  `
  tell mia at quarter to eight that it's bath time and turn the bathroom heater on
    => reminders.create to=mia text="it's bath time" at=03-11T07:45 | climate.set_mode [Bathroom Heater] mode=heat
  email sam to bring home diapers and turn off the office lights
    => email.send to=sam about="bring home diapers" | light.turn_off [office]
  email sam asking her to pick up the cake
    => email.send to=sam about="pick up the cake"
  turn off the porch light and email me once that's taken care of
    => light.turn_off [Porch Light] > email.send to=me about="the Porch Light is off"
`,
  'home-2',
);
golden(
  'for whom it is done',
  `
  unlock the front door for the babysitter
    => lock.unlock [Front Door]
  open the gate for grandma and turn on the porch light
    => cover.open [Driveway Gate] | light.turn_on [Porch Light]
  turn on the tv for the kids
    => media.turn_on [Living Room TV]
  turn on the speaker for the kids
    => media.turn_on [Kids Room Speaker]
`,
  'home-2',
);

golden(
  'all the same',
  `
  turn off the tv anyway
    => media.turn_off [Living Room TV]
  lock the doors just in case and close the garage door
    => lock.lock [all] | cover.close [Garage Door]
  is the back door locked // lock it anyway
    => lock.lock [Back Door]
`,
  'home-2',
);

golden(
  'the day in front holds for the clock times behind it',
  `
  tomorrow at 7 open the bedroom curtains and at 8 start the coffee machine
    => cover.open [Master Bedroom Curtains] @03-11T07:00 | switch.turn_on [Coffee Machine] @03-11T08:00
  on saturday at 9 am turn on the fountain and at noon start the vacuum
    => switch.turn_on [Fountain] @03-14T09:00 | vacuum.start [Robbie] @03-14T12:00
  on sunday at 8 open the kitchen blinds and remind me at 10 to call mom
    => cover.open [Kitchen Blinds] @03-15T08:00 | reminders.create text="call mom" at=03-15T10:00
`,
  'home-2',
);

golden(
  'of the day that was spoken of',
  `
  what's the weather on saturday and am I free that day
    => weather.get at=03-14T00:00..03-14T23:59 | calendar.list from=03-14T00:00 to=03-15T00:00
  put dance recital on the calendar for saturday at 4 pm and remind me the day before at noon
    => calendar.create title="dance recital" start=03-14T16:00 end=03-14T17:00 > reminders.create text="dance recital" at=03-13T12:00
  put dance recital on the calendar for saturday at 4 pm and remind me the night before
    => calendar.create title="dance recital" start=03-14T16:00 end=03-14T17:00 > reminders.create text="dance recital" at=03-13T21:00
  put dance recital on the calendar for saturday at 4 pm and remind me that morning to iron the dress
    => calendar.create title="dance recital" start=03-14T16:00 end=03-14T17:00 | reminders.create text="iron the dress" at=03-14T08:00
  turn off the porch light at 11:30 on saturday night and the fairy lights at midnight
    => light.turn_off [Porch Light] @03-14T23:30 | light.turn_off [Fairy Lights] @03-15T00:00
`,
  'home-2',
);

golden(
  'at the same time',
  `
  open the kitchen blinds at 7 tomorrow and turn on the coffee machine at the same time
    => cover.open [Kitchen Blinds] @03-11T07:00 | switch.turn_on [Coffee Machine] @03-11T07:00
  at 7 tomorrow start the coffee machine and at the same time open the kitchen blinds
    => switch.turn_on [Coffee Machine] @03-11T07:00 | cover.open [Kitchen Blinds] @03-11T07:00
  lock the doors and turn off the tv at the same time
    => lock.lock [all] | media.turn_off [Living Room TV]
`,
  'home-2',
);

golden(
  'what nobody did',
  `
  if nobody locked the front door lock it
    => lock.lock [Front Door] ?lock:unlocked[Front Door]
  if no one closed the garage door close it and email me
    => cover.close [Garage Door] ?cover:open[Garage Door] > email.send to=me about="the Garage Door is closed" ?cover:open[Garage Door]
  if I didn't lock the back door, lock it
    => lock.lock [Back Door] ?lock:unlocked[Back Door]
`,
  'home-2',
);

golden(
  'on at a level, and with a colour',
  `
  turn the desk lamp on at 40 percent
    => light.set [Desk Lamp] brightness=40
  turn my bedside lamp on at 25 percent and warm white
    => light.set [Alex's Bedside Lamp] brightness=25 temperature=2700
  set the floor lamp to 30 percent and blue
    => light.set [Floor Lamp] brightness=30 color=blue
`,
  'home-2',
);

golden(
  'a figure of what was asked before',
  `
  what's the humidity in the kids room and if it's under 45 percent turn off the fountain
    => sensor.get [kids room] kind=humidity | switch.turn_off [Fountain] ?sensor:humidity<45[kids room]
  how humid is it in the bathroom? if it's over 60 percent turn on the extractor fan
    => sensor.get [bathroom] kind=humidity | fan.turn_on [Extractor Fan] ?sensor:humidity>60[bathroom]
`,
  'home-2',
);

golden(
  'the other one',
  `
  turn on my bedside lamp // no, the other one
    => conversation.undo [Alex's Bedside Lamp] > light.turn_on [Sam's Bedside Lamp]
  turn on my bedside lamp // and the other one too
    => light.turn_on [Sam's Bedside Lamp]
  turn on the desk lamp and the floor lamp // only the desk lamp // no, the other one
    => conversation.undo [Desk Lamp] > light.turn_on [Floor Lamp]
  unlock the back door // lock it again // and the other one
    => ?? the other one {Front Door, Garage Side Door}
`,
  'home-2',
);

golden(
  'a room on its floor',
  `
  what's the temperature upstairs in the kids room
    => sensor.get [Kids Room Temperature]
  are any lights on upstairs in the office
    => light.get [office]
`,
  'home-2',
);

golden(
  'machines by what they should do, and lamps by a number',
  `
  the vacuum must go in the bathroom and in the office
    => vacuum.clean_area [all] area=bathroom > vacuum.clean_area [all] area=office
  get a pot of coffee going
    => switch.turn_on [Coffee Machine]
  turn off office lamp one
    => ?? turn off office lamp one
`,
  'home-2',
);
