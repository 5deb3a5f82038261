import { golden } from '../golden.ts';

golden(
  'a reminder that is handed on to somebody else',
  `
  remind me at five to ring Nan // give that one to Sam
    => reminders.cancel query="ring Nan" > reminders.create text="ring Nan" at=03-10T17:00 to=sam
  remind me at five to ring Nan // could you hand it over to Sam
    => reminders.cancel query="ring Nan" > reminders.create text="ring Nan" at=03-10T17:00 to=sam
  remind Sam at five to ring Nan // pass it to me instead
    => reminders.cancel query="ring Nan" > reminders.create text="ring Nan" at=03-10T17:00
  remind me at five to ring Nan // give it to the dog
    => ?? give it to the dog
  set a timer for ten minutes // give that to Sam
    => ?? give that to Sam
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
