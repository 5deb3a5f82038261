import { golden } from '../golden.ts';

golden(
  'what is built the other way round, and what stands beside a wish, is heard as it is meant',
  `
  Milk, bread and bananas need to go on the shopping list
    => list.add item=Milk list=shopping | list.add item=bread list=shopping | list.add item=bananas list=shopping
  milk, bread and bananas need to go on the shopping list
    => list.add item=milk list=shopping | list.add item=bread list=shopping | list.add item=bananas list=shopping
  milk needs to go on the shopping list
    => list.add item=milk list=shopping
  we need loo roll and bananas, so both of those for the shopping
    => (statement)
  put both of those on the shopping list
    => ?? put both of those on the shopping list
  start a camping list with tent pegs and the gas stove to begin with
    => list.create list=camping > list.add list=camping item="tent pegs" > list.add list=camping item="gas stove"
  start me a camping list, with tent pegs and the gas stove to begin with // midge spray on there too
    => list.add list=camping item="midge spray"
  tomorrow at nine I mustn't forget to ring the plumber, remind me
    => reminders.create text="ring the plumber" at=03-11T09:00
  keep the heating at twenty-two till half past twelve, after that eighteen's plenty
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=22 > climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=18 @03-11T00:30
  keep the heating at twenty-one till ten tonight, after which it can sink to seventeen
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=21 > climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 @03-10T22:00
  keep the heating at twenty-one till ten tonight, then seventeen
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=21 > climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 @03-10T22:00
  why on earth is the desk lamp on
    => light.history [Desk Lamp] is_so=true became=on
  should the garage door still be up at ten tonight, bring it down
    => cover.close [Garage Door] @03-10T22:00 ?cover:open[Garage Door]
  should it rain, close the blinds
    => ?? should it rain, close the blinds
  lock up, and the TV off should it still be on
    => lock.lock [all] | media.turn_off [Living Room TV] ?media:on[Living Room TV]
  when did they say the parents' evening was
    => diary.find query="parents' evening"
  an hour and a quarter for the roast, on a timer
    => timer.start name=roast duration=PT1H15M
  an hour and a quarter timer for the roast
    => timer.start duration=PT1H15M name=roast
  can the porch go pink
    => light.set [Porch Light] color=pink
  make the porch light pink
    => light.set [Porch Light] color=pink
  I must be reminded to ring the plumber
    => ?? I must be reminded to ring the plumber (when?)
  Mia needs a nudge at half four to feed the rabbit
    => reminders.create to=mia text="feed the rabbit" at=03-10T16:30
  in the diary for Saturday: lunch with Jo, half twelve till three
    => calendar.create title="lunch with Jo" start=03-14T12:30 end=03-14T15:00
  shopping, please: loo roll and washing-up liquid
    => list.add item="loo roll" list=shopping | list.add item="washing-up liquid" list=shopping
  remind me to ring Jo at three // same time tomorrow instead
    => reminders.change query="ring Jo" at=03-11T15:00
  start the vacuum off
    => vacuum.start [Robbie]
  put milk, bread and bananas on the shopping list // we've got bread after all, take that off
    => list.remove item=bread
  add the parents' evening to the calendar on 9 december at six // when's parents' evening?
    => diary.find query="parents' evening"
  When's parents' evening?
    => diary.find query="parents' evening"
  remind me to ring Jo at three // half past four is best for me
    => reminders.change query="ring Jo" at=03-11T16:30
  wake me at seven // okay, the alarm should be at half past six
    => alarm.change at=03-11T06:30
  remind me about the bins at six // I've done the bins already, so that reminder can go
    => reminders.cancel query=bins
  What do I still need from the camping list?
    => list.get list=camping
  set a timer for ten minutes // she can have ten minutes more
    => timer.add length=PT10M duration=PT10M
  Which things are set to run by themselves?
    => schedule.list
  heating at twenty-one from five until ten tonight, then seventeen
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=21 @03-10T17:00 > climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 @03-10T22:00
  turn the telly off // the hallway one
    => ?? the hallway one
  turn on the desk lamp // the garage one
    => light.turn_on [garage]
  put both of those on the shopping list
    => ?? put both of those on the shopping list
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00-04:00'),
);
