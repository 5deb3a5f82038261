import { golden } from '../golden.ts';

// Two conditions are two conditions, and the other side of one is just that, whatever was done meanwhile.

golden(
  'conditions together',
  `
  if the garage door is open close it, otherwise just tell me
    => cover.close [Garage Door] ?cover:open[Garage Door]
  if the front door is unlocked lock it, if not let me know
    => lock.lock [Front Door] ?lock:unlocked[Front Door]
  if the tv is on turn it off, otherwise turn on the desk lamp
    => media.turn_off [Living Room TV] ?media:on[Living Room TV] > light.turn_on [Desk Lamp] otherwise ?media:off[Living Room TV]
  if it's above 25 in the living room turn on the ceiling fan, else turn it off
    => fan.turn_on [Ceiling Fan] ?sensor:temperature>25[living room] > fan.turn_off [Ceiling Fan] otherwise ?sensor:temperature<25[living room]
  if it's dark turn on the porch light
    => light.turn_on [Porch Light] ?daytime down
  when the garage door opens after dark turn on the garage light
    => light.turn_on [Garage Light] @event cover:open[Garage Door] repeat ?daytime down
  when the front door opens after ten at night turn on the hallway light
    => light.turn_on [Hallway Light] @event sensor:open[Front Door Contact] repeat ?daytime 22:00 05:00
  if it's dark and the garage door opens turn on the garage light
    => light.turn_on [Garage Light] @event cover:open[Garage Door] repeat ?daytime down
  turn on the ceiling fan if it's above 25 and the tv is on
    => fan.turn_on [Ceiling Fan] ?sensor:temperature>25[Living Room Temperature] & media:on[Living Room TV]
  lock the front door if it is unlocked and the tv is off
    => lock.lock [Front Door] ?lock:unlocked[Front Door] & media:off[Living Room TV]
  when the garage door opens turn on the garage light if it is dark
    => light.turn_on [Garage Light] @event cover:open[Garage Door] repeat ?daytime down
  turn on the porch light when the garage door opens but only after dark
    => light.turn_on [Porch Light] @event cover:open[Garage Door] repeat ?daytime down
  turn on the porch light when the garage door opens unless it's daytime
    => light.turn_on [Porch Light] @event cover:open[Garage Door] repeat ?not daytime up
  if the tv is on and it's after ten turn it off
    => media.turn_off [Living Room TV] ?media:on[Living Room TV] & daytime 22:00 05:00
  when the garage door opens on a weekday turn on the garage light
    => light.turn_on [Garage Light] @event cover:open[Garage Door] repeat ?daytime MO,TU,WE,TH,FR
  when it's dark turn on the porch light
    => light.turn_on [Porch Light] @sunset repeat
  if the tv is on or the fan is on turn off the lights
    => ?? if the tv is on ?? the fan is on ?? turn off the lights
  lock up, and once everything's locked email Sam that the house is locked
    => lock.lock [all] > email.send to=sam about="the house is locked"
  lock all the doors and when they're locked turn off the porch light
    => lock.lock [all] > light.turn_off [Porch Light]
`,
  'home-2',
);

golden(
  'an hour, and what looks like one',
  `
  email Sam the shopping list at five
    => list.get list=shopping @03-11T05:00 > email.send to=sam about="the shopping list"
  when the garage door opens email Sam the shopping list
    => list.get list=shopping @event cover:open[Garage Door] > email.send to=sam about="the shopping list"
  email Sam the shopping list and then clear it
    => list.get list=shopping > email.send to=sam about="the shopping list" > list.clear list=shopping
  dim the kitchen lights at eight
    => light.set [kitchen] brightness_step=-10 @03-11T08:00
  set the desk lamp at 40
    => light.set [Desk Lamp] brightness=40
  set the bedroom ac to cool at 20
    => climate.set_temperature [Bedroom AC] mode=cool temperature=20
`,
  'home-2',
);
