import { golden } from '../golden.ts';

golden(
  'what is meant instead in a reminder',
  `
  remind me to ring the plumber no wait remind me to ring the electrician at two
    => reminders.create text="ring the electrician" at=03-10T14:00
  remind me to text Sam, hang on, no, remind me on Friday to text Alex
    => reminders.create text="text Alex" at=03-13T09:00
  remind me to feed the rabbit no the hamster at six
    => reminders.create text="feed the hamster" at=03-10T18:00
  remind me at noon to email the school or no the nursery
    => reminders.create text="email the nursery" at=03-10T12:00
  remind me tomorrow to pay the gas bill, sorry, I mean the water bill
    => reminders.create text="pay the water bill" at=03-11T09:00
  remind me to take the washing in no the cushions at five
    => reminders.create text="take the cushions in" at=03-10T17:00
  remind me to post the letter oh no wait to collect the parcel at ten
    => reminders.create text="collect the parcel" at=03-10T22:00
  remind me to pick up Gran at three sorry I mean the cake
    => reminders.create text="pick up the cake" at=03-10T15:00
  remind me about the swimming lesson no the piano lesson on Thursday
    => reminders.create text="the piano lesson" at=03-12T09:00
  remind me at four to walk the dog no make it five
    => reminders.create text="walk the dog" at=03-10T17:00
  remind me to say no to the offer at three
    => reminders.create text="say no to the offer" at=03-10T15:00
  remind me to tell Gran there's no milk at five
    => reminders.create text="tell Gran there's no milk" at=03-10T17:00
  remind me to call the bank at two, I mean three
    => reminders.create text="call the bank" at=03-10T15:00
  remind me to ring no one at six
    => reminders.create text="ring no one" at=03-10T18:00
  remind me at two to ring Bob at three to pay the bill
    => reminders.create text="ring Bob" at=03-10T14:00 | reminders.create text="pay the bill" at=03-10T15:00
  remind me at two to get the train at three to London
    => reminders.create text="get the train at three to London" at=03-10T14:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);

golden(
  'what is told around a reminder',
  `
  remind me to order a cake for Gran it's her party on Sunday remind me on Thursday evening
    => reminders.create text="order a cake for Gran" at=03-12T19:00
  remind me to clear the drive, the skip comes on Monday, so remind me on Sunday night
    => reminders.create text="clear the drive" at=03-15T21:00
  remind me that I have to phone the vet before they shut at half five so say at five
    => reminders.create text="phone the vet before they shut" at=03-10T17:00
  remind me to collect the shoes because the shop closes at six so maybe at quarter past five
    => reminders.create text="collect the shoes" at=03-10T17:15
  I keep forgetting my inhaler so please remind me every morning at eight to pack it
    => reminders.create text="pack my inhaler" rrule=FREQ=DAILY;BYHOUR=8;BYMINUTE=0
  I always forget the bins remind me on Thursday night at eight to put them out
    => reminders.create text="put the bins out" at=03-12T20:00
  my lenses I never remember them remind me every night at ten
    => reminders.create text="my lenses" rrule=FREQ=DAILY;BYHOUR=22;BYMINUTE=0
  remind me tonight at eight to ring Bob before he leaves at nine
    => reminders.create text="ring Bob before he leaves at nine" at=03-10T20:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);

golden(
  'words said twice, and whose they are, in a reminder',
  `
  remind me at six that the the boiler wants bleeding
    => reminders.create text="the boiler wants bleeding" at=03-10T18:00
  remind me to to take the the lamb out of the freezer at four
    => reminders.create text="take the lamb out of the freezer" at=03-10T16:00
  could you remind me could you remind me to water the ferns tomorrow morning
    => reminders.create text="water the ferns" at=03-11T08:00
  remind me remind me at three to lock the shed
    => reminders.create text="lock the shed" at=03-10T15:00
  remind me in two hours that I can ring her again
    => reminders.create text="I can ring her again" at=03-10T12:30
  remind me at half five that we said we'd help Gran
    => reminders.create text="we said we'd help Gran" at=03-10T17:30
  can you remind me at quarter past five too take the meat out
    => reminders.create text="take the meat out" at=03-10T17:15
  remind me that I have to ring Gran at five
    => reminders.create text="ring Gran" at=03-10T17:00
  remind me I ring Gran at five
    => reminders.create text="ring Gran" at=03-10T17:00
  remind me that we should leave at five
    => reminders.create text=leave at=03-10T17:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
