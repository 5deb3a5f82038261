import { golden } from '../golden.ts';

golden(
  'what is counted from an entry just made, and what is beside it on its day',
  `
  gala on Saturday at 3 // remind me three hours before to pack and half an hour before to leave
    => reminders.create text=pack at=03-14T12:00 | reminders.create text=leave at=03-14T14:30
  gala on Saturday at 3 // remind me three hours before to pack // and half an hour before to leave
    => reminders.create text=leave at=03-14T14:30
  gala on Saturday at 3 // remind me the evening before to fill the tank and that morning to make sandwiches
    => reminders.create text="fill the tank" at=03-13T19:00 | reminders.create text="make sandwiches" at=03-14T08:00
  gala on Saturday at 3 // remind me the day before to buy a card
    => reminders.create text="buy a card" at=03-13T09:00
  gala on Saturday at 3 // remind Sam an hour before to charge the camera
    => reminders.create to=sam text="charge the camera" at=03-14T14:00
  gala on Saturday at 3 // and a sleepover right after until Sunday at nine
    => ?? a sleepover right ?? until Sunday at nine
  physio Thursday at 2 // tea with Jo after that at four
    => calendar.create title="tea with Jo" start=03-12T16:00 end=03-12T17:00
  physio Thursday at 2 // remind me an hour before // haircut before that at one
    => calendar.create title=haircut start=03-12T13:00 end=03-12T14:00
  physio Thursday at 2 // and the optician straight after for half an hour
    => calendar.create title=optician start=03-12T15:00 end=03-12T15:30
  physio Thursday at 2 // and a swim right after until five
    => calendar.create title=swim start=03-12T15:00 end=03-12T17:00
  physio Thursday at 2 // close the blinds after that at nine
    => ?? close the blinds ?? that at nine
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
