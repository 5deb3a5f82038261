import { golden } from '../golden.ts';

// What people leave out: marks, an "and", a day that was just said.

golden(
  'no mark where one thing ends and the next begins',
  `
  turn on the night light fountain off
    => light.turn_on [Night Light] | switch.turn_off [Fountain]
  add milk eggs bread to the shopping list
    => list.add item=milk list=shopping | list.add item=eggs list=shopping | list.add item=bread list=shopping
  put apples bananas and milk on the shopping list
    => list.add item=apples list=shopping | list.add item=bananas list=shopping | list.add item=milk list=shopping
  add rice milk to the shopping list
    => list.add item="rice milk" list=shopping
  add peanut butter to the shopping list
    => list.add item="peanut butter" list=shopping
  set a timer for the eggs, four minutes
    => timer.start name=eggs duration=PT4M
  set an egg timer, four minutes
    => timer.start name=egg duration=PT4M
  set a timer, ten minutes
    => timer.start duration=PT10M
`,
  'home-2',
);

golden(
  'another of what was just made, and the day and the room that were just said',
  `
  set a timer for five minutes // start another for six minutes
    => timer.start duration=PT6M
  set a timer for five minutes // and another one for ten minutes
    => timer.start duration=PT10M
  set an alarm for 7 // set another one for 7:30
    => alarm.set at=03-11T07:30
  what's the weather this weekend and do I have anything planned
    => weather.get at=03-14T00:00..03-15T23:59 | house.agenda from=03-14T00:00 to=03-16T00:00
  do I have anything on saturday and what will the weather be like
    => house.agenda from=03-14T00:00 to=03-15T00:00 | weather.get at=03-14T00:00..03-14T23:59
  play jazz in the kitchen // set the volume there to 25
    => media.set_volume [kitchen] volume=25
  we need it warmer in the living room
    => climate.set_temperature [living room] step=1
`,
  'home-2',
);
