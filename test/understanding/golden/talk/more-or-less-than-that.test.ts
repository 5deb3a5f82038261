import { golden } from '../golden.ts';

const AT = Date.parse('2026-03-10T10:30:00+01:00');

// What is said of what was just done, by how far it is from that or by what it is about.

golden(
  'A35 what goes on from what was said',
  `
  a quarter of an hour for the rice // it's still crunchy, give it another three minutes
    => timer.add name=rice duration=PT3M
  a quarter of an hour for the carrots // they're not soft, give them another three minutes
    => timer.add name=carrots duration=PT3M
  set a timer for the scones for ten minutes // those want longer, give those a further two minutes
    => timer.add name=scones duration=PT2M
  set the heating to 22 // two degrees less than that
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] step=-2
  set the desk lamp to 40 percent // ten percent more than it is now
    => light.set [Desk Lamp] brightness_step=10
  remind me tomorrow at nine to phone the garage // ditch the one about the garage
    => reminders.cancel query="phone the garage"
  remind me on Friday at noon to water the ferns // make it the day after, same time
    => reminders.change query="water the ferns" at=03-14T12:00
  add soap to the shopping list // did we think of the soap?
    => list.get item=soap
  every evening at eight turn on the fountain // what do you do by yourself?
    => schedule.list
  every evening at eight turn on the fountain // call the fountain one off
    => diary.cancel query=fountain
  turn off the fan // what did you do for us just now?
    => house.record last=true
`,
  'home-2',
  undefined,
  AT,
);
