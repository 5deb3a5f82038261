import { golden } from '../golden.ts';

const NOW = Date.parse('2026-03-10T10:30:00+01:00');

golden(
  'one day of a series at another hour, every week',
  `
  set an alarm for 6 every day // on Sundays make it 9
    => alarm.change set_for=03-11T06:00 rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA;BYHOUR=6;BYMINUTE=0 > alarm.set rrule=FREQ=WEEKLY;BYDAY=SU;BYHOUR=9;BYMINUTE=0
  set an alarm for 6 every weekday // on Wednesdays make it half five
    => alarm.change set_for=03-11T06:00 rrule=FREQ=WEEKLY;BYDAY=MO,TU,TH,FR;BYHOUR=6;BYMINUTE=0 > alarm.set rrule=FREQ=WEEKLY;BYDAY=WE;BYHOUR=5;BYMINUTE=30
  set an alarm for 6 every weekday // and on Saturdays make it 9
    => alarm.set rrule=FREQ=WEEKLY;BYDAY=SA;BYHOUR=9;BYMINUTE=0
  set an alarm for 6 every weekday // set an alarm for 5:30 on Wednesdays
    => alarm.set rrule=FREQ=WEEKLY;BYDAY=WE;BYHOUR=5;BYMINUTE=30
  set an alarm for 6 every Wednesday // on Wednesdays make it half five
    => alarm.change rrule=FREQ=WEEKLY;BYDAY=WE;BYHOUR=5;BYMINUTE=30
`,
  'home-2',
  undefined,
  NOW,
);
