import { golden } from '../golden.ts';

// What is said of something said before: another time, another value, taken back; and ways round a plain wish.

golden(
  'another time',
  `
  remind me at 8 to water the ferns // make it nine
    => reminders.change query="water the ferns" at=03-11T09:00
  remind me at 8 to water the ferns // no, at half past nine
    => reminders.change query="water the ferns" at=03-11T09:30
  remind me at 8 to water the ferns. make that 9
    => reminders.create text="water the ferns" at=03-11T09:00
  put tea with jan in my calendar on friday at 2 for an hour // move it to four
    => calendar.change query="tea with jan" start=03-13T16:00 end=03-13T17:00
  put tea with jan in my calendar on friday at 2 for an hour // can you push it back to saturday
    => calendar.change query="tea with jan" start=03-14T14:00 end=03-14T15:00
  wake me at 7 tomorrow // make it six thirty
    => alarm.change set_for=03-11T07:00 at=03-11T06:30
  turn off the tv at 10 // make it 11
    => schedule.cancel query="turn off the tv at 10" > media.turn_off [Living Room TV] @03-11T11:00
  start a timer for ten minutes // make it fifteen
    => timer.cancel length=PT10M > timer.start duration=PT15M
  start a tea timer for ten minutes // make it twelve minutes
    => timer.cancel name=tea length=PT10M > timer.start name=tea duration=PT12M
`,
  'home-2',
);

golden(
  'taken back',
  `
  remind me at 8 to water the ferns // actually, cancel that
    => conversation.cancel
  set a timer for ten minutes // cancel it
    => conversation.cancel
  wake me at 7 tomorrow // scrap that
    => conversation.cancel
  put tea with jan in my calendar on friday at 2 // undo that
    => conversation.undo
  add oat milk to the shopping list // undo that
    => conversation.undo
  turn on the fountain // undo that
    => conversation.undo
  turn off the tv at 10 // cancel that
    => conversation.cancel
  set the desk lamp to 40 percent // undo that
    => conversation.undo
  set the desk lamp to 40 percent // put it back to what it was
    => conversation.undo
  turn off the kitchen lights // actually put them back how they were please
    => conversation.undo
  turn off the kitchen lights // go back to how it was before
    => conversation.undo
  turn off the tv at 10 // no, don't
    => conversation.forbid
  turn off the tv at 10 // never mind
    => conversation.forget
  play jazz on the tv // stop
    => conversation.halt
  start a timer for ten minutes // ok stop that
    => conversation.halt
  when is the dentist // cancel it
    => diary.cancel among={"service":"calendar","query":"dentist"} which=only
  turn off the kitchen lights // oops, I didn't mean that, put it back
    => conversation.undo back=true
  turn on the ceiling fan // not that fast
    => fan.set [Ceiling Fan] step=-10
  set the floor lamp to 50 percent // bit more than that
    => light.set [Floor Lamp] brightness_step=10
  turn the tv up // put it back to 30
    => media.set_volume [Living Room TV] volume=30
  set the desk lamp to 60 percent // no i said 16
    => light.set [Desk Lamp] brightness=16
  turn on the desk lamp, no wait, cancel that
    => (abandoned)
`,
  'home-2',
);

golden(
  'a bit more, a bit less',
  `
  set the floor lamp to 50 percent // a bit more
    => light.set [Floor Lamp] brightness_step=10
  turn the tv up // a little less
    => media.set_volume [Living Room TV] step=-10
  turn the tv down // a bit more
    => media.set_volume [Living Room TV] step=-10
  set the bathroom heater to 22 // a touch less
    => climate.set_temperature [Bathroom Heater] step=-1
  lock the back door // a bit more
    => ?? a bit more
`,
  'home-2',
);

golden(
  'the same for another thing',
  `
  turn on the fountain // the sprinkler as well
    => valve.open [Garden Sprinkler]
  set the ceiling fan to 30 percent // no, 50
    => fan.set [Ceiling Fan] percentage=50
  set the desk lamp to 30 percent // make that 50
    => light.set [Desk Lamp] brightness=50
`,
  'home-2',
);

