import { golden } from '../golden.ts';

// What families say of what was put off, kept or is to come again, in the words they have for it.

golden(
  'all that was put off together',
  `
  remind me at nine to ring the bank and remind me at nine to feed the fish // make it ten
    => reminders.change query="ring the bank" at=03-11T10:00 | reminders.change query="feed the fish" at=03-11T10:00
  turn off the porch light at nine and lock the front door at nine // no, half past nine
    => schedule.cancel query="turn off the porch light at nine" > light.turn_off [Porch Light] @03-11T09:30 | schedule.cancel query="lock the front door at nine" > lock.lock [Front Door] @03-11T09:30
  turn off the porch light at nine and lock the front door at ten // make it eleven
    => schedule.cancel query="lock the front door at ten" > lock.lock [Front Door] @03-11T11:00
  at nine tonight turn off the porch light and lock the front door // push it back half an hour
    => schedule.cancel query="at nine tonight turn off the porch light" > light.turn_off [Porch Light] @03-11T21:30 | schedule.cancel query="lock the front door" > lock.lock [Front Door] @03-11T21:30
  turn off the porch light and lock the front door // make it ten
    => ?? make it ten
`,
  'home-2',
);

golden(
  'an hour, and no level',
  `
  set the thermostat to 20 at eight // make it nine
    => schedule.cancel query="set the thermostat to 20 at eight" > climate.set_temperature [Living Room Thermostat] temperature=20 @03-11T09:00
  dim the porch light to 30 percent at eight // make it nine
    => schedule.cancel query="dim the porch light to 30 percent at eight" > light.set [Porch Light] brightness=30 @03-11T09:00
  dim the porch light to 30 percent at eight // make it 40
    => schedule.cancel query="dim the porch light to 30 percent at eight" > light.set [Porch Light] brightness=40 @03-11T08:00
  set the thermostat to 20 at eight // make it 21
    => schedule.cancel query="set the thermostat to 20 at eight" > climate.set_temperature [Living Room Thermostat] temperature=21 @03-11T08:00
  dim the porch light to 30 percent // make it nine
    => light.set [Porch Light] brightness=9
`,
  'home-2',
);

golden(
  'days on which nothing is to happen',
  `
  on weekdays at seven turn on the porch light, weekends leave it be
    => light.turn_on [Porch Light] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=0
  on weekdays at seven turn on the porch light and on weekends leave it off
    => light.turn_on [Porch Light] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=0
  turn on the porch light every day at seven // weekends leave it be
    => ?? weekends leave it be
  on weekdays at seven turn on the porch light and at weekends at nine
    => light.turn_on [Porch Light] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=0 | light.turn_on [Porch Light] @FREQ=WEEKLY;BYDAY=SA,SU;BYHOUR=9;BYMINUTE=0
`,
  'home-2',
);

golden(
  'one of what comes again',
  `
  remind me to water the ferns every day at six // skip monday's though
    => diary.skip on=03-16T00:00..03-16T23:59 kind=reminders query="water the ferns"
  remind me to water the ferns every day at six // leave out next week's
    => diary.skip on=03-16T00:00..03-22T23:59 kind=reminders query="water the ferns"
  put pottery every monday at six in the calendar // first one's off, the teacher is away. rest stays
    => diary.skip among={"service":"calendar","rrule":"FREQ=WEEKLY;BYDAY=MO;BYHOUR=18;BYMINUTE=0"} which=1
  put pottery every monday at six in the calendar // skip the first one, the rest stays
    => diary.skip among={"service":"calendar","rrule":"FREQ=WEEKLY;BYDAY=MO;BYHOUR=18;BYMINUTE=0"} which=1
  skip the porch light tonight, just tonight
    => diary.skip query="porch light" on=03-10T00:00..03-10T23:59
  skip the dentist tonight
    => diary.skip query=dentist on=03-10T18:00..03-10T23:59
  pottery on the 18th is at half four instead, just that once
    => diary.move query=pottery on=03-18T00:00..03-18T23:59 to={"clock":"04:30","sure":false}
  pottery on the 18th is at half four
    => calendar.create told=true title=pottery start=03-18T16:30 end=03-18T17:30
`,
  'home-2',
);

golden(
  'by its hour',
  `
  bin the quarter to six
    => alarm.cancel set_for=03-11T05:45
  scrap the seven o'clock
    => alarm.cancel set_for=03-11T07:00
  cancel the seven
    => diary.cancel query=seven
`,
  'home-2',
);

golden(
  'what suits others, and who said so',
  `
  put supper with nina tomorrow at seven in the calendar // she says eight suits her better
    => calendar.change query="supper with nina" start=03-11T20:00 end=03-11T21:00
  put supper with nina tomorrow at seven in the calendar // nina rang, they've moved it to eight
    => calendar.change query="supper with nina" start=03-11T20:00 end=03-11T21:00
  put supper with nina tomorrow at seven in the calendar // nina rang, she's late
    => ?? nina rang
  turn on the porch light // nina rang, it's at seven
    => ?? nina rang
  set a twenty minute timer // no, do twenty five
    => timer.cancel length=PT20M > timer.start duration=PT25M
  dim the porch light to 20 percent // no, do forty
    => light.set [Porch Light] brightness=40
`,
  'home-2',
);

golden(
  'told to be kept',
  `
  grandad's operation is on the 13th of april
    => calendar.create title="grandad's operation" start=04-13T00:00 end=04-14T00:00 all_day=true
  grandad's cold is on the mend
    => ?? grandad's cold is on the mend
  judo every monday at half six, calendar please
    => calendar.create title=judo start=03-16T18:30 end=03-16T19:30 rrule=FREQ=WEEKLY;BYDAY=MO;BYHOUR=18;BYMINUTE=30
  what is on monday, calendar please
    => house.agenda from=03-16T00:00 to=03-17T00:00 | calendar.list from=03-16T00:00 to=03-17T00:00
`,
  'home-2',
);

golden(
  'things to buy, behind what was bought',
  `
  we're out of loo roll // and get some cheese in
    => list.add item=cheese list=shopping
  what's on the shopping list // nina wants crisps
    => list.add item=crisps list=shopping
  what's on the shopping list // nina wants to go home
    => ?? nina wants to go home
  add eggs and flour to the shopping list // so what's left?
    => list.get list=shopping
  what's left
    => house.agenda from=03-10T00:00 to=03-17T00:00
  add eggs to the shopping list // get the washing in
    => ?? get the washing in
`,
  'home-2',
);

golden(
  'rules with a second condition, and whoever does it',
  `
  if the front door gets unlocked once it's dark, turn on the porch light
    => light.turn_on [Porch Light] @event lock:unlocked[Front Door] repeat ?daytime down
  from now on, when somebody switches off the porch light turn off the garage light as well
    => light.turn_off [Garage Light] @event light:off[porch] repeat
  if the porch light is on turn it off, and either way remind me at ten to check
    => light.turn_off [Porch Light] ?light:on[Porch Light] | reminders.create text=check at=03-11T10:00
  stop doing that porch light thing, we've got a lamp now
    => schedule.cancel query="porch light"
`,
  'home-2',
);
