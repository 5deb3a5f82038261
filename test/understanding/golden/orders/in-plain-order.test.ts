import { golden } from '../golden.ts';

golden(
  'what is meant stands in front, and what is wished behind it',
  `
  the garage door, open it
    => cover.open [Garage Door]
  my six o'clock alarm, cancel it
    => alarm.cancel set_for=03-11T06:00
  the pasta timer, stop it
    => timer.cancel name=pasta
  the dentist, can you move it to Friday
    => calendar.change query=dentist start=2026-03-13
  the tv, what's the volume
    => media.get [Living Room TV]
  the tv is rather loud, bring it down to ten
    => media.set_volume [Living Room TV] volume=10
  the heater's been on all day, switch it off
    => climate.set_mode [Bathroom Heater] mode=off
`,
  'home-2',
);

golden(
  'a reminder at its hour, however it is put',
  `
  set a reminder for seven to feed the cat
    => reminders.create text="feed the cat" at=03-11T07:00
  set a reminder for seven tonight to feed the cat
    => reminders.create text="feed the cat" at=03-11T19:00
  can I get a reminder at noon about the oven
    => reminders.create text="the oven" at=03-11T12:00
  set me a reminder in twenty minutes to check the bread
    => reminders.create text="check the bread" at=03-10T23:50
  reminder at six: bins
    => reminders.create text=bins at=03-11T06:00
  ask me at eight whether I've taken my tablets
    => reminders.create text="check whether I've taken my tablets" at=03-11T08:00
`,
  'home-2',
);

golden(
  'a question for later, with its hour before it',
  `
  tell me in half an hour if the back door is still locked
    => lock.get [Back Door] @03-11T00:00
  let me know at nine whether the garage door is shut
    => cover.get [Garage Door] @03-11T09:00
  check at ten if the lights are off and tell me
    => light.get [all] @03-11T10:00
  tell me at ten whether the vacuum has finished
    => vacuum.get [Robbie] @03-11T10:00
  tell me in ten minutes if the vacuum is done
    => vacuum.get [Robbie] @03-10T23:40
`,
  'home-2',
);

golden(
  'the days that are asked about have an end',
  `
  what have I got on between now and Friday
    => house.agenda from=03-10T00:00 to=03-14T00:00
  what's on until Friday
    => house.agenda from=03-10T00:00 to=03-14T00:00
  what's on today and tomorrow
    => house.agenda from=03-10T00:00 to=03-12T00:00
  am I free until Friday
    => calendar.list from=03-10T00:00 to=03-14T00:00
  what have I got on before noon
    => house.agenda from=03-10T05:00 to=03-10T12:00
  what have I got on before three
    => house.agenda from=03-10T00:00 to=03-11T00:00
  am I free on Friday from nine till ten in the morning
    => calendar.list from=03-13T09:00 to=03-13T10:00
`,
  'home-2',
);

golden(
  'what is not to be touched is left out',
  `
  turn off all the lights, and don't go touching the porch
    => light.turn_off [all - porch]
  turn off all the lights except the porch light and don't touch the garden
    => light.turn_off [all - Porch Light - garden]
  turn off all the lights and don't touch the telly
    => light.turn_off [all]
  close all the blinds but leave the kids room
    => cover.close [group Blinds - kids room]
  drop the blind one, it had me wide awake
    => schedule.cancel query=blind
`,
  'home-2',
);

golden(
  'what is spoken of by its name is moved, and not made anew',
  `
  have the haircut at four then
    => diary.move query=haircut to={"clock":"04:00","sure":false}
  have the haircut after that then, four o'clock
    => diary.move query=haircut to={"clock":"04:00","sure":false}
  another ten minutes in bed won't hurt, twenty past
    => ?? another ten minutes in bed won't hurt, twenty past
`,
  'home-2',
);

