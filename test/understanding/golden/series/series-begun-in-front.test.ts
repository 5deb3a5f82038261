import { golden } from '../golden.ts';

golden(
  'what comes again and again from some week or month on, said in front',
  `
  from next week judo is at 6pm on Fridays
    => calendar.create told=true title=judo start=03-20T18:00 end=03-20T19:00 rrule=FREQ=WEEKLY;BYDAY=FR;BYHOUR=18;BYMINUTE=0
  from next week we have band practice every Wednesday at 7pm
    => calendar.create title="band practice" start=03-18T19:00 end=03-18T20:00 rrule=FREQ=WEEKLY;BYDAY=WE;BYHOUR=19;BYMINUTE=0
  from next month remind me on Fridays at 9 to water the ferns
    => reminders.create text="water the ferns" rrule=FREQ=WEEKLY;BYDAY=FR;BYHOUR=9;BYMINUTE=0 at=04-01T00:00
  from next week wake me at half six every weekday
    => alarm.set rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=30 at=03-16T00:00
  from June I have piano every Saturday at ten
    => calendar.create title=piano start=06-06T10:00 end=06-06T11:00 rrule=FREQ=WEEKLY;BYDAY=SA;BYHOUR=10;BYMINUTE=0
  from next week turn the porch light on at nine every evening
    => light.turn_on [Porch Light] @FREQ=DAILY;BYHOUR=21;BYMINUTE=0
  from next week remind me every day at 8 to stretch until Easter
    => reminders.create text=stretch rrule=FREQ=DAILY;BYHOUR=8;BYMINUTE=0;UNTIL=20260405T215959Z at=03-16T00:00
  next week remind me every day at 8 to stretch
    => reminders.create text=stretch rrule=FREQ=DAILY;BYHOUR=8;BYMINUTE=0;UNTIL=20260322T225959Z at=03-16T00:00
  remind me on Fridays at 9 to water the ferns from next month
    => reminders.create text="water the ferns" rrule=FREQ=WEEKLY;BYDAY=FR;BYHOUR=9;BYMINUTE=0 at=04-01T00:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
