import { golden } from '../golden.ts';

// Rules, and times that are counted from one another, in an order or with words that no phrase has.

golden(
  'counted from what was said before',
  `
  wake me at six tomorrow and again ten minutes later
    => alarm.set at=03-11T06:00 > alarm.set at=03-11T06:10
  wake me at six every weekday and again a quarter of an hour later
    => alarm.set rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=0 > alarm.set rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=15
  wake me at six tomorrow and ten minutes later start the coffee maker
    => alarm.set at=03-11T06:00 > switch.turn_on [Coffee Machine] @03-11T06:10
  wake me quarter of five tomorrow morning and again ten minutes later in case i roll over
    => alarm.set at=03-11T04:45 > alarm.set at=03-11T04:55
  turn on the porch light at sunset and turn it off at eleven
    => light.turn_on [Porch Light] @sunset | light.turn_off [Porch Light] @03-11T23:00
`,
  'home-2',
);

golden(
  'where something stirs, or nothing does',
  `
  when something moves in the garage, turn on the light
    => light.turn_on [garage] @event sensor:motion[Garage Motion Sensor] repeat
  when something moves in the garage, turn on the kitchen light
    => light.turn_on [kitchen] @event sensor:motion[Garage Motion Sensor] repeat
  whenever something moves in the garage and the light's off in there, put the light on
    => light.turn_on [garage] @event sensor:motion[Garage Motion Sensor] repeat ?light:off[garage]
  if the garage sees somebody moving and its light isn't on, put that light on
    => light.turn_on [garage] @event sensor:motion[Garage Motion Sensor] repeat ?light:off[garage]
  if there has been no movement in the garage for ten minutes turn off the light
    => light.turn_off [garage] @event sensor:clear[Garage Motion Sensor] for PT10M already repeat
  when nothing moves in the garage for ten minutes, turn the light off
    => light.turn_off [garage] @event sensor:clear[Garage Motion Sensor] for PT10M already repeat
  any time the front door opens while the living room tv is playing, pause it
    => media.pause [Living Room TV] @event sensor:open[Front Door Contact] repeat ?media:playing[Living Room TV]
`,
  'home-2',
);

golden(
  'told as what comes',
  `
  living room tv goes off in half an hour, she can finish this one
    => media.turn_off [Living Room TV] @03-11T00:00
  at sunset the porch light goes on and at eleven off again
    => light.turn_on [Porch Light] @sunset | light.turn_off [Porch Light] @03-11T23:00
  the porch light goes off
    => ?? the porch light goes off
  when it starts getting dark, close the blinds
    => cover.close [group Blinds] @sunset repeat
`,
  'home-2',
);

golden(
  'what ends goes off anyway',
  `
  run the living room ac on heat at 22 until noon, then off
    => climate.set_temperature [Living Room Thermostat] mode=heat temperature=22 | climate.set_mode [Living Room Thermostat] mode=off @03-11T12:00
`,
  'home-2',
);

golden(
  'no longer by itself',
  `
  we don't need the porch light coming on at sunset any longer, bin that one
    => schedule.cancel query="porch light"
  i don't want the heating coming on in the mornings any more
    => schedule.cancel query=heating
`,
  'home-2',
);

golden(
  'for a child',
  `
  give mia twenty minutes on her tablet, set it going now
    => timer.start duration=PT20M name="mia's tablet"
  i put the bread in the oven now, you call me after forty minutes
    => timer.start duration=PT40M
  bedroom ac to heat, 22, up to half past one, off after that
    => climate.set_temperature [Bedroom AC] mode=heat temperature=22 | climate.set_mode [Bedroom AC] mode=off @03-11T01:30
`,
  'home-2',
);
