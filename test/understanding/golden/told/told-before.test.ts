import { golden } from '../golden.ts';

// What is told beside a wish of the diary and gives it its name, its day or its words.

golden(
  'timers called by what is on',
  `
  start me a twenty minute timer, there's a crumble in
    => timer.start name=crumble duration=PT20M
  the quiche is in the oven, set a timer for half an hour
    => timer.start name=quiche duration=PT30M
  sausages are on, fifteen minutes please
    => timer.start name=sausages duration=PT15M
  noodles are in, give me six minutes
    => timer.start name=noodles duration=PT6M
  I've just put the bread in, 40 minute timer
    => timer.start name=bread duration=PT40M
  ten minute timer please, I've got dumplings steaming
    => timer.start name=dumplings duration=PT10M
  timer for six minutes, I'm doing soft boiled eggs
    => timer.start name="soft boiled eggs" duration=PT6M
  could you tell me when twenty minutes are up, I've a flan in the oven
    => timer.start name=flan duration=PT20M
  could you tell me when ten minutes are up, honey? I've a tart in the oven
    => timer.start name=tart duration=PT10M
  let me know when a quarter of an hour's up
    => timer.start duration=PT15M
  start me a twenty minute timer, there's a crumble in // how's the crumble doing for time
    => timer.get name=crumble
  give me five minutes
    => ?? give me five minutes
  the noodles are in the cupboard
    => ?? the noodles are in the cupboard
  dinner's in ten minutes
    => ?? dinner's in ten minutes
  tell me when twenty people are in
    => ?? tell me when twenty people are in
  the dog's been in the garden for ten minutes
    => ?? the dog's been in the garden for ten minutes
`,
  'home-2',
);

golden(
  'one of a series that was made just now',
  `
  wake me at quarter to seven on weekdays // oh, skip the first one, it's a training day
    => diary.skip among={"service":"alarm","rrule":"FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=45"} which=1
  every friday at eight remind me about the recycling // miss out the first one, we're away
    => diary.skip among={"service":"reminders","rrule":"FREQ=WEEKLY;BYDAY=FR;BYHOUR=8;BYMINUTE=0"} which=1
  wake me at quarter to seven on weekdays // the first one can be at eight
    => diary.move to={"clock":"08:00","sure":false} among={"service":"alarm","rrule":"FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=45"} which=1
  turn on the fountain // skip the first one
    => ?? skip the first one
  turn on the fountain // not the first one
    => ?? not the first one
`,
  'home-2',
);

golden(
  'an alarm that is not wanted on one day, and why',
  `
  no alarm for me on monday, I've the day off
    => alarm.skip on=03-16T00:00..03-16T23:59
  I don't need waking on friday, I'm working from home
    => alarm.skip on=03-13T00:00..03-13T23:59
  don't wake me tomorrow, it's a bank holiday
    => alarm.skip on=03-11T00:00..03-11T23:59
  I've the day off on friday, so no alarm
    => alarm.skip on=03-13T00:00..03-13T23:59
  just for tomorrow wake me at nine, not quarter past six
    => alarm.change once=true at=03-11T09:00
  tomorrow only, get me up at nine rather than seven
    => alarm.change once=true at=03-11T09:00
  school run, so get me up at quarter to seven on weekdays, God help us
    => alarm.set rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=45
  I'm off tomorrow, wake me at nine
    => alarm.set at=03-11T09:00
  just for tomorrow wake me at nine
    => alarm.set at=03-11T09:00
  don't wake me, it's late
    => (prohibition)
  wake me at nine tomorrow, not alex
    => ?? wake me at nine tomorrow ?? not alex
  I'm working from home on friday
    => (statement)
`,
  'home-2',
);

