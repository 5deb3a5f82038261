import { golden } from '../golden.ts';

// What follows in a talk and is easily taken for something else: ends that nobody named, days of absence, less and more, which one, what is
// there already, and questions of several things.

golden(
  'what undoes what is put off, with no time of its own',
  `
  turn the fountain on at nine and then turn it off
    => switch.turn_on [Fountain] @03-11T09:00 ?? turn it off (when?)
  open the living room curtains at eight tomorrow morning and close them
    => cover.open [Living Room Curtains] @03-11T08:00 ?? close them (when?)
  turn the fountain on at nine, then turn it off at ten
    => switch.turn_on [Fountain] @03-11T09:00 > switch.turn_off [Fountain] @03-11T10:00
  turn the fountain on at nine and then dim the floor lamp
    => switch.turn_on [Fountain] @03-11T09:00 > light.set [Floor Lamp] brightness_step=-10
  turn the fountain on and then turn it off
    => switch.turn_on [Fountain] > switch.turn_off [Fountain]
`,
  'home-2',
);

golden(
  'a day of absence, and what goes with it',
  `
  we're in Wales on Friday, turn the fountain off
    => switch.turn_off [Fountain]
  we're away on Friday, turn the fountain off
    => ?? turn the fountain off (when?)
  turn the fountain off, we're away tomorrow
    => ?? turn the fountain off (when?)
  we're away tomorrow, turn the fountain off now
    => switch.turn_off [Fountain]
  we're away tomorrow, turn the fountain off at eight
    => switch.turn_off [Fountain] @03-11T08:00
`,
  'home-2',
);

golden(
  'less and more go the way they name',
  `
  dim the floor lamp // less
    => light.set [Floor Lamp] brightness_step=-10
  dim the floor lamp // more
    => light.set [Floor Lamp] brightness_step=-10
  dim the floor lamp // less // more
    => light.set [Floor Lamp] brightness_step=10
  dim the floor lamp // up a bit
    => light.set [Floor Lamp] brightness_step=10
  dim the floor lamp // too much
    => light.set [Floor Lamp] brightness_step=10
  brighten the floor lamp // no that's too much now, come down a little
    => light.set [Floor Lamp] brightness_step=-10
`,
  'home-2',
);

golden(
  'which one',
  `
  turn off the kitchen ceiling light // no, the one in the office
    => conversation.undo [Kitchen Ceiling Light] > light.turn_off [Office Ceiling Light]
  turn off the kitchen ceiling light // sorry, I meant the office one
    => conversation.undo [Kitchen Ceiling Light] > light.turn_off [Office Ceiling Light]
  turn on the desk lamp // no, the other one
    => conversation.undo [Desk Lamp] > light.turn_on [Office Ceiling Light]
  what rules are there // get rid of the porch light one
    => diary.cancel query="porch light" kind=schedule
  which alarms do i have // get rid of the half six one
    => alarm.cancel set_for=03-11T06:30
  which lights are on // turn off the porch one
    => light.turn_off [porch]
`,
  'home-2',
);

golden(
  'taken away, put back and enough of it',
  `
  turn off the floor lamp // hey, we're still drawing in here
    => conversation.undo [Floor Lamp]
  turn on the floor lamp // we're still drawing in here
    => (statement)
  turn the thermostat down two degrees // no! it's freezing. put like before
    => conversation.undo
  add beans to the shopping list // and leeks // not the leeks actually, there's some in the garden
    => list.remove item=leeks list=shopping
  what's on the shopping list // flour we have already, take it away
    => list.remove item=flour
  what's on the shopping list // we've got flour already, take it off
    => list.remove item=flour
  remind me tomorrow at nine to call the vet // I already called the vet
    => reminders.done query="call the vet"
  remind me tomorrow at nine to call the vet // I will call the vet
    => (statement)
`,
  'home-2',
);

golden(
  'questions of several things, of one kind and of what goes on by itself',
  `
  status report: garage door, back door, desk lamp
    => cover.get [Garage Door] | lock.get [Back Door] | light.get [Desk Lamp]
  how are the garage door and the fountain
    => cover.get [Garage Door] | switch.get [Fountain]
  is the garage door open // good, and the light in there?
    => light.get [garage]
  is any door still open or unlocked
    => house.check what=secure wanted=any
  is the garage door locked
    => cover.get [Garage Door]
  what is the house doing all on its own
    => schedule.list
  what can you do with the curtains
    => house.abilities kind=cover
  what can you do with eggs
    => (how-to)
  turn on the fountain, wait five seconds, then the desk lamp
    => switch.turn_on [Fountain] > light.turn_on [Desk Lamp] @after PT5S
`,
  'home-2',
);
