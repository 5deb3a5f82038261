import { golden } from '../golden.ts';

golden(
  'some days of a series have an hour of their own in the same breath',
  `
  set an alarm for half six from Monday to Thursday, at eight on Fridays
    => alarm.set rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH;BYHOUR=6;BYMINUTE=30 | alarm.set rrule=FREQ=WEEKLY;BYDAY=FR;BYHOUR=8;BYMINUTE=0
  wake me at seven every day, Saturdays at nine
    => alarm.set rrule=FREQ=WEEKLY;BYDAY=SU,MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=0 | alarm.set rrule=FREQ=WEEKLY;BYDAY=SA;BYHOUR=9;BYMINUTE=0
  an alarm at 6:45 every weekday but Wednesdays at half seven
    => alarm.set rrule=FREQ=WEEKLY;BYDAY=MO,TU,TH,FR;BYHOUR=6;BYMINUTE=45 | alarm.set rrule=FREQ=WEEKLY;BYDAY=WE;BYHOUR=7;BYMINUTE=30
  get me up at six on weekdays, Thursdays at five
    => alarm.set rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,FR;BYHOUR=6;BYMINUTE=0 | alarm.set rrule=FREQ=WEEKLY;BYDAY=TH;BYHOUR=5;BYMINUTE=0
  wake us at seven Monday to Thursday, eight on Friday
    => alarm.set rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH;BYHOUR=7;BYMINUTE=0 | alarm.set rrule=FREQ=WEEKLY;BYDAY=FR;BYHOUR=8;BYMINUTE=0
  set my alarm for 6:30 Monday to Wednesday and this Friday at 8
    => alarm.set rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE;BYHOUR=6;BYMINUTE=30 | alarm.set at=03-13T08:00
  remind me every Tuesday at nine to water the ferns, Saturday at eleven
    => reminders.create text="water the ferns" rrule=FREQ=WEEKLY;BYDAY=TU;BYHOUR=9;BYMINUTE=0 | reminders.create text="water the ferns" rrule=FREQ=WEEKLY;BYDAY=SA;BYHOUR=11;BYMINUTE=0
  alarm for six at ten
    => ?? alarm for six at ten
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
