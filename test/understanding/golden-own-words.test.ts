import { golden } from './golden.ts';

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
