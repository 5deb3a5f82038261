import { golden } from '../golden.ts';

// What is said of the turn before in passing: remarks, slips of the tongue, "the blue one", a little more, one degree less.

golden(
  'by so much',
  `
  set the thermostat to 20 // another degree please
    => climate.set_temperature [Living Room Thermostat] step=1
  set the thermostat to 20 // two degrees less
    => climate.set_temperature [Living Room Thermostat] step=-2
  set the thermostat to 20 // up one degree
    => climate.set_temperature [Living Room Thermostat] step=1
  set the thermostat to 20 // up to 22
    => climate.set_temperature [Living Room Thermostat] temperature=22
  open the kitchen blinds to 40 percent // another twenty
    => cover.set_position [Kitchen Blinds] position=60
  open the kitchen blinds to 40 percent // just a smidge lower
    => cover.set_position [Kitchen Blinds] position=20
  close the kitchen blinds // halfway
    => cover.set_position [Kitchen Blinds] position=50
  set the floor lamp to 50 percent // ever so slightly brighter
    => light.set [Floor Lamp] brightness_step=10
  turn on the ceiling fan // a notch faster
    => fan.set [Ceiling Fan] step=10
  dim the floor lamp // still less please
    => light.set [Floor Lamp] brightness_step=-10
  turn the tv down // even lower
    => media.set_volume [Living Room TV] step=-10
  turn on the kitchen lights // oof, that's too bright, only the counter lights
    => conversation.undo [kitchen - Kitchen Counter Lights] > light.turn_on [Kitchen Counter Lights]
  turn on the bedroom lights // too much, just the ceiling one
    => conversation.undo [master bedroom - Master Bedroom Ceiling Light] > light.turn_on [Master Bedroom Ceiling Light]
`,
  'home-2',
);

golden(
  'what is no thing for a list',
  `
  add beans and brown sauce to the shopping list // who'd like a yoghurt, we're out, so add those as well
    => ?? who'd like a yoghurt, we're out, so add those as well
  add beans to the shopping list // does anybody want crisps, we have none, add them as well
    => ?? does anybody want crisps, we have none, add them as well
  add beans to the shopping list // and sweets as well
    => list.add item=sweets list=shopping
  add half and half, dog food and paper towels to the shopping list
    => list.add item="half and half" list=shopping | list.add item="dog food" list=shopping | list.add item="paper towels" list=shopping
`,
  'home-2',
);

golden(
  'beside a remark',
  `
  set the floor lamp to 50 percent // hmm lovely, and now the desk lamp as well
    => light.set [Desk Lamp] brightness=50
  turn the tv down to fifteen // a shade louder than that, if you please // thank you, that will do nicely
    => (thanks)
  turn off the tv in twenty minutes // how long till it goes off
    => schedule.list
  put the coffee machine on every day at seven // we're away, so forget the coffee one altogether
    => diary.cancel query=coffee
  turn off the tv // hey I was still watching that, put it back on
    => media.turn_on [Living Room TV]
  turn on the floor lamp // that's nice, but a touch dimmer
    => light.set [Floor Lamp] brightness_step=-10
  turn on the floor lamp // she said turn it off
    => (statement)
`,
  'home-2',
);

golden(
  'a slip of the tongue',
  `
  set the thermostat to 23 // whoops, meant twenty one
    => climate.set_temperature [Living Room Thermostat] temperature=21
  set the thermostat to 23 // no no, 22 I wanted to say
    => climate.set_temperature [Living Room Thermostat] temperature=22
  turn on the desk lamp // wrong one sorry, I meant the floor lamp
    => conversation.undo [Desk Lamp] > light.turn_on [Floor Lamp]
  set the floor lamp to red // no not red, orange like a pumpkin
    => light.set [Floor Lamp] color=orange
  add sausages to the shopping list // make that vegan sausages
    => list.remove list=shopping item=sausages > list.add item="vegan sausages" list=shopping
  turn on the desk lamp // not that one
    => conversation.forbid
`,
  'home-2',
);

golden(
  'which one, and what it was',
  `
  turn on the desk lamp // the floor one as well
    => light.turn_on [Floor Lamp]
  lock the front door // the back one too
    => lock.lock [Back Door]
  turn on the desk lamp // keep it cosy like // turn it off
    => light.turn_off [Desk Lamp]
  turn on the desk lamp // book me a taxi // turn it off
    => ?? turn it off
  turn on the bathroom lights // just the mirror one // dim it to thirty
    => light.set [Mirror Light] brightness=30
  remind me at 5 to ring the bank // and to post the letter
    => reminders.create text="post the letter" at=03-11T05:00
`,
  'home-2',
);

golden(
  'the sentence of before goes on',
  `
  put the coffee maker on every day at seven // but not on sundays
    => schedule.cancel query="put the coffee maker on every day at seven" > switch.turn_on [Coffee Machine] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA;BYHOUR=7;BYMINUTE=0
  turn off the floor lamp every night at ten // only if it's dark
    => schedule.cancel query="turn off the floor lamp every night at ten" > light.turn_off [Floor Lamp] @FREQ=DAILY;BYHOUR=22;BYMINUTE=0 ?daytime down
  turn on the ceiling fan // for twenty minutes
    => fan.turn_off [Ceiling Fan] @03-10T23:50
  lock the doors every night at eleven // for ten minutes
    => ?? for ten minutes
  every weekday at seven put the coffee maker on // not on friday
    => diary.skip on=03-13T00:00..03-13T23:59 kind=schedule
  every weekday at seven put the coffee maker on // make that saturday
    => ?? make that saturday
  every friday at seven put the coffee maker on // make that saturday
    => schedule.cancel query="every friday at seven put the coffee maker on" > switch.turn_on [Coffee Machine] @FREQ=WEEKLY;BYDAY=SA;BYHOUR=7;BYMINUTE=0
  turn on the floor lamp // except on wednesdays
    => ?? except on wednesdays
`,
  'home-2',
);

