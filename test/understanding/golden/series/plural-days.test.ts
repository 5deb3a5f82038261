import { golden } from '../golden.ts';

golden(
  'what takes place on days of the week that are named in the plural',
  `
  judo Fridays at five
    => calendar.create title=judo start=03-13T17:00 end=03-13T18:00 rrule=FREQ=WEEKLY;BYDAY=FR;BYHOUR=17;BYMINUTE=0
  pottery class Mondays 7pm
    => calendar.create title="pottery class" start=03-16T19:00 end=03-16T20:00 rrule=FREQ=WEEKLY;BYDAY=MO;BYHOUR=19;BYMINUTE=0
  orchestra Thursdays from 6 to 8
    => calendar.create title=orchestra start=03-12T18:00 end=03-12T20:00 rrule=FREQ=WEEKLY;BYDAY=TH;BYHOUR=18;BYMINUTE=0
  drama Tuesdays at 4 till the end of May
    => calendar.create title=drama start=03-10T16:00 end=03-10T17:00 rrule=FREQ=WEEKLY;BYDAY=TU;BYHOUR=16;BYMINUTE=0;UNTIL=20260531T215959Z
  tennis Mondays and Thursdays at six
    => calendar.create title=tennis start=03-12T18:00 end=03-12T19:00 rrule=FREQ=WEEKLY;BYDAY=MO,TH;BYHOUR=18;BYMINUTE=0
  street dance Tuesdays and Fridays half four till half five
    => calendar.create title="street dance" start=03-10T16:30 end=03-10T17:30 rrule=FREQ=WEEKLY;BYDAY=TU,FR;BYHOUR=16;BYMINUTE=30
  trampolining on Saturdays 9-10
    => calendar.create title=trampolining start=03-14T09:00 end=03-14T10:00 rrule=FREQ=WEEKLY;BYDAY=SA;BYHOUR=9;BYMINUTE=0
  cricket nets Wednesdays 5 to 6
    => calendar.create title="cricket nets" start=03-11T17:00 end=03-11T18:00 rrule=FREQ=WEEKLY;BYDAY=WE;BYHOUR=17;BYMINUTE=0
  Friday's dinner at seven
    => calendar.create title=dinner start=03-13T19:00 end=03-13T20:00
  Fridays dinner at seven
    => calendar.create title=dinner start=03-13T19:00 end=03-13T20:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
