import { golden } from '../golden.ts';

// The other way round, events that people make, questions about anything at all, and what is to be left alone.

golden(
  'the other way round, later',
  `
  every evening at sunset turn on the porch light, and off again at 11
    => light.turn_on [Porch Light] @sunset repeat | light.turn_off [Porch Light] @FREQ=DAILY;BYHOUR=23;BYMINUTE=0
  turn on the fountain at 8 and off at 10
    => switch.turn_on [Fountain] @03-11T08:00 | switch.turn_off [Fountain] @03-11T10:00
  turn on the fairy lights at sunset and off at midnight
    => light.turn_on [Fairy Lights] @sunset | light.turn_off [Fairy Lights] @03-12T00:00
  open the kitchen blinds at 7 and close them again at 9 pm
    => cover.open [Kitchen Blinds] @03-11T07:00 | cover.close [Kitchen Blinds] @03-11T21:00
`,
  'home-2',
);

golden(
  'when somebody does something',
  `
  when i turn on the tv dim the floor lamp to 20 percent
    => light.set [Floor Lamp] brightness=20 @event media:on[Living Room TV] repeat
  turn on the porch light when someone opens the front door
    => light.turn_on [Porch Light] @event sensor:open[Front Door Contact] repeat
  when I lock the front door turn off the hallway light
    => light.turn_off [Hallway Light] @event lock:locked[Front Door] repeat
`,
  'home-2',
);

golden(
  'tell me when',
  `
  let me know when the garage door opens
    => cover.get [Garage Door] @event cover:open[Garage Door]
  tell me when the back door is unlocked
    => lock.get [Back Door] @event lock:unlocked[Back Door] already
  notify me as soon as the gate is closed
    => cover.get [Driveway Gate] @event cover:closed[Driveway Gate] already
`,
  'home-2',
);

golden(
  'anything at all',
  `
  is anything open downstairs
    => house.check what=open wanted=any area=kitchen+living room+dining room+hallway+garage
  is anything on in the kitchen
    => house.check what=on wanted=any area=kitchen
  what's on upstairs
    => house.check what=on wanted=any area=office+master bedroom+kids room+guest room+bathroom
  did I leave anything on in the office
    => house.check what=on wanted=any area=office
  did the porch light turn on?
    => light.get [Porch Light]
  are there any lights or plugs on downstairs
    => sensor.get [all] kind=light ?? plugs on downstairs
`,
  'home-2',
);

golden(
  'left alone',
  `
  don't touch the curtains, just turn off the tv
    => media.turn_off [Living Room TV]
  would it hurt to leave the heating on all night
    => (hypothetical)
  good morning house
    => (greeting)
`,
  'home-2',
);

golden(
  'mail about what was just done',
  `
  add dentist appointment to my calendar on the 28th at 10:30 and email sam about it
    => calendar.create title="dentist appointment" start=03-28T10:30 end=03-28T11:30 > email.send to=sam about="the dentist appointment details"
  move my swim class to 5 pm on saturday and email sam the new time
    => calendar.change query="swim class" start=03-14T17:00 > email.send to=sam about="the swim class is moved"
`,
  'home-2',
);

golden(
  'other words for it',
  `
  water the garden
    => valve.open [garden]
  put movie night on
    => scene.activate name="Movie Night"
`,
  'home-2',
);
