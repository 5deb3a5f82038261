import { golden } from '../golden.ts';

// Questions that are put in a roundabout way, and answers and wishes that hold two things at once.

golden(
  'a question that is passed on for somebody else',
  `
  the gardener's wondering whether the sprinkler is on
    => valve.get [Garden Sprinkler]
  Gran wants to know if the heating is on
    => climate.get [Living Room Thermostat + Bathroom Heater]
  my brother is asking how warm it is in the office
    => sensor.get [office] kind=temperature
  remind me when the plumber asks
    => ?? remind me when the plumber asks (when?)
`,
  'home-2',
);

golden(
  'what belongs to no question',
  `
  did we shut the garage when we got home
    => cover.get [garage]
  have I locked the side door since I came in
    => lock.get [Garage Side Door]
  was the side door locked when we went out
    => lock.history [Garage Side Door] became=locked
  are the curtains closed now that it's dark
    => cover.get [group Curtains]
  may I turn in, is everything locked
    => house.check what=secure wanted=none
  is everything locked, can we head up to bed
    => house.check what=secure wanted=none
  is the side door locked now, is it?
    => lock.get [Garage Side Door]
  the fountain's off, isn't it?
    => switch.get [Fountain]
  when we get home turn on the porch light
    => light.turn_on [Porch Light] @event presence:home[anyone] repeat
`,
  'home-2',
);

golden(
  'what somebody cannot remember is asked',
  `
  can't remember if I locked the side door
    => lock.get [Garage Side Door]
  I'm not sure whether I shut the garage door
    => cover.get [Garage Door]
  I don't know if I turned the fountain off, if not would you do it
    => switch.get [Fountain] > switch.turn_off [Fountain] ?switch:on[Fountain]
  can't remember whether I locked the back door, if I haven't can you lock it
    => lock.get [Back Door] > lock.lock [Back Door] ?lock:unlocked[Back Door]
  take a quick look whether the garage door is open, and if it is close it
    => cover.close [Garage Door] ?cover:open[Garage Door]
  I can't remember the name of that song
    => (statement)
`,
  'home-2',
);

golden(
  'why it is so is a feeling here',
  `
  how come it's so gloomy in here
    => ?? how come it's so gloomy in here
  why is it always so chilly in here
    => (how-to)
  how come the floor lamp is on
    => light.history [Floor Lamp] is_so=true became=on
`,
  'home-2',
  'living room',
);

golden(
  'what is needed and a wish for something else',
  `
  we're out of butter, and put the fountain on
    => list.add list=shopping item=butter | switch.turn_on [Fountain]
  we've run out of eggs. lock the side door
    => list.add list=shopping item=eggs | lock.lock [Garage Side Door]
  we need flour and sugar, and turn on the porch light
    => list.add list=shopping item=flour | list.add list=shopping item=sugar | light.turn_on [Porch Light]
  we're out of butter, put it on the list
    => list.add item=butter list=shopping
  we need butter, put some on the list
    => list.add item=butter list=shopping
  we're out of bread, milk and eggs
    => list.add list=shopping item=bread | list.add list=shopping item=milk | list.add list=shopping item=eggs
`,
  'home-2',
);

golden(
  'what only others can book',
  `
  book me a flight to the moon
    => ?? book me a flight to the moon
  get us a taxi for eight
    => ?? get us a taxi for eight
  reserve a table on friday at seven
    => ?? reserve a table on friday at seven
  put the flight to Rome on friday in the calendar
    => calendar.create title="flight to Rome" start=03-13T00:00 end=03-14T00:00 all_day=true
  book a dentist appointment for friday at three
    => calendar.create title="dentist appointment" start=03-13T15:00 end=03-13T16:00
`,
  'home-2',
);

golden(
  'a thing by hard words is what was spoken of',
  `
  turn on the fountain // switch the bloody thing off
    => switch.turn_off [Fountain]
  turn on the tv in the living room // shut that thing down
    => media.turn_off [Living Room TV]
  turn the thing off
    => ?? turn the thing off
`,
  'home-2',
);

golden(
  'the whole of what was changed',
  `
  wake me at six tomorrow // make that quarter to seven // never mind, it's my day off, scrap it
    => alarm.cancel set_for=03-11T06:45
  wake me at six tomorrow // make that quarter to seven // never mind
    => conversation.forget
`,
  'home-2',
);

golden(
  'as loud as it is to be, and no light of that name',
  `
  turn the living room tv down low
    => media.set_volume [Living Room TV] volume=20
  put the kitchen speaker on low
    => media.set_volume [Kitchen Speaker] volume=20
  set the tv backlight low
    => light.set [TV Backlight] brightness=15
`,
  'home-2',
  'kitchen',
);

golden(
  'a remark about the day is no question for it',
  `
  lovely day
    => (statement)
  beautiful morning
    => (statement)
  what day is it
    => clock.date
`,
  'home-2',
);

golden(
  'which of several, said in answer',
  `
  set an alarm for six tomorrow // and one for seven tomorrow // cancel the alarm // the earlier one
    => diary.cancel among={"service":"alarm"} which=1
  set an alarm for six tomorrow // and one for seven tomorrow // cancel the alarm // er, the one at seven
    => alarm.cancel set_for=03-11T07:00
  set an alarm for six tomorrow // and one for seven tomorrow // cancel the alarm // the six one
    => alarm.cancel set_for=03-11T06:00
  set an alarm for six tomorrow // and one for seven tomorrow // move the alarm to eight // the later one
    => diary.move to={"clock":"08:00","sure":false} among={"service":"alarm"} which=-1
  turn on the porch light // the later one
    => ?? the later one
`,
  'home-2',
);

golden(
  'things of several kinds that were told of',
  `
  is the floor lamp on and is the living room tv on // turn them off
    => light.turn_off [Floor Lamp] | media.turn_off [Living Room TV]
  is the floor lamp on and is the garage door open // close it
    => cover.close [Garage Door]
  is the floor lamp on and is the living room tv on // turn it off
    => ?? turn it off
  is the floor lamp on and is the water main open // typical. turn them off then
    => light.turn_off [Floor Lamp]
`,
  'home-2',
);
