import { golden } from '../golden.ts';

// What is told and is to be written down: entries, days that are kept, lists with what stands on them, and a list that is mailed as it is then.

golden(
  'an entry that is told with its time',
  `
  late shift on Thursday, 2pm til 10pm, put it in
    => calendar.create title="late shift" start=03-12T14:00 end=03-12T22:00
  early shift Saturday 6am to 2pm, stick it in the diary
    => calendar.create title="early shift" start=03-14T06:00 end=03-14T14:00
  parents evening, half five till seven on Wednesday, can you put that in the calendar
    => calendar.create title="parents evening" start=03-11T17:30 end=03-11T19:00
  we've got pub quiz tonight at half seven, stick it in the calendar
    => calendar.create title="pub quiz" start=03-11T19:30 end=03-11T20:30
  we have drinks with Niamh on Friday at nine, put it in the diary
    => calendar.create title="drinks with Niamh" start=03-13T21:00 end=03-13T22:00
  I've got a smear test next Tuesday at ten, write it in
    => calendar.create title="smear test" start=03-17T10:00 end=03-17T11:00
  Ella's got football every Monday at five pm, put it in the calendar
    => calendar.create title="Ella's football" start=03-16T17:00 end=03-16T18:00 rrule=FREQ=WEEKLY;BYDAY=MO;BYHOUR=17;BYMINUTE=0
  the twins have swimming every Thursday at half four, stick that in the diary
    => calendar.create title="twins' swimming" start=03-12T16:30 end=03-12T17:30 rrule=FREQ=WEEKLY;BYDAY=TH;BYHOUR=16;BYMINUTE=30
  Mia's got chess every Friday at four, add it to the calendar
    => calendar.create who=mia title=chess start=03-13T16:00 end=03-13T17:00 rrule=FREQ=WEEKLY;BYDAY=FR;BYHOUR=16;BYMINUTE=0
`,
  'home-2',
);

golden(
  'what is no entry',
  `
  the lamp is on at eight tomorrow, put it off
    => ?? put it off
  tea towels on Thursday, put it on
    => ?? tea towels on Thursday ?? put it on
  Ella's got a cold, put the heating on
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=heat
  I've got the dentist on Monday at ten, remind me
    => reminders.create text="the dentist" at=03-16T10:00
  is the late shift on Thursday from two till ten
    => ?? is the late shift on Thursday from two till ten
`,
  'home-2',
);

golden(
  'a day that is kept for something',
  `
  block out the whole of the 7th of December in the calendar, we're painting the fence
    => calendar.create title="painting the fence" start=12-07T00:00 end=12-08T00:00 all_day=true
  keep all of Saturday free, the in-laws are visiting
    => calendar.create title="in-laws are visiting" start=03-14T00:00 end=03-15T00:00 all_day=true
  reserve the 20th in the diary: stocktaking
    => calendar.create title=stocktaking start=03-20T00:00 end=03-21T00:00 all_day=true
  mark Friday off, I'm at a wedding
    => calendar.create title=wedding start=03-13T00:00 end=03-14T00:00 all_day=true
  block off the 3rd of May for the christening
    => calendar.create title=christening start=05-03T00:00 end=05-04T00:00 all_day=true
`,
  'home-2',
);

golden(
  'a day that is kept for nothing',
  `
  block off friday afternoon, thanks
    => ?? block off friday afternoon (what?)
  keep the lamp on all Saturday, we're away
    => ?? keep the lamp on all Saturday
  keep Friday as it is, please
    => ?? keep Friday as it is
  is Saturday free, the in-laws are visiting
    => calendar.list from=03-14T00:00 to=03-15T00:00
  don't block off Friday, we're painting the fence
    => (statement)
`,
  'home-2',
);

golden(
  'a list with what stands on it',
  `
  start a list for the caravan, gas, matches and a torch
    => list.create list=caravan > list.add list=caravan item=gas > list.add list=caravan item=matches > list.add list=caravan item=torch
  make me a list for the party: balloons, candles and crisps
    => list.create list=party > list.add list=party item=balloons > list.add list=party item=candles > list.add list=party item=crisps
  begin a list called camping with tent pegs and a mallet
    => list.create list=camping > list.add list=camping item="tent pegs" > list.add list=camping item=mallet
  start a list for the caravan
    => list.create list=caravan
  make a list for the party, would you
    => list.create list=party
  start a list for the party, can you
    => list.create list=party
`,
  'home-2',
);

golden(
  'a list that is mailed',
  `
  add wipes and gel to the shopping list and then email me the list
    => list.add item=wipes list=shopping > list.add item=gel list=shopping > list.get list=shopping > email.send to=me about="the shopping list"
  put eggs on the shopping list, then mail it to Sam
    => list.add item=eggs list=shopping > list.get list=shopping > email.send to=sam about="the shopping list"
  add milk to the shopping list and send me the whole list
    => list.add item=milk list=shopping > list.get list=shopping > email.send to=me about="the shopping list"
  add milk to the shopping list and email Sam that I'm late
    => list.add item=milk list=shopping | email.send to=sam about="I'm late"
  add milk to the shopping list and email me the report
    => list.add item=milk list=shopping ?? email me the report
`,
  'home-2',
);

golden(
  'on the day that was asked about',
  `
  what's on tomorrow // pencil in a swim at ten
    => calendar.create title=swim start=03-11T10:00 end=03-11T11:00
  have we anything on on Friday // stick the vet in at three
    => calendar.create title=vet start=03-13T15:00 end=03-13T16:00
  have we anything on on Friday // put choir in from seven till nine then
    => calendar.create title=choir start=03-13T19:00 end=03-13T21:00
  have we anything on on Friday // put cinema in on saturday at eight
    => calendar.create title=cinema start=03-14T20:00 end=03-14T21:00
  have we anything on on Friday // put the lamp on at three
    => ?? put the lamp on at three {Floor Lamp, Desk Lamp, Alex's Bedside Lamp, Sam's Bedside Lamp}
  turn on the desk lamp // put the chicken in at eight
    => ?? put the chicken in at eight (to which list?)
`,
  'home-2',
);

golden(
  'one more timer, and one by its name',
  `
  make a timer twenty minutes for the rice // and another one, 5 minutes for the peas
    => timer.start name=peas duration=PT5M
  make a timer twenty minutes for the rice // one more timer: ten minutes for the eggs
    => timer.start name=eggs duration=PT10M
  make a timer twenty minutes for the rice // plus a second one for the sauce, 8 minutes
    => timer.start duration=PT8M name=sauce
  make a timer twenty minutes for the rice // another 5 minutes for the rice
    => timer.add duration=PT5M name=rice
  make a timer twenty minutes for the rice // stop the timer of the rice
    => timer.cancel name=rice
  make a timer twenty minutes for the rice // pause the timer of the rice
    => timer.pause name=rice
  set a timer of ten minutes
    => timer.start duration=PT10M
`,
  'home-2',
);
