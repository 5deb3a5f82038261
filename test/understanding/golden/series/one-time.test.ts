import { golden } from '../golden.ts';

// One time of what comes again, what is called off for good, and moves that are told as news.

golden(
  'one time is moved',
  `
  remind me every monday at 8 in the evening to take the recycling down // only this coming Monday make it nine
    => diary.move on=03-16T00:00..03-16T23:59 to={"clock":"09:00","sure":false} kind=reminders query="take the recycling down"
  remind me every monday at 8 in the evening to take the recycling down // this monday make it nine
    => diary.move query="take the recycling down" kind=reminders on=03-16T00:00..03-16T23:59 to={"clock":"09:00","sure":false}
  remind me every day at eight to take my tablets // make it nine tomorrow
    => diary.move query="take my tablets" kind=reminders on=03-11T00:00..03-11T23:59 to={"clock":"09:00","sure":false}
  remind me every day at eight to take my tablets // just this friday have it at half nine
    => diary.move on=03-13T00:00..03-13T23:59 to={"clock":"09:30","sure":false} kind=reminders query="take my tablets"
  Mia has football every Monday at four // the coming monday make it five
    => diary.move query=football kind=calendar on=03-16T00:00..03-16T23:59 to={"clock":"05:00","sure":false}
  wake me every weekday at seven // make it eight on friday
    => diary.move kind=alarm on=03-13T00:00..03-13T23:59 to={"clock":"08:00","sure":false}
`,
  'home-2',
);

golden(
  'all of them are moved',
  `
  remind me every monday at 8 in the evening to take the recycling down // make it nine
    => reminders.change query="take the recycling down" rrule=FREQ=WEEKLY;BYDAY=MO;BYHOUR=21;BYMINUTE=0
  remind me every monday at 8 in the evening to take the recycling down // make it every monday at nine
    => reminders.change query="take the recycling down" rrule=FREQ=WEEKLY;BYDAY=MO;BYHOUR=21;BYMINUTE=0
  remind me every monday at 8 in the evening to take the recycling down // make it tuesday
    => reminders.change query="take the recycling down" at=03-17T20:00
  remind me tomorrow at eight to take my tablets // make it nine on friday
    => reminders.change query="take my tablets" at=03-13T09:00
`,
  'home-2',
);

golden(
  'one time is left out',
  `
  remind me every evening at eight to take my tablets // skip it tonight, I took them early
    => diary.skip on=03-10T18:00..03-10T23:59 kind=reminders query="take my tablets"
  remind me every evening at eight to take my tablets // leave that one out tomorrow
    => diary.skip on=03-11T00:00..03-11T23:59 kind=reminders query="take my tablets"
  remind me every evening at eight to take my tablets // it's not needed on Friday
    => diary.skip on=03-13T00:00..03-13T23:59 kind=reminders query="take my tablets"
  remind me every evening at eight to take my tablets // take it out tonight
    => diary.skip on=03-10T18:00..03-10T23:59 kind=reminders query="take my tablets"
  every evening at seven turn on the porch light // except tonight, we're away
    => diary.skip on=03-10T18:00..03-10T23:59 kind=schedule query="every evening at seven turn on the porch light"
  every evening at seven turn on the porch light // apart from this Friday
    => diary.skip on=03-13T00:00..03-13T23:59 kind=schedule
  every evening at seven turn on the porch light // don't do it tomorrow
    => diary.skip on=03-11T00:00..03-11T23:59 kind=schedule
  Mia has football every Monday at five // miss this coming Monday, the pitch is flooded
    => diary.skip on=03-16T00:00..03-16T23:59 kind=calendar query=football
  when's gymnastics // the coach is ill, cancel just that one
    => diary.skip among={"query":"gymnastics"} which=1
  pitch is flooded, cancel football this coming Monday but keep the others
    => calendar.cancel query=football from=03-16T00:00 to=03-17T00:00
`,
  'home-2',
);

