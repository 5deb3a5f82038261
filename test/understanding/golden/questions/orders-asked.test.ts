import { golden } from '../golden.ts';

// Questions about what is stored: what is left, what comes again and again, what is set up for a thing or by somebody, and what is still to come.

golden(
  'H25 what is stored is asked for in part',
  `
  any rules left
    => schedule.list
  which orders are pending
    => schedule.list
  what do you still have to do
    => schedule.list
  which of my reminders come back
    => reminders.list returns=true
  which recurring reminders do I have
    => reminders.list returns=true
  what runs every morning
    => schedule.list returns=true
  what does the house do every night
    => schedule.list returns=true
  what have we set up for the fountain
    => schedule.list query=fountain
  is there anything planned for the sprinkler
    => schedule.list query=sprinkler
  do we still have a rule about the kitchen blinds
    => schedule.list query="kitchen blinds"
  which rules are there for the desk lamp
    => schedule.list query="desk lamp"
  how long until the path lights go off
    => schedule.list query="path lights"
  what has Sam got set up
    => schedule.list of=sam
  which rules has Sam made
    => schedule.list of=sam
  does Sam have any rules
    => schedule.list of=sam
  what have we got lined up for later
    => house.agenda from=03-10T00:00 to=03-11T00:00
  anything else planned for later on
    => house.agenda from=03-10T00:00 to=03-11T00:00
  what's going to happen at ten
    => house.agenda from=03-10T22:00 to=03-10T23:00
  what will happen on Friday
    => house.agenda from=03-13T00:00 to=03-14T00:00
  what's lined up for tonight
    => house.agenda from=03-10T18:00 to=03-11T00:00
  what have you got planned for later on
    => schedule.list
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
