import { golden } from '../golden.ts';

// Several wishes of one sort in one breath, and wishes in an order that phrases do not have.

golden(
  'timers in one breath',
  `
  turnips 18 minutes and the gravy 6
    => timer.start name=turnips duration=PT18M | timer.start name=gravy duration=PT6M
  gammon an hour and a half, leeks twenty minutes
    => timer.start name=gammon duration=PT1H30M | timer.start name=leeks duration=PT20M
  four minutes for the eggs and nine for the beans
    => timer.start name=eggs duration=PT4M | timer.start name=beans duration=PT9M
  timers: dumplings 12, stew 50 minutes
    => timer.start name=dumplings duration=PT12M | timer.start name=stew duration=PT50M
  three timers please, two, four and six minutes
    => timer.start duration=PT2M | timer.start duration=PT4M | timer.start duration=PT6M
  one timer for the buns, a quarter of an hour, and another for the loaf, forty
    => timer.start name=buns duration=PT15M | timer.start name=loaf duration=PT40M
  timer, three quarters of an hour, for the crumble
    => timer.start name=crumble duration=PT45M
  two and a half minutes on the clock for the steaks
    => timer.start duration=PT2M30S name=steaks
  roast two hours and potatoes one
    => ?? roast two hours and potatoes one
  lamp ten minutes and fan 5
    => ?? lamp ten minutes and fan 5
  set a timer for seven minutes, no, nine
    => timer.start duration=PT9M
`,
  'home-2',
);

golden(
  'what stands behind a heading',
  `
  two reminders for tomorrow: 8:15 hand in the form, 4 pm collect the bike
    => reminders.create text="hand in the form" at=03-11T08:15 | reminders.create text="collect the bike" at=03-11T16:00
  reminder: ring the garage at three
    => reminders.create text="ring the garage" at=03-11T03:00
  reminder for friday 2pm: water the cactus
    => reminders.create text="water the cactus" at=03-13T14:00
  set a reminder for the 20th of march at ten: renew the insurance
    => reminders.create text="renew the insurance" at=03-20T10:00
  stick these on the shopping list: half a dozen eggs, oat milk, and sponges.
    => list.add item="half a dozen eggs" list=shopping | list.add item="oat milk" list=shopping | list.add item=sponges list=shopping
  shopping list: candles and matches
    => list.add item=candles list=shopping | list.add item=matches list=shopping
  put these in the diary: optician thursday at eleven, choir friday at seven
    => calendar.create title=optician start=03-12T11:00 end=03-12T12:00 | calendar.create title=choir start=03-13T19:00 end=03-13T20:00
`,
  'home-2',
);

golden(
  'alarms in one breath',
  `
  alarms at 6, 6:20 and 6:40 tomorrow
    => alarm.set at=03-11T06:00 | alarm.set at=03-11T06:20 | alarm.set at=03-11T06:40
  two alarms please, quarter past six and half past
    => ?? two alarms please, quarter past six ?? half past
  two alarms please, half five and ten to six
    => alarm.set at=03-11T05:30 | alarm.set at=03-11T05:50
  set an alarm for 8 am on saturday and sunday
    => alarm.set at=03-14T08:00 | alarm.set at=03-15T08:00
  alarm half five please
    => alarm.set at=03-11T05:30
  no alarm on thursday please
    => alarm.cancel set_for=03-12T00:00..03-12T23:59
`,
  'home-2',
);

golden(
  'put in another order',
  `
  email sam what's on the shopping list
    => list.get list=shopping > email.send to=sam about="the shopping list"
  mail me whether the front door is locked
    => lock.get [Front Door] > email.send to=me about="lock get"
  from friday on turn off the porch light at ten every night
    => light.turn_off [Porch Light] @FREQ=DAILY;BYHOUR=22;BYMINUTE=0
  leave the porch light on until one then off
    => light.turn_on [Porch Light] > light.turn_off [Porch Light] @03-11T01:00
  at eleven tonight turn off the porch light, but only if it's still on by then
    => light.turn_off [Porch Light] @03-11T23:00 ?light:on[Porch Light]
  i'd like the porch light on from eight until ten tonight
    => light.turn_on [Porch Light] @03-11T20:00 > light.turn_off [Porch Light] @03-11T22:00
  in half an our turn off the porch light
    => light.turn_off [Porch Light] @03-11T00:00
  stick the porch light on at forty
    => light.set [Porch Light] brightness=40
`,
  'home-2',
);

