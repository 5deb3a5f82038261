import { golden } from '../golden.ts';

// What is taken back by its reason, goes on with what was just done, and is put as each family puts it.

golden(
  'a deed that a reason takes back',
  `
  open the gate... no, hang on, the dog's out, never mind
    => (abandoned)
  turn on the floor lamp. no wait, granny is having a nap
    => ?? turn on the floor lamp ?? granny is having a nap
  turn on the floor lamp. no, the night light
    => light.turn_on [Night Light]
`,
  'home-2',
);

golden(
  'what goes on with what was just done',
  `
  close the kitchen blinds to 60 percent // a touch further
    => cover.set_position [Kitchen Blinds] position=40
  close the kitchen blinds halfway // a bit further
    => cover.set_position [Kitchen Blinds] position=30
  open the kitchen blinds halfway // a bit further
    => cover.set_position [Kitchen Blinds] position=70
  start a timer for nine minutes // pause the timer // right, carry on
    => timer.resume
  start a timer for nine minutes // hold the timer // let it run
    => timer.resume
  start a timer for nine minutes // change that to a quarter of an hour
    => timer.cancel length=PT9M > timer.start duration=PT15M
  start a timer for nine minutes // no, i need twelve
    => timer.cancel length=PT9M > timer.start duration=PT12M
  what alarms are there // the half past six one can go
    => alarm.cancel set_for=03-11T06:30
  set an alarm for ten to seven tomorrow // seven would be better
    => alarm.change set_for=03-11T06:50 at=03-11T07:00
  in ten minutes turn off the floor lamp // half an hour, rather
    => schedule.cancel query="in ten minutes turn off the floor lamp" > light.turn_off [Floor Lamp] @03-11T00:00
  start a list for the picnic // crisps and lemonade go on that
    => list.add list=picnic item=crisps | list.add list=picnic item=lemonade
`,
  'home-2',
);

golden(
  'all that there are at present',
  `
  which alarms are set right now
    => alarm.list
  what alarms have i got at the moment
    => alarm.list
  are any timers running just now
    => timer.get all=true
`,
  'home-2',
);

golden(
  'timers by what they are for',
  `
  start six minutes for the eggs
    => timer.start name=eggs duration=PT6M
  time the pasta for me, eleven minutes
    => timer.start name=pasta duration=PT11M
  the rice needs a timer of fifteen
    => timer.start name=rice duration=PT15M
  give the cake a 35 minute timer
    => timer.start name=cake duration=PT35M
  peas need four minutes, start a timer
    => timer.start name=peas duration=PT4M
  bin the pizza timer
    => timer.cancel name=pizza
`,
  'home-2',
);

golden(
  'one day of what comes again',
  `
  don't remind me about the compost this friday
    => diary.skip query=compost on=03-13T00:00..03-13T23:59
  no need for the piano reminder on monday
    => diary.skip query=piano on=03-16T00:00..03-16T23:59
  we don't have to feed the fish tomorrow, leave that one out
    => diary.skip query=fish on=03-11T00:00..03-11T23:59
  give the fountain a miss tonight, only tonight
    => diary.skip query=fountain on=03-10T18:00..03-10T23:59
  i can lie in tomorrow, so wake me at nine, just this once
    => alarm.change once=true at=03-11T09:00
  wake me at ten on saturday instead, just for once
    => alarm.change once=true at=03-14T10:00
  bring friday's yoga forward by half an hour
    => diary.shift query=yoga on=03-13T00:00..03-13T23:59 by=-PT30M
`,
  'home-2',
);

golden(
  'slips, courtesies and hints of all kinds',
  `
  can you ad bananas to the shoping list
    => list.add item=bananas list=shopping
  switch of the kitchen lights write away
    => light.turn_off [kitchen]
  i was wondering if you might be so good as to close the gate
    => cover.close [Driveway Gate]
  should the floor lamp still be on at midnight, switch it off
    => light.turn_off [Floor Lamp] @03-11T00:00 ?light:on[Floor Lamp]
  when the sun has gone down close the kitchen blinds
    => cover.close [Kitchen Blinds] @sunset
  have the mirror light come on at half past six on weekday mornings
    => light.turn_on [Mirror Light] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=30
  see to it that the fountain goes off
    => switch.turn_off [Fountain]
  i wanna go outside, unlock the back door
    => lock.unlock [Back Door]
  lock the back door unless it's locked, in that case just say so
    => lock.lock [Back Door] ?lock:unlocked[Back Door]
  remind me at four, um sorry, half four, to ring the vet
    => reminders.create text="ring the vet" at=03-11T04:30
  send me the shopping list by email, then empty it
    => list.get list=shopping > email.send to=me about="the shopping list" > list.clear list=shopping
  is tea down on the shopping list
    => list.get item=tea list=shopping
  we need a bit of light in the hallway
    => light.turn_on [hallway]
`,
  'home-2',
);

golden(
  'what is told to be written down',
  `
  it's our wedding on the 20th of june
    => calendar.create title=wedding start=06-20T00:00 end=06-21T00:00 all_day=true
  it's on the shelf
    => (statement)
  we'll be in norway from the 3rd of april until the 9th of april
    => calendar.create title=norway start=04-03T00:00 end=04-10T00:00 all_day=true
  pencil in the chimney sweep, friday at half past nine in the morning
    => calendar.create title="chimney sweep" start=03-13T09:30 end=03-13T10:30
  get the window cleaner into the diary
    => ?? get the window cleaner into the diary (when?)
  i'm at a wedding on saturday, so no alarm that day
    => alarm.skip on=03-14T00:00..03-14T23:59
`,
  'home-2',
);

golden(
  'what was meant, and how it was',
  `
  close the kitchen blinds // right, put them back the way you found them
    => conversation.undo
  dim the floor lamp to 20 percent // do likewise with the night light
    => light.set [Night Light] brightness=20
  remind me in an hour, no let's say fifty minutes, to baste the turkey
    => reminders.create text="baste the turkey" at=03-11T00:20
  turn off the lamp in the
    => ?? turn off the lamp in the
`,
  'home-2',
);
