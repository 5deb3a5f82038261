import { golden } from './golden.ts';

golden(
  'what is told first says what is wished for behind it, and questions are put another way',
  `
  the porch light's giving me a headache, can it go off
    => light.turn_off [Porch Light]
  Somebody's left the porch light on again so that can go off, and coffee machine on while you're at it
    => light.turn_off [Porch Light] | switch.turn_on [Coffee Machine]
  Pasta's on, give me an eleven minute timer for it
    => timer.start duration=PT11M name=Pasta
  start a holiday list with towels and beach mats on it // Scrap the mats, we're taking chairs, so add those
    => list.remove list=holiday item="beach mats" > list.add list=holiday item=chairs
  add bread to the shopping list // we need eggs too, so add those
    => list.add list=shopping item=eggs
  renew the car insurance, that needs to go on the to-do list
    => list.add item="renew the car insurance" list=to-do
  give me ten minutes to get my shoes on and then the hall light can go off
    => light.turn_off [Hallway Light] @03-10T10:40
  We're away from the 10th of December to the 13th of December, mark it in the calendar as Wales
    => calendar.create title=Wales start=12-10T00:00 end=12-14T00:00 all_day=true
  Book club is here tonight, half seven till nine, write that in
    => calendar.create title="Book club" start=03-10T19:30 end=03-10T21:00
  film night at eight this evening, in the calendar with it
    => calendar.create title="film night" start=03-10T20:00 end=03-10T21:00
  The electrician rang, he can't do ten tomorrow. Move him to one o'clock.
    => diary.move query=electrician on=03-11T00:00..03-11T23:59 to={"clock":"13:00","sure":false}
  put the dentist in for Friday at eleven // the surgery rang to cancel so take it off
    => conversation.cancel
  set an egg timer for six minutes and a rice timer for fifteen minutes // The eggs are out, so stop that timer, but keep the rice one going
    => timer.cancel name=eggs
  early flight tomorrow, so can my alarm go at five to six in the morning
    => alarm.set at=03-11T05:55
  From now on I get up at half six on weekdays, so set an alarm for that
    => alarm.set rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=30
  start a pasta timer for nine minutes and an egg timer for six
    => timer.start name=pasta duration=PT9M | timer.start name=egg duration=PT6M
  every evening at nine I want reminding about my tablets
    => reminders.create text="my tablets" rrule=FREQ=DAILY;BYHOUR=21;BYMINUTE=0
  when its five oclock can you tell me to feed the hamster
    => reminders.create text="feed the hamster" at=03-10T17:00
  Give us a shout at ten to twelve or I'll miss the bus
    => reminders.create text="the bus" at=03-10T11:50
  the desk lamp on but only a teeny bit so it's not scary
    => light.set [Desk Lamp] brightness=15
  From six tonight I want the heating at 21, and at eleven it should drop to 16
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=21 @03-10T18:00 | climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=16 @03-10T23:00
  and is there anything else this evening?
    => house.agenda from=03-10T17:00 to=03-11T00:00
  add milk to the shopping list // anything else on there?
    => list.get list=shopping
  anything else we still need from the shop?
    => list.get list=shopping
  what's on for us today?
    => house.agenda from=03-10T00:00 to=03-11T00:00
  so when did we say the boiler man was due?
    => diary.find query="boiler man"
  which reminders of mine are still to come today?
    => reminders.list from=03-10T00:00 to=03-11T00:00
  which things are set to happen on their own this evening?
    => schedule.list
  will we need brollies this afternoon?
    => weather.get at=03-10T12:00..03-10T17:59
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
