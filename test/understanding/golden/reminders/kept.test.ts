import { golden } from '../golden.ts';

// What was kept just now, and what is to be kept, in the order in which people say it.

golden(
  'a timer and what it is for',
  `
  pop a timer on for the carrots eight minutes
    => timer.start name=carrots duration=PT8M
  timer for the peas say four minutes and another one for the gravy twelve
    => timer.start name=peas duration=PT4M | timer.start name=gravy duration=PT12M
  ten minute timer for the quiche hun
    => timer.start duration=PT10M name=quiche
  ten minute timer for the true love
    => timer.start duration=PT10M name="true love"
`,
  'home-2',
);

golden(
  'what one is reminded of, as a clause of its own',
  `
  give us a nudge in forty minutes the dryer has to be emptied
    => reminders.create text="the dryer has to be emptied" at=03-11T00:10
  hello there could you give me a buzz in an hour the bread needs turning
    => reminders.create text="the bread needs turning" at=03-11T00:30
  every monday evening at seven remind me the recycling has to go out
    => reminders.create text="the recycling has to go out" rrule=FREQ=WEEKLY;BYDAY=MO;BYHOUR=19;BYMINUTE=0
  i always forget to feed the fish so remind me every other day at eight in the morning
    => reminders.create text="feed the fish" rrule=FREQ=DAILY;INTERVAL=2;BYHOUR=8;BYMINUTE=0
  remind me to do my stretches every day at seven in the morning and again at ten at night
    => reminders.create text="do my stretches" rrule=FREQ=DAILY;BYHOUR=7;BYMINUTE=0 | reminders.create text="do my stretches" rrule=FREQ=DAILY;BYHOUR=22;BYMINUTE=0
  remind me to ring the bank tomorrow morning round eleven
    => reminders.create text="ring the bank" at=03-11T11:00
  wake me at ten to six tomorrow early shift
    => alarm.set at=03-11T05:50
  i have to be up by six on friday we've got a ferry to catch
    => alarm.set at=03-13T06:00
`,
  'home-2',
);

golden(
  'another time for what was kept just now',
  `
  lock the front door at nine every night // do it at ten instead
    => schedule.cancel query="lock the front door at nine every night" > lock.lock [Front Door] @FREQ=DAILY;BYHOUR=22;BYMINUTE=0
  put lunch with bo in the calendar on thursday at one // oh he can't do thursday let's say friday
    => calendar.change query="lunch with bo" start=03-13T13:00 end=03-13T14:00
  put lunch with bo in the calendar on thursday at one // actually it starts at half twelve
    => calendar.change query="lunch with bo" start=03-12T12:30 end=03-12T13:30
  set an alarm at seven on weekdays // and half nine on weekends
    => alarm.set rrule=FREQ=WEEKLY;BYDAY=SA,SU;BYHOUR=9;BYMINUTE=30
  add milk to the shopping list // and half nine on weekends
    => ?? and half nine on weekends
  remind me to ring the roofer at four // the roofer thing do it at five
    => diary.move query=roofer to={"clock":"05:00","sure":false}
`,
  'home-2',
);

golden(
  'more of what was kept just now',
  `
  remind me every sunday evening to iron // make it eight o'clock
    => reminders.change query=iron rrule=FREQ=WEEKLY;BYDAY=SU;BYHOUR=20;BYMINUTE=0
  turn on the porch light every weekday at seven // make it weekends as well
    => light.turn_on [Porch Light] @FREQ=WEEKLY;BYDAY=SA,SU;BYHOUR=7;BYMINUTE=0
  remind me to post the form tomorrow at noon // i sent it
    => reminders.done query="post the form"
  put pilates in the calendar on tuesdays at seven // i can't make it next week
    => diary.skip on=03-16T00:00..03-22T23:59 kind=calendar query=pilates
  set an alarm for six tomorrow // no not six seven
    => alarm.change set_for=03-11T06:00 at=03-11T07:00
`,
  'home-2',
);

golden(
  'several in one breath',
  `
  two timers please one for five minutes and the other for quarter of an hour
    => timer.start duration=PT5M | timer.start duration=PT15M
  remind me to ring the vet at noon and feed the rabbits at six
    => reminders.create text="ring the vet" at=03-11T12:00 | reminders.create text="feed the rabbits" at=03-11T18:00
  close the kitchen blinds at dusk but only on weekdays
    => cover.close [Kitchen Blinds] @sunset FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR
  oh and get cat litter
    => list.add item="cat litter" list=shopping
`,
  'home-2',
);

golden(
  'things on a list',
  `
  add milk to the shopping list // swap the milk for soya milk
    => list.remove list=shopping item=milk > list.add item="soya milk" list=shopping
  i bought the bread // and the jam
    => list.complete item=jam
  stick milk bananas and a baguette on the shopping list
    => list.add item=milk list=shopping | list.add item=bananas list=shopping | list.add item=baguette list=shopping
  put leeks and mint on the shopping list no not mint dill
    => list.add item=leeks list=shopping | list.add item=dill list=shopping
  start a camping list with tent pegs and a torch
    => list.create list=camping > list.add list=camping item="tent pegs" > list.add list=camping item=torch
  start a new list for bo's picnic
    => list.create list="bo's picnic"
  daddy says we need honey
    => list.add list=shopping item=honey
`,
  'home-2',
);

golden(
  'what takes place, told and then to be written down',
  `
  we're seeing the optician on friday at ten past two put it in would you
    => calendar.create title=optician start=03-13T14:10 end=03-13T15:10
  the van's in for its service on friday at nine pop it on the calendar
    => calendar.create title="van service" start=03-13T09:00 end=03-13T10:00
  book us in for supper with the browns on friday at eight
    => calendar.create title="supper with the browns" start=03-13T20:00 end=03-13T21:00
`,
  'home-2',
);
