import { golden } from '../golden.ts';

golden(
  'one more on a day that was spoken of, and its entry moved by a word of its name',
  `
  have we got anything on Thursday? // then let's do a swim with Mia that day, after lunch
    => calendar.create title="swim with Mia" start=03-12T14:00 end=03-12T15:00
  are we free on Sunday? // so a coffee with Ben that day at eleven
    => calendar.create title="coffee with Ben" start=03-15T11:00 end=03-15T12:00
  what's on this Saturday? // put tea with Gran in the same day at four
    => calendar.create title="tea with Gran" start=03-14T16:00 end=03-14T17:00
  is there anything on Thursday? // turn off the kitchen lights that day at ten
    => light.turn_off [kitchen] @03-12T10:00
  the plumber comes on Thursday from nine to eleven, put it in the calendar // and drinks with Ruth, same day at six
    => calendar.create title="drinks with Ruth" start=03-12T18:00 end=03-12T19:00
  the plumber comes on Thursday from nine to eleven, put it in the calendar // choir practice that evening at seven
    => calendar.create title="choir practice" start=03-12T19:00 end=03-12T20:00
  the plumber comes on Thursday from nine to eleven, put it in the calendar // and supper with Jo at eight
    => calendar.create title="supper with Jo" start=03-12T20:00 end=03-12T21:00
  put lunch with Ruth in the calendar on Thursday at noon // Ruth at half past one then
    => diary.move query="lunch with Ruth" to={"clock":"13:30","sure":false}
  put lunch with Ruth in the calendar on Thursday at noon // Ben at half past one then
    => ?? Ben at half past one
  put lunch with Ruth in the calendar on Thursday at noon // one o'clock should suit her
    => calendar.change query="lunch with Ruth" start=03-12T13:00 end=03-12T14:00
  put lunch with Ruth in the calendar on Thursday at noon // just three quarters of an hour for that
    => diary.lengthen query="lunch with Ruth" lasts=PT45M
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