golden(
  'no time is left out',
  `
  remind me every evening at eight to take my tablets // leave it at that tonight
    => ?? leave it at that tonight
  turn on the desk lamp // except tonight
    => ?? except tonight
  every evening at seven turn on the porch light // except on fridays
    => schedule.cancel query="every evening at seven turn on the porch light" > light.turn_on [Porch Light] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,SA,SU;BYHOUR=19;BYMINUTE=0
  every evening at seven turn on the porch light // skip the shopping tonight
    => diary.skip query=shopping on=03-10T18:00..03-10T23:59
  pitch is flooded, what a shame
    => ?? pitch is flooded, what a shame
`,
  'home-2',
);

golden(
  'no bother',
  `
  don't bother reminding me about the dog today, Sam's taking her
    => diary.skip query=dog on=03-10T00:00..03-10T23:59
  no need to bother reminding me about the bins on Thursday
    => diary.skip query=bins on=03-12T00:00..03-12T23:59
  don't worry about waking me tomorrow, just tomorrow
    => alarm.skip on=03-11T00:00..03-11T23:59
  never mind nudging me about the plants this Friday, it rained
    => diary.skip query=plants on=03-13T00:00..03-13T23:59
  don't remind me about the dog today, it's raining
    => diary.skip query=dog on=03-10T00:00..03-10T23:59
  don't bother with the dishes
    => ?? don't bother with the dishes
  don't bother reminding me
    => (prohibition)
  I'm not bothered about the dog today
    => (statement)
  don't bother turning on the porch light
    => ?? don't bother turning on the porch light
`,
  'home-2',
);

golden(
  'for good',
  `
  forget the porch light thing altogether
    => schedule.cancel query="porch light"
  ah just get rid of the coffee rule for good
    => schedule.cancel query=coffee
  stop doing the hall light thing once and for all
    => schedule.cancel query="hall light"
  close the curtains completely
    => cover.close [group Curtains]
  forget the whole thing altogether
    => conversation.cancel
  I've forgotten the porch light altogether
    => (statement)
`,
  'home-2',
);

golden(
  'why, behind what is called off',
  `
  what alarms have i got // scrap that one, can't sleep anyway
    => diary.cancel among={"service":"alarm"} which=only
  add cinema to the calendar tomorrow at eight // no scrap that, sitter can't make it
    => conversation.cancel
  which alarms have I got // cancel both of them, not feeling well
    => diary.cancel among={"service":"alarm"} which=all
  turn on the desk lamp // the lamp can't reach
    => ?? the lamp can't reach
`,
  'home-2',
);

golden(
  'told as news',
  `
  add dinner at Grandad's to the calendar tomorrow from 6pm to 8pm // he wants us at seven instead
    => calendar.change query="dinner at Grandad's" start=03-11T19:00 end=03-11T21:00
  add dinner at Grandad's to the calendar tomorrow from 6pm to 8pm // Gran would rather we came at five
    => calendar.change query="dinner at Grandad's" start=03-11T17:00 end=03-11T19:00
  add the vet to the calendar tomorrow at two // the vet can only do four
    => calendar.change query=vet start=03-11T16:00 end=03-11T17:00
  add the vet to the calendar tomorrow at two // they're expecting us at three
    => calendar.change query=vet start=03-11T15:00 end=03-11T16:00
  they swapped me, move that shift to Friday same hours
    => diary.move query=shift to={"date":"2026-03-13"}
  move the choir to Thursday, usual time
    => calendar.change query=choir start=2026-03-12
  quiz is off, take it out
    => diary.cancel query=quiz
  the picnic's been called off, scrub it from the calendar
    => calendar.cancel query=picnic
  book club has fallen through so you can cancel it
    => calendar.cancel query="book club"
  add dinner at Grandad's to the calendar tomorrow from 6pm to 8pm // he wants us all there
    => (statement)
  add dinner at Grandad's to the calendar tomorrow from 6pm to 8pm // he wants seven chairs
    => (statement)
  the radio is off, take it outside
    => (statement)
  the milk is off, take it off the list
    => ?? take it off the list (what?)
  football is off on Monday, take it out
    => diary.skip query=football on=03-16T00:00..03-16T23:59
`,
  'home-2',
);
