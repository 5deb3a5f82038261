import { golden } from '../golden.ts';

// Wishes of an evening at home: side by side, taken back, left alone, and in few words.

/** Thursday 22 October 2026, a quarter past seven in the evening, in Berlin. */
const EVENING = Date.parse('2026-10-22T19:15:00+02:00');

golden(
  'side by side all the same',
  `
  If the gate's still open, would you shut it, and in any case put the porch light on.
    => cover.close [Driveway Gate] ?cover:open[Driveway Gate] | light.turn_on [Porch Light]
  Lock up the doors, all of them, and put the outside lights out.
    => lock.lock [all] | light.turn_off [group Outside Lights]
  Should the front door open, turn the hallway light on.
    => light.turn_on [Hallway Light] @event sensor:open[Front Door Contact] repeat
  When it's half past ten, turn off the telly and the floor lamp five minutes later.
    => media.turn_off [Living Room TV] @10-22T22:30 > light.turn_off [Floor Lamp] @after PT5M
  At ten turn off the porch light and the floor lamp five minutes later
    => light.turn_off [Porch Light] @10-22T22:00 > light.turn_off [Floor Lamp] @after PT5M
  At sunset I should like the path lights and the porch light on, and half an hour after that the curtains drawn.
    => light.turn_on [Path Lights + Porch Light] @sunset > cover.close [group Curtains] @after PT30M
  Turn on the bedroom fan for the next forty minutes.
    => fan.turn_on [Bedroom Fan] > fan.turn_off [Bedroom Fan] @after PT40M
`,
  'home-2',
  undefined,
  EVENING,
);

golden(
  'not wanted, and left alone',
  `
  I shan't be needing the ceiling fan any more, nor the fairy lights, but do leave the path lights on.
    => fan.turn_off [Ceiling Fan] | light.turn_off [Fairy Lights]
  turn off the lights in the lounge, leaving the floor lamp on
    => light.turn_off [living room - Floor Lamp]
  Put the outside lights out, and wake me... I mean remind me at seven tomorrow morning to let the dog out.
    => light.turn_off [group Outside Lights] | reminders.create text="let the dog out" at=10-23T07:00
  lock the side door // I beg your pardon, I meant you to unlock it
    => lock.unlock [Garage Side Door]
`,
  'home-2',
  undefined,
  EVENING,
);

golden(
  'said in few words',
  `
  dinner party scene, please, twenty one degrees in the living room, and a little Sinatra on the kitchen speaker
    => scene.activate name="Dinner Party" | climate.set_temperature [living room] temperature=21 | media.play_media [Kitchen Speaker] query=Sinatra
  I'll have a timer for three and a half minutes for my egg, please.
    => timer.start duration=PT3M30S name="my egg"
  How much longer has the pasta got?
    => timer.get name=pasta
  Pop the air conditioning on dry, would you?
    => climate.set_mode [Bedroom AC] mode=dry
  Might we have the volume of the television at twenty five?
    => media.set_volume [Living Room TV] volume=25
  Has soap been put on the shopping list?
    => list.get item=soap list=shopping
  switch the hall light off
    => light.turn_off [Hallway Light]
  switch the hall lights off
    => light.turn_off [hallway]
  Would you mind ever so much turning the kitchen speaker down a touch?
    => media.set_volume [Kitchen Speaker] step=-10
`,
  'home-2',
  undefined,
  EVENING,
);

golden(
  'asked ever so kindly',
  `
  Good evening, dear. Would you be kind enough to put the kitchen ceiling light on, and draw the blinds in there?
    => light.turn_on [Kitchen Ceiling Light] | cover.close [Kitchen Blinds]
  If you'd kindly switch off the desk lamp, I'd be grateful.
    => light.turn_off [Desk Lamp]
  It would be a great help if you could open the garage door at twenty past eight this evening.
    => cover.open [Garage Door] @10-22T20:20
  Would it be too much to ask for the fairy lights to be turned pink?
    => light.set [Fairy Lights] color=pink
  Is it my imagination, or is the fountain still running?
    => switch.get [Fountain]
  Tell me, is there anything in my diary for the weekend?
    => calendar.list from=10-24T00:00 to=10-26T00:00
  I'm dreadfully sorry to trouble you again, but could the curtains in the lounge be closed?
    => cover.close [Living Room Curtains]
  switch the mirror light off, there's no hurry
    => light.turn_off [Mirror Light]
`,
  'home-2',
  undefined,
  EVENING,
);

golden(
  'up, down, and soon after',
  `
  The ceiling fan needs to go up to about eighty percent.
    => fan.set [Ceiling Fan] percentage=80
  the kitchen blinds ought to come down to a third
    => cover.set_position [Kitchen Blinds] position=33
  open the bedroom curtains at half past seven tomorrow morning and put the coffee machine on at eight
    => cover.open [Master Bedroom Curtains] @10-23T07:30 | switch.turn_on [Coffee Machine] @10-23T08:00
  remind me at eight tomorrow morning to call the bank and turn off the lights at ten
    => reminders.create text="call the bank" at=10-23T08:00 | light.turn_off [all] @10-22T22:00
  would you close the kitchen blinds // and those in the kids' room as well please
    => cover.close [kids room]
  Add two dozen eggs and half a pound of butter to the groceries.
    => list.add item="two dozen eggs" list=shopping | list.add item="half a pound of butter" list=shopping
  add half a pound of butter and some jam to the shopping list
    => list.add item="half a pound of butter" list=shopping | list.add item=jam list=shopping
  turn the wireless in the kitchen down by ten
    => media.set_volume [Kitchen Speaker] step=-10
`,
  'home-2',
  undefined,
  EVENING,
);