golden(
  'rules',
  `
  turn on the hall light at sunset and off at sunrise, but only while we're away
    => ?? turn on the hall light at sunset ?? off at sunrise ?? only while we're away
  every sunday evening remind me to put the bins out and turn on the floor lamp at the same time
    => reminders.create text="put the bins out" rrule=FREQ=WEEKLY;BYDAY=SU;BYHOUR=19;BYMINUTE=0 | light.turn_on [Floor Lamp] @FREQ=WEEKLY;BYDAY=SU;BYHOUR=19;BYMINUTE=0
  which rules have you got running on their own
    => schedule.list
  what have you got lined up automatically // you can bin that one
    => schedule.cancel
  floor lamp on at six tonight for the visitors and off again at nine
    => light.turn_on [Floor Lamp] @03-11T18:00 | light.turn_off [Floor Lamp] @03-11T21:00
`,
  'home-2',
);

golden(
  'one more, again and again, not so far',
  `
  turn the thermostat up two degrees // and one more
    => climate.set_temperature [Living Room Thermostat] step=1
  turn the tv up by 20 // and one more
    => media.set_volume [Living Room TV] step=20
  open the kitchen blinds to 40 percent // a bit more closed
    => cover.set_position [Kitchen Blinds] position=20
  close the kitchen blinds // not all the way, leave a bit of a gap
    => cover.set_position [Kitchen Blinds] position=20
  turn the tv down // that's too quiet, up a smidge
    => media.set_volume [Living Room TV] step=10
  turn the tv up // stop stop, the baby's asleep
    => conversation.halt
  set the thermostat to 23 // down to what it was
    => conversation.undo
  set the thermostat to 23 // undo that, way too warm
    => conversation.undo
`,
  'home-2',
);

golden(
  'this, and not that',
  `
  turn the tv down to fifteen // fifty, not fifteen
    => media.set_volume [Living Room TV] volume=50
  set the floor lamp to red // green, not red
    => light.set [Floor Lamp] color=green
  remind me at 5 to ring the bank // six, not five
    => reminders.change query="ring the bank" at=03-11T06:00
  remind me at 5 to ring the bank // that should be six
    => reminders.change query="ring the bank" at=03-11T06:00
  remind me tomorrow at nine to ring the bank // not tomorrow, friday
    => reminders.change query="ring the bank" at=03-13T09:00
  ten minutes for the lasagna // better make it twenty five
    => timer.cancel name=lasagna length=PT10M > timer.start duration=PT25M name=lasagna
  turn on the desk lamp // leave that one, do the floor lamp instead
    => conversation.undo [Desk Lamp] > light.turn_on [Floor Lamp]
  wake me at seven tomorrow // no wait, half six
    => alarm.change set_for=03-11T07:00 at=03-11T06:30
  twenty minutes for the potatoes // and eight for the peas
    => timer.start duration=PT8M name=peas
`,
  'home-2',
);

golden(
  'of lists and timers that were asked about',
  `
  what's on the shopping list // scrap the ham, there's a packet in the freezer
    => list.remove item=ham list=shopping
  is orange juice on the shopping list // then scratch it, we've got two
    => list.remove item="orange juice" list=shopping
  is butter on the shopping list // take it off then
    => list.remove item=butter list=shopping
  what's on the shopping list // cancel the dentist
    => calendar.cancel query=dentist
  wipe the whole shopping list
    => list.clear list=shopping
  add milk to the shopping list // make that two
    => list.remove list=shopping item=milk > list.add item="two milk" list=shopping
  add milk to the shopping list // and bin liners too
    => list.add item="bin liners" list=shopping
  how long is left on the pasta timer // bin it, we're having toast
    => diary.cancel among={"service":"timer","name":"pasta"} which=only
`,
  'home-2',
);

golden(
  'behind what was not understood, or what is not here',
  `
  turn on the floor lamp // flimflam the wobbly // make the floor lamp brighter
    => light.set [Floor Lamp] brightness_step=10
  turn on the desk lamp // the dishwasher, off
    => ?? the dishwasher ?? off
  turn on the desk lamp // the baby hates it, off
    => light.turn_off [Desk Lamp]
`,
  'home-2',
);

golden(
  'behind what was not understood, in a room',
  `
  turn on the floor lamp // flimflam the wobbly // brighter
    => ?? brighter
`,
  'home-2',
  'living room',
);

golden(
  'how it was, and all of what was spoken of',
  `
  set the thermostat to 23 // hang on, what was it on before that
    => conversation.was
  close the kitchen blinds // were they open before
    => conversation.was
  turn off the desk lamp // turn off the floor lamp // turn off the ceiling fan // you know what, all three back on
    => light.turn_on [Desk Lamp] | light.turn_on [Floor Lamp] | fan.turn_on [Ceiling Fan]
  turn off the desk lamp and the floor lamp // get the pair of them back on
    => light.turn_on [Desk Lamp + Floor Lamp]
  pause the living room tv // ok carry on with the programme
    => media.play [Living Room TV]
  is anything open // close it all up then
    => cover.close [all]
  close the kitchen blinds // close it all up then
    => cover.close [Kitchen Blinds]
  how cold is it outside // and in the bedroom
    => climate.get [master bedroom]
  lock the back door every night at eleven // okay scrap the back door one, I'll do it myself
    => schedule.cancel query="lock the back door every night at eleven"
  set a timer for 15 minutes for the potatoes // give the potatoes five minutes longer
    => timer.add name=potatoes duration=PT5M
`,
  'home-2',
);