golden(
  'ways round a wish',
  `
  I was wondering whether you might be so kind as to dim the floor lamp to a third
    => light.set [Floor Lamp] brightness=33
  could you be so good as to lower the kitchen blinds and mute the telly
    => cover.close [Kitchen Blinds] | media.mute [Living Room TV]
  do you think you could possibly turn off the fountain
    => switch.turn_off [Fountain]
  I'd be really grateful if you could close the gate
    => cover.close [Driveway Gate]
  uh can you um turn on the uh stair lights
    => light.turn_on [Stair Lights]
  is it all right to lock the garage side door
    => lock.lock [Garage Side Door]
  do you think you could live without me
    => (hypothetical)
`,
  'home-2',
);

golden(
  'another day',
  `
  what's the weather tomorrow // and on saturday?
    => weather.get at=03-14T00:00..03-14T23:59
  what's on my calendar tomorrow // saturday?
    => calendar.list from=03-14T00:00 to=03-15T00:00
`,
  'home-2',
);

golden(
  'once more',
  `
  wake me at 7 tomorrow // make it six thirty // cancel that
    => alarm.cancel set_for=03-11T06:30
  wake me at 7 tomorrow // make it six thirty // no, at quarter to seven
    => alarm.change set_for=03-11T06:30 at=03-11T06:45
  remind me at 8 to water the ferns // make it nine // make it ten
    => reminders.change query="water the ferns" at=03-11T10:00
  remind me at 8 to water the ferns // make it nine // cancel it
    => reminders.cancel query="water the ferns"
  email sam the camping list
    => list.get list=camping > email.send to=sam about="the camping list"
  email sam the shopping list
    => list.get list=shopping > email.send to=sam about="the shopping list"
  email sam that dinner is ready
    => email.send to=sam about="dinner is ready"
`,
  'home-2',
);

golden(
  'another time in the same breath',
  `
  start a timer for ten minutes. make it fifteen
    => timer.start duration=PT15M
  start a timer for ten minutes. make that a quarter of an hour
    => timer.start duration=PT15M
  put tea with jan in my calendar on friday at 2 for two hours. make it four
    => calendar.create title="tea with jan" start=03-13T16:00 end=03-13T18:00
`,
  'home-2',
);

golden(
  'what was put off does not come in its old form as well',
  `
  turn off the desk lamp at 10 // no, the floor lamp
    => schedule.cancel query="turn off the desk lamp at 10" > light.turn_off [Floor Lamp] @03-11T10:00
  turn off the desk lamp at 10 // and the floor lamp
    => light.turn_off [Floor Lamp] @03-11T10:00
  set the desk lamp to 30 percent at 9 // no, 40 percent
    => schedule.cancel query="set the desk lamp to 30 percent at 9" > light.set [Desk Lamp] brightness=40 @03-11T09:00
`,
  'home-2',
);

golden(
  'how far and how much, of what was set',
  `
  turn on the desk lamp // half as bright please
    => light.set [Desk Lamp] factor=0.5
  set the desk lamp to 30 percent // twice as bright
    => light.set [Desk Lamp] brightness=60
  turn the ceiling fan to 60 // half that
    => fan.set [Ceiling Fan] percentage=30
  set the bathroom heater to 23 // half that
    => ?? half that
  set the desk lamp to 30 percent // all the way
    => light.set [Desk Lamp] brightness=100
  dim the floor lamp to 20 // actually all the way
    => ?? all the way
  close the kitchen blinds halfway // actually all the way
    => cover.close [Kitchen Blinds]
  pull the blinds halfway across // more
    => cover.set_position [group Blinds] position=30
  have the blinds half closed // a bit more
    => cover.set_position [group Blinds] position=30
  roll the blinds half way down // all the way
    => cover.close [group Blinds]
  close the kitchen blinds halfway // fully
    => cover.close [Kitchen Blinds]
  set the bathroom heater to 23 // that's too much, back to twenty
    => climate.set_temperature [Bathroom Heater] temperature=20
  set the bathroom heater to 23 // I meant twenty one
    => climate.set_temperature [Bathroom Heater] temperature=21
  tv volume to ten // quite a bit more
    => media.set_volume [Living Room TV] step=10
  close the kitchen blinds // too gloomy, undo that
    => conversation.undo
  close the kitchen blinds // open the frobnicator, undo that
    => (abandoned)
`,
  'home-2',
);

