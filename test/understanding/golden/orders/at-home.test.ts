import { golden } from '../golden.ts';

golden(
  'what a feast or a reason is said for is done now',
  `
  make the floor lamp orange for halloween
    => light.set [Floor Lamp] color=orange
  make the floor lamp red for christmas and the desk lamp green
    => light.set [Floor Lamp] color=red | light.set [Desk Lamp] color=green
  remind me to get sweets for halloween
    => reminders.create text="get sweets" at=10-31T09:00
  coffee's made, you can knock the machine off
    => switch.turn_off [Coffee Machine]
  film's about to start, kill the floor lamp
    => light.turn_off [Floor Lamp]
  there's nobody in the office, you can knock that light off
    => light.turn_off [office]
  if there's nobody in the office, turn that light off
    => ?? if there's nobody in the office, turn that light off
  vacuum the dining room and the study, leave the kitchen though
    => vacuum.clean_area [all] area=dining room+office
`,
  'home-2',
  'living room',
);

golden(
  'what was left on is asked about and ended where it is so',
  `
  did I leave the garden pump running? if I did switch it off love
    => switch.get [Fountain] > switch.turn_off [Fountain] ?switch:on[Fountain]
  have I left the desk lamp on, if I have turn it off would you
    => light.get [Desk Lamp] > light.turn_off [Desk Lamp] ?light:on[Desk Lamp]
  did anyone leave the coffee machine on? switch it off if they did
    => switch.get [Coffee Machine] > switch.turn_off [Coffee Machine] ?switch:on[Coffee Machine]
  is the garage door open? close it if it is
    => cover.get [Garage Door] > cover.close [Garage Door] ?cover:open[Garage Door]
  someone's left the porch light on, can you get it
    => light.turn_off [Porch Light]
`,
  'home-2',
  'living room',
);

golden(
  'what is not to be so is brought the other way',
  `
  can you make it not so dark
    => light.set [living room] brightness_step=10
  it's a bit much, not so bright please
    => light.set [living room] brightness_step=-10
  desk lamp on // less blue please
    => light.set [Desk Lamp] temperature=2700
  desk lamp on // and warmer, it's like a fridge with that white light
    => light.set [Desk Lamp] temperature=2700
`,
  'home-2',
  'living room',
);

golden(
  'what suits better takes the place of what was said',
  `
  floor lamp to thirty // fifty suits me better
    => light.set [Floor Lamp] brightness=50
  desk lamp green // hmm, purple suits me better
    => light.set [Desk Lamp] color=purple
  desk lamp green // actually I'd prefer blue
    => light.set [Desk Lamp] color=blue
  turn off the floor lamp // on second thoughts have it like it was before
    => conversation.undo
`,
  'home-2',
  'living room',
);

golden(
  'the same behind a step is what the steps came to',
  `
  floor lamp to forty // a bit brighter // and the desk lamp the same
    => light.set [Desk Lamp] brightness=50
  floor lamp to forty // a bit brighter // a bit brighter // desk lamp the same
    => light.set [Desk Lamp] brightness=60
  floor lamp to forty // desk lamp the same
    => light.set [Desk Lamp] brightness=40
  turn up the floor lamp // desk lamp the same
    => light.set [Desk Lamp] brightness_step=10
`,
  'home-2',
  'living room',
);

golden(
  'what is asked in passing is a question',
  `
  lock the front door // and the garage door is closed?
    => cover.get [Garage Door]
  and the back door's locked?
    => lock.get [Back Door]
  everything locked?
    => house.check what=secure wanted=none
  what's it like outside, cold?
    => weather.get
  who was it that wanted the floor lamp on
    => light.history [Floor Lamp] became=on
  tell me what you changed just then
    => house.record last=true
  what's not locked // lock it then
    => lock.lock [all]
  what's still open // shut it then
    => cover.close [all]
`,
  'home-2',
  'living room',
);

golden(
  'how bright is told in a word behind it',
  `
  put the floor lamp on at twenty
    => light.set [Floor Lamp] brightness=20
  turn on the floor lamp at ten
    => light.turn_on [Floor Lamp] @03-11T10:00
  the desk lamp off and the floor lamp down low
    => light.turn_off [Desk Lamp] | light.set [Floor Lamp] brightness=15
  turn the floor lamp off and on again
    => light.turn_off [Floor Lamp] > light.turn_on [Floor Lamp]
  shut the garage door and once it's down turn on the floor lamp
    => cover.close [Garage Door] > light.turn_on [Floor Lamp]
  leave just the floor lamp on
    => light.turn_off [living room - Floor Lamp] | light.turn_on [Floor Lamp]
`,
  'home-2',
  'living room',
);

golden(
  'one order more, said behind what is put off, is put off as well',
  `
  at ten tonight lock the front door // and turn off the floor lamp too
    => light.turn_off [Floor Lamp] @03-11T22:00
  every night at ten lock the front door // and close the living room curtains as well
    => cover.close [Living Room Curtains] @FREQ=DAILY;BYHOUR=22;BYMINUTE=0
  lock the front door // and turn off the floor lamp too
    => light.turn_off [Floor Lamp]
  at ten tonight lock the front door // and turn off the floor lamp now too
    => light.turn_off [Floor Lamp]
`,
  'home-2',
  'living room',
);

golden(
  'the same on other days takes nothing back, and of a list goes what was named',
  `
  every weekday at seven turn on the floor lamp // and at nine on weekends too
    => light.turn_on [Floor Lamp] @FREQ=WEEKLY;BYDAY=SA,SU;BYHOUR=9;BYMINUTE=0
  add milk, loo roll and cheese to the shopping list // Sam's got milk on the way home, you can cross that off
    => list.complete item=milk list=shopping
  add milk and eggs to the shopping list // mum has already bought eggs, take them off
    => list.remove item=eggs list=shopping
`,
  'home-2',
  'living room',
);

golden(
  'a number behind a day is an hour, and sets no brightness',
  `
  turn on the floor lamp // make it every saturday at nine
    => light.turn_on [Floor Lamp] @FREQ=WEEKLY;BYDAY=SA;BYHOUR=9;BYMINUTE=0
  every morning at six turn on the floor lamp // make it weekdays at eight
    => ?? make it weekdays at eight
  every morning at six turn on the floor lamp // make it thirty percent
    => schedule.cancel query="every morning at six turn on the floor lamp" > light.set [Floor Lamp] brightness=30 @FREQ=DAILY;BYHOUR=6;BYMINUTE=0
`,
  'home-2',
  'living room',
);
