import { golden } from '../golden.ts';

golden(
  'keeps what somebody has on a day, whom the house need not know',
  `
  Olga has a dentist appointment tomorrow at 10
    => calendar.create title="Olga's dentist appointment" start=03-11T10:00 end=03-11T11:00
  rosa's got football on Saturday at 9
    => calendar.create title="rosa's football" start=03-14T09:00 end=03-14T10:00
  the neighbours have a party on 21 March
    => calendar.create title="neighbours' party" start=03-21T00:00 end=03-22T00:00 all_day=true
  the dog has a grooming appointment on Monday at 9
    => calendar.create title="dog's grooming appointment" start=03-16T09:00 end=03-16T10:00
  our cousin has his driving test on Thursday at 11
    => calendar.create title="cousin's driving test" start=03-12T11:00 end=03-12T12:00
  Rosa has piano every Tuesday from 4 to 5 until the end of May
    => calendar.create title="Rosa's piano" start=03-10T16:00 end=03-10T17:00 rrule=FREQ=WEEKLY;BYDAY=TU;BYHOUR=16;BYMINUTE=0;UNTIL=20260531T215959Z
  Rosa has a cold on friday
    => ?? Rosa has a cold on friday
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
