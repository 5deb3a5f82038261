import { golden } from '../golden.ts';

// Things told apart by where they stand or how they are, and wishes for what has to be done with them.

golden(
  'things in the open, and under the roof',
  `
  are any lights on outside
    => light.get [garden + porch]
  switch off the lights outdoors
    => light.turn_off [garden + porch]
  dim the exterior lights to a quarter
    => light.set [garden + porch] brightness=25
  switch off every light indoors
    => light.turn_off [all - garden - porch]
  is anything on outside
    => light.get [garden + porch] | switch.get [garden] | valve.get [garden]
  switch the lights on inside and outside
    => light.turn_on [all]
`,
  'home-2',
);

golden(
  'things by the place they are in',
  `
  switch off the lights that are in the kitchen
    => light.turn_off [kitchen]
  raise the blinds which are upstairs
    => cover.open [Kids Room Blinds]
  pause the tv that's in the living room
    => media.pause [Living Room TV]
`,
  'home-2',
);

golden(
  'things as they are: only what the command changes may be left out',
  `
  switch off all the lights that are still on upstairs
    => light.turn_off [floor Upstairs]
  switch off whatever lights are on downstairs
    => light.turn_off [floor Downstairs]
  kill any lights left on in the kitchen
    => light.turn_off [kitchen]
  lock every door that isn't locked
    => lock.lock [all]
  dim the lights that are on to 20 percent
    => ?? dim the lights that are on to 20 percent
  turn the lights that are on red
    => ?? turn the lights that are on red
`,
  'home-2',
);

golden(
  'what has to be done, in the passive',
  `
  the tv volume should be turned down
    => media.set_volume [Living Room TV] step=-10
  the living room tv volume should go to 30
    => media.set_volume [Living Room TV] volume=30
  bananas should be added to the shopping list
    => list.add item=bananas list=shopping
  a timer has to be set for ten minutes
    => timer.start duration=PT10M
  i need the porch light turned off can you do that for me
    => light.turn_off [Porch Light]
  may i suggest we close the curtains
    => cover.close [group Curtains]
  tell me which is the humidity in the bathroom
    => sensor.get [bathroom] kind=humidity
  tell me what today is
    => clock.date
`,
  'home-2',
);

golden(
  'days and times that are compared',
  `
  is christmas on a friday
    => clock.date is=12-25T00:00..12-25T23:59 date=2026-12-25
  is tomorrow a friday
    => clock.date is=03-13T00:00..03-13T23:59 date=2026-03-11
  is today a tuesday
    => clock.date is=03-10T00:00..03-10T23:59
  is it past ten
    => clock.time side=after is=03-11T10:00
  is my wake up alarm set for six am
    => ?? is my wake up alarm set for six am
`,
  'home-2',
);

golden(
  'what is to be told, if it is so',
  `
  if the front door is open tell me
    => sensor.get [Front Door Contact] ?sensor:open[Front Door Contact]
  if the back door isn't locked let me know
    => lock.get [Back Door] ?lock:unlocked[Back Door]
  if the front door is open tell me and close the garage door
    => sensor.get [Front Door Contact] ?sensor:open[Front Door Contact] | cover.close [Garage Door] ?sensor:open[Front Door Contact]
`,
  'home-2',
);

golden(
  'the timer, the list and the appointment that were spoken of',
  `
  set a timer for ten minutes for the pasta // add two minutes to it
    => timer.add name=pasta duration=PT2M
  set a timer for ten minutes // make it five minutes longer
    => timer.add length=PT10M duration=PT5M
  set a timer for the eggs for 4 minutes and add a minute to it
    => timer.start name=eggs duration=PT4M > timer.add name=eggs duration=PT1M
  turn on the porch light // add two minutes to it
    => ?? add two minutes to it
  add milk and eggs to the shopping list // take the eggs off
    => list.remove list=shopping item=eggs
  do we need milk
    => list.get list=shopping item=milk
  do we need an umbrella
    => weather.get ahead=true
  move the dentist to thursday
    => calendar.change query=dentist start=2026-03-12
`,
  'home-2',
);

golden(
  'back to what it was, the day before, and what a time in front is for',
  `
  turn the bathroom to 18 at ten tonight and back to 21 at six
    => climate.set_temperature [bathroom] temperature=18 @03-11T22:00 | climate.set_temperature [bathroom] temperature=21 @03-12T06:00
  set the porch light to 20 percent at eleven and 80 percent at six
    => light.set [Porch Light] brightness=20 @03-11T11:00 | light.set [Porch Light] brightness=80 @03-11T18:00
  put swimming on saturday at four and remind me the evening before
    => calendar.create title=swimming start=03-14T16:00 end=03-14T17:00 > reminders.create text=swimming at=03-13T19:00
  book the vet for thursday at ten and remind me the day before at noon
    => calendar.create title=vet start=03-12T10:00 end=03-12T11:00 > reminders.create text=vet at=03-11T12:00
  put the exam on thursday at nine and wake me two hours before
    => calendar.create title=exam start=03-12T09:00 end=03-12T10:00 > alarm.set at=03-12T07:00
  every weekday at 6:45 turn on the kitchen lights and remind me to take my pills
    => light.turn_on [kitchen] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=45 | reminders.create text="take my pills" rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=45
  turn on the porch light // dim the disco ball // turn it off
    => ?? turn it off
  add a scarf and a book to the packing list
    => list.add item=scarf list=packing | list.add item=book list=packing
  add wash the car and the windows to the to-do list
    => list.add item="wash the car and the windows" list=to-do
`,
  'home-2',
);

