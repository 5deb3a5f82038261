import { golden } from '../golden.ts';

// What is told of a wish and runs on without a mark: its time, why, a word to whoever listens. None of it is a word of the entry, or of what this home cannot do.

golden(
  'wishes that run on',
  `
  add the recital to the calendar it's on friday at ten
    => calendar.create title=recital start=03-13T10:00 end=03-13T11:00
  put the raffle in the diary it's the 20th of march
    => calendar.create title=raffle start=03-20T00:00 end=03-21T00:00 all_day=true
  i've got the optician on friday at ten can you bung it in the calendar
    => calendar.create title=optician start=03-13T10:00 end=03-13T11:00
  remind me about the raffle it's on friday
    => reminders.create text="the raffle" at=03-13T09:00
  remind us at nine tonight to walk the dog will you love
    => reminders.create text="walk the dog" at=03-10T21:00
  remind me at nine tonight to write gran a thank you
    => reminders.create text="write gran a thank you" at=03-10T21:00
`,
);

golden(
  'what is wrong, told in a hurry before what to do',
  `
  there's smoke everywhere turn the ceiling fan on
    => fan.turn_on [Ceiling Fan]
  help the tap is dripping all over the floor switch the floor lamp on
    => light.turn_on [Floor Lamp]
`,
  'home-2',
);
