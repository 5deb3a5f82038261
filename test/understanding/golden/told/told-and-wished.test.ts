import { golden } from '../golden.ts';

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
    => weather.get ahead=true at=03-10T12:00..03-10T17:59
  half close the bedroom blinds
    => cover.set_position [Master Bedroom Curtains] position=50
  the sun's right in my eyes, half close the bedroom blinds
    => cover.set_position [Master Bedroom Curtains] position=50
  Play some jazz in the kitchen with the volume at twenty.
    => media.play_media [kitchen] query=jazz > media.set_volume [kitchen] volume=20
  stick some jazz on the kitchen speaker
    => media.play_media [Kitchen Speaker] query=jazz
  heating on at 21
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=heat > climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=21
  turn the heating on at 7
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=heat @03-10T19:00
  remind me on Tuesday at half nine about the vet // the vet can wait, shift that reminder to Wednesday, same time
    => diary.move query=vet to={"date":"2026-03-11"}
  put the optician in for Thursday at two // they've rung to move the optician to half past three, same day
    => diary.move query=optician to={"clock":"15:30","sure":false}
  Add the MOT on Thursday at half past ten, and tell me if anything's in the way.
    => calendar.create title=MOT start=03-12T10:30 end=03-12T11:30
  we're out of loo roll, washing powder and bananas, put them down for the next shop
    => list.add list=shopping item="loo roll" | list.add list=shopping item="washing powder" | list.add list=shopping item=bananas
  add nappies to the shopping list // nappies are sorted, so they can come off the shopping list
    => list.complete item=nappies list=shopping
  set a pea timer for six minutes // Peas are done, cancel theirs.
    => diary.cancel query=Peas
  start the vacuum // Stop, the baby next door is asleep. Back to its dock with it.
    => conversation.halt | vacuum.dock [Robbie]
  Starting tonight, remind me at eight every evening to take my tablets, for five days.
    => reminders.create text="take my tablets" rrule=FREQ=DAILY;BYHOUR=20;BYMINUTE=0;UNTIL=20260315T093000Z
  give me a shout about the washing in twenty minutes
    => reminders.create text="the washing" at=03-10T10:50
  close the blinds every day at sunset // Leave the blinds open tonight, just this once. Tomorrow as usual.
    => diary.skip on=03-10T00:00..03-10T23:59 kind=schedule
  When is Mia's parents' evening?
    => diary.find query="Mia's parents' evening"
  which jobs have you got lined up for today?
    => schedule.list
  read me back the rules you've got
    => schedule.list
  run me a nice hot bath
    => ?? run me a nice hot bath
  set a pasta timer for nine minutes // five minutes less on the pasta
    => timer.add duration=-PT5M name=pasta
  set a pasta timer for nine minutes // two minutes off the pasta timer
    => timer.add duration=-PT2M name=pasta
  is the heating on at 21
    => ?? is the heating on at 21
  the lamp is broken, it can go on the shopping list
    => (statement)
  Kitchen lights off, heating to 20. Sorry, no, leave that one, the hall light off
    => light.turn_off [kitchen] ?? heating to 20 ?? leave that one ?? the hall light off
  would you mind bumping the heating up a couple of degrees?
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] step=2
  put the interview on my private calendar for tomorrow at ten
    => calendar.create calendar=private title=interview start=03-11T10:00 end=03-11T11:00
  put the dentist on my calendar for tomorrow at ten
    => calendar.create title=dentist start=03-11T10:00 end=03-11T11:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
