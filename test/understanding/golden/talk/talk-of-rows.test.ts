import { golden } from '../golden.ts';

// What goes on with a talk of rows: beside the reason for it, by a name alone, at another end, on the day of what was said, and as one more.

golden(
  'beside a reason',
  `
  add cinema to the calendar on friday at eight // scrap that, couldn't get tickets
    => conversation.cancel
  add cinema to the calendar on friday at eight // couldn't get tickets, scrap that
    => conversation.cancel
  add choir to the calendar every monday at seven // teacher's ill, cancel just the next one
    => diary.skip among={"service":"calendar","rrule":"FREQ=WEEKLY;BYDAY=MO;BYHOUR=19;BYMINUTE=0"} which=1
  what time's my alarm set for // get rid of it altogether, I'm on leave
    => diary.cancel among={"service":"alarm"} which=only
  remind me at six to take the mince out // actually remind Sam instead, I'll be out
    => reminders.cancel query="take the mince out" > reminders.create text="take the mince out" at=03-11T06:00 to=sam
  remind me at six to feed the cat // can't do six, make it seven
    => reminders.change query="feed the cat" at=03-11T07:00
  add choir to the calendar every monday at seven // not this coming Monday though, the piano's broken. take just that one out
    => diary.skip on=03-16T00:00..03-16T23:59 kind=calendar query=choir
  turn on the porch light // nina rang, it's at seven
    => ?? nina rang
`,
  'home-2',
);

golden(
  'by its name alone',
  `
  25 minutes for the potatoes and 5 for the peas // stop the peas, I've changed my mind
    => diary.cancel query=peas kind=timer
  set a ten minute timer for the beans // never mind the beans
    => diary.cancel query=beans kind=timer
  add yoga to the calendar on friday at eight // forget yoga
    => diary.cancel query=yoga kind=calendar
  set a ten minute timer for the beans // stop the music
    => ?? stop the music {Living Room TV, Kitchen Speaker, Office Speaker, Kids Room Speaker}
  set a ten minute timer for the beans // stop the eggs
    => ?? stop the eggs
`,
  'home-2',
);

golden(
  'another end of two',
  `
  porch light on at 9 tonight and off at 11 // off at half eleven rather
    => schedule.cancel query="Porch Light: off at 11" > light.turn_off [Porch Light] @03-11T23:30
  porch light on at 9 tonight and off at 11 // on at eight instead
    => schedule.cancel query="porch light on at 9 tonight" > light.turn_on [Porch Light] @03-11T20:00
  porch light on at 9 tonight and off at 11 // off at half eleven
    => ?? off at half eleven
  turn on the porch light // off at half eleven instead
    => light.turn_off [Porch Light] @03-11T11:30
`,
  'home-2',
);

golden(
  'the day of what was said',
  `
  add cinema to the calendar on friday at eight // what have I got that week
    => house.agenda from=03-09T00:00 to=03-16T00:00
  add cinema to the calendar on friday at eight // anything else that day?
    => house.agenda from=03-13T00:00 to=03-14T00:00
  add cinema to the calendar on friday at eight // does that clash
    => house.agenda from=03-13T00:00 to=03-14T00:00
  add cinema to the calendar on friday at eight // does that clash // what have I got that week
    => house.agenda from=03-09T00:00 to=03-16T00:00
  what have I got next week // anything that day
    => ?? anything that day
  turn on the porch light // does that clash with anything
    => ?? does that clash with anything
`,
  'home-2',
);

golden(
  'one more',
  `
  wake me up at 4pm // and another alarm at ten past in case I sleep through
    => alarm.set at=03-11T16:10
  wake me up at 4pm // and one at quarter past
    => alarm.set at=03-11T16:15
  remind me at six to feed the cat // another at eight
    => reminders.create text="feed the cat" at=03-11T08:00
  wake me up at 4pm // make it ten past
    => alarm.change set_for=03-11T16:00 at=03-11T16:10
`,
  'home-2',
);

golden(
  'another hour or day in few words',
  `
  add the house meeting to the calendar tomorrow at 8pm // push it to friday same time
    => calendar.change query="house meeting" start=03-13T20:00 end=03-13T21:00
  remind me tomorrow at nine to call the bank // better on Tuesday, same hour
    => reminders.change query="call the bank" at=03-17T09:00
  add the dentist to the calendar on tuesday at 3.30pm // she wants it an hour later
    => calendar.change query=dentist start=03-17T16:30 end=03-17T17:30
  add choir to the calendar every monday at seven // this coming Monday it's at eight instead, only that once
    => diary.move on=03-16T00:00..03-16T23:59 to={"clock":"08:00","sure":false} kind=calendar query=choir
  judo is at half four this Wednesday, only this once
    => diary.move query=judo on=03-11T00:00..03-11T23:59 to={"clock":"04:30","sure":false}
  there's no choir this Monday, take out just that one
    => diary.skip query=choir on=03-16T00:00..03-16T23:59
  turn on the porch light at 2 in the afternoon and turn it off at half past
    => light.turn_on [Porch Light] @03-11T14:00 | light.turn_off [Porch Light] @03-11T14:30
`,
  'home-2',
);

golden(
  'asked, and nothing guessed',
  `
  set an alarm for the morning
    => ?? set an alarm for the morning (when?)
  block off Thursday
    => ?? block off Thursday (what?)
  time me
    => ?? time me (for how long?)
  cancel next
    => ?? cancel next
  I'm just in off nights, shut the kitchen blinds
    => cover.close [Kitchen Blinds]
  if the TV's still going at half ten tonight switch it off
    => media.turn_off [Living Room TV] @03-11T22:30 ?media:on[Living Room TV]
`,
  'home-2',
);
