import { golden } from '../golden.ts';

// What is waited for: figures that pass a bound, things that come to an end, what lasts, what rings.

golden(
  'a figure passes a bound',
  `
  when the humidity in the bathroom goes above 70 turn on the fan
    => fan.turn_on [bathroom] @event sensor:humidity>70[bathroom] repeat
  whenever the office gets warmer than 25 degrees turn off the desk lamp
    => light.turn_off [Desk Lamp] @event sensor:temperature>25[office] repeat
  if the front door lock battery drops under 15 percent, email me
    => email.send to=me about="the Front Door Lock Battery is below 15 %" @event sensor:battery<15[Front Door Lock Battery]
  as soon as the battery of the door lock is under 20 percent email me
    => email.send to=me about="the Front Door Lock Battery is below 20 %" @event sensor:battery<20[Front Door Lock Battery] already
  when the bathroom gets more humid than 70 percent turn on the extractor
    => fan.turn_on [Extractor Fan] @event sensor:humidity>70[bathroom] repeat
  turn the heater off when the bathroom reaches 22 degrees
    => climate.set_mode [Bathroom Heater] mode=off @event sensor:temperature>22[bathroom] repeat
  when the power of the washing machine falls below 5 watts for 5 minutes tell me
    => sensor.get [Washing Machine Power] kind=power @event sensor:power<5[Washing Machine Power] for PT5M
`,
  'home-2',
);

golden(
  'which sensor, where none is named',
  `
  tell me when it's colder than 5 degrees outside
    => sensor.get [Outdoor Temperature] kind=temperature @event sensor:temperature<5[Outdoor Temperature] already
  when the outside temperature drops below 5 degrees close the kitchen blinds
    => cover.close [Kitchen Blinds] @event sensor:temperature<5[Outdoor Temperature] repeat
  if the temperature drops below 18 turn on the living room thermostat
    => climate.set_mode [Living Room Thermostat] mode=heat @event sensor:temperature<18[Living Room Temperature] repeat
  if the temperature drops below 18 turn on the bedroom ac
    => ?? if the temperature drops below 18 turn on the bedroom ac {Living Room Temperature, Office Temperature, Kids Room Temperature}
  when the carbon dioxide in the attic rises above 1000 open the kitchen blinds
    => ?? when the carbon dioxide in the attic rises above 1000 open the kitchen blinds
`,
  'home-2',
);

golden(
  'what becomes is waited for, what is is looked at',
  `
  if the front door opens turn on the hallway light
    => light.turn_on [Hallway Light] @event sensor:open[Front Door Contact] repeat
  if the front door is open turn on the hallway light
    => light.turn_on [Hallway Light] ?sensor:open[Front Door Contact]
  if someone moves on the porch turn on the porch light
    => light.turn_on [Porch Light] @event sensor:motion[Porch Motion Sensor] repeat
  if there is motion on the porch turn on the porch light
    => light.turn_on [Porch Light] ?sensor:motion[Porch Motion Sensor]
  warn me if there is motion in the garage
    => sensor.get [Garage Motion Sensor] @event sensor:motion[Garage Motion Sensor] already
  tell me if the back door is open
    => sensor.get [Back Door Contact]
  alert me if the garage gets below 3 degrees
    => sensor.get [garage] kind=temperature @event sensor:temperature<3[garage]
`,
  'home-2',
);

golden(
  'what lasts',
  `
  tell me when the front door has been open for 10 minutes
    => sensor.get [Front Door Contact] @event sensor:open[Front Door Contact] for PT10M already
  if the garage door stays open for half an hour close it
    => cover.close [Garage Door] @event cover:open[Garage Door] for PT30M already repeat
  notify me if the gate is open for more than an hour
    => cover.get [Driveway Gate] @event cover:open[Driveway Gate] for PT1H already
`,
  'home-2',
);

golden(
  'what comes to an end',
  `
  tell me when the washing is done
    => sensor.get [Washing Machine Power] kind=power @event sensor:power<5[Washing Machine Power] for PT3M
  email me when the washing machine has finished
    => email.send to=me about="the Washing Machine Power has been below 5 W for 3 minutes" @event sensor:power<5[Washing Machine Power] for PT3M
  when the washing is done turn off the fountain
    => switch.turn_off [Fountain] @event sensor:power<5[Washing Machine Power] for PT3M
  tell me when the dishwasher finishes
    => ?? tell me when the dishwasher finishes
  tell me when the coffee machine is done
    => ?? tell me when the coffee machine is done
  tell me when the vacuum is back
    => vacuum.get [Robbie] @event vacuum:docked[Robbie] already
  when robbie finishes turn off the hallway light
    => light.turn_off [Hallway Light] @event vacuum:docked[Robbie] repeat
  start the vacuum and email me when it's done
    => vacuum.start [Robbie] > email.send to=me about="the Robbie is docked" awaits vacuum:docked[Robbie]
  when the tv stops turn off the backlight
    => light.turn_off [TV Backlight] @event media:idle[Living Room TV] repeat
  turn off the tv when the film is over
    => media.turn_off [Living Room TV] @event media:idle[Living Room TV] already
  turn off the garage light and let me know when that's done
    => light.turn_off [Garage Light]
  remind me to hang up the washing when the washing machine is done
    => reminders.create text="hang up the washing" @event sensor:power<5[Washing Machine Power] for PT3M
`,
  'home-2',
);

golden(
  'what rings',
  `
  when the timer is over turn off the extractor
    => fan.turn_off [Extractor Fan] @event timer:over[all]
  when the pasta timer goes off turn off the kitchen ceiling light
    => light.turn_off [Kitchen Ceiling Light] @event timer:over[pasta]
  set a timer for ten minutes and turn off the floor lamp when it goes off
    => timer.start duration=PT10M > light.turn_off [Floor Lamp] @event timer:over[all]
  set an egg timer for 5 minutes and when the timer goes off turn off the coffee machine
    => timer.start name=egg duration=PT5M > switch.turn_off [Coffee Machine] @event timer:over[egg]
  set a timer for 5 minutes and let me know when it's over
    => timer.start duration=PT5M
  when my alarm goes off turn on the mirror light
    => light.turn_on [Mirror Light] @event alarm:ringing[all] repeat
`,
  'home-2',
);
