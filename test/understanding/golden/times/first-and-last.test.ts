import { golden } from '../golden.ts';

golden(
  'what is first and last of a day, what is to wait for something, and what was written down and is to be told of',
  `
  what's first today
    => house.agenda from=03-10T00:00 to=03-11T00:00
  what do I have last tomorrow
    => house.agenda from=03-11T00:00 to=03-12T00:00
  what's the last thing tomorrow
    => house.agenda from=03-11T00:00 to=03-12T00:00
  what does Friday look like
    => house.agenda from=03-13T00:00 to=03-14T00:00
  only turn on the porch light if it's dark
    => light.turn_on [Porch Light] ?daytime down
  wait until the front door is open and then turn on the porch light
    => light.turn_on [Porch Light] @event sensor:open[Front Door Contact] already
  wait till the TV goes off, then lock the back door
    => lock.lock [Back Door] @event media:off[Living Room TV]
  turn on the porch light as long as I'm home
    => light.turn_on [Porch Light] ?presence:home[alex]
  put the dentist in for friday at ten // remind me about it at nine
    => reminders.create text=dentist at=03-10T21:00
  add milk to the shopping list // remind me about that at five
    => reminders.create text=milk at=03-10T17:00
  add milk to the shopping list // what time is it
    => clock.time
  add milk to the shopping list and bread
    => list.add item=milk list=shopping | list.add item=bread list=shopping
  add milk to the shopping list and remind me at five
    => list.add item=milk list=shopping ?? remind me at five (of what?)
  add milk to the shopping list and turn on the desk lamp
    => list.add item=milk list=shopping | light.turn_on [Desk Lamp]
  remind me to call Mum at five // remind Sam about it at six
    => reminders.create to=sam text="call Mum" at=03-10T18:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00-04:00'),
);

golden(
  'words for company’s sake change nothing of what is wished',
  `
  so put the dentist in the calendar for Friday at ten
    => calendar.create title=dentist start=03-13T10:00 end=03-13T11:00
  actually put the dentist in the calendar for Friday at ten
    => calendar.create title=dentist start=03-13T10:00 end=03-13T11:00
  let's put the dentist in the calendar for Friday at ten
    => calendar.create title=dentist start=03-13T10:00 end=03-13T11:00
  go ahead and add milk to the shopping list
    => list.add item=milk list=shopping
  would it be possible to add milk to the shopping list
    => list.add item=milk list=shopping
  how about you put the dentist in the calendar for Friday at ten
    => calendar.create title=dentist start=03-13T10:00 end=03-13T11:00
  turn on the desk lamp // never mind that, set the heating to 21
    => conversation.cancel | climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=21
  remind me to call Mum at five, won't you
    => reminders.create text="call Mum" at=03-10T17:00
  set a timer for ten minutes, that's all
    => timer.start duration=PT10M
  they've put the dentist back to Friday at ten
    => calendar.change query=dentist start=03-13T10:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00-04:00'),
);