golden(
  'an hour and a day that stand apart',
  `
  remind me about my tablets at nine in the morning and nine at night every day
    => reminders.create text="my tablets" rrule=FREQ=DAILY;BYHOUR=9;BYMINUTE=0 | reminders.create text="my tablets" rrule=FREQ=DAILY;BYHOUR=21;BYMINUTE=0
  my tablets: one lot at nine in the morning and another at nine at night, every day
    => reminders.create text="take my tablets" rrule=FREQ=DAILY;BYHOUR=9;BYMINUTE=0 | reminders.create text="take my tablets" rrule=FREQ=DAILY;BYHOUR=21;BYMINUTE=0
  remind me to take my tablets at nine and at five every day
    => reminders.create text="take my tablets" rrule=FREQ=DAILY;BYHOUR=9,17;BYMINUTE=0
  bins go out of a Tuesday night, so remind me at eight every week
    => reminders.create text="bins go out" rrule=FREQ=WEEKLY;BYDAY=TU;BYHOUR=20;BYMINUTE=0
  heating: twenty-one from seven until half nine, then seventeen, Monday to Friday
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=21 @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=0 | climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=9;BYMINUTE=30
  put gymnastics on the calendar Wednesday ten till six
    => calendar.create title=gymnastics start=03-11T17:50 end=03-11T18:50
  pencil in the Khans tonight, seven to ten
    => calendar.create title=Khans start=03-11T19:00 end=03-11T22:00
  we're at my sister's from Thursday to Saturday, mark us as away
    => calendar.create title="away at my sister's" start=03-12T00:00 end=03-15T00:00 all_day=true
  wake me at ten past six tomorrow // the day after, same time
    => alarm.change set_for=03-11T06:10 at=03-12T06:10
  the MOT is on Thursday at nine // can it be the day after, same time
    => calendar.change query=MOT start=03-13T09:00 end=03-13T10:00
`,
  'home-2',
);

golden(
  'what is to be seen to, told by how it is',
  `
  if the back door isn't locked, see to that
    => lock.lock [Back Door] ?lock:unlocked[Back Door]
  if the garage door is open, sort it
    => cover.close [Garage Door] ?cover:open[Garage Door]
  is anything on in the kitchen // the lot of them can go out
    => light.turn_off [kitchen]
  when it gets dark turn on the porch light // and then out again at half eleven
    => light.turn_off [Porch Light] @FREQ=DAILY;BYHOUR=23;BYMINUTE=30
  from now on have the porch lit when it gets dark
    => light.turn_on [Porch Light] @sunset repeat
  the next time the front door gets unlocked, put the hallway light on full
    => light.set [Hallway Light] brightness=100 @event lock:unlocked[Front Door]
  hall down to forty and draw the living room curtains over
    => light.set [Hallway Light] brightness=40 | cover.close [Living Room Curtains]
  lock up at the back
    => lock.lock [Back Door]
  is it warm enough in the living room for the baby
    => sensor.get [living room] kind=temperature
  the one about the parcel can go, it came
    => reminders.cancel query=parcel
  oat milk wants to go on the shopping
    => list.add item="oat milk" list=shopping
  I've a list for you: teabags, eggs, custard creams
    => list.add list=shopping item=teabags | list.add list=shopping item=eggs | list.add list=shopping item="custard creams"
  three things, ready? lock the back door, turn off the porch light and put oat milk on the list
    => lock.lock [Back Door] | light.turn_off [Porch Light] | list.add item="oat milk" list=shopping
  swap the desk lamp for the office ceiling light
    => light.turn_off [Desk Lamp] | light.turn_on [Office Ceiling Light]
  water off at the mains
    => valve.close [Water Main]
  message everybody dinner's ready
    => notices.tell everyone=true text="dinner's ready"
  give me eight minutes for the eggs // how long've they got left
    => timer.get name=eggs
  every weekday at seven heating to 21 // leave Monday out of it, just this once
    => diary.skip on=03-16T00:00..03-16T23:59 kind=schedule
  when the back door is unlocked turn on the kitchen ceiling light // don't do that any more
    => conversation.cancel
  I need an eight minute egg timer
    => timer.start name=egg duration=PT8M
  give me another five minutes on the egg timer
    => timer.add duration=PT5M name=egg
  pasta's gone in, nine minutes, and the garlic bread wants twelve
    => timer.start name=pasta duration=PT9M | timer.start name="garlic bread" duration=PT12M
  snooze it for ten
    => alarm.snooze for=PT10M
`,
  'home-2',
);
