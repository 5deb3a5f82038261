import { golden } from '../golden.ts';

// What is said beside a wish or round about it, and from when to when it holds.

golden(
  'courtesies and remarks that leave the wish as it is',
  `
  bedroom fan on at half six every weekday, it's the only thing that wakes me
    => fan.turn_on [Bedroom Fan] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=30
  could the bedroom fan go a little gentler, it's blowing papers all over the place
    => fan.set [Bedroom Fan] step=-10
  would it be a terrible nuisance to turn off the desk lamp
    => light.turn_off [Desk Lamp]
  see the front door's locked behind me would you
    => lock.lock [Front Door]
  i see the front door's locked
    => (statement)
`,
  'home-2',
);

golden(
  'from when to when, and from now on',
  `
  put the porch light on every evening at sunset from now on
    => light.turn_on [Porch Light] @sunset repeat
  if the garage door is ever opened between eleven at night and five in the morning, put the hallway light on
    => light.turn_on [Hallway Light] @event cover:open[Garage Door] repeat ?daytime 23:00 05:00
  the porch light doesn't need to come on at sunset any more
    => schedule.cancel query="porch light"
  the porch light doesn't come on any more
    => ?? the porch light doesn't come on any more
`,
  'home-2',
);

golden(
  'what was done, and what is to come',
  `
  what have you done for us so far this morning
    => house.record from=03-10T05:00 to=03-10T12:00
  what else have you been up to today
    => house.record from=03-10T00:00 to=03-11T00:00
  what have you got lined up for later
    => schedule.list
  which of you closed the garage door
    => cover.history [Garage Door] became=closed
  which of the blinds is closed
    => cover.get [group Blinds]
`,
  'home-2',
);
