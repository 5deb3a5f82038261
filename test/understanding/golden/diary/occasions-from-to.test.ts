import { golden } from '../golden.ts';

const AT = Date.parse('2026-03-10T10:30:00+01:00');

// What takes place tells the half of the day of a span too: dinner from seven to eight is no breakfast.

golden(
  'spans of an occasion',
  `
  dinner with Gran on Friday from seven to eight
    => calendar.create title="dinner with Gran" start=03-13T19:00 end=03-13T20:00
  breakfast with Kim on Friday from seven to eight
    => calendar.create title="breakfast with Kim" start=03-13T07:00 end=03-13T08:00
  lunch with Kim on Friday from twelve to two
    => calendar.create title="lunch with Kim" start=03-13T12:00 end=03-13T14:00
  party on Saturday from seven till midnight
    => calendar.create title=party start=03-14T19:00 end=03-15T00:00
`,
  'home-2',
  undefined,
  AT,
);
