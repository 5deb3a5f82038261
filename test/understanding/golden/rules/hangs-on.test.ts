import { golden } from '../golden.ts';

// A clause of its own says when or whether a wish is to be done: with it or not at all. What is only polite holds nothing back.

golden(
  'when and whether, in a clause of its own',
  `
  in a bit, turn off the porch light
    => ?? in a bit, turn off the porch light
  soon, turn off the porch light
    => ?? soon, turn off the porch light
  not now, turn off the porch light
    => ?? not now, turn off the porch light
  after the gate closes, turn off the porch light
    => ?? after the gate closes, turn off the porch light
  if that's alright with dad, turn off the porch light
    => ?? if that's alright with dad, turn off the porch light
  turn off the porch light would you, first thing tomorrow
    => light.turn_off [Porch Light] @03-11T08:00
  turn off the porch light please, it's been on all day, in half an hour
    => ?? turn off the porch light please, it's been on all day, in half an hour
  turn off the porch light, it drives me mad, when the gate opens
    => light.turn_off [Porch Light] @event cover:open[Driveway Gate] repeat
  turn off the porch light, it's been on all day, but only if the back door is open
    => light.turn_off [Porch Light] ?sensor:open[Back Door Contact]
  turn off the porch light, it's been on all day if the back door is open
    => ?? turn off the porch light ?? it's been on all day if the back door is open
  trash the shopping list from last week, tomorrow at nine
    => ?? trash the shopping list from last week ?? tomorrow at nine
`,
  'home-2',
);

golden(
  'what holds nothing back',
  `
  if that's okay with you, turn off the porch light
    => light.turn_off [Porch Light]
  whenever it suits you, turn off the porch light
    => light.turn_off [Porch Light]
  turn off the porch light, if it's no bother
    => light.turn_off [Porch Light]
  turn off the porch light, now
    => light.turn_off [Porch Light]
  turn off the porch light, it gives me a headache
    => light.turn_off [Porch Light]
  turn off the porch light, we'll be in the garden after dinner
    => light.turn_off [Porch Light]
  turn off the porch light, and after that lock the back door
    => light.turn_off [Porch Light] > lock.lock [Back Door]
  after locking the back door, turn off the porch light
    => lock.lock [Back Door] > light.turn_off [Porch Light]
  turn off the porch light at ten, it's been on all day
    => light.turn_off [Porch Light] @03-11T10:00
`,
  'home-2',
);

golden(
  'when and whether, of what is written down',
  `
  in a bit, put milk on the list
    => ?? in a bit, put milk on the list
  should the guests turn up, put milk on the list
    => ?? should the guests turn up, put milk on the list
  put milk on the list, it ran out on us, but only when i say
    => ?? put milk on the list, it ran out on us, but only when i say
  put milk on the list, when i say
    => ?? put milk on the list ?? when i say
  unless i say otherwise, cancel my alarm
    => ?? unless i say otherwise, cancel my alarm
  not now, cancel my alarm
    => ?? not now, cancel my alarm
  so long as dad agrees, set an alarm for 6:40 am tomorrow
    => ?? so long as dad agrees, set an alarm for 6:40 am tomorrow
  when the choir is done, set an alarm for 6:40 am tomorrow
    => ?? when the choir is done ?? set an alarm for 6:40 am tomorrow
  set an alarm for 6:40 am tomorrow, unless it snows
    => ?? set an alarm for 6:40 am tomorrow, unless it snows
  every time the cat miaows, start a ten minute timer
    => ?? every time the cat miaows ?? start a ten minute timer
  the moment the bread is out, email sam the shopping list
    => ?? the moment the bread is out, email sam the shopping list
  turn off the porch light, so long as the cat is in
    => ?? turn off the porch light, so long as the cat is in
`,
  'home-2',
);

golden(
  'reasons, hours and courtesies of what is written down',
  `
  before i forget, put milk on the list
    => list.add item=milk list=shopping
  if it isn't too much to ask, put milk on the list
    => list.add item=milk list=shopping
  put milk on the list, now
    => list.add item=milk list=shopping
  put milk on the list, it'll be gone before breakfast
    => list.add item=milk list=shopping
  email sam the shopping list, he's off to the shop after work
    => list.get list=shopping > email.send to=sam about="the shopping list"
  set an alarm for 6:40 am tomorrow, after that i'm at work
    => alarm.set at=03-11T06:40
  once a month, remind me to clean the filter
    => reminders.create text="clean the filter" rrule=FREQ=MONTHLY;BYHOUR=9;BYMINUTE=0
  remind me to bring the form when i leave
    => reminders.create text="bring the form" @event presence:away[alex]
  start a ten minute timer, when you have a second
    => timer.start duration=PT10M
  delete the reminder, once was enough
    => ?? delete the reminder (which?)
  turn the porch light off, and after that the bedside lamp
    => light.turn_off [Porch Light] > light.turn_off [group Bedside Lamps]
`,
  'home-2',
);
