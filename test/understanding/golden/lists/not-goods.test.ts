import { golden } from '../golden.ts';

// What sounds like something got, needed, skipped or moved, and is neither goods nor an entry of a diary; and nouns that are no other noun.

golden(
  'what is got, put and marked is goods',
  `
  I've got the baby in my arms, get the light
    => ?? get the light {Kitchen Ceiling Light, Kitchen Counter Lights, Living Room Ceiling Light, Floor Lamp, TV Backlight, Dining Table Pendant}
  I've got the flu
    => (statement)
  we've got the kids this weekend
    => (statement)
  just got the bus
    => ?? got the bus
  got the milk
    => list.complete item=milk
  we've got the bread and the eggs
    => list.complete item=bread | list.complete item=eggs
  mark the wemo socket to off
    => ?? mark the wemo socket to off
  I need to get the definition of a word massive
    => (statement)
  add sweep the porch and walkway to my weekend projects list
    => list.add item="sweep the porch and walkway" list="weekend projects"
  add the milk and the eggs to the shopping list
    => list.add item=milk list=shopping | list.add item=eggs list=shopping
`,
  'home-2',
);

golden(
  'what is moved, cancelled and left out is an entry',
  `
  set the thermal stat to nineteen
    => climate.set_temperature [Living Room Thermostat] temperature=19
  cancel the current process
    => ?? cancel the current process
  no notifications for five minutes
    => ?? no notifications for five minutes
  set an alarm for half six tomorrow // never mind, no alarm tomorrow
    => alarm.cancel set_for=03-11T00:00..03-11T23:59
  set an alarm for half six tomorrow // never mind
    => conversation.forget
  move the dentist to eleven on Friday
    => calendar.change query=dentist start=03-13T11:00
`,
  'home-2',
);

golden(
  'heating is what heats, and an AC is called so',
  `
  switch the heating off
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=off
  if it gets above 23 in the living room switch the heating off
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=off @event sensor:temperature>23[living room] repeat
  turn the AC off
    => climate.set_mode [Bedroom AC] mode=off
`,
  'home-2',
  'master bedroom',
);

golden(
  'two places in front of one thing',
  `
  turn off the upstairs bathroom light
    => light.turn_off [bathroom]
  turn off the kitchen hallway and office lights
    => light.turn_off [kitchen + hallway + office]
  turn off the bathroom and kitchen light
    => light.turn_off [bathroom + kitchen]
  turn off the kitchen hallway light
    => ?? turn off the kitchen hallway light
`,
  'home-2',
);
