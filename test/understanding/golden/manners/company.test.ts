import { golden } from '../golden.ts';

// What is said round a wish for company, why it is wished, and how thumbs write small words; and the same words where they are meant.

golden(
  'cries, courtesies and whom it is said to',
  `
  och, shut the garage door, good man
    => cover.close [Garage Door]
  quick question, is the side door locked
    => lock.get [Garage Side Door]
  yo bro lock the side door go on
    => lock.lock [Garage Side Door]
  we'd appreciate it if you'd turn off the porch light
    => light.turn_off [Porch Light]
  you might want to lock the side door
    => lock.lock [Garage Side Door]
  is the garage door shut, pet
    => cover.get [Garage Door]
  gonna need you to add milk to the shopping list
    => list.add item=milk list=shopping
  small favour: add milk to the shopping list, ta very much
    => list.add item=milk list=shopping
`,
  'home-2',
);

golden(
  'small words as thumbs write them, and words said twice',
  `
  turn of da porch lite plz
    => light.turn_off [Porch Light]
  set a timer 4 the pasta 4 ten minuets
    => timer.start name=pasta duration=PT10M
  remind remind me at noon 2 water the tomatoes
    => reminders.create text="water the tomatoes" at=03-11T12:00
  turn on the er porch light
    => light.turn_on [Porch Light]
  put the fan on in are bedroom
    => fan.turn_on [master bedroom]
`,
  'home-2',
);

golden(
  'why it is wished',
  `
  ten minute timer for the spuds because gran is peckish
    => timer.start duration=PT10M name=spuds
  close the kitchen blinds so the cat can sleep
    => cover.close [Kitchen Blinds]
  turn off the porch light the kids are asleep
    => light.turn_off [Porch Light]
  the hall is filthy turn on the porch light
    => light.turn_on [Porch Light]
`,
  'home-2',
);

golden(
  'marks that nobody speaks',
  `
  put bowls in the diary for Wednesday afternoon, two till four
    => calendar.create title=bowls start=03-11T14:00 end=03-11T16:00
  put bowls in the diary for Wednesday evening seven till nine
    => calendar.create title=bowls start=03-11T19:00 end=03-11T21:00
  add milk to the shopping list would you there's hardly a drop left
    => list.add item=milk list=shopping
  two alarms for tomorrow morning, quarter to five and five o'clock
    => alarm.set at=03-11T04:45 | alarm.set at=03-11T05:00
`,
  'home-2',
);

golden(
  'the same words where they are meant',
  `
  light up the whole house
    => light.turn_on [all]
  ten minute timer for the true love
    => timer.start duration=PT10M name="true love"
  put salt n vinegar crisps on the shopping list
    => list.add item="salt n vinegar crisps" list=shopping
  remind me at 4 to ring the school
    => reminders.create text="ring the school" at=03-11T04:00
  remind me to lock up because the latch is loose
    => ?? remind me to lock up because the latch is loose (when?)
  close the kitchen blinds when the sun is blinding me
    => ?? close the kitchen blinds when the sun is blinding me
`,
  'home-2',
);
