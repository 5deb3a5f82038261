import { golden } from '../golden.ts';

golden(
  'hours that are counted from one that is told, and reminders in passing',
  `
  we've to be at the station by 7:40 tomorrow so wake me 50 minutes before that
    => alarm.set at=03-11T06:50
  we have to leave tomorrow at nine, so remind me half an hour before to pack
    => reminders.create text=pack at=03-11T08:30
  remind me no later than eleven to ring the school
    => reminders.create text="ring the school" at=03-10T11:00
  remind me at 1500 hours to call the office
    => reminders.create text="call the office" at=03-10T15:00
  haircut 2026-03-19 15:45
    => calendar.create title=haircut start=03-19T15:45 end=03-19T16:45
  alarm for half six // and another one just in case ten minutes later
    => alarm.set at=03-11T06:40
  remind me all next week at 8 to take my tablets
    => reminders.create text="take my tablets" rrule=FREQ=DAILY;BYHOUR=8;BYMINUTE=0;UNTIL=20260322T225959Z at=03-16T00:00
  remind me midweek to buy a card
    => reminders.create text="buy a card" at=03-11T09:00
  it's recycling day tomorrow, don't let me forget
    => reminders.create text="it's recycling day" at=03-11T09:00
  give me a buzz at twenty past eleven
    => reminders.create text="the time" at=03-10T11:20
  oh no, I forgot to set the alarm, half six please
    => alarm.set at=03-11T06:30
  it's my sister's birthday on the 20th, remind me the day before
    => calendar.create title="sister's birthday" start=03-20T00:00 end=03-21T00:00 all_day=true > reminders.create text="sister's birthday" at=03-19T09:00
  jot down, while I think of it, that the gas man is due on the 18th at 11
    => calendar.create title="gas man" start=03-18T11:00 end=03-18T12:00
  remind me to put the bins out tonight and to lock the shed
    => reminders.create text="put the bins out" at=03-10T21:00 | reminders.create text="lock the shed" at=03-10T21:00
  when are we away?
    => calendar.list query=away
  anything between now and Saturday?
    => house.agenda from=03-10T00:00 to=03-15T00:00
  what's our first thing on Friday?
    => house.agenda from=03-13T00:00 to=03-14T00:00
  alarm every weekday at 7 // when does it go off on Friday?
    => alarm.list from=03-13T00:00 to=03-14T00:00
  is the vet in the calendar // put it in then, Friday at two
    => calendar.create title=vet start=03-13T14:00 end=03-13T15:00
  set a timer for 25 minutes // remind me after that to ring the garage
    => reminders.create text="ring the garage" at=03-10T10:55
  add milk to the shopping list // semi-skimmed ones // three pints
    => list.remove item="semi-skimmed milk" list=shopping | list.add item="three pints of semi-skimmed milk" list=shopping
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
