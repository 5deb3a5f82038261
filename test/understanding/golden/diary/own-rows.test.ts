import { golden } from '../golden.ts';

// Entries, single days and rules, spoken of in an order or with words round them that no phrase has.

golden(
  'entries in other words',
  `
  put archery in for every tuesday from four till five
    => calendar.create title=archery start=03-17T16:00 end=03-17T17:00 rrule=FREQ=WEEKLY;BYDAY=TU;BYHOUR=16;BYMINUTE=0
  pencil the optician down for friday at ten
    => calendar.create title=optician start=03-13T10:00 end=03-13T11:00
  put the blinds down on friday at ten
    => cover.close [group Blinds] @03-13T10:00
  the library's shut on friday, stick that in the calendar
    => calendar.create title="library is shut" start=03-13T00:00 end=03-14T00:00 all_day=true
  the library is shut on friday
    => ?? the library is shut on friday
  leave a note in the diary that the pool is closed on the 20th
    => calendar.create title="pool is closed" start=03-20T00:00 end=03-21T00:00 all_day=true
  strike the optician out of the diary
    => calendar.cancel query=optician
  knock it off the calendar
    => conversation.cancel
  optician on friday at three, half an hour
    => calendar.create title=optician start=03-13T15:00 end=03-13T15:30
  chimney sweep on thursday between 8 and 12
    => calendar.create title="chimney sweep" start=03-12T08:00 end=03-12T12:00
  sports day on friday at ten, remind me an hour before
    => calendar.create title="sports day" start=03-13T10:00 end=03-13T11:00 > reminders.create text="sports day" at=03-13T09:00
  lunch with bo on friday at half ten
    => calendar.create title="lunch with bo" start=03-13T10:30 end=03-13T11:30
  lunch with bo on friday at one
    => calendar.create title="lunch with bo" start=03-13T13:00 end=03-13T14:00
  the quiz on friday at seven
    => ?? the quiz on friday at seven
  rub out every event in the calendar for good
    => ?? rub out every event in the calendar for good
  scrap all the events for good
    => calendar.cancel all=true
`,
  'home-2',
);

golden(
  'of one day alone',
  `
  don't wake me on friday, only that day
    => alarm.skip on=03-13T00:00..03-13T23:59
  leave my alarm off on friday, it's just the one day
    => alarm.skip on=03-13T00:00..03-13T23:59
  no alarm on friday please, back to normal on monday
    => alarm.skip on=03-13T00:00..03-13T23:59
  the physio's half an hour earlier now, can you update it
    => diary.shift query=physio by=-PT30M
  the physio got pushed to half four, fix it would you
    => diary.move query=physio to={"clock":"04:30","sure":false}
  judo on friday is at six instead of five, just this once
    => diary.move query=judo on=03-13T00:00..03-13T23:59 to={"clock":"06:00","sure":false}
  only this friday, do judo at seven instead of six
    => diary.move query=judo on=03-13T00:00..03-13T23:59 to={"clock":"07:00","sure":false}
  move friday's judo to the day after
    => diary.shift query=judo on=03-13T00:00..03-13T23:59 by=P1D
  the barbecue's from two till four now, same day
    => diary.move query=barbecue to={"clock":"02:00","sure":false} > diary.lengthen query=barbecue end={"clock":"04:00","sure":false}
`,
  'home-2',
);

golden(
  'rules by what they are about',
  `
  make the curtains one quarter to eight
    => diary.move kind=schedule query=curtains to={"clock":"07:45","sure":false}
  move the blinds one to nine
    => diary.move kind=schedule query=blinds to={"clock":"09:00","sure":false}
  get rid of the porch light one
    => schedule.cancel query="porch light"
  stop doing the porch light thing
    => schedule.cancel query="porch light"
  what runs on its own in our house these days
    => schedule.list
  set the heating to 21 until dad goes up at ten tonight, then 17
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=21 > climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=17 @03-11T22:00
`,
  'home-2',
);

golden(
  'days that are asked about',
  `
  have the kids got anything on on friday
    => calendar.list from=03-13T00:00 to=03-14T00:00
  is anyone doing anything after tea on friday
    => calendar.list from=03-13T17:00 to=03-14T00:00
  on which day is the chimney sweep expected
    => diary.find query="chimney sweep"
  what time do we expect the chimney sweep
    => diary.find query="chimney sweep"
  is the chimney sweep happy
    => ?? is the chimney sweep happy
`,
  'home-2',
);

golden(
  'an alarm without an hour',
  `
  I need an alarm for friday
    => ?? I need an alarm for friday (when?)
  an alarm for friday at six
    => alarm.set at=03-13T06:00
`,
  'home-2',
);

golden(
  'of what was made just now',
  `
  remind me on friday at four to ring the bank // for sam, not me
    => reminders.cancel query="ring the bank" > reminders.create text="ring the bank" at=03-13T16:00 to=sam
  remind me on friday at four to ring the bank // I meant sam
    => reminders.cancel query="ring the bank" > reminders.create text="ring the bank" at=03-13T16:00 to=sam
  remind me on friday at four to ring the bank // and for sam
    => reminders.create text="ring the bank" at=03-13T16:00 to=sam
  set an alarm for 6:15 on thursday // no hang on, quarter to seven
    => alarm.change set_for=03-12T06:15 at=03-12T06:45
  set an alarm for 6:45 on thursday // just for friday
    => alarm.change set_for=03-12T06:45 at=03-13T06:45
  when is the optician // take it off the calendar
    => diary.cancel among={"query":"optician"} which=only
  when is the optician // and at what hour
    => diary.find query=optician
`,
  'home-2',
);

golden(
  'what is on a list, or is to be no more',
  `
  the leeks you can take off the shopping list, gran has plenty
    => list.remove item=leeks list=shopping
  nappies, wipes and that oat milk the twins like, on the shopping list
    => list.add item=nappies list=shopping | list.add item=wipes list=shopping | list.add item="oat milk" list=shopping
  leeks are on the shopping list
    => list.get list=shopping
  is rice on the shopping list // and leeks
    => list.get item=leeks list=shopping
  put leeks on the shopping list // not the leeks actually, there is a bag in the shed
    => list.remove item=leeks list=shopping
`,
  'home-2',
);

golden(
  'what is looked at when its hour comes',
  `
  if nobody's locked the front door by ten tonight, lock it
    => lock.lock [Front Door] @03-11T22:00 ?lock:unlocked[Front Door]
`,
  'home-2',
);
