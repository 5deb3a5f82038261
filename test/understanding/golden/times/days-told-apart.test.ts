import { golden } from '../golden.ts';

golden(
  'days that are told apart from the hour',
  `
  remind me to feed the hens at 8 until Sunday
    => reminders.create text="feed the hens" rrule=FREQ=DAILY;BYHOUR=8;BYMINUTE=0;UNTIL=20260315T225959Z
  remind me at 8 until Friday to feed the hens
    => reminders.create text="feed the hens" rrule=FREQ=DAILY;BYHOUR=8;BYMINUTE=0;UNTIL=20260313T225959Z
  remind me the rest of the week at 8 to feed the hens
    => reminders.create text="feed the hens" rrule=FREQ=DAILY;BYHOUR=8;BYMINUTE=0;UNTIL=20260315T225959Z
  wake me at half six for the rest of the week
    => alarm.set rrule=FREQ=DAILY;BYHOUR=6;BYMINUTE=30;UNTIL=20260315T225959Z
  wake me at six until Friday
    => alarm.set rrule=FREQ=DAILY;BYHOUR=6;BYMINUTE=0;UNTIL=20260313T225959Z
  quilting first Wednesday of the month at 7pm
    => calendar.create title=quilting start=03-10T19:00 end=03-10T20:00 rrule=FREQ=MONTHLY;BYDAY=1WE;BYHOUR=19;BYMINUTE=0
  parish council, third Monday of every month, 7.30pm
    => calendar.create title="parish council" start=03-10T19:30 end=03-10T20:30 rrule=FREQ=MONTHLY;BYDAY=3MO;BYHOUR=19;BYMINUTE=30
  we've got an early start on Saturday, so wake me at six
    => alarm.set at=03-14T06:00
  we fly on Sunday so wake me at four
    => alarm.set at=03-15T04:00
  alarm for half five, I've an early train on Friday
    => alarm.set at=03-13T05:30
  Mia has a trip on Thursday, wake me at six
    => calendar.create who=mia title=trip start=03-12T00:00 end=03-13T00:00 all_day=true | alarm.set at=03-12T06:00
  wake me at six, I've been tired since Monday
    => alarm.set at=03-11T06:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
