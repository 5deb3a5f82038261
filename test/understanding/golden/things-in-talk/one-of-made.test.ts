import { golden } from '../golden.ts';

golden(
  'one of several that were made at once is meant by its place among them',
  `
  set three alarms: six, half six and seven // lose the middle one
    => alarm.cancel set_for=03-11T06:30
  set three alarms: six, half six and seven // lose the middle one, I won't need it
    => alarm.cancel set_for=03-11T06:30
  set three alarms: six, half six and seven // push the last one to quarter past seven
    => alarm.change set_for=03-11T07:00 at=03-11T07:15
  set three alarms: six, half six and seven // cancel the first // the last one to quarter past
    => alarm.change set_for=03-11T07:00 at=03-11T07:15
  set three alarms: six, half six and seven // cancel the first // and the first to half five
    => alarm.change set_for=03-11T06:30 at=03-11T05:30
  set a ten minute timer and a five minute timer // cancel the longer one
    => timer.cancel length=PT10M
  set a ten minute timer and a five minute timer // the shorter one, stop it
    => timer.cancel length=PT5M
  timers: eggs six minutes, toast two minutes // add a minute to the first one
    => timer.add name=eggs duration=PT1M
  put milk, eggs and bread on the list // take the second one off
    => list.remove list=shopping item=eggs
  remind me to ring mum at five and to feed the cat at six // not the first though
    => reminders.cancel query="ring mum"
  set two alarms: six and seven // what's on tomorrow // cancel the third one
    => diary.cancel among={"from":"2026-03-11T00:00:00+01:00","to":"2026-03-12T00:00:00+01:00"} which=3
`,
  'home-2',
);

golden(
  'what was done for a time lasts as long as is said behind it',
  `
  turn the desk lamp on for an hour // two hours
    => schedule.cancel query="turn the desk lamp on for an hour" > light.turn_off [Desk Lamp] @after PT2H
  turn the desk lamp on for an hour // two hours // no, half an hour
    => schedule.cancel query="two hours" > light.turn_off [Desk Lamp] @after PT30M
  open the blinds for ten minutes // five minutes
    => schedule.cancel query="open the blinds for ten minutes" > cover.close [group Blinds] @after PT5M
  turn on the desk lamp // two hours
    => ?? two hours
`,
  'home-2',
);

golden(
  'a verb, a length or an hour alone is said of what was spoken of',
  `
  turn on the desk lamp // stop after an hour
    => light.turn_off [Desk Lamp] @after PT1H
  remind me about the parcel tomorrow at nine // shift it by an hour
    => reminders.change query="the parcel" at=03-11T10:00
  start a holiday list // suncream and a ball // read it back
    => list.get list=holiday
  start a holiday list // suncream and a ball // scrap the list
    => list.delete list=holiday
  set a ten minute timer // how's it doing
    => timer.get length=PT10M
  dentist Tuesday at ten // it only takes half an hour, have it down like that
    => diary.lengthen query=dentist lasts=PT30M
  dentist Tuesday at ten // it's an hour and a half // move it to Wednesday
    => calendar.change query=dentist start=2026-03-11
  turn off the desk lamp in twenty minutes // no don't, she's rung back, I'll be here ages
    => conversation.forbid
  remind me every Tuesday at eight to put the bins out // not this coming one though
    => diary.skip among={"service":"reminders","rrule":"FREQ=WEEKLY;BYDAY=TU;BYHOUR=8;BYMINUTE=0"} which=1
`,
  'home-2',
);
