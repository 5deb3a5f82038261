import { golden } from '../golden.ts';

golden(
  'what is told, and what is wished of it',
  `
  heating to 21 // leave everything as it is
    => (thanks)
  Mia's out of judo at four, give me a shout at quarter to
    => reminders.create text="Mia's out of judo at four" at=03-10T15:45
  the post office closes at five, remind me at half four
    => reminders.create text="the post office closes at five" at=03-10T16:30
  I've joined a band! every Thursday at eight in the evening, into the calendar please
    => calendar.create title=band start=03-12T20:00 end=03-12T21:00 rrule=FREQ=WEEKLY;BYDAY=TH;BYHOUR=20;BYMINUTE=0
  remind me at six to ring Jo, and kitchen lights on
    => reminders.create text="ring Jo" at=03-10T18:00 | light.turn_on [kitchen]
  turn the living room tv up // mum says down
    => media.set_volume [Living Room TV] step=-10
  I'm off now, anything left on? // turn those off then
    => light.turn_off [all]
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
