import { golden } from '../golden.ts';

// Orders for later and questions about them: what ends after it began, what hangs on lost words, and what is asked in other words.

golden(
  'each ends the next time the clock shows it',
  `
  heating off from ten till six every night
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=off @FREQ=DAILY;BYHOUR=22;BYMINUTE=0 > climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=off restores @FREQ=DAILY;BYHOUR=6;BYMINUTE=0
  on weekdays set the heating to 20 from five till nine
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=20 @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=17;BYMINUTE=0 > climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=20 restores @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=21;BYMINUTE=0
  porch light on from ten till six every night
    => light.turn_on [Porch Light] @FREQ=DAILY;BYHOUR=22;BYMINUTE=0 > light.turn_off [Porch Light] @FREQ=DAILY;BYHOUR=6;BYMINUTE=0
  porch light on from six till ten every evening
    => light.turn_on [Porch Light] @FREQ=DAILY;BYHOUR=18;BYMINUTE=0 > light.turn_off [Porch Light] @FREQ=DAILY;BYHOUR=22;BYMINUTE=0
  heating at 20 from six till half eight on weekdays
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=20 @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=0 > climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=20 restores @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=8;BYMINUTE=30
`,
  'home-2',
);

golden(
  'what hangs on lost words is not ordered',
  `
  the porch light should come on when it's dark and someone moves
    => ?? the porch light should come on when it's dark and someone moves
  turn on the hall light when the front door opens and nobody's asleep
    => ?? turn on the hall light when the front door opens and nobody's asleep
  when the front door opens turn on the hall light and frobnicate
    => light.turn_on [Hallway Light] @event sensor:open[Front Door Contact] repeat ?? frobnicate
  the porch light should come on when it's dark
    => light.turn_on [Porch Light] @sunset repeat
`,
  'home-2',
);

golden(
  'asked in other words',
  `
  what time's the dentist
    => calendar.list query=dentist
  any timers on?
    => timer.get all=true
  did you set that timer
    => timer.get all=true
  when does the coffee maker come on
    => schedule.list
  what time do the curtains close
    => schedule.list
  what have we on tonight?
    => house.agenda from=03-10T18:00 to=03-11T00:00
  what do I have to do today
    => house.agenda from=03-10T00:00 to=03-11T00:00
  when does the film start
    => ?? when does the film start
  any lights on?
    => light.get [all]
`,
  'home-2',
);

golden(
  'no verb and no name',
  `
  when's bin day
    => diary.find query=bin
  cancel the bin collection
    => diary.cancel query="bin collection"
  bin the yoga
    => diary.cancel query=yoga
  coffee at seven from Monday for two weeks
    => ?? coffee at seven from Monday for two weeks
  at nine tell Mia it's bedtime, every school night
    => reminders.create to=mia text="it's bedtime" rrule=FREQ=WEEKLY;BYDAY=SU,MO,TU,WE,TH;BYHOUR=21;BYMINUTE=0
`,
  'home-2',
);
