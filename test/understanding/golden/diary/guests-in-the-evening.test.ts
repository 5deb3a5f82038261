import { golden } from '../golden.ts';

golden(
  'whom one has in is for the evening',
  `
  we're having the Browns round on Friday at about eight
    => calendar.create title="Browns round" start=03-13T20:00 end=03-13T21:00
  we're having people over on Saturday at sevenish
    => calendar.create title="people over" start=03-14T19:00 end=03-14T20:00
  breakfast with the Browns on Saturday at eight
    => calendar.create title="breakfast with the Browns" start=03-14T08:00 end=03-14T09:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