golden(
  'what somebody has every week, by its parts',
  `
  so Mia's got gymnastics now, Wednesdays, half four till half five
    => calendar.create who=mia title=gymnastics start=03-11T16:30 end=03-11T17:30 rrule=FREQ=WEEKLY;BYDAY=WE;BYHOUR=16;BYMINUTE=30
  Leo does karate, tuesdays, five till six
    => calendar.create title="Leo's karate" start=03-17T17:00 end=03-17T18:00 rrule=FREQ=WEEKLY;BYDAY=TU;BYHOUR=17;BYMINUTE=0
  I've got pottery, tuesday evenings, seven till nine
    => calendar.create title=pottery start=03-17T19:00 end=03-17T21:00 rrule=FREQ=WEEKLY;BYDAY=TU;BYHOUR=19;BYMINUTE=0
  Ben's started trumpet, fridays, half three to four
    => calendar.create title="Ben's trumpet" start=03-13T15:30 end=03-13T16:00 rrule=FREQ=WEEKLY;BYDAY=FR;BYHOUR=15;BYMINUTE=30
  the twins have ballet every tuesday, four o'clock, three quarters of an hour
    => calendar.create title="twins' ballet" start=03-17T16:00 end=03-17T16:45 rrule=FREQ=WEEKLY;BYDAY=TU;BYHOUR=16;BYMINUTE=0
  Mia has a headache every Monday
    => (statement)
  Mia has to clean her room, saturdays, ten o'clock
    => (statement)
  we have the heating on, mondays, six till nine
    => (statement)
  does Leo have karate, tuesdays, five till six
    => ?? does Leo have karate ?? tuesdays, five till six
  Mia has swimming, wednesdays, not this week
    => (statement)
`,
  'home-2',
);

golden(
  'when something is, asked by other verbs, and what is said behind',
  `
  when am I seeing the optician again
    => diary.find query=optician
  what time has gran got to be at the eye clinic again
    => diary.find query="eye clinic"
  when does Leo need to be at the rink
    => diary.find query=rink
  what time am I due at the hairdresser
    => diary.find query=hairdresser
  when is the plumber supposed to come
    => diary.find query=plumber
  when is the eye clinic // then remind me an hour before, I'm driving her
    => ?? then remind me an hour before, I'm driving her (when?)
  skip the optician on friday // so when's the next one
    => diary.find query=optician
  when am I seeing the light
    => ?? when am I seeing the light
  when is the heating supposed to come on
    => ?? when is the heating supposed to come on
  when am I due a break
    => ?? when am I due a break
  turn on the fountain // when's the next one
    => ?? when's the next one
  turn on the fountain // remind me an hour before
    => ?? remind me an hour before (of what? when?)
`,
  'home-2',
);

golden(
  'told, and that one with it',
  `
  I can't do the vitamins at nine, push that reminder to ten
    => diary.move query=vitamins to={"clock":"10:00","sure":false}
  I'm not in for the parcel at four so drop that reminder
    => reminders.cancel query=parcel
  I've put the bins out, you can stop going on about it
    => reminders.done query=bins
  a timer for the rice of ten minutes and one for the peas of five // rice is cooked so bin that one
    => timer.cancel name=rice
  the garage phoned, tuesday's no good for them, make it thursday at nine
    => diary.move query=garage to={"date":"2026-03-12","clock":"09:00","sure":false}
  the glass collection's a day late this week, so remind me on thursday instead
    => diary.move on=03-09T00:00..03-15T23:59 query="glass collection" to={"date":"2026-03-12"}
  bins go out on Monday, remind me the evening before at seven
    => reminders.create text="bins go out on Monday" at=03-15T19:00
  the car tax runs out on friday, remind me tomorrow at nine
    => reminders.create text="the car tax runs out on friday" at=03-11T09:00
  remind me at nine to ring the bank, I keep forgetting it
    => reminders.create text="ring the bank" at=03-11T09:00
  what else do I need to remember today
    => reminders.list from=03-10T00:00 to=03-11T00:00
  I can't find my glasses, drop that
    => conversation.cancel
  I've put the lights out, you can stop
    => (statement)
  the bath's run, turn that one off
    => ?? the bath's run, turn that one off
  the vet called, they can't see us
    => ?? the vet called, they can't see us
  the bins go out on monday, remind sam
    => ?? the bins go out on monday ?? remind sam
  anything else
    => ?? anything else
`,
  'home-2',
);

golden(
  'got already, and more of what a list was spoken of for',
  `
  got the eggs and the washing powder, tick those off
    => list.complete item=eggs list=shopping | list.complete item="washing powder" list=shopping
  milk's bought, cross that off
    => list.complete item=milk list=shopping
  we picked up nappies and wipes, you can tick those off
    => list.complete item=nappies list=shopping | list.complete item=wipes list=shopping
  we're out of milk, and stick butter on as well
    => list.add list=shopping item=milk | list.add item=butter list=shopping
  we're out of rice and bread, oh and put those oat bars on that Mia likes
    => list.add list=shopping item=rice | list.add list=shopping item=bread | list.add item="oat bars" list=shopping
  we're nearly out of loo roll // and cat litter while you're at it
    => list.add list=shopping item="cat litter"
  got the lights, tick those off
    => ?? got the lights, tick those off
  got the lamp, take it off
    => (abandoned)
`,
  'home-2',
);
