import { golden } from '../golden.ts';

// Readings that stand for all of a sort, for all that rings, for every value and for every form of the sun, and what is near them.

golden(
  'all of a sort',
  `
  cancel every schedule there is
    => schedule.cancel all=true
  clear out everything that's scheduled
    => schedule.cancel all=true
  bin each and every timer
    => timer.cancel all=true
  forget every one of my reminders
    => reminders.cancel all=true
  cancel everything I said about the party
    => calendar.cancel query="everything I said about the party"
  don't cancel every alarm I've got
    => (prohibition)
`,
  'home-2',
);

golden(
  'what comes with the sun',
  `
  turn the floor lamp on as the sun sets
    => light.turn_on [Floor Lamp] @sunset
  have the kitchen blinds open themselves when the sun comes up
    => cover.open [Kitchen Blinds] @sunrise repeat
  have the ceiling fan start up when the sun goes down
    => fan.turn_on [Ceiling Fan] @sunset repeat
  once the sun has set turn on the floor lamp
    => light.turn_on [Floor Lamp] @sunset
  at night, whenever the back door opens turn on the floor lamp
    => light.turn_on [Floor Lamp] @event sensor:open[Back Door Contact] repeat ?daytime down
  as the sun sets the garden looks nice
    => ?? as the sun sets the garden looks nice
`,
  'home-2',
);

golden(
  'one day of what comes again',
  `
  skip the spotlight tonight, only tonight mind
    => diary.skip query=spotlight on=03-10T00:00..03-10T23:59
  no spotlight this evening please, but carry on tomorrow
    => diary.skip query=spotlight on=03-10T17:00..03-10T23:59
  tomorrow the path lights should stay on, but only tomorrow
    => diary.skip query="path lights off" on=03-11T00:00..03-11T23:59
  the curtains needn't open tomorrow, tomorrow only
    => diary.skip query=curtains on=03-11T00:00..03-11T23:59
  we're skipping tennis on thursday, just this once
    => diary.skip query=tennis on=03-12T00:00..03-12T23:59
  we're missing gran this week
    => (statement)
  they are skipping tennis on thursday
    => (statement)
`,
  'home-2',
);

golden(
  'to what rings, and of a value',
  `
  quit beeping
    => notices.acknowledge
  remind me in three seconds to feed the fish // ask me again in ten minutes
    => conversation.snooze for=PT10M
  remind me in three seconds to feed the fish // took care of it
    => reminders.done query="feed the fish"
  turn on the floor lamp // took care of it
    => ?? took care of it
  turn the floor lamp blue // orange would suit it better
    => light.set [Floor Lamp] color=orange
  turn the floor lamp blue // give the desk lamp that same color
    => light.set [Desk Lamp] color=blue
  turn the floor lamp blue // green is her favourite
    => ?? green is her favourite
  alarm for ten to six tomorrow morning // six on the dot would be better
    => alarm.change set_for=03-11T05:50 at=03-11T06:00
  set a timer for ten minutes // she thinks twenty minutes would be better
    => (statement)
`,
  'home-2',
);

golden(
  'what is asked of the house',
  `
  what did you just do there
    => house.record last=true
  catch me up on what you did today
    => house.record from=03-10T00:00 to=03-11T00:00
  is anything set to come on tonight
    => house.agenda from=03-10T18:00 to=03-11T00:00
  run me through the rest of this week
    => house.agenda from=03-10T00:00 to=03-16T00:00
  what lights have we got burning
    => light.get [all]
  what did they leave switched on in the lounge
    => house.check what=on wanted=any area="living room"
  did anybody put batteries on the shopping list
    => list.get item=batteries list=shopping
  has somebody left the fridge open
    => ?? has somebody left the fridge open
`,
  'home-2',
);

golden(
  'wishes told round about',
  `
  turn the floor lamp on, count to five and then turn on the desk lamp
    => light.turn_on [Floor Lamp] > light.turn_on [Desk Lamp] @after PT5S
  at nine tonight check whether the tv's still on and turn it off if so
    => media.turn_off [Living Room TV] @03-11T21:00 ?media:on[Living Room TV]
  i've a feeling there's a lamp still burning in the office, deal with it for me
    => light.turn_off [Desk Lamp]
  there's a lamp on in the office
    => (statement)
  the rehearsal on friday wants shifting to half seven
    => diary.move query=rehearsal on=03-13T00:00..03-13T23:59 to={"clock":"07:30","sure":false}
  on the 20th guitar is at half six instead
    => diary.move query=guitar on=03-20T00:00..03-20T23:59 to={"clock":"06:30","sure":false}
  how about some country music
    => ?? how about some country music {Living Room TV, Kitchen Speaker, Office Speaker, Kids Room Speaker}
  i don't need the timer any more, cancel it
    => timer.cancel
  we don't need the onions anymore, take them off the list
    => list.remove item=onions
  add soap to the packing list // email me the packing list, then clear everything off it
    => list.get list=packing > email.send to=me about="the packing list" > list.clear list=packing
`,
  'home-2',
);