golden(
  'what is off, moved and longer',
  `
  the plumber rang to cancel
    => diary.cancel kind=calendar query=plumber
  the decorator has just cancelled on us
    => diary.cancel query=decorator
  we're not going to the circus after all
    => diary.cancel kind=calendar query=circus
  no judo this thursday
    => diary.skip query=judo on=03-12T00:00..03-12T23:59
  move the physio to quarter past four
    => diary.move query=physio to={"clock":"04:15","sure":false}
  can we do brunch at noon instead of eleven
    => diary.move query=brunch to={"clock":"12:00","sure":true} was={"clock":"11:00","sure":false}
  make the rehearsal half an hour longer
    => diary.lengthen query=rehearsal by=PT30M
  extend the rehearsal by twenty minutes
    => diary.lengthen query=rehearsal by=PT20M
  the rehearsal finishes at nine now
    => diary.lengthen query=rehearsal end={"clock":"09:00","sure":false}
  make my alarm half an hour earlier on friday
    => diary.shift kind=alarm by=-PT30M on=03-13T00:00..03-13T23:59
  drop the evening one, keep the morning
    => diary.cancel all=true hours=17:00+24:00
`,
  'home-2',
);

golden(
  'of a series, and for others',
  `
  every weekday at seven turn on the porch light // twenty minutes earlier would be better
    => schedule.cancel query="every weekday at seven turn on the porch light" > light.turn_on [Porch Light] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=40
  every weekday at seven turn on the porch light // make it a quarter of an hour later
    => schedule.cancel query="every weekday at seven turn on the porch light" > light.turn_on [Porch Light] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=15
  every day at five remind me to feed the fish // half an hour later
    => reminders.change query="feed the fish" at=03-11T17:30
  in twenty minutes tell sam the bath is running
    => reminders.create to=sam text="the bath is running" at=03-10T23:50
  every evening at seven tell sam to take the pills
    => reminders.create to=sam text="take the pills" rrule=FREQ=DAILY;BYHOUR=19;BYMINUTE=0
  tell sam the bath is running
    => notices.tell to=sam text="the bath is running"
`,
  'home-2',
);

golden(
  'what is told of, and then "it"',
  `
  the optician has rung, can you shift it half an hour later
    => diary.shift query=optician by=PT30M
  the chimney sweep called, they want us at nine instead
    => diary.move query="chimney sweep" to={"clock":"09:00","sure":false}
  the parcels are done, you can stop nagging
    => reminders.done query=parcels
  never mind about the ironing, i've already done it
    => reminders.done query=ironing
  the chiropodist, move it a day later please
    => diary.shift query=chiropodist by=P1D
  crumpet timer four minutes // now one for the stew, an hour // crumpets are done, you can lose that one
    => diary.cancel query=crumpets
  the porch light is on, turn it off
    => light.turn_off [porch]
`,
  'home-2',
);

golden(
  'each time, any time and after dark',
  `
  each time the driveway gate opens, turn on the porch light
    => light.turn_on [Porch Light] @event cover:open[Driveway Gate] repeat
  anytime the driveway gate opens turn on the porch light
    => light.turn_on [Porch Light] @event cover:open[Driveway Gate] repeat
  any time the driveway gate opens and the porch light is off, turn on the hallway light
    => light.turn_on [Hallway Light] @event cover:open[Driveway Gate] repeat ?light:off[Porch Light]
  when the driveway gate opens after sunset turn on the porch light
    => light.turn_on [Porch Light] @event cover:open[Driveway Gate] repeat ?daytime down
  have the porch light come on at sunset every night and go off again at one
    => light.turn_on [Porch Light] @sunset repeat | light.turn_off [Porch Light] @FREQ=DAILY;BYHOUR=1;BYMINUTE=0
`,
  'home-2',
);

golden(
  'what is to go on a list has to be told',
  `
  chuck this on the shopping list
    => ?? chuck this on the shopping list (what?)
  re add that to the shopping list
    => ?? re add that to the shopping list (what?)
`,
  'home-2',
);
