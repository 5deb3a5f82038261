import { golden } from '../golden.ts';

// What comes first, how long, when something stirs, and what time belongs to what.

golden(
  'before and after',
  `
  before you turn off the kitchen lights, lock the back door
    => lock.lock [Back Door] > light.turn_off [kitchen]
  before turning off the kitchen lights lock the back door
    => lock.lock [Back Door] > light.turn_off [kitchen]
  lock the back door before you turn off the kitchen lights
    => lock.lock [Back Door] > light.turn_off [kitchen]
  turn on the coffee machine before 7
    => ?? turn on the coffee machine before 7
`,
  'home-2',
);

golden(
  'for a while',
  `
  leave the hallway light on for ten minutes then turn it off
    => light.turn_on [Hallway Light] > light.turn_off [Hallway Light] @after PT10M
  keep the porch light on until 11
    => light.turn_on [Porch Light] > light.turn_off [Porch Light] @03-11T11:00
  leave the porch light on
    => (prohibition)
  let the sprinkler run for twenty minutes
    => valve.open [Garden Sprinkler] > valve.close [Garden Sprinkler] @after PT20M
  turn on the bathroom heater for half an hour
    => climate.set_mode [Bathroom Heater] mode=heat > climate.set_mode [Bathroom Heater] mode=off @after PT30M
  keep the bedroom ac on for an hour
    => climate.set_mode [Bedroom AC] mode=cool > climate.set_mode [Bedroom AC] mode=off @after PT1H
`,
  'home-2',
);

golden(
  'when something stirs',
  `
  whenever the garage motion sensor sees motion turn on the garage light
    => light.turn_on [Garage Light] @event sensor:motion[Garage Motion Sensor] repeat
  when someone moves on the porch switch on the porch light
    => light.turn_on [Porch Light] @event sensor:motion[Porch Motion Sensor] repeat
  turn on the porch light when motion is detected on the porch
    => light.turn_on [Porch Light] @event sensor:motion[Porch Motion Sensor] repeat
  if there's any movement in the garage turn on the garage light
    => light.turn_on [Garage Light] ?sensor:motion[Garage Motion Sensor]
  when somebody walks into the garage turn on the garage light
    => light.turn_on [Garage Light] @event sensor:motion[Garage Motion Sensor] repeat
  if the garage motion sensor is triggered, email me
    => email.send to=me about="the Garage Motion Sensor reports motion" ?sensor:motion[Garage Motion Sensor]
`,
  'home-2',
);

golden(
  'each thing at its own time',
  `
  turn off the fountain at 10 tonight and the path lights at 11
    => switch.turn_off [Fountain] @03-11T22:00 | light.turn_off [Path Lights] @03-11T23:00
  turn the fountain off at 10 and the path lights at 11
    => switch.turn_off [Fountain] @03-11T10:00 | light.turn_off [Path Lights] @03-11T11:00
  if I have nothing on tomorrow afternoon, put 'mow the lawn' in my calendar at 3
    => calendar.create title="mow the lawn" start=03-11T15:00 end=03-11T16:00 ?calendar:empty[03-11T12:00..03-11T18:00]
`,
  'home-2',
);

golden(
  'what is for now, and what is only a heading',
  `
  remind me at 10 to turn off the kitchen lights and lock the garage side door now
    => reminders.create text="turn off the kitchen lights" at=03-11T10:00 | lock.lock [Garage Side Door]
  bedtime: turn off the lights downstairs, then lock all doors
    => light.turn_off [floor Downstairs] > lock.lock [all]
  movie night: dim the floor lamp to 10 percent
    => light.set [Floor Lamp] brightness=10
`,
  'home-2',
);

golden(
  'several rooms',
  `
  vacuum the living room and the hallway
    => vacuum.clean_area [all] area=living room+hallway
  hoover the kitchen, the living room and the hallway
    => vacuum.clean_area [all] area=kitchen+living room+hallway
`,
  'home-2',
);
