import { golden } from '../golden.ts';

// No word falls off a sentence: what was said in front, what is left out, and what was not understood decide what becomes of the rest.

golden(
  'in front, with a colon',
  `
  tomorrow at seven: turn on the coffee maker and open the blinds
    => switch.turn_on [Coffee Machine] @03-11T07:00 | cover.open [group Blinds] @03-11T07:00
  at nine tonight: lock the front door
    => lock.lock [Front Door] @03-11T21:00
  weekdays: turn on the coffee maker at seven
    => switch.turn_on [Coffee Machine] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7;BYMINUTE=0
  when the garage door opens: turn on the porch light
    => light.turn_on [Porch Light] @event cover:open[Garage Door] repeat
  kitchen: lights off
    => light.turn_off [kitchen]
  bedtime: turn off the lights
    => light.turn_off [all]
  later: turn off the tv
    => ?? later ?? turn off the tv
  some time after the match: turn off the tv
    => ?? some time ?? the match ?? turn off the tv
`,
  'home-2',
);

golden(
  'left as it is',
  `
  turn off all the lights, the bedroom stays on
    => light.turn_off [all - master bedroom]
  turn off all the lights, the bedroom is fine as it is
    => light.turn_off [all - master bedroom]
  turn off all the lights, the pantry stays as it is
    => ?? turn off all the lights, the pantry stays as it is
  leave the porch light alone and turn off all the lights
    => light.turn_off [all - Porch Light]
  don't turn off the porch light, but turn off all the other lights
    => light.turn_off [all - Porch Light]
  turn off all the lights, keep the lamp on
    => ?? turn off all the lights ?? keep the lamp on {Floor Lamp, Desk Lamp, Alex's Bedside Lamp, Sam's Bedside Lamp}
  close the curtains and the garage door, the bedroom ones can stay open
    => cover.close [group Curtains - master bedroom + Garage Door]
`,
  'home-2',
);

golden(
  'not placed',
  `
  turn on the tv, and frobnicate the fan not too hard
    => ?? turn on the tv ?? frobnicate the fan not too hard
  turn on the tv, and frobnicate the fan
    => media.turn_on [Living Room TV] ?? frobnicate the fan
  when the washing machine is done, turn off the tv and lock the door
    => media.turn_off [Living Room TV] @event sensor:power<5[Washing Machine Power] for PT3M ?? lock the door {Front Door, Back Door, Garage Side Door}
`,
  'home-2',
);

golden(
  'what goes on leaving out, and the side by which nothing is done',
  `
  every light off except the hallway and the ones along the wall
    => ?? every light off except the hallway ?? the ones along the wall
  turn off every light with the floor lamp
    => ?? turn off every light with the floor lamp
  vacuum: office, then hallway, stay out of the kitchen
    => ?? vacuum: office ?? hallway ?? stay out of the kitchen
  if the garage light is on turn it off, otherwise leave it alone; in either case lock the back door
    => light.turn_off [Garage Light] ?light:on[Garage Light] | lock.lock [Back Door]
  if the office temperature is below 18 set the living room thermostat to 21, otherwise leave the heat alone
    => climate.set_temperature [Living Room Thermostat] temperature=21 ?sensor:temperature<18[Office Temperature]
  if the back door is unlocked go ahead and lock it
    => lock.lock [Back Door] ?lock:unlocked[Back Door]
`,
  'home-2',
);

golden(
  'what an entry would swallow',
  `
  put down the governors' meeting for friday at six in the evening, wait, no, let me look, it says half six
    => ?? put down the governors' meeting for friday at six in the evening, wait, no, let me look, it says half six
  put lunch with Jo in the calendar for friday at one, no, hang on, at two
    => calendar.create title="lunch with Jo" start=03-13T14:00 end=03-13T15:00
  vets appointment for the dog wednesday at ate forty in the morning put it on the calendar
    => calendar.create title="vets appointment for the dog" start=03-11T08:40 end=03-11T09:40
  put friday drinks in the calendar tomorrow at six
    => calendar.create title="friday drinks" start=03-11T18:00 end=03-11T19:00
  vets appointment on wednesday at ate in the morning put it on the calendar
    => calendar.create title="vets appointment" start=03-11T08:00 end=03-11T09:00
  put the dentist in the calendar on friday at three
    => calendar.create title=dentist start=03-13T15:00 end=03-13T16:00
`,
  'home-2',
);

golden(
  'what is not to be set',
  `
  no timer for ten minutes
    => ?? no timer for ten minutes
  no pasta timer for ten minutes
    => ?? no pasta timer for ten minutes
  no alarm at seven tomorrow please
    => alarm.cancel set_for=03-11T07:00
  so no alarm in the morning, just tomorrow
    => alarm.skip on=03-11T00:00..03-11T23:59
  I'm ill so no reminder at nine
    => (statement)
  no kitchen light on please
    => ?? no kitchen light on please
  turn on the desk lamp // no the floor lamp
    => conversation.undo [Desk Lamp] > light.turn_on [Floor Lamp]
`,
  'home-2',
);
