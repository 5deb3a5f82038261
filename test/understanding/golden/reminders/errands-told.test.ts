import { golden } from '../golden.ts';

golden(
  'errands told, and a wish that they are not forgotten',
  `
  I have to ring the garage today, nag me at eleven
    => reminders.create text="ring the garage" at=03-10T11:00
  I must return the library books tomorrow, pester me at half past nine
    => reminders.create text="return the library books" at=03-11T09:30
  I've got to pay the milkman, hassle me about it tonight
    => reminders.create text="pay the milkman" at=03-10T21:00
  I need to post the card. Half past four, don't let me forget
    => reminders.create text="post the card" at=03-10T16:30
  I should, what was it again, yes, water the seedlings. At six, remind me
    => reminders.create text="water the seedlings" at=03-10T18:00
  collect the parcel, quarter to five, don't let me forget
    => reminders.create text="collect the parcel" at=03-10T16:45
  renew the bus pass, nag me on Friday
    => reminders.create text="renew the bus pass" at=03-13T09:00
  the surgery opens at half past eight on Thursday, remind me then to ask for the results
    => reminders.create text="ask for the results" at=03-12T08:30
  the garage only answers after two, remind me to call about the tyres then
    => reminders.create text="call about the tyres" at=03-10T14:00
  if the shop opens at nine, remind me then to ring
    => ?? if the shop opens at nine ?? remind me ?? to ring
  somebody really should remind me at noon about the eggs
    => reminders.create text="the eggs" at=03-10T12:00
  tomorrow at eight make me call the council
    => reminders.create text="call the council" at=03-11T08:00
  at eight make me a sandwich
    => ?? at eight make me a sandwich
  the school play is on Friday at six, put it in the calendar // someone should remind us the day before, about the costume
    => reminders.create text="the costume" at=03-12T09:00
  the school play is on Friday at six, put it in the calendar // two hours before, make me fetch Gran
    => reminders.create text="fetch Gran" at=03-13T16:00
  Mia's party is on the 22nd of April, put it in for the whole day
    => calendar.create title="Mia's party" start=04-22T00:00 end=04-23T00:00 all_day=true
  the fete is on Saturday, note it down as an all-day thing
    => calendar.create title=fete start=03-14T00:00 end=03-15T00:00 all_day=true
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
