import { golden } from '../golden.ts';

golden(
  'reminds so long before what is to be done at its hour',
  `
  fetch the kids at half four, remind me ten minutes before
    => reminders.create text="fetch the kids" at=03-10T16:20
  we have to be at the airport at 17:40 tomorrow, give us a shout an hour before
    => reminders.create text="be at the airport" at=03-11T16:40
  our tram goes at 18:05, nudge me twenty minutes beforehand
    => reminders.create text="our tram" at=03-10T17:45
  staff meeting at 3 on Thursday, remind me half an hour before
    => calendar.create title="staff meeting" start=03-12T15:00 end=03-12T16:00 > reminders.create text="staff meeting" at=03-12T14:30
  turn off the heating at ten, remind me ten minutes before
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=off @03-10T22:00 ?? remind me ten minutes before (of what?)
  remind me to ring dad tonight and to feed the fish
    => reminders.create text="ring dad" at=03-10T21:00 | reminders.create text="feed the fish" at=03-10T21:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
