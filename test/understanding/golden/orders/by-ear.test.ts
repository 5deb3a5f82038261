import { golden } from '../golden.ts';

// Single orders as families say them: in the middle of what they say to each other, by what a thing is for, and as recognisers write it down.

golden(
  'orders among what is said to others',
  `
  rucksacks on everyone, hall light off please
    => light.turn_off [Hallway Light]
  we're so behind today, kitchen lights off, coats and hats
    => light.turn_off [kitchen]
  up you get you lot, kitchen blinds up
    => cover.open [Kitchen Blinds]
  breakfast time, living room tv off, wash your hands
    => media.turn_off [Living Room TV]
  where are your wellies, kitchen lights off
    => light.turn_off [kitchen]
  would you put a light on in the loo, I can't find the switch
    => light.turn_on [bathroom]
  set the living room tv to ten, upstairs are stamping about again
    => media.set_volume [Living Room TV] volume=10
`,
  'home-2',
  'kitchen',
);

golden(
  'what others say, sing and ask is no order',
  `
  he's like, tv off
    => ?? he's like, tv off
  the song goes, lights down low
    => ?? the song goes, lights down low
  kids, don't turn the floor lamp on
    => (prohibition)
  we had the floor lamp on, the tv off, everyone was happy
    => (statement)
  toaster on, floor lamp off, kids
    => light.turn_off [Floor Lamp] ?? toaster on ?? kids
  who wants the floor lamp on
    => ?? who wants the floor lamp on
`,
  'home-2',
  'kitchen',
);

golden(
  'things and rooms by what they are for',
  `
  switch on the machine that blows the air
    => ?? switch on the machine that blows the air {Ceiling Fan, Bedroom Fan, Extractor Fan}
  turn on the lights in the room where I cook
    => light.turn_on [kitchen]
  do you know where we sleep
    => ?? where we sleep
  put the lamp on beside the desk
    => light.turn_on [Desk Lamp]
  bring the hoover in here
    => vacuum.clean_area [all] area=kitchen
  call the robot over here
    => vacuum.clean_area [all] area=kitchen
  stop that fountain gurgling
    => switch.turn_off [Fountain]
  floor lamp. off.
    => light.turn_off [Floor Lamp]
`,
  'home-2',
  'kitchen',
);

golden(
  'times, marks and words as recognisers write them',
  `
  turn the porch light of and lock the front door
    => light.turn_off [Porch Light] | lock.lock [Front Door]
  dear house comma lock the back door full stop
    => lock.lock [Back Door]
  alarm for five past ate
    => alarm.set at=03-11T08:05
  set a timer for tin minutes
    => timer.start duration=PT10M
  remind me on wens to pay the window cleaner
    => reminders.create text="pay the window cleaner" at=03-11T09:00
  every day at seven and quarter to ten remind me to feed the cat
    => reminders.create text="feed the cat" rrule=FREQ=DAILY;BYHOUR=7,9;BYMINUTE=0,45;BYSETPOS=1,4
  move my alarm to 8
    => alarm.change at=03-11T08:00
  remind me to buy a comma stamp
    => ?? remind me to buy a comma stamp (when?)
`,
  'home-2',
);

golden(
  'as other languages put it',
  `
  wake up me at seven and a quarter
    => alarm.set at=03-11T07:15
  ring me at eight less twenty
    => alarm.set at=03-11T07:40
  close with the key the front door
    => lock.lock [Front Door]
  do the porch light on
    => light.turn_on [Porch Light]
  lower a bit the living room thermostat
    => climate.set_temperature [Living Room Thermostat] step=-1
  I want that the porch light is green
    => light.set [Porch Light] color=green
`,
  'home-2',
);

golden(
  'on there, too',
  `
  put milk on the shopping list // throw oat milk on there too
    => list.add item="oat milk" list=shopping
  what's on the shopping list // chuck some crisps on there as well
    => list.add item=crisps list=shopping
`,
  'home-2',
);

golden(
  'where it is told to be, and what is told beside',
  `
  the light's on in the office, kill it
    => light.turn_off [office]
  the lights are still on in the garage, turn them off
    => light.turn_off [garage]
  we've got visitors, floor lamp off and the desk lamp on please
    => light.turn_off [Floor Lamp] | light.turn_on [Desk Lamp]
  oh for heaven's sake, who left these on, kitchen lights off
    => light.turn_off [kitchen]
  desk lamp off nvm
    => (abandoned)
  set a timer four to hours
    => timer.start duration=PT2H
  make it warmer by two in here
    => climate.set_temperature [living room] step=2
`,
  'home-2',
  'living room',
);
