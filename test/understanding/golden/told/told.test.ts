import { golden } from '../golden.ts';

// What is told before a wish, taken back in it, or put behind a comma; and small wishes of a household in many words.

/** Thursday 22 October 2026, a quarter past seven in the evening, in Berlin. */
const EVENING = Date.parse('2026-10-22T19:15:00+02:00');

golden(
  'what is told, and then spoken of',
  `
  The television is rather loud, could you bring it down to fifteen?
    => media.set_volume [Living Room TV] volume=15
  The heater's been on all day, switch it off.
    => climate.set_mode [Bathroom Heater] mode=off
  That fountain is driving me mad, please turn it off.
    => switch.turn_off [Fountain]
  It's grown terribly chilly in the lounge. Put it up to twenty two.
    => climate.set_temperature [living room] temperature=22
  The bedroom is stuffy, put the fan on.
    => fan.turn_on [master bedroom]
  It's too warm in the kids room, open the blinds there.
    => cover.open [Kids Room Blinds]
  The porch looks gloomy. Switch it on.
    => light.turn_on [porch]
  I just put the kettle on in the kitchen.
    => (statement)
  My hands are freezing.
    => (statement)
  The bedroom is freezing.
    => (statement)
  the lights in the kitchen are far too bright, dim them to 40 percent
    => light.set [kitchen] brightness=40
`,
  'home-2',
  undefined,
  EVENING,
);

golden(
  'behind a comma',
  `
  Close the gate, if it's open.
    => cover.close [Driveway Gate] ?cover:open[Driveway Gate]
  Would you mind locking the back door, unless it's locked already?
    => lock.lock [Back Door] ?lock:unlocked[Back Door]
  Turn the porch light off, tonight at ten.
    => light.turn_off [Porch Light] @10-22T22:00
  Turn the tv off at nine and the porch light off at ten, this evening.
    => media.turn_off [Living Room TV] @10-22T21:00 | light.turn_off [Porch Light] @10-22T22:00
`,
  'home-2',
  undefined,
  EVENING,
);

golden(
  'taken back and said again',
  `
  Set a timer for forty, no, I tell a lie, fifty minutes.
    => timer.start duration=PT50M
  Set the heater to 22, no, that's not right, 23.
    => climate.set_temperature [Bathroom Heater] temperature=23
  Turn on the desk lamp, no, silly me, the floor lamp.
    => light.turn_on [Floor Lamp]
  remind me at seven, no, what am I saying, eight to feed the cat
    => reminders.create text="feed the cat" at=10-22T20:00
`,
  'home-2',
  undefined,
  EVENING,
);

golden(
  'brought in',
  `
  Remind me at quarter to eight to bring the bins in.
    => reminders.create text="bring the bins in" at=10-22T19:45
  tell sam to bring the washing in tomorrow at six in the evening
    => reminders.create to=sam text="bring the washing in" at=10-23T18:00
  If the fountain is on turn that off.
    => switch.turn_off [Fountain] ?switch:on[Fountain]
`,
  'home-2',
  undefined,
  EVENING,
);

golden(
  'run out',
  `
  We seem to be out of teabags and ginger nuts, so put those on the shopping list.
    => list.add list=shopping item=teabags | list.add list=shopping item="ginger nuts"
  we haven't any eggs, pop them on the shopping list
    => list.add list=shopping item=eggs
  There's hardly any flour left, add some to the shopping list.
    => list.add list=shopping item=flour
`,
  'home-2',
  undefined,
  EVENING,
);

golden(
  'things that want something',
  `
  the laundry timer wants another ten minutes
    => timer.add name=laundry duration=PT10M
  The pasta timer needs five more minutes.
    => timer.add name=pasta duration=PT5M
  the porch light ought to go to forty percent
    => light.set [Porch Light] brightness=40
  The tv could do with being a little quieter.
    => media.set_volume [Living Room TV] step=-10
  have the sprinkler come on at six tomorrow morning
    => valve.open [Garden Sprinkler] @10-23T06:00
  let the hoover go round the kitchen
    => vacuum.clean_area [Robbie] area=kitchen
`,
  'home-2',
  undefined,
  EVENING,
);

golden(
  'said in a mail',
  `
  Email Sam with the subject Sunday Lunch saying that there's lamb.
    => email.send to=sam subject="Sunday Lunch" about="there's lamb"
  email sam that tomorrow is fine
    => email.send to=sam about="tomorrow is fine"
  drop sam and me a line that dinner is ready
    => email.send to=sam+me about="dinner is ready"
`,
  'home-2',
  undefined,
  EVENING,
);

golden(
  'put off',
  `
  Put the dentist off until two in the afternoon on the 30th.
    => calendar.change query=dentist start=10-30T14:00
`,
  'home-2',
  undefined,
  EVENING,
);

golden(
  'asked in passing',
  `
  How much charge has the front door lock got left?
    => sensor.get [Front Door Lock Battery] kind=battery
  has the bedroom fan been left running
    => fan.get [Bedroom Fan]
  If it's more than seventy percent humid in the bathroom, put the extractor on.
    => fan.turn_on [Extractor Fan] ?sensor:humidity>70[bathroom]
  If I've nothing on in my diary on Sunday, add gardening to my to-do list.
    => list.add item=gardening list=to-do ?calendar:empty[10-25T00:00..10-26T00:00]
  make the desk lamp a nice warm orange
    => light.set [Desk Lamp] color=orange
`,
  'home-2',
  undefined,
  EVENING,
);

golden(
  'a day at the end of its sentence',
  `
  Remind me to call mum on the 30th.
    => reminders.create text="call mum" at=10-30T09:00
  Lock the side door at nine on the 1st. Then email me.
    => lock.lock [Garage Side Door] @11-01T09:00 > email.send to=me about="the Garage Side Door is locked"
`,
  'home-2',
  undefined,
  EVENING,
);
