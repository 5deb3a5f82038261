import { golden } from '../golden.ts';

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

golden(
  'another value, which is all there is in what is said',
  `
  turn down the heating // eighteen is grand
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=18
  dim the desk lamp to 80 percent // twenty percent is plenty for it
    => light.set [Desk Lamp] brightness=20
  wake me at five to six tomorrow // ah no, ten past six will do me
    => alarm.change set_for=03-11T05:55 at=03-11T06:10
  set a timer for ten minutes // fifteen minutes would have been safer
    => timer.cancel length=PT10M > timer.start duration=PT15M
  open the kitchen blinds // not the whole way, only half
    => cover.set_position [Kitchen Blinds] position=50
  make the porch light blue // green suits it more
    => light.set [Porch Light] color=green
`,
  'home-2',
);

golden(
  'a value of which something else is told',
  `
  set the heating to 22 // is 20 enough
    => ?? is 20 enough
  set the heating to 22 // twenty will be too cold
    => ?? twenty will be too cold
  set the heating to 22 // twenty isn't enough
    => ?? twenty isn't enough
  lock the side door // eight would be better
    => ?? eight would be better
`,
  'home-2',
);

golden(
  'on at one hour and off at another, and an alarm from a day on',
  `
  fountain on at quarter to seven tomorrow and off again at half past
    => switch.turn_on [Fountain] @03-11T18:45 > switch.turn_off [Fountain] @after PT45M
  heating on at six tonight and off again at nine
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=heat @03-11T18:00 > climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=off @after PT3H
  alarm at six from Monday
    => alarm.set rrule=FREQ=DAILY;BYHOUR=6;BYMINUTE=0 at=03-16T00:00
  remind Sam it's bin day tomorrow at eight
    => reminders.create to=sam text="it's bin day" at=03-11T08:00
  set a time for twenty five minutes
    => timer.start duration=PT25M
  do the heating two degrees more
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] step=2
  is everything locked // sort the back door then
    => lock.lock [Back Door]
`,
  'home-2',
);
