import { golden } from '../golden.ts';

golden(
  'entries by a word of their name, and what was just done',
  `
  when do I swim next, then? When's judo?
    => diary.find query=judo ?? when do I swim next, then? When's judo?
  when was sports day again
    => diary.find query=sports
  when was the dog going in again
    => diary.find query=dog
  when is the next thing on the calendar
    => calendar.list from=03-10T00:00 to=03-17T00:00
  when's the budget meeting
    => calendar.list query=budget
  add rehearsal to the calendar on Thursday from 4 to 6 // when does it end
    => diary.find query=rehearsal
  add rehearsal to the calendar on Thursday from 4 to 6 // how long is it
    => diary.find query=rehearsal
  add rehearsal to the calendar on Thursday at 4 // what have you just put in
    => house.record last=true
  add rehearsal to the calendar on Thursday at 4 // read that back to me
    => diary.find query=rehearsal
  who turned off the porch light and when
    => light.history [Porch Light] became=off
  has anyone turned on the porch light
    => light.history [Porch Light] became=on
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
