import { golden } from '../golden.ts';

// What a family says in words of its own: behind a deed, of rows and lists, and of what is to be how much.

golden(
  'what is done behind a deed has its own condition',
  `
  when the garage door opens turn the hallway light on // and off again when it closes
    => light.turn_off [Hallway Light] @event cover:closed[Garage Door] repeat
  when the garage door opens turn the hallway light on // off once it shuts
    => light.turn_off [Hallway Light] @event cover:closed[Garage Door] repeat
  when the garage door opens turn the hallway light on // turn it off when it closes
    => light.turn_off [Hallway Light] @event cover:closed[Garage Door] repeat
  when the garage door opens turn the hallway light on and off again when it closes
    => light.turn_on [Hallway Light] @event cover:open[Garage Door] repeat | light.turn_off [Hallway Light] @event cover:closed[Garage Door] repeat
  turn the hallway light on and off again when the garage door closes
    => light.turn_on [Hallway Light] | light.turn_off [Hallway Light] @event cover:closed[Garage Door]
  turn the hallway light on // off if the garage door is open
    => light.turn_off [Hallway Light] ?cover:open[Garage Door]
  turn the hallway light on // red when the garage door closes
    => light.set [Hallway Light] color=red @event cover:closed[Garage Door] repeat
  turn the hallway light on // off when bananas fly
    => ?? off when bananas fly
  turn the hallway light on // off if it rains
    => ?? off if it rains
  turn off the desk lamp when it closes
    => ?? turn off the desk lamp when it closes
`,
  'home-2',
);

golden(
  'another thing was meant',
  `
  turn off the desk lamp // sorry, wrong ones, it was the porch light I was after
    => conversation.undo [Desk Lamp] > light.turn_off [Porch Light]
  turn off the desk lamp // what I meant was the porch light
    => conversation.undo [Desk Lamp] > light.turn_off [Porch Light]
  turn off the desk lamp // no no, I was on about the porch light
    => conversation.undo [Desk Lamp] > light.turn_off [Porch Light]
  turn off the desk lamp // slip of the tongue, the porch light
    => conversation.undo [Desk Lamp] > light.turn_off [Porch Light]
  lock the front door // nope, I said the wrong thing, I wanted the porch light on
    => light.turn_on [Porch Light]
  set the desk lamp to 20 // I misspoke, forty
    => light.set [Desk Lamp] brightness=40
  turn off the bedroom lights // film's over, lights the way we had them before
    => conversation.undo
  turn on the desk lamp // there, just right
    => (thanks)
  set an alarm for six tomorrow // set one for seven tomorrow // drop the second of them
    => diary.cancel among={"service":"alarm"} which=2
`,
  'home-2',
);

golden(
  'timers that are shortened, asked about, and begun now',
  `
  set a potato timer for 25 minutes // take three minutes off
    => timer.add name=potato duration=-PT3M
  set a potato timer for 25 minutes // three minutes less
    => timer.add name=potato duration=-PT3M
  set a potato timer for 25 minutes // how much is on it now
    => timer.get name=potato
  homework timer for twenty minutes starting now please
    => timer.start name=homework duration=PT20M
  which timer goes off first
    => timer.get all=true
  put the pasta on for ten minutes
    => timer.start name=pasta duration=PT10M
  whack the tumble dryer on for an hour
    => ?? whack the tumble dryer on for an hour
  whack the dryer on for an hour, these towels are soaking
    => ?? whack the dryer on for an hour, these towels are soaking
  turn on the oven for twenty minutes
    => ?? turn on the oven for twenty minutes
`,
  'home-2',
);

golden(
  'what there is hardly any of',
  `
  there's hardly a sheet of loo roll left in this house
    => list.add list=shopping item="loo roll"
  we've no bread in
    => list.add list=shopping item=bread
  there's not a drop of milk in the house
    => list.add list=shopping item=milk
  that was the last of the washing up liquid
    => list.add list=shopping item="washing up liquid"
  did anybody write tea bags down yet
    => list.get list=shopping item="tea bags"
  I'd like to start a list for the camping trip // tent pegs, a torch and midge spray to begin with
    => list.add item="tent pegs" list="camping trip" | list.add item=torch list="camping trip" | list.add item="midge spray" list="camping trip"
  make a list called camping // passports first, then the chargers
    => list.add item=passports list=camping | list.add item=chargers list=camping
  make a list called camping // lovely
    => (thanks)
`,
  'home-2',
);

