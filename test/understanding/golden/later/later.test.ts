import { golden } from '../golden.ts';

// What was put off or set is spoken of behind it: another value in place of the one that is named, what is not to come after all, and what ends later.

golden(
  'in place of what was said before',
  `
  thermostat at 21 until ten tonight, then 17 // make it eleven rather than ten
    => schedule.cancel query="Living Room Thermostat: 17" > climate.set_temperature [Living Room Thermostat] temperature=17 @03-11T23:00
  thermostat at 21 until ten tonight, then 17 // 22 instead of 21
    => climate.set_temperature [Living Room Thermostat] temperature=22
  thermostat at 21 until ten tonight, then 17 // make it 16 rather than 17
    => schedule.cancel query="Living Room Thermostat: 17" > climate.set_temperature [Living Room Thermostat] temperature=16 @03-11T22:00
  remind me at eight to ring Gran // make it nine instead of eight
    => reminders.change query="ring Gran" at=03-11T09:00
  dim the floor lamp to 40 percent // actually have it at 30 rather than 40
    => light.set [Floor Lamp] brightness=30
  turn off the desk lamp at nine // change the nine to ten
    => schedule.cancel query="turn off the desk lamp at nine" > light.turn_off [Desk Lamp] @03-11T10:00
  every friday at eight turn on the porch light // half eight rather than eight
    => schedule.cancel query="every friday at eight turn on the porch light" > light.turn_on [Porch Light] @FREQ=WEEKLY;BYDAY=FR;BYHOUR=8;BYMINUTE=30
`,
  'home-2',
);

golden(
  'in place of nothing that was said',
  `
  thermostat at 21 // make it eleven rather than ten
    => ?? make it eleven rather than ten
  turn off the desk lamp at nine // wake me at seven instead of eight
    => ?? wake me at seven instead of eight
  set the floor lamp to 40 percent // blue rather than red
    => ?? blue ?? than red
  add butter to the shopping list // margarine rather than butter
    => list.remove item=butter list=shopping | list.add item=margarine list=shopping
  remind me at eight to ring Gran // what's on tomorrow rather than today
    => ?? what's on tomorrow ?? than today
`,
  'home-2',
);

golden(
  'what was to come is not to come after all',
  `
  turn on the coffee maker, and switch it off in half an hour // forget the switching off
    => schedule.cancel query="Coffee Machine: switch it off in half an hour"
  turn on the coffee maker, and switch it off in half an hour // don't turn it off after all
    => schedule.cancel query="Coffee Machine: switch it off in half an hour"
  turn on the coffee maker, and switch it off in half an hour // you know what, leave it on
    => schedule.cancel query="Coffee Machine: switch it off in half an hour"
  turn on the coffee maker, and switch it off in half an hour // no need to put it off again, Sam wants one later
    => schedule.cancel query="Coffee Machine: switch it off in half an hour"
  turn off the desk lamp at nine // never mind turning it off
    => schedule.cancel query="turn off the desk lamp at nine"
  close the kitchen blinds at eight // don't bother closing them
    => schedule.cancel query="close the kitchen blinds at eight"
  lock the front door in ten minutes // forget about locking it
    => schedule.cancel query="lock the front door in ten minutes"
  turn on the porch light for an hour // keep it on
    => schedule.cancel query="turn on the porch light for an hour"
`,
  'home-2',
);

golden(
  'nothing of the kind was to come',
  `
  turn on the desk lamp // don't turn it off
    => (prohibition)
  turn on the desk lamp // forget the switching off
    => ?? forget the switching off
  turn off the desk lamp at nine // don't turn it on
    => (prohibition)
  turn off the desk lamp at nine // forget the milk
    => diary.cancel query=milk
  turn off the desk lamp at nine // leave the hallway light on
    => (prohibition)
`,
  'home-2',
);

golden(
  'what was to end sooner',
  `
  put the porch light on for an hour and then off again // actually leave it on for two hours
    => schedule.cancel query="put the porch light on for an hour" | light.turn_on [Porch Light] > light.turn_off [Porch Light] @after PT2H
  turn on the porch light for an hour // porch light on for three hours
    => schedule.cancel query="turn on the porch light for an hour" | light.turn_on [Porch Light] > light.turn_off [Porch Light] @after PT3H
  turn on the ceiling fan for half an hour // make that fan run for two hours
    => schedule.cancel query="turn on the ceiling fan for half an hour" | fan.turn_on [Ceiling Fan] > fan.turn_off [Ceiling Fan] @after PT2H
  turn on the porch light for an hour // desk lamp on for two hours
    => light.turn_on [Desk Lamp] > light.turn_off [Desk Lamp] @after PT2H
  turn on the porch light // leave it on for two hours
    => light.turn_on [Porch Light] > light.turn_off [Porch Light] @after PT2H
  turn off the porch light at nine // turn on the porch light for two hours
    => light.turn_on [Porch Light] > light.turn_off [Porch Light] @after PT2H
`,
  'home-2',
);
