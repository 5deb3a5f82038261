import { golden } from '../golden.ts';

// Times, timers, alarms, reminders and events in an order or with words that no phrase has.

golden(
  'reminders by people who learnt other languages first',
  `
  remember me tomorrow at the nine to ring the landlord
    => reminders.create text="ring the landlord" at=03-11T09:00
  make me remember on thursday at five to water the basil
    => reminders.create text="water the basil" at=03-12T17:00
  you can remind me at the seven and half to feed the rabbit?
    => reminders.create text="feed the rabbit" at=03-11T07:30
  remind me tomorrow in the morning, at eight, to pay the milkman
    => reminders.create text="pay the milkman" at=03-11T08:00
`,
  'home-2',
);

golden(
  'reminders that are not said with the word',
  `
  can you get sam to walk the dog at quarter past eight, he always forgets
    => reminders.create to=sam text="walk the dog" at=03-11T08:15
  could you tell sam at nine tonight he's to lock the shed
    => reminders.create to=sam text="lock the shed" at=03-11T21:00
  don't let me forget, ten to nine, ring the vet
    => reminders.create text="ring the vet" at=03-11T08:50
  five and twenty past nine, i'm to ring Edna, don't let me forget
    => reminders.create text="ring Edna" at=03-11T09:25
`,
  'home-2',
);

golden(
  'what is timed',
  `
  give the twins twenty five minutes on the trampoline, set it going now
    => timer.start duration=PT25M name=trampoline
  nine minutes on the dumplings please, starting now
    => timer.start duration=PT9M name=dumplings
  put the egg timer on for like five minutes
    => timer.start name=egg duration=PT5M
  forty on the lasagne, go
    => timer.start duration=PT40M name=lasagne
  set timer 12 minutes for the quinoa
    => timer.start name=quinoa duration=PT12M
  ten minutes on the heating
    => ?? ten minutes on the heating
`,
  'home-2',
);

golden(
  'which timer',
  `
  rice timer, 18 minutes // the rice is off the hob, lose that timer
    => timer.cancel name=rice
  rice timer 18 minutes and chili timer 40 minutes // rice is drained, scrap that timer but leave the chili one
    => timer.cancel name=rice
  rice timer, 18 minutes // how long have i still got to wait
    => timer.get name=rice
  rice timer, 18 minutes // how much longer has that got
    => timer.get name=rice
`,
  'home-2',
);

golden(
  'alarms',
  `
  wake me tomorrow at like twenty past six, and not a minute earlier, i mean it
    => alarm.set at=03-11T06:20
  two alarms for tomorrow morning, quarter to five and five o'clock, we're catching the ferry
    => alarm.set at=03-11T04:45 | alarm.set at=03-11T05:00
  the six o'clock alarm thingy, i'm working from home tomorrow so i don't want it, put it at half seven
    => alarm.change set_for=03-11T06:00 at=03-11T07:30
  leave my alarm off tomorrow, then carry on as normal after
    => alarm.skip on=03-11T00:00..03-11T23:59
  when is my alarm tomorrow // ugh, way too early. quarter to seven
    => diary.move to={"clock":"06:45","sure":false} among={"service":"alarm","from":"2026-03-11T00:00:00+01:00","to":"2026-03-12T00:00:00+01:00"} which=only
`,
  'home-2',
);

golden(
  'what there is to remember',
  `
  do i have anything i gotta remember tomorrow
    => reminders.list from=03-11T00:00 to=03-12T00:00
  now have i anything else to remember tonight or is it just that
    => reminders.list from=03-10T18:00 to=03-11T00:00
`,
  'home-2',
);

golden(
  'what is seen to',
  `
  remind me at nine to take the pills // silly me, i've had them already, that needn't go off
    => conversation.cancel
  remind me at nine to take the pills // done, i took them early
    => reminders.done query="take the pills"
  remind me at nine to take the pills // mark that reminder as done
    => reminders.done query="take the pills"
  remind me to ring the vet tomorrow at three // make that four, no, half four
    => reminders.change query="ring the vet" at=03-11T16:30
`,
  'home-2',
);

golden(
  'not this one',
  `
  every friday at nine remind me to water the orchids // leave friday's out, i'm at my sister's
    => diary.skip on=03-13T00:00..03-13T23:59 kind=reminders query="water the orchids"
  every friday at nine remind me to water the orchids // not this friday's
    => diary.skip on=03-13T00:00..03-13T23:59 kind=reminders query="water the orchids"
`,
  'home-2',
);

golden(
  'moved in passing',
  `
  the chiropodist can't do thursday after all, they've switched us to friday, same time
    => diary.move query=chiropodist to={"date":"2026-03-13"}
  the chimney sweep wants noon instead of nine on thursday
    => diary.move query="chimney sweep" to={"clock":"12:00","sure":true} on=03-12T09:00
  ballet's at four instead of three on saturday, just for this week
    => diary.move query=ballet on=03-14T00:00..03-14T23:59 to={"clock":"04:00","sure":false}
  they just bumped the rehearsal an hour later
    => diary.shift query=rehearsal by=PT1H
  board meeting: start it an hour later, keep it an hour long
    => diary.shift query="board meeting" by=PT1H > diary.lengthen query="board meeting" lasts=PT1H
`,
  'home-2',
);

golden(
  'off, of one day',
  `
  judo's cancelled friday, only that one though
    => diary.skip query=judo on=03-13T00:00..03-13T23:59
  swim's off tomorrow cos the pool's broken, can you bin just that one
    => diary.skip query=swim on=03-11T00:00..03-11T23:59
  thursday's choir is off
    => diary.skip query=choir on=03-12T00:00..03-12T23:59
`,
  'home-2',
);

golden(
  'days that are kept',
  `
  block off all of sunday for the allotment
    => calendar.create title=allotment start=03-15T00:00 end=03-16T00:00 all_day=true
  keep the whole of saturday free for the move
    => calendar.create title=move start=03-14T00:00 end=03-15T00:00 all_day=true
  three days from now, nine till noon, block it out for the electrician
    => calendar.create title=electrician start=03-13T09:00 end=03-13T12:00
  in the diary please: a week on friday, ten to eight in the evening, bridge at Edna's
    => calendar.create title="bridge at Edna's" start=03-20T19:50 end=03-20T20:50
  auntie rose is coming for tea on sunday at four
    => calendar.create title="auntie rose for tea" start=03-15T16:00 end=03-15T17:00
`,
  'home-2',
);

golden(
  'asked in other orders',
  `
  when does come the man for the piano?
    => diary.find query="man for the piano"
  when is coming the chimney sweep
    => diary.find query="chimney sweep"
  the christening of my niece, when it is?
    => calendar.list query="christening niece"
  and the day for the orthodontist is
    => diary.find query=orthodontist
  might i ask what the family has planned for tomorrow evening?
    => calendar.list from=03-11T17:00 to=03-12T00:00
`,
  'home-2',
);

golden(
  'what goes with getting up',
  `
  coffee maker on tomorrow at quarter to seven
    => switch.turn_on [Coffee Machine] @03-11T06:45
  open the blinds on friday at half six
    => cover.open [group Blinds] @03-13T06:30
  hallway lamp on tomorrow at half six
    => light.turn_on [Hallway Light] @03-11T18:30
`,
  'home-2',
);
