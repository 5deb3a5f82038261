import { golden } from '../golden.ts';

// Stretches of the calendar, places said early or late, names with a noun behind them.

golden(
  'dates reckoned from other dates',
  `
  remind me two days before christmas to buy gifts
    => reminders.create text="buy gifts" at=12-23T09:00
  remind me about the cake on christmas eve at 10
    => reminders.create text="the cake" at=12-24T10:00
  remind me on the first monday of april at 9 to pay the rent
    => reminders.create text="pay the rent" at=04-06T09:00
  remind me in two weeks to water the plants
    => reminders.create text="water the plants" at=03-24T09:00
  remind me next wednesday at 4 pm to call the vet
    => reminders.create text="call the vet" at=03-18T16:00
  remind me on friday the 20th at noon to send the form
    => reminders.create text="send the form" at=03-20T12:00
  remind me the day after tomorrow at 15h30 to pick up sam
    => reminders.create text="pick up sam" at=03-12T15:30
  turn off the garage lights next week on monday at 8 pm
    => light.turn_off [garage] @03-16T20:00
`,
);

golden(
  'stretches to look through',
  `
  what is on my calendar the last week of march
    => calendar.list from=03-23T00:00 to=03-30T00:00
  what is on my calendar in april
    => calendar.list from=04-01T00:00 to=05-01T00:00
  what is on my calendar the next three days
    => calendar.list from=03-11T00:00 to=03-14T00:00
  what is on my calendar in the next two weeks
    => calendar.list from=03-10T00:00 to=03-24T00:00
  what is on my calendar from thursday to saturday
    => calendar.list from=03-12T00:00 to=03-15T00:00
`,
);

golden(
  'places and nouns where people put them',
  `
  in the kitchen, turn on the lights
    => light.turn_on [kitchen]
  in the living room dim the lights to 30 %
    => light.set [living room] brightness=30
  turn off the garage lights and in the kitchen turn on the lights
    => light.turn_off [garage] | light.turn_on [kitchen]
  turn off the desk lamp light
    => light.turn_off [Desk Lamp]
  turn off the lamps and lights in the bedroom
    => light.turn_off [Bedside Lamp + bedroom]
`,
);

golden(
  'what is left alone',
  `
  any lights on?
    => light.get [all]
  turn on the lights from 2014 to 2018
    => ?? turn on the lights from 2014 to 2018
  turn off the lights yesterday at 8 pm
    => ?? turn off the lights yesterday at 8 pm
`,
);
