import { golden } from '../golden.ts';

// How the old and the polite put things: the long way round, with courtesies, asides and hesitations.

/** Thursday 22 October 2026, a quarter past seven in the evening, in Berlin. */
const EVENING = Date.parse('2026-10-22T19:15:00+02:00');

golden(
  'the long way round',
  `
  I should like the counter lights half bright, if it's no bother.
    => light.set [Kitchen Counter Lights] brightness=50
  Might you open the gate, my dear?
    => cover.open [Driveway Gate]
  You'd better not unlock the side door.
    => (prohibition)
  I suppose you could put the fountain on.
    => switch.turn_on [Fountain]
  You might just shut the kitchen blinds, if you'd be so kind.
    => cover.close [Kitchen Blinds]
  We should be ever so grateful if you would lock the back door.
    => lock.lock [Back Door]
  the path lights, if you please, on
    => light.turn_on [Path Lights]
  Close the gate, would you, love?
    => cover.close [Driveway Gate]
  Turn the extractor fan off, there's a dear.
    => fan.turn_off [Extractor Fan]
  Right well, let me see, put the desk lamp on.
    => light.turn_on [Desk Lamp]
  Now then, before I forget, set a timer for nine minutes or so.
    => timer.start duration=PT9M
  Lock the side door, just to be on the safe side.
    => lock.lock [Garage Side Door]
  I'd sooner you turned the heater off.
    => climate.set_mode [Bathroom Heater] mode=off
  I'd rather you didn't open the gate.
    => (prohibition)
  It's high time you drew the bedroom curtains.
    => cover.close [Master Bedroom Curtains]
  Would you mind taking the living room down by a degree and a half?
    => climate.set_temperature [living room] step=-1.5
`,
  'home-2',
  undefined,
  EVENING,
);

golden(
  'courtesy behind a time, a condition or a place',
  `
  at half past nine tomorrow morning could you kindly open the bedroom curtains
    => cover.open [Master Bedroom Curtains] @10-23T09:30
  in twenty minutes would you mind switching the heater off
    => climate.set_mode [Bathroom Heater] mode=off @10-22T19:35
  if the back door is unlocked, might I trouble you to lock it
    => lock.lock [Back Door] ?lock:unlocked[Back Door]
  every night at eleven I'd be obliged if you would close the gate
    => cover.close [Driveway Gate] @FREQ=DAILY;BYHOUR=23;BYMINUTE=0
  when the back door opens would you please put the kitchen ceiling light on
    => light.turn_on [Kitchen Ceiling Light] @event sensor:open[Back Door Contact] repeat
  supposing the fountain is on, be so good as to turn it off
    => switch.turn_off [Fountain] ?switch:on[Fountain]
  should the garage door be open, please close it
    => cover.close [Garage Door] ?cover:open[Garage Door]
  in the kitchen could you possibly turn the lights off
    => light.turn_off [kitchen]
`,
  'home-2',
  undefined,
  EVENING,
);

golden(
  'questions asked by the way',
  `
  I can't quite remember what the thermostat is set to.
    => climate.get [Living Room Thermostat]
  Would you happen to know what time it is?
    => clock.time
  I was only wondering what's on the shopping list.
    => list.get list=shopping
  I wonder how warm the study is.
    => sensor.get [office] kind=temperature
  Would you tell me which lights we've left on on the ground floor?
    => light.get [floor Downstairs]
  i can't for the life of me remember, did i switch the fountain off
    => switch.get [Fountain]
  I forget whether the gate is open.
    => cover.get [Driveway Gate]
  I've clean forgotten what I have on in my diary on wednesday.
    => calendar.list from=10-28T00:00 to=10-29T00:00
  Is the gate open, by any chance?
    => cover.get [Driveway Gate]
  is it likely to rain tomorrow do you think
    => weather.get at=10-23T00:00..10-23T23:59
  I wonder how one might open a gate without a key.
    => (hypothetical)
`,
  'home-2',
  undefined,
  EVENING,
);
