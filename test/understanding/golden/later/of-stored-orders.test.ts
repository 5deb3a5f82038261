import { golden } from '../golden.ts';

// Which of the orders that were stored are not to come, which rules rest, and how far what was done is undone.

golden(
  'H25 one of several orders that were stored, by its thing, its hour or its place',
  `
  turn off the fountain at ten and close the kitchen blinds at eleven // never mind the fountain
    => schedule.cancel query="turn off the fountain at ten"
  turn off the fountain at ten and close the kitchen blinds at eleven // forget the blinds, Sam's doing them
    => schedule.cancel query="close the kitchen blinds at eleven"
  turn off the fountain at ten and close the kitchen blinds at eleven // scrap the one at eleven
    => schedule.cancel query="close the kitchen blinds at eleven"
  turn off the fountain at ten and close the kitchen blinds at eleven // drop the ten o'clock one
    => schedule.cancel query="turn off the fountain at ten"
  turn off the fountain at ten and close the kitchen blinds at eleven // call off the later one
    => schedule.cancel query="close the kitchen blinds at eleven"
  turn off the fountain at ten and close the kitchen blinds at eleven // don't close the blinds
    => schedule.cancel query="close the kitchen blinds at eleven"
  turn off the fountain at ten and close the kitchen blinds at eleven // cancel the desk lamp
    => ?? cancel the desk lamp
  turn off the fountain at ten // close the kitchen blinds at eleven // delete the first one
    => schedule.cancel query="turn off the fountain at ten"
  turn off the fountain at ten // close the kitchen blinds at eleven // no need for the fountain
    => schedule.cancel query="turn off the fountain at ten"
  every morning at eight open the kitchen blinds // every evening at eight close the kitchen blinds // lose the eight o'clock one
    => ?? lose the eight o'clock one
  every morning at eight open the kitchen blinds // every evening at eight close the kitchen blinds // get rid of everything for the kitchen blinds
    => schedule.cancel query="every morning at eight open the kitchen blinds" | schedule.cancel query="every evening at eight close the kitchen blinds"
  turn off the fountain at ten // a timer for ten minutes // cancel the timer
    => timer.cancel
  remove the fountain rules
    => diary.cancel kind=schedule which=all query=fountain
  clear all the rules about the kitchen blinds
    => diary.cancel kind=schedule which=all query="kitchen blinds"
  scrap everything you have set up for the coffee machine
    => diary.cancel kind=schedule which=all query="coffee machine"
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);

golden(
  'H25 a rule that rests and goes on by its name',
  `
  suspend the coffee routine for now
    => schedule.pause query=coffee
  put the sprinkler rule on hold
    => schedule.pause query=sprinkler
  deactivate the desk lamp automation
    => schedule.pause query="desk lamp"
  switch off the blinds rule for the moment
    => schedule.pause query=blinds
  reactivate the coffee routine
    => schedule.resume query=coffee
  turn the sprinkler rule back on
    => schedule.resume query=sprinkler
  start the fountain rule again
    => schedule.resume query=fountain
  every morning at eight open the kitchen blinds // freeze the blinds rule
    => schedule.pause query=blinds
  every morning at eight open the kitchen blinds // freeze the blinds rule // enable the blinds rule again
    => schedule.resume query=blinds
  delete the fountain rule
    => schedule.cancel query=fountain
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);

golden(
  'A02 undone further back, and of several turns',
  `
  dim the desk lamp to half // lock the back door // undo
    => conversation.undo further=true
  dim the desk lamp to half // lock the back door // undo the last two
    => conversation.undo turns=2
  lock the back door and close the garage door // undo both of them
    => conversation.undo turns=1
  dim the desk lamp to half // lock the back door and close the garage door // take back the last three things
    => conversation.undo turns=2
  every day at seven open the kitchen blinds // undo that // undo
    => conversation.undo further=true
  every day at seven open the kitchen blinds // undo that // and the one before that
    => conversation.undo further=true
  every day at seven open the kitchen blinds // undo that
    => conversation.undo
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);

golden(
  'H25 a bare hour soon after one of the evening',
  `
  turn off the fountain at nine and the path lights at half past nine
    => switch.turn_off [Fountain] @03-10T21:00 | light.turn_off [Path Lights] @03-10T21:30
  close the curtains at ten and lock the back door at eleven
    => cover.close [group Curtains] @03-10T22:00 | lock.lock [Back Door] @03-10T23:00
  turn off the fountain at ten // turn off the path lights at eleven
    => light.turn_off [Path Lights] @03-10T23:00
  turn off the fountain at ten and the path lights at two
    => switch.turn_off [Fountain] @03-10T22:00 | light.turn_off [Path Lights] @03-10T14:00
  turn off the fountain at 11:30 and the path lights at 12
    => switch.turn_off [Fountain] @03-10T11:30 | light.turn_off [Path Lights] @03-10T12:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
