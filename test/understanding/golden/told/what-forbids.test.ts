import { golden } from '../golden.ts';

golden(
  'what forbids is no reason, and holds back where it is not understood',
  `
  turn off every light in the house, the little one wants that left, and don't go touching the garden
    => light.turn_off [all - garden]
  turn off every light in the house, she's asleep, and don't wibble the garden
    => ?? turn off every light in the house, she's asleep, and don't wibble the garden
  turn every light off, she's asleep, and don't wibble the garden
    => ?? turn every light off, she's asleep, and don't wibble the garden
  turn off the desk lamp, don't need it
    => light.turn_off [Desk Lamp]
  drop the blind one, it had me wide awake at stupid o'clock
    => schedule.cancel query=blind
`,
  'home-2',
);

golden(
  'of several that were done the one that is named is undone',
  `
  hallway light to 40 and close the living room curtains // the curtains back how they were, it's still daytime
    => conversation.undo [Living Room Curtains]
  hallway light to 40 and close the living room curtains // undo the curtains
    => conversation.undo [Living Room Curtains]
  hallway light to 40 and close the living room curtains // undo that
    => conversation.undo
  turn on the porch light till ten // actually it can stay on all night, leave it
    => schedule.cancel query="turn on the porch light till ten"
`,
  'home-2',
);

golden(
  'what is moved is told by the day that it is on',
  `
  move Friday's yoga to Saturday
    => diary.move on=03-13T00:00..03-13T23:59 query=yoga to={"date":"2026-03-14"}
  push Wednesday's dentist to Monday
    => diary.move on=03-11T00:00..03-11T23:59 query=dentist to={"date":"2026-03-16"}
  move the yoga on Friday to Saturday
    => diary.move on=03-13T00:00..03-13T23:59 query=yoga to={"date":"2026-03-14"}
  shift Thursday's choir to Friday at seven
    => diary.move on=03-12T00:00..03-12T23:59 query=choir to={"date":"2026-03-13","clock":"07:00","sure":false}
  move next week's yoga to Thursday
    => diary.move on=03-16T00:00..03-22T23:59 query=yoga to={"date":"2026-03-19"}
  move the yoga to Thursday
    => calendar.change query=yoga start=2026-03-12
`,
  'home-2',
);

golden(
  'what is told with an order is told then',
  `
  every weekday at half seven turn on the kitchen ceiling light and tell me the weather
    => light.turn_on [Kitchen Ceiling Light] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=30 | weather.get @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=30
  at ten turn off the desk lamp and tell me the temperature outside
    => light.turn_off [Desk Lamp] @03-11T10:00 | weather.get @03-11T10:00
  turn on the desk lamp and tell me who's home
    => light.turn_on [Desk Lamp] | presence.who
`,
  'home-2',
);

golden(
  'what only hands can do is to be remembered',
  `
  every other Sunday at nine, water the plants
    => reminders.create text="water the plants" rrule=FREQ=WEEKLY;INTERVAL=2;BYDAY=SU;BYHOUR=9;BYMINUTE=0
  tomorrow at ten, ring the dentist
    => reminders.create text="ring the dentist" at=03-11T10:00
  at six, feed the cat
    => reminders.create text="feed the cat" at=03-11T06:00
  call the plumber is something I need to do tomorrow, ten-ish
    => reminders.create text="call the plumber" at=03-11T10:00
  remind me on the first Tuesday of the month to put the bins out
    => reminders.create text="put the bins out" rrule=FREQ=MONTHLY;BYDAY=1TU;BYHOUR=9;BYMINUTE=0
  book club Thursday at seven
    => calendar.create title="book club" start=03-12T19:00 end=03-12T20:00
  make a note that the boiler man comes Thursday at two
    => calendar.create title="boiler man" start=03-12T14:00 end=03-12T15:00
`,
  'home-2',
);

golden(
  'said in short',
  `
  that desk lamp wants to be whiter
    => light.set [Desk Lamp] temperature=5500
  mirror light on, dim and warm
    => light.set [Mirror Light] brightness=15 > light.set [Mirror Light] temperature=2700
  bedroom fan on, low
    => fan.set [Bedroom Fan] percentage=33
  did the garage door get left open
    => cover.get [Garage Door]
  how's the vacuum getting on
    => vacuum.get [Robbie]
  warm the living room up a bit
    => climate.set_temperature [living room] step=1
  which rooms have lights on
    => light.get [all]
`,
  'home-2',
);

golden(
  'what is told beside says which of several is meant, or on which day',
  `
  timers: rice twenty minutes, chicken forty minutes // I've burnt the rice, you can drop that one
    => timer.cancel name=rice length=PT20M
  timers: rice twenty minutes, chicken forty minutes // cancel that
    => conversation.cancel
  pool's shut on the 8th of April, so no swimming that day
    => diary.skip query=swimming on=04-08T00:00..04-08T23:59
  the hall's closed on Friday, so skip choir that day
    => diary.skip query=choir on=03-13T00:00..03-13T23:59
  please to make dark the garden
    => light.turn_off [garden]
`,
  'home-2',
);
