import { golden } from '../golden.ts';

golden(
  'what takes place is told, and somebody is to be reminded',
  `
  I've got an audition at 4 on Thursday, remind me the evening before
    => calendar.create title=audition start=03-12T16:00 end=03-12T17:00 > reminders.create text=audition at=03-11T19:00
  we have swimming tomorrow at three, can you remind me half an hour before
    => calendar.create title=swimming start=03-11T15:00 end=03-11T16:00 > reminders.create text=swimming at=03-11T14:30
  Nora's got a recital on Saturday at eleven, remind me the night before
    => calendar.create title="Nora's recital" start=03-14T11:00 end=03-14T12:00 > reminders.create text="Nora's recital" at=03-13T21:00
  I've got rehearsal at 5, remind me the evening before
    => calendar.create title=rehearsal start=03-10T17:00 end=03-10T18:00 ?? I've got rehearsal at 5, remind me the evening before
  add rehearsal to the calendar at 5 // remind me the night before
    => ?? remind me the night before
  the electrician's coming at three, remind me to clear the cupboard
    => reminders.create text="clear the cupboard" at=03-10T15:00
  the chimney sweep is due on Friday at nine, remind me to move the rug
    => reminders.create text="move the rug" at=03-13T09:00
  auntie's coming on Saturday at four, remind me to bake the day before
    => calendar.create title=auntie start=03-14T16:00 end=03-14T17:00 > reminders.create text=bake at=03-13T09:00
  the boiler man is coming at three, remind me to call him at two
    => calendar.create title="boiler man" start=03-10T15:00 end=03-10T16:00 | reminders.create text="call him" at=03-10T14:00
  Nora has a test on Thursday, wake her at quarter past six
    => alarm.set name=Nora at=03-12T06:15
  party on the 31st at 8pm
    => calendar.create title=party start=03-31T20:00 end=03-31T21:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
