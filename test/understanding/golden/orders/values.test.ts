import { golden } from '../golden.ts';

// Brightness, white and colour, and the lengths of timers, in the orders people say them.

golden(
  'light with its value first, last or alone',
  `
  office brightness 35 percent
    => light.set [office] brightness=35
  brightness of the desk lamp to half
    => light.set [Desk Lamp] brightness=50
  raise the brightness of the floor lamp by 20 percent
    => light.set [Floor Lamp] brightness_step=20
  turn the desk lamp down by 30 percent
    => light.set [Desk Lamp] brightness_step=-30
  set the kitchen colour temperature to 3000
    => light.set [kitchen] temperature=3000
  office light temperature soft white
    => light.set [office] temperature=2700
  set the white of the floor lamp to candle light
    => light.set [Floor Lamp] temperature=1900
  colour floor lamp purple
    => light.set [Floor Lamp] color=purple
`,
  'home-2',
);

golden(
  'timers by name, room and length, longer and shorter',
  `
  set a timer for 1/2 an hour
    => timer.start duration=PT30M
  set a 25-minute timer
    => timer.start duration=PT25M
  take two minutes off the pasta timer
    => timer.add duration=-PT2M name=pasta
  shorten the 25 minute timer by 5 minutes
    => timer.add length=PT25M duration=-PT5M
  add half a minute to the egg timer
    => timer.add duration=PT30S name=egg
  make the laundry timer ten minutes longer
    => timer.add name=laundry duration=PT10M
  cancel the timer in the bathroom
    => timer.cancel name=bathroom
  stop all of my timers
    => timer.cancel all=true
  halt every timer
    => timer.pause all=true
  how much time is remaining on the timer for 25 minutes
    => timer.get length=PT25M
  laundry timer status
    => timer.get name=laundry
  how many timers are running
    => timer.get all=true
  let the pasta timer carry on
    => ?? let the pasta timer carry on
  a four minute timer for rice and peas
    => timer.start duration=PT4M name="rice and peas"
  start a five minute timer called pizza, and after that polish the spoons
    => timer.start duration=PT5M name=pizza ?? polish the spoons
  resume the 10-minute timer
    => timer.resume length=PT10M
`,
  'home-2',
);
