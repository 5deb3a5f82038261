import { golden } from './golden.ts';

// What goes on with a talk in few words: the same for one more thing, a step more, about another hour, one more reminder.

golden(
  'one more thing, one more step',
  `
  turn off the porch light // do the kitchen light as well actually
    => light.turn_off [kitchen]
  set the thermostat to 20 // up one more degree
    => climate.set_temperature [Living Room Thermostat] step=1
  set the thermostat to 20 // down another degree please
    => climate.set_temperature [Living Room Thermostat] step=-1
  open the living room curtains // do the washing up as well
    => ?? do the washing up as well
`,
  'home-2',
);

golden(
  'about another hour',
  `
  remind me tomorrow at two in the afternoon to ring the plumber // about three
    => reminders.change query="ring the plumber" at=03-11T15:00
  about three
    => ?? about three
  what is it about
    => ?? what is it about
`,
  'home-2',
);

golden(
  'each time, and with it',
  `
  whenever the porch light comes on put the kitchen light on with it
    => light.turn_on [kitchen] @event light:on[Porch Light] repeat
  when the garage door opens put the porch light on, every time
    => light.turn_on [Porch Light] @event cover:open[Garage Door] repeat
  if it ever gets colder than 12 in the garage email me
    => email.send to=me about="the garage temperature is below 12 °C" @event sensor:temperature<12[garage]
  put the lamp on with it
    => ?? put the lamp on with it
`,
  'home-2',
);
