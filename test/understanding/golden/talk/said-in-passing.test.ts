import { golden } from '../golden.ts';

golden(
  'short words in passing, of things and of what is kept',
  `
  we're off to bed, all shut?
    => house.check what=secure wanted=none
  it's dad's birthday on the 3rd of may, don't let me forget
    => calendar.create title="dad's birthday" start=05-03T00:00 end=05-04T00:00 all_day=true
  mail Sam that supper's ready, then telly off
    => email.send to=sam about="supper's ready" > media.turn_off [Living Room TV]
  remind me on friday at nine to water the ferns // that's every week, actually
    => reminders.cancel query="water the ferns" > reminders.create text="water the ferns" rrule=FREQ=WEEKLY;BYDAY=FR;BYHOUR=9;BYMINUTE=0
  tell Sam supper's at six // another one for Sam: the key is under the mat
    => notices.tell to=sam text="the key is under the mat"
  I have to ring the vet at five, could you nudge me so I don't forget
    => reminders.create text="ring the vet" at=03-10T17:00
  my note about the ferns, is that still in?
    => reminders.list query=ferns
  Sam needs a nudge at four, he has to pick up the cake
    => reminders.create to=sam text="pick up the cake" at=03-10T16:00
  piano is every tuesday now, four till five
    => calendar.create told=true title=piano start=03-10T16:00 end=03-10T17:00 rrule=FREQ=WEEKLY;BYDAY=TU;BYHOUR=16;BYMINUTE=0
  in future I'd like to be woken at six on weekdays
    => alarm.set rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=0
  make a list for dad's party: candles, balloons
    => list.create list="dad's party" > list.add list="dad's party" item=candles > list.add list="dad's party" item=balloons
  close the blinds // oh come on, at least half open
    => cover.set_position [group Blinds] position=50
  desk lamp's been burning all night, off please
    => light.turn_off [Desk Lamp]
  no lights need to be on except in the hall
    => light.turn_off [all - hallway]
  the desk lamp needn't be on any more
    => light.turn_off [Desk Lamp]
  so nothing left for me tonight?
    => house.agenda from=03-10T18:00 to=03-11T00:00
  add supper with jo tonight at eight to the calendar // tomorrow instead, same time
    => calendar.change query="supper with jo" start=03-11T20:00 end=03-11T21:00
  add supper with jo tonight at eight to the calendar // the supper with jo on friday then, at the same time
    => calendar.change query="supper with jo" start=2026-03-13
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
