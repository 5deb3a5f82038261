import { golden } from './golden.ts';

// What is said of the turn before in a comparison, of two things at once, or as a question by its mark alone.

golden(
  'more or less than it was',
  `
  turn on the ceiling fan // quicker than that // a little less strong // gentler again
    => fan.set [Ceiling Fan] step=-10
  turn on the ceiling fan // faster // too far, back up a notch
    => fan.set [Ceiling Fan] step=-10
  set the kitchen blinds to 40 percent // wider still
    => cover.set_position [Kitchen Blinds] position=60
  set the kitchen blinds to 40 percent // even lower
    => cover.set_position [Kitchen Blinds] position=20
  set the floor lamp to 50 percent // lower still
    => light.set [Floor Lamp] brightness_step=-10
  lock the front door // the back one
    => lock.lock [Back Door]
`,
  'home-2',
);

golden(
  'another value, behind a sound or a remark',
  `
  set the thermostat to 19 // no sorry, 20 and half
    => climate.set_temperature [Living Room Thermostat] temperature=20.5
  set the thermostat to 19 // call it twenty two then
    => climate.set_temperature [Living Room Thermostat] temperature=22
  set the tv volume to 60 // pfft 35
    => media.set_volume [Living Room TV] volume=35
  set the floor lamp to green // yikes that's ghastly, just plain white
    => light.set [Floor Lamp] color=white
  turn on the kitchen speaker // and now off
    => media.turn_off [Kitchen Speaker]
  turn on the floor lamp // the baby hates it, off
    => light.turn_off [Floor Lamp] ?? the baby hates it
  turn on the tv // in a bit, off
    => ?? in a bit ?? off
  turn on the tv // not yet, off
    => ?? not yet ?? off
  turn on the coffee machine // not now, we have guests
    => conversation.forbid
`,
  'home-2',
);

golden(
  'of two things that were spoken of',
  `
  turn on the floor lamp // and the ceiling fan // both off
    => light.turn_off [Floor Lamp] | fan.turn_off [Ceiling Fan]
  turn on the tv // turn on the floor lamp // right, the pair of them off again
    => media.turn_off [Living Room TV] | light.turn_off [Floor Lamp]
  turn off the tv and the floor lamp // put them back on
    => media.turn_on [Living Room TV] | light.turn_on [Floor Lamp]
  turn on the floor lamp // and the desk lamp // but both only at thirty percent
    => light.set [Floor Lamp + Desk Lamp] brightness=30
  is the front door locked // and the back door // lock them both
    => lock.lock [Front Door + Back Door]
`,
  'home-2',
);

golden(
  'a question by its mark',
  `
  garage door closed?
    => cover.get [Garage Door]
  water main shut right now?
    => valve.get [Water Main]
  could we have the living room curtains open?
    => cover.open [Living Room Curtains]
  is the front door locked // lock it then // ta. and the back?
    => lock.get [Back Door]
  lock the front door // and the back?
    => lock.lock [Back Door]
`,
  'home-2',
);

golden(
  'what sets the measure that was asked for',
  `
  how warm is it in the living room // bump it to 21
    => climate.set_temperature [living room] temperature=21
  what is the temperature in the living room // make it two more
    => climate.set_temperature [living room] step=2
  what is the temperature in the garden // make it 22
    => ?? make it 22
`,
  'home-2',
);

golden(
  'behind what is told',
  `
  lock the back door // oh hang on the cat's still out, undo that
    => conversation.undo
  lock the back door // open the frobnicator, undo that
    => (abandoned)
  close the kitchen blinds // but leave a little gap so I'm not scared
    => cover.set_position [Kitchen Blinds] position=20
  turn on the ceiling fan // it's on, right?
    => fan.get [Ceiling Fan]
  set the ceiling fan to 80 percent // nah the speed it was before was fine
    => conversation.undo
`,
  'home-2',
);

golden(
  'in the words of the turn before',
  `
  remind me at 5 pm to water the plants // same for Sam
    => reminders.create text="water the plants" at=03-11T17:00 to=sam
  remind me at 5 pm to water the plants // and for Sam at six in the evening
    => reminders.create to=sam text="water the plants" at=03-11T18:00
  remind me at 5 pm to water the plants // same for Sam, but it's feeding the fish
    => reminders.create text="feeding the fish" at=03-11T17:00 to=sam
  did anyone lock the back door // well do it then
    => lock.lock [Back Door]
  did anyone lock the back door // don't do it
    => conversation.forbid
`,
  'home-2',
);
