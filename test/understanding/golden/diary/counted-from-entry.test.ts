import { golden } from '../golden.ts';

golden(
  'a reminder that is counted from an entry made just now',
  `
  optician Friday at 10 // remind me about it
    => ?? remind me about it (when?)
  optician Friday at 10 // remind Mia as well
    => ?? remind Mia as well (when?)
  optician Friday at 10 // remind me when it's over to buy drops
    => reminders.create text="buy drops" at=03-13T11:00
  optician Friday at 10 // remind me to buy drops when it finishes
    => reminders.create text="buy drops" at=03-13T11:00
  optician Friday at 10 // remind me a quarter of an hour after it starts to feed the meter
    => reminders.create text="feed the meter" at=03-13T10:15
  optician Friday at 10 // an hour and a half after it starts remind me to feed the meter
    => reminders.create text="feed the meter" at=03-13T11:30
  the fair on Sunday from 2 to 5 // remind me twenty minutes before the end to pick them up
    => reminders.create text="pick them up" at=03-15T16:40
  the fair on Sunday from 2 to 5 // remind me afterwards to write to Gran
    => reminders.create text="write to Gran" at=03-15T17:00
  optician Friday at 10 // remind me to eat before it starts
    => ?? remind me to eat before it starts (when?)
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
