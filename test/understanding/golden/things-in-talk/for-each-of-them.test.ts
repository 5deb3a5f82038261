import { golden } from '../golden.ts';

golden(
  'what takes place for one and then for another',
  `
  swimming for Mia on Friday at four and for Sam at five
    => calendar.create title="swimming for Mia" start=03-13T16:00 end=03-13T17:00 | calendar.create title="swimming for Sam" start=03-13T17:00 end=03-13T18:00
  checkup on Friday at four for Mia and at half past for me
    => calendar.create title="checkup for Mia" start=03-13T16:00 end=03-13T17:00 | calendar.create title=checkup start=03-13T16:30 end=03-13T17:30
  put the eye test in the calendar for Sam on Thursday at ten and at eleven for Mia
    => calendar.create title="eye test for Sam" start=03-12T10:00 end=03-12T11:00 | calendar.create title="eye test for Mia" start=03-12T11:00 end=03-12T12:00
  eye test tomorrow, 9 for Sam and 9.30 for Mia
    => calendar.create title="eye test for Sam" start=03-11T09:00 end=03-11T10:00 | calendar.create title="eye test for Mia" start=03-11T09:30 end=03-11T10:30
  flu jab on Friday at two for Mia and on Saturday at three for me
    => calendar.create title="flu jab for Mia" start=03-13T14:00 end=03-13T15:00 | calendar.create title="flu jab" start=03-14T15:00 end=03-14T16:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