golden(
  'slowly, a little, in another white, and how long it is until then',
  `
  slowly dim the kitchen lights to 20 percent
    => light.set [kitchen] transition=20 brightness=20
  fade the kitchen lights to 20 percent over 30 seconds
    => light.set [kitchen] brightness=20 transition=30
  open the curtains a little
    => cover.set_position [group Curtains] step=20
  open the curtains a crack
    => cover.set_position [group Curtains] position=20
  lower the kitchen blinds a bit
    => cover.set_position [Kitchen Blinds] step=-20
  bring the kitchen blinds down a touch
    => cover.set_position [Kitchen Blinds] step=-20
  raise the kitchen blinds by a third
    => cover.set_position [Kitchen Blinds] step=33
  lower the kitchen blinds by one quarter so that they stand at 75 %
    => cover.set_position [Kitchen Blinds] position=75
  turn up the heating in here
    => ?? turn up the heating in here
  turn the kitchen lights to 30 percent and the living room ones warm white
    => light.set [kitchen] brightness=30 | light.set [living room] temperature=2700
  what's on in the house
    => house.check what=on wanted=any
  how many weeks until christmas
    => clock.date left=weeks date=2026-12-25
`,
  'home-2',
);

golden(
  'one rule for two times of the same thing',
  `
  turn the porch light on at seven and off at ten every evening
    => light.turn_on [Porch Light] @FREQ=DAILY;BYHOUR=19;BYMINUTE=0 | light.turn_off [Porch Light] @FREQ=DAILY;BYHOUR=22;BYMINUTE=0
  open the kitchen blinds at eight and close them at nine every weekday
    => cover.open [Kitchen Blinds] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=8;BYMINUTE=0 | cover.close [Kitchen Blinds] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=9;BYMINUTE=0
  turn on the porch light every other night at 11
    => light.turn_on [Porch Light] @FREQ=DAILY;INTERVAL=2;BYHOUR=23;BYMINUTE=0
  turn off the night light every night at 11
    => light.turn_off [Night Light] @FREQ=DAILY;BYHOUR=23;BYMINUTE=0
  in ten minutes close the curtains and in twenty turn on the floor lamp
    => cover.close [group Curtains] @03-10T23:40 | light.turn_on [Floor Lamp] @03-10T23:50
  turn up the kitchen speaker by ten and the office one down by five
    => media.set_volume [Kitchen Speaker] step=10 | media.set_volume [office] step=-5
  give me ten more minutes on the laundry timer
    => timer.add duration=PT10M name=laundry
  add rice to the shopping list and take the butter off it
    => list.add item=rice list=shopping | list.remove list=shopping item=butter
  reschedule the dentist to thursday same time
    => calendar.change query=dentist start=2026-03-12
`,
  'home-2',
);

golden(
  'what begins with the night',
  `
  turn on the fairy lights at dusk and off at eleven every day in december
    => light.turn_on [Fairy Lights] @sunset FREQ=DAILY;UNTIL=20261231T225959Z | light.turn_off [Fairy Lights] @FREQ=DAILY;BYHOUR=23;BYMINUTE=0;UNTIL=20261231T225959Z
  turn on the porch light at sunset and off at eleven every day
    => light.turn_on [Porch Light] @sunset repeat | light.turn_off [Porch Light] @FREQ=DAILY;BYHOUR=23;BYMINUTE=0
`,
  'home-2',
);

golden(
  'how-to, whose turn it is to be done, and what comes at some hour of that day',
  `
  can you tell me how to set up a reminder
    => (how-to)
  i already switched the kitchen lights off so just do the hallway
    => ?? just do the hallway
  vacuum the kitchen and then do the hallway
    => vacuum.clean_area [all] area=kitchen+hallway
  remind me at nine to call sam and dim the kitchen lights to 20 percent
    => reminders.create text="call sam" at=03-11T09:00 | light.set [kitchen] brightness=20
  turn on the floor lamp instead
    => light.turn_on [Floor Lamp]
  whenever motion is detected in the garage, switch on the garage light
    => light.turn_on [Garage Light] @event sensor:motion[Garage Motion Sensor] repeat
  switch the fairy lights on now and off again in two hours
    => light.turn_on [Fairy Lights] | light.turn_off [Fairy Lights] @03-11T01:30
  if i've got nothing on on sunday, remind me at 10 that morning to clean out the garage
    => reminders.create text="clean out the garage" at=03-15T10:00 ?calendar:empty[03-15T00:00..03-16T00:00]
  put choir practice in the diary on monday at eight and then send sam an email with the details
    => calendar.create title="choir practice" start=03-16T08:00 end=03-16T09:00 > email.send to=sam about="the choir practice details"
`,
  'home-2',
);

golden(
  'what is said to others to its end, and looked up for them',
  `
  send sam an email saying let's go hiking and swimming on sunday
    => email.send to=sam about="let's go hiking and swimming on sunday"
  look up what I have on friday and email it to sam
    => calendar.list from=03-13T00:00 to=03-14T00:00 > email.send to=sam about="calendar events friday"
  ceiling fan down by ten percent
    => fan.set [Ceiling Fan] step=-10
`,
  'home-2',
);
