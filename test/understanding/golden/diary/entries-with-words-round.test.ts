import { golden } from '../golden.ts';

golden(
  'entries whose day, privacy or length is said in words round their name',
  `
  add the school fair from friday 10am to saturday 4pm
    => calendar.create title="school fair" start=03-13T10:00 end=03-14T16:00
  put the scout camp in the calendar from friday at 5 to sunday at 2
    => calendar.create title="scout camp" start=03-13T17:00 end=03-15T14:00
  add yoga monday and friday at 7
    => calendar.create title=yoga start=03-16T07:00 end=03-16T08:00 | calendar.create title=yoga start=03-13T07:00 end=03-13T08:00
  add crossfit on tuesday, thursday and saturday at half past six
    => calendar.create title=crossfit start=03-17T18:30 end=03-17T19:30 | calendar.create title=crossfit start=03-12T18:30 end=03-12T19:30 | calendar.create title=crossfit start=03-14T18:30 end=03-14T19:30
  add brunch at Rosie's on sunday at 11
    => calendar.create title="brunch at Rosie's" start=03-15T11:00 end=03-15T12:00
  can you put netball on thursday at 5 in the calendar
    => calendar.create title=netball start=03-12T17:00 end=03-12T18:00
  add a private entry: scan on friday at 9
    => calendar.create calendar=private title=scan start=03-13T09:00 end=03-13T10:00
  add a scan privately for friday at 9
    => calendar.create calendar=private title=scan start=03-13T09:00 end=03-13T10:00
  add a massage for me on saturday at 2, private
    => calendar.create calendar=private title=massage start=03-14T14:00 end=03-14T15:00
  would you mind adding a fitting for me on friday at 2
    => calendar.create title=fitting start=03-13T14:00 end=03-13T15:00
  add the museum visit as an all day event on friday
    => calendar.create title="museum visit" start=03-13T00:00 end=03-14T00:00 all_day=true
  put grandad's birthday in the calendar on the 9th of june, all day
    => calendar.create title="grandad's birthday" start=06-09T00:00 end=06-10T00:00 all_day=true
  add walk to the castle on sunday, all day
    => calendar.create title="walk to the castle" start=03-15T00:00 end=03-16T00:00 all_day=true
  add opera saturday 7:30 pm
    => calendar.create title=opera start=03-14T19:30 end=03-14T20:30
  add trumpet every thursday at 4
    => calendar.create title=trumpet start=03-12T16:00 end=03-12T17:00 rrule=FREQ=WEEKLY;BYDAY=TH;BYHOUR=16;BYMINUTE=0
  add late shift on friday from 2pm to 10pm
    => calendar.create title="late shift" start=03-13T14:00 end=03-13T22:00
  i'm meeting Nadia for a drink on friday at 8
    => calendar.create title="Nadia for a drink" start=03-13T20:00 end=03-13T21:00
  put the washing machine on friday at 8
    => ?? put the washing machine on friday at 8
  add the camp from tomorrow at 9 to sunday at 3
    => ?? add the camp from tomorrow at 9 to sunday at 3 (when?)
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