golden(
  'minutes from its hour, and a series that stays one',
  `
  wake me at seven tomorrow // hang on, make that quarter past
    => alarm.change set_for=03-11T07:00 at=03-11T07:15
  remind me to ring the surgery at four // make it quarter to
    => reminders.change query="ring the surgery" at=03-11T03:45
  wake me at seven tomorrow // actually leave it till eight
    => alarm.change set_for=03-11T07:00 at=03-11T08:00
  remind me every morning at 8 to take my tablets // actually make it 8:30
    => reminders.change query="take my tablets" at=03-11T08:30
  remind me every evening at 9 to lock up // make it ten
    => reminders.change query="lock up" at=03-11T22:00
  every weekday at 7 open the kitchen blinds // make it 8
    => schedule.cancel query="every weekday at 7 open the kitchen blinds" > cover.open [Kitchen Blinds] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=8;BYMINUTE=0
`,
  'home-2',
);

golden(
  'all of them, only one of them, and what the talk made',
  `
  turn on the kitchen ceiling light // and the counter lights too // now turn them all off
    => light.turn_off [Kitchen Ceiling Light + Kitchen Counter Lights]
  turn on the floor lamp // turn on the desk lamp // both off again please
    => light.turn_off [Floor Lamp + Desk Lamp]
  turn on the floor lamp // close the kitchen blinds // turn them all off
    => ?? turn them all off
  turn on the bathroom lights // I only wanted the mirror light
    => conversation.undo [bathroom - Mirror Light] > light.turn_on [Mirror Light]
  turn on the floor lamp and the desk lamp // only the desk lamp
    => conversation.undo [Floor Lamp] > light.turn_on [Desk Lamp]
  turn off the desk lamp and lock the back door // no, just the lamp
    => conversation.undo [Back Door] > light.turn_off [Desk Lamp]
  turn off the desk lamp and lock the back door // the back door only
    => conversation.undo [Desk Lamp] > lock.lock [Back Door]
  is the front door locked and turn on the desk lamp // only the desk lamp
    => light.turn_on [Desk Lamp]
  turn off the desk lamp and lock the back door at ten // just the desk lamp
    => ?? just the desk lamp
  set the desk lamp to 20 percent at ten // make it 30 percent
    => schedule.cancel query="set the desk lamp to 20 percent at ten" > light.set [Desk Lamp] brightness=30 @03-11T10:00
  set the bathroom heater to 21 at six // set it to 22 degrees
    => schedule.cancel query="set the bathroom heater to 21 at six" > climate.set_temperature [Bathroom Heater] temperature=22 @03-11T06:00
  set the speaker in the kitchen to 20 percent at six every day // make it 30 percent
    => schedule.cancel query="set the speaker in the kitchen to 20 percent at six every day" > media.set_volume [Kitchen Speaker] volume=30 @FREQ=DAILY;BYHOUR=6;BYMINUTE=0
  turn on the desk lamp at six // turn it on
    => light.turn_on [Desk Lamp]
  set the desk lamp to 20 percent at ten // set the desk lamp to 30 percent
    => light.set [Desk Lamp] brightness=30
  what's the temperature in the living room // and out in the garden?
    => sensor.get [garden] kind=temperature
  turn off the kitchen lights in fifteen minutes // actually leave them
    => conversation.cancel
  turn on the ceiling fan // oh leave it, turn it off
    => fan.turn_off [Ceiling Fan]
  add sausages to the shopping list // and ketchup
    => list.add item=ketchup list=shopping
  add sausages to the shopping list // ketchup
    => ?? ketchup
  add sausages to the shopping list // and ketchup, the big bottle
    => list.add item=ketchup list=shopping
  add sausages to the shopping list // and what about milk
    => ?? milk
  add tortillas to the shopping list // and limes, and a tub of sour cream
    => list.add item=limes list=shopping | list.add item="tub of sour cream" list=shopping
  add tortillas to the shopping list // and limes, and a tub of sour cream // scratch the limes
    => list.remove list=shopping item=limes
  add limes to the shopping list // scrap the alarm called limes
    => alarm.cancel query=limes
  set a ten minute timer for the beans // set a five minute timer for the eggs // scrap the beans one
    => timer.cancel name=beans length=PT10M
`,
  'home-2',
);
