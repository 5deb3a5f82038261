import { golden } from '../golden.ts';

// What is told before a wish, and the rest of what was named.

golden(
  'what is told behind an apostrophe',
  `
  front door's unlocked, lock it
    => lock.lock [Front Door]
  the tv's too loud, turn it down
    => media.set_volume [Living Room TV] step=-10
  the front door is unlocked lock it
    => lock.lock [Front Door]
  the kitchen light's still on turn it off
    => light.turn_off [kitchen]
  the baby's asleep so mute the tv
    => media.mute [Living Room TV]
  if the gate's open close it
    => cover.close [Driveway Gate] ?cover:open[Driveway Gate]
`,
  'home-2',
);

golden(
  'everything else, and the others',
  `
  leave the porch light on but turn off everything else outside
    => light.turn_off [garden - Porch Light + porch - Porch Light]
  turn on the desk lamp and turn off everything else
    => light.turn_on [Desk Lamp] | light.turn_off [all - Desk Lamp]
  turn on the floor lamp and turn off all the other lights in the living room
    => light.turn_on [Floor Lamp] | light.turn_off [living room - Floor Lamp]
  turn off the other lights
    => ?? turn off the other lights
`,
  'home-2',
);

golden(
  'up by one and down by another',
  `
  bump the bathroom heat up three degrees and the living room down one
    => climate.set_temperature [bathroom] step=3 | climate.set_temperature [living room] step=-1
  turn the tv up by ten and the kitchen speaker down by five
    => media.set_volume [Living Room TV] step=10 | media.set_volume [Kitchen Speaker] step=-5
  set the tv to 30 percent and the kitchen speaker up by five
    => media.set_volume [Living Room TV] volume=30 | media.set_volume [Kitchen Speaker] step=5
`,
  'home-2',
);

golden(
  'every one of several kinds, on a floor',
  `
  close every blind and curtain downstairs
    => cover.close [Kitchen Blinds + Living Room Curtains]
`,
  'home-2',
);

golden(
  'starting at',
  `
  turn on the fountain for two hours starting at noon tomorrow
    => switch.turn_on [Fountain] @03-11T12:00 > switch.turn_off [Fountain] @after PT2H
  water the garden for an hour starting at 6 am
    => valve.open [garden] @03-11T06:00 > valve.close [garden] @after PT1H
`,
  'home-2',
);

golden(
  'then, behind a clause',
  `
  is the garage door open // close it then and lock the side door
    => cover.close [Garage Door] | lock.lock [Garage Side Door]
`,
  'home-2',
);

golden(
  'a gap',
  `
  crack the living room curtains open to about thirty percent
    => cover.set_position [Living Room Curtains] position=30
`,
  'home-2',
);

golden(
  'a time in front, and a length behind',
  `
  on saturday at 9 am turn on the sprinkler for 30 minutes and remind me at noon to mow the lawn
    => valve.open [Garden Sprinkler] @03-14T09:00 > valve.close [Garden Sprinkler] @after PT30M | reminders.create text="mow the lawn" at=03-14T12:00
`,
  'home-2',
);

golden(
  'can I get',
  `
  can I have a timer for five minutes
    => timer.start duration=PT5M
  can I get a new credit card
    => ?? a new credit card
`,
  'home-2',
);
golden(
  'waiting between two things',
  `
  open the garage door wait two minutes then close it
    => cover.open [Garage Door] > cover.close [Garage Door] @after PT2M
  lock the front door and then wait five minutes and turn off the porch light
    => lock.lock [Front Door] > light.turn_off [Porch Light] @after PT5M
`,
  'home-2',
);

golden(
  'left as it is',
  `
  leave the back door unlocked
    => (prohibition)
  lock the front door but leave the back door unlocked and turn off the porch light
    => lock.lock [Front Door] | light.turn_off [Porch Light]
  leave the blinds down and turn on the tv
    => media.turn_on [Living Room TV]
`,
  'home-2',
);

golden(
  'on the day of the condition, and on that of the clause before',
  `
  if I'm free on friday put pizza night on the calendar at six pm that day
    => calendar.create title="pizza night" start=03-13T18:00 end=03-13T19:00 ?calendar:empty[03-13T00:00..03-14T00:00]
  remind sam tomorrow at 8 to drop off the books and remind mia at 3:30 to feed the fish
    => reminders.create to=sam text="drop off the books" at=03-11T08:00 | reminders.create to=mia text="feed the fish" at=03-11T15:30
`,
  'home-2',
);

golden(
  'which is warmer',
  `
  is it warmer in the kids room or the office
    => sensor.get [kids room + office] kind=temperature
`,
  'home-2',
);

golden(
  'some more for the list',
  `
  add bananas to the shopping list // and some yogurt
    => list.add item=yogurt list=shopping
`,
  'home-2',
);
golden(
  'what names no thing is of the thing in the condition',
  `
  if the tv is playing, lower the volume to ten and dim the tv backlight to thirty percent
    => media.set_volume [Living Room TV] volume=10 ?media:playing[Living Room TV] > light.set [TV Backlight] brightness=30 ?media:playing[Living Room TV]
`,
  'home-2',
);

golden(
  'the temperature of a room is for its sensor to tell',
  `
  how warm is it in the living room
    => sensor.get [living room] kind=temperature
  what's the temperature in the living room
    => sensor.get [living room] kind=temperature
  how hot is it in the bathroom
    => climate.get [bathroom]
`,
  'home-2',
);

golden(
  'too warm, and how far',
  `
  turn the living room to 23 // that's too warm, make it 21
    => climate.set_temperature [living room] temperature=21
`,
  'home-2',
);

golden(
  'from one hour to another on the day of the condition',
  `
  if sunday's wide open put apple picking on the calendar from ten to noon
    => calendar.create title="apple picking" start=03-15T10:00 end=03-15T12:00 ?calendar:empty[03-15T00:00..03-16T00:00]
`,
  'home-2',
);

golden(
  'taken off',
  `
  add two dozen eggs to my shopping list and take off the rice
    => list.add item="two dozen eggs" list=shopping | list.remove list=shopping item=rice
`,
  'home-2',
);