golden(
  'what is set, asked and left out',
  `
  what have I got set to wake me up
    => alarm.list
  is there anything else you've to remind me of
    => reminders.list
  have you anything lined up for this evening
    => house.agenda from=03-10T17:00 to=03-11T00:00
  what did everybody get you to do this morning
    => house.record from=03-10T05:00 to=03-10T12:00
  what happens when the front door is unlocked
    => schedule.list
  whatever you've got scheduled to come on or go off by itself, bin the lot
    => schedule.cancel all=true
  every day at sunset close the blinds // give the blinds a miss this evening but carry on as usual after
    => diary.skip query=blinds on=03-10T17:00..03-10T23:59
  I won't be needing my alarm tomorrow, drop it
    => alarm.cancel set_for=03-11T00:00..03-11T23:59
  can the bins wait till eight
    => diary.move query=bins to={"clock":"08:00","sure":false}
  have we the heating on
    => climate.get [Living Room Thermostat + Bathroom Heater]
  has the kitchen got the light on
    => light.get [kitchen]
  Saturdays and Sundays I like the bedroom blinds up at nine in the morning, see to that would you
    => cover.open [Master Bedroom Curtains] @FREQ=WEEKLY;BYDAY=SA,SU;BYHOUR=9;BYMINUTE=0
  once it's gone dark turn on the porch light
    => light.turn_on [Porch Light] @sunset
  once it's gone dark, whenever the garage door opens put the hallway light on
    => light.turn_on [Hallway Light] @event cover:open[Garage Door] repeat ?daytime down
`,
  'home-2',
);

golden(
  'a verb of level, a small light, and what stays',
  `
  nudge the thermostat up to 21
    => climate.set_temperature [Living Room Thermostat] temperature=21
  whack the desk lamp down to forty
    => light.set [Desk Lamp] brightness=40
  it's too black in the bedroom, only a tiny glow please
    => light.set [master bedroom] brightness=20
  turn off the bedroom lights, only the bedside lamp stays on
    => light.turn_off [master bedroom - group Bedside Lamps]
  drop the kids to school
    => ?? drop the kids to school
  let the hoover have a run round
    => vacuum.start [Robbie]
  the floor could do with a hoover
    => vacuum.start [all]
  the hoover should go back to its spot
    => vacuum.dock [Robbie]
`,
  'home-2',
);

golden(
  'courteous frames',
  `
  might I trouble you for the desk lamp
    => light.turn_on [Desk Lamp]
  could I bother you for some music in the kitchen
    => media.play [kitchen]
  you couldn't do me the kindness of locking the front door, could you
    => lock.lock [Front Door]
  would you do me the favour of closing the garage door
    => cover.close [Garage Door]
  do you think we might have a few tunes in the kitchen
    => media.play [kitchen]
  a bit of Mozart in the kitchen would be lovely
    => media.play_media [kitchen] query=Mozart
  the desk lamp on would be lovely
    => light.turn_on [Desk Lamp]
  be a pet and turn off the desk lamp
    => light.turn_off [Desk Lamp]
  a walk would be lovely
    => ?? a walk would be lovely
  a cup of tea would be lovely
    => ?? a cup of tea would be lovely
`,
  'home-2',
);

golden(
  'the same in frames of other kinds',
  `
  come half eleven tonight, turn the hallway light off
    => light.turn_off [Hallway Light] @03-11T23:30
  should the living room ever drop under 18 degrees, turn on the hallway light
    => light.turn_on [Hallway Light] @event sensor:temperature<18[living room] repeat
  email Sam whatever's on the to-do list
    => list.get list=to-do > email.send to=sam about="the to-do list"
  email Sam everything on the shopping list
    => list.get list=shopping > email.send to=sam about="the shopping list"
  make sure Sam is reminded to feed the cat at five
    => reminders.create to=sam text="feed the cat" at=03-11T05:00
  I'll need reminding to call the plumber at four
    => reminders.create text="call the plumber" at=03-11T04:00
  three-second countdown
    => timer.start duration=PT3S
  is friday morning clear // what about the afternoon then
    => calendar.list from=03-13T12:00 to=03-13T18:00
  am I free friday morning // and in the evening
    => calendar.list from=03-13T17:00 to=03-14T00:00
  is any light left burning in this house
    => light.get [all]
  bring tomorrow's alarm forward to six
    => alarm.change once=true at=03-11T06:00
  which things are you reminding me of
    => reminders.list
  that lamp needs turning down a touch
    => ?? that lamp needs turning down a touch {Floor Lamp, Desk Lamp, Alex's Bedside Lamp, Sam's Bedside Lamp}
  turn on the desk lamp // do the porch light while you're at it
    => light.turn_on [Porch Light]
`,
  'home-2',
);

golden(
  'a step back behind a step, and what is no time',
  `
  turn up the desk lamp // goodness, now it's blinding
    => (statement)
  every day at nine turn on the porch light // good night
    => (goodbye)
  we need flour, sugar and icing for the cake
    => list.add list=shopping item=flour | list.add list=shopping item=sugar | list.add list=shopping item="icing for the cake"
  my piano lesson has to go in the diary
    => ?? my piano lesson has to go in the diary (when?)
  piano every friday at four from this week on
    => calendar.create title=piano start=03-13T16:00 end=03-13T17:00 rrule=FREQ=WEEKLY;BYDAY=FR;BYHOUR=16;BYMINUTE=0
  pencil in the pictures with the neighbours for eight tonight
    => calendar.create title="pictures with the neighbours" start=03-11T20:00 end=03-11T21:00
`,
  'home-2',
);
