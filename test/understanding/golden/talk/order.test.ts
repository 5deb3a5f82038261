import { golden } from '../golden.ts';

// How clauses hang together: order, results, corrections, conditions, questions.

golden(
  'order',
  `
  turn off the garage light then turn on the porch light
    => light.turn_off [Garage Light] > light.turn_on [Porch Light]
  turn off the kitchen lights, and after that turn on the bedroom lights
    => light.turn_off [kitchen] > light.turn_on [bedroom]
  first turn on the hallway light and then turn off the kitchen
    => light.turn_on [Hallway Light] > light.turn_off [kitchen]
  start by turning off the office lights and then turn on the porch light
    => light.turn_off [office] > light.turn_on [Porch Light]
  turn on the bedroom lights; meanwhile turn off the kitchen
    => light.turn_on [bedroom] | light.turn_off [kitchen]
  turn on the hallway light. also turn off the garage
    => light.turn_on [Hallway Light] | light.turn_off [garage]
  once you've turned off the kitchen lights turn on the porch light
    => light.turn_off [kitchen] > light.turn_on [Porch Light]
  after turning off the garage light, email me
    => light.turn_off [Garage Light] > email.send to=me about="the Garage Light is off"
  turn on the porch light after you turn off the garage light
    => light.turn_off [Garage Light] > light.turn_on [Porch Light]
  turn off all the lights and then turn on the desk lamp
    => light.turn_off [all] > light.turn_on [Desk Lamp]
`,
);

golden(
  'mail about results',
  `
  turn off the lights in the bedroom and mail me when it's done
    => light.turn_off [bedroom] > email.send to=me about="the bedroom lights are off"
  turn on the garden lights and send me an email once they're on
    => light.turn_on [garden] > email.send to=me about="the garden lights are on"
  email me when you're finished turning off the kitchen lights
    => light.turn_off [kitchen] > email.send to=me about="the kitchen lights are off"
  turn off the kitchen and the bathroom and drop me an email when everything's done
    => light.turn_off [kitchen + bathroom] > email.send to=me about="the kitchen lights and the bathroom lights are off"
  set the tv backlight to red and let me know by email
    => light.set [TV Backlight] color=red > email.send to=me about="the TV Backlight is red"
  turn off the porch light, then email me and sam
    => light.turn_off [Porch Light] > email.send to=me+sam about="the Porch Light is off"
  toggle the hallway light and email sam when that is done
    => light.toggle [Hallway Light] > email.send to=sam about="the Hallway Light is toggled"
`,
);

golden(
  'mail with words',
  `
  email sam that dinner is ready
    => email.send to=sam about="dinner is ready"
  send an email to sam saying that I am on my way
    => email.send to=sam about="I am on my way"
  send sam a mail about the broken window
    => email.send to=sam about="the broken window"
  email sam@example.com that the parcel arrived
    => email.send to=sam@example.com about="the parcel arrived"
  mail me and sam that the meeting moved to friday at 3
    => email.send to=me+sam about="the meeting moved to friday at 3"
  write to sam that we need milk, eggs and bread
    => email.send to=sam about="we need milk, eggs and bread"
  email me with the subject Bins saying put them out
    => email.send to=me subject=Bins about="put them out"
  send me an email
    => ?? send me an email (saying what?)
  email sam that the kitchen is a mess and turn off the kitchen lights
    => email.send to=sam about="the kitchen is a mess" | light.turn_off [kitchen]
  email Sam: dinner is at seven
    => email.send to=sam about="dinner is at seven"
`,
);

golden(
  'corrections',
  `
  turn on the kitchen, no sorry, the bathroom lights
    => light.turn_on [bathroom]
  set the desk lamp to 40%, no, 60%
    => light.set [Desk Lamp] brightness=60
  turn off the porch light, I mean the garage light
    => light.turn_off [Garage Light]
  remind me at 5, no wait, at 6 to call mum
    => reminders.create text="call mum" at=03-11T06:00
  turn on the bedroom lights, scratch that, turn on the office lights
    => light.turn_on [office]
`,
);

golden(
  'conditions',
  `
  if the garage light is on turn it off
    => light.turn_off [Garage Light] ?light:on[Garage Light]
  turn off the kitchen lights if they are on
    => light.turn_off [kitchen] ?light:on[kitchen]
  if the porch light is off, turn it on and email me
    => light.turn_on [Porch Light] ?light:off[Porch Light] > email.send to=me about="the Porch Light is on" ?light:off[Porch Light]
  turn on the porch light unless it is already on
    => light.turn_on [Porch Light] ?light:off[Porch Light]
  if I have anything on my calendar tomorrow, remind me at 8pm to prepare
    => reminders.create text=prepare at=03-10T20:00 ?calendar:non-empty[03-11T00:00..03-12T00:00]
  if my calendar is empty on friday turn on the garden lights
    => light.turn_on [garden] ?calendar:empty[03-13T00:00..03-14T00:00]
  is the desk lamp on? if so, turn it off
    => light.get [Desk Lamp] > light.turn_off [Desk Lamp] ?light:on[Desk Lamp]
  are the kitchen lights on? If not, turn them on.
    => light.get [kitchen] > light.turn_on [kitchen] ?light:off[kitchen]
  if the desk lamp is on dim it to 10 percent otherwise leave it alone
    => light.set [Desk Lamp] brightness=10 ?light:on[Desk Lamp]
  when the garage light turns on, email me that someone is in the garage
    => email.send to=me about="someone is in the garage" @event light:on[Garage Light]
  if it rains turn off the garden lights
    => ?? if it rains turn off the garden lights
  turn off the porch light if nobody is home
    => ?? turn off the porch light if nobody is home
`,
);

golden(
  'questions',
  `
  is the porch light on
    => light.get [Porch Light]
  are the kitchen lights off?
    => light.get [kitchen]
  which lights are on in the bedroom
    => light.get [bedroom]
  did I leave the garage light on
    => light.get [Garage Light]
  what lights are on
    => light.get [all]
  is the desk lamp still on and what's on my calendar today
    => light.get [Desk Lamp] | calendar.list from=03-10T00:00 to=03-11T00:00
`,
);
