import { golden } from '../golden.ts';

golden(
  'how far and how late it is to be, said of what was put off',
  `
  set the heating to 20 at four // two degrees more
    => schedule.cancel query="Living Room Thermostat, Bathroom Heater: set the heating to 20 at four" > climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=22 @03-10T16:00
  set the heating to 20 at four // too cold, 22
    => schedule.cancel query="Living Room Thermostat, Bathroom Heater: set the heating to 20 at four" > climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=22 @03-10T16:00
  every evening at eight dim the bedroom light to 40 // a bit darker, 25
    => schedule.cancel query="every evening at eight dim the bedroom light to 40" > light.set [master bedroom] brightness=25 @FREQ=DAILY;BYHOUR=20;BYMINUTE=0
  dim the bedroom light to 40 at eight // twice that
    => schedule.cancel query="dim the bedroom light to 40 at eight" > light.set [master bedroom] brightness=80 @03-10T20:00
  dim the bedroom light to 40 at eight // turn the bedroom light up now
    => light.set [master bedroom] brightness_step=10
  turn off the bedroom light at eight // a bit brighter
    => light.set [master bedroom] brightness_step=10
  turn off the kitchen lights in twenty minutes // put it back by ten
    => schedule.cancel query="turn off the kitchen lights in twenty minutes" > light.turn_off [kitchen] @03-10T11:00
  close the kitchen blinds at six // push it back by twenty
    => schedule.cancel query="close the kitchen blinds at six" > cover.close [Kitchen Blinds] @03-10T18:20
  remind me at four to call Gran // delay that by fifteen
    => reminders.change query="call Gran" at=03-10T16:15
  close the kitchen blinds at six // move it back by two
    => ?? move it back by two
  turn off the kitchen lights in half an hour // rather forty
    => schedule.cancel query="turn off the kitchen lights in half an hour" > light.turn_off [kitchen] @03-10T11:10
  remind me in three quarters of an hour to stir the soup // make it thirty
    => reminders.change query="stir the soup" at=03-10T11:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
