import { golden } from '../golden.ts';

golden(
  'what is on for somebody, and whether they are free',
  `
  are the children busy at the weekend
    => calendar.list from=03-14T00:00 to=03-16T00:00
  is mum available tomorrow afternoon
    => calendar.list of=mum from=03-11T12:00 to=03-11T18:00
  will Nora be free on the 12th at three
    => calendar.list from=03-12T15:00 to=03-12T16:00
  could grandad do Saturday at two
    => calendar.list from=03-14T14:00 to=03-14T15:00
  when is Nora free next week
    => calendar.list of=Nora from=03-16T00:00 to=03-23T00:00
  what does Jonas have on Saturday
    => calendar.list of=Jonas from=03-14T00:00 to=03-15T00:00
  what's on for the girls on Sunday
    => calendar.list from=03-15T00:00 to=03-16T00:00
  what has Nora got coming up this week
    => calendar.list of=Nora from=03-10T00:00 to=03-16T00:00
  how's Jonas's Thursday looking
    => calendar.list of=Jonas from=03-12T00:00 to=03-13T00:00
  is Jonas working on Friday
    => calendar.list of=Jonas from=03-13T00:00 to=03-14T00:00
  is it free on Friday
    => calendar.list from=03-13T00:00 to=03-14T00:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);

golden(
  'what is on for one who lives here',
  `
  has Sam got much on tomorrow
    => house.agenda of=sam from=03-11T00:00 to=03-12T00:00
  does Sam have any plans for the weekend
    => house.agenda of=sam from=03-14T00:00 to=03-16T00:00
  what's on for Sam on Thursday
    => house.agenda of=sam from=03-12T00:00 to=03-13T00:00
  what has Sam got on this evening
    => house.agenda of=sam from=03-10T17:00 to=03-11T00:00
  is Sam busy tomorrow morning
    => house.agenda of=sam from=03-11T05:00 to=03-11T12:00
  is Sam free at five
    => house.agenda of=sam from=03-10T17:00 to=03-10T18:00
  what is Sam doing on Sunday
    => house.agenda of=sam from=03-15T00:00 to=03-16T00:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);

golden(
  'what a day holds',
  `
  what's booked for the weekend
    => house.agenda from=03-14T00:00 to=03-16T00:00
  anything down for Friday
    => house.agenda from=03-13T00:00 to=03-14T00:00
  how many appointments have we got next week
    => house.agenda from=03-16T00:00 to=03-23T00:00
  will anything overlap on Wednesday
    => house.agenda from=03-11T00:00 to=03-12T00:00
  what have we got on Saturday after the match
    => house.agenda from=03-14T00:00 to=03-15T00:00
  remind me what's on this evening
    => house.agenda from=03-10T17:00 to=03-11T00:00
  tell me again when the vet is
    => calendar.list query=vet
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
