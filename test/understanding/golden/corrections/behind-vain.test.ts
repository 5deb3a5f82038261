import { golden } from '../golden.ts';

golden(
  'a turn that came to nothing and spoke of what was there before hides nothing',
  `
put chess on the calendar friday at five for an hour // how far is that? // move it to saturday
=> calendar.change query=chess start=03-14T17:00 end=03-14T18:00
turn on the garage light // is that a good idea? // turn it off
=> light.turn_off [Garage Light]
turn on the garage light // is the oven on? // turn it off
=> ?? turn it off
`,
);

golden(
  'a length that is taken back stands as it was said last',
  `
remind me in half an hour no an hour to ring the vet
=> reminders.create text="ring the vet" at=03-10T19:30
remind me in an hour, sorry, two and a half hours to ring the vet
=> reminders.create text="ring the vet" at=03-10T21:00
remind me in ten minutes no too hours to ring the vet
=> reminders.create text="ring the vet" at=03-10T20:30
`,
);

golden(
  'what was told just now is ticked off by a pointing word alone',
  `
remind me to ring the vet at 9 pm // mark it done
=> reminders.done query="ring the vet"
tick that one off
=> reminders.done
`,
);

golden(
  'another hour told alone keeps the day, and a move to where it is already is none',
  `
put chess on the calendar friday at five for an hour // shift it to half past, same day
=> calendar.change query=chess start=03-13T17:30 end=03-13T18:30
put chess on the calendar friday at five for an hour // oh that's early, change it to half past
=> calendar.change query=chess start=03-13T17:30 end=03-13T18:30
`,
);
