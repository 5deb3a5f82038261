import { golden } from './golden.ts';

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
