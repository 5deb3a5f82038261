import { golden } from '../golden.ts';

// What is looked at when its time comes and told then, what is waited for once, and what is done on so many days.

golden(
  'H25 what is looked at then, and told',
  `
  every evening at nine check whether the back door is locked
    => lock.get [Back Door] @FREQ=DAILY;BYHOUR=21;BYMINUTE=0
  check if the front door is locked every night at eleven
    => lock.get [Front Door] @FREQ=DAILY;BYHOUR=23;BYMINUTE=0
  at half past ten see if the garage door is open and tell me
    => cover.get [Garage Door] @03-10T22:30
  warn me if the back door is still unlocked at eleven tonight
    => lock.get [Back Door] @03-10T23:00 ?lock:unlocked[Back Door]
  at ten tonight alert me if the garage door is still open
    => cover.get [Garage Door] @03-10T22:00 ?cover:open[Garage Door]
  every evening at ten, let me know if the garage door is still open
    => cover.get [Garage Door] @FREQ=DAILY;BYHOUR=22;BYMINUTE=0
  every night at eleven tell us if the back door is still unlocked
    => lock.get [Back Door] @FREQ=DAILY;BYHOUR=23;BYMINUTE=0
  in twenty minutes, is the back door still unlocked?
    => lock.get [Back Door] @03-10T10:50
  at nine, are the kitchen blinds closed?
    => cover.get [Kitchen Blinds] @03-10T21:00
  check if the back door is locked
    => lock.get [Back Door]
  is the back door still unlocked?
    => lock.get [Back Door]
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);

golden(
  'H25 the next time that something happens',
  `
  the next time somebody opens the garage door send me a mail
    => email.send to=me about="the Garage Door is open" @event cover:open[Garage Door]
  next time the front door opens turn on the hallway light, only once
    => light.turn_on [Hallway Light] @event sensor:open[Front Door Contact]
  close the kitchen blinds the next time the porch light goes on
    => cover.close [Kitchen Blinds] @event light:on[Porch Light]
  next time the back door is unlocked, let me know
    => lock.get [Back Door] @event lock:unlocked[Back Door]
  mail me next time someone unlocks the front door
    => email.send to=me about="the Front Door is unlocked" @event lock:unlocked[Front Door]
  what's next on the calendar
    => calendar.list from=03-10T00:00 to=03-17T00:00
  next time the back door is unlocked, tell me
    => lock.get [Back Door] @event lock:unlocked[Back Door]
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);

golden(
  'H25 mailed or told of what happens, at some hours',
  `
  when someone unlocks the front door at night mail me
    => email.send to=me about="the Front Door is unlocked" @event lock:unlocked[Front Door] ?daytime down
  when the garage door opens after dark send me an email
    => email.send to=me about="the Garage Door is open" @event cover:open[Garage Door] ?daytime down
  when someone unlocks the back door between eleven and six, send me and Sam a mail
    => email.send to=me+sam about="the Back Door is unlocked" @event lock:unlocked[Back Door] ?daytime 23:00 06:00
  if there's motion in the garage tell me
    => sensor.get [Garage Motion Sensor] @event sensor:motion[Garage Motion Sensor] already
  if there is any movement on the porch mail Sam
    => email.send to=sam about="the Porch Motion Sensor reports motion" @event sensor:motion[Porch Motion Sensor] already
  if you notice motion in the garage at night let me know
    => sensor.get [Garage Motion Sensor] @event sensor:motion[Garage Motion Sensor] already ?daytime down
  is there motion in the garage
    => sensor.get [garage] kind=motion
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);

golden(
  'H25 on so many days, or for so long',
  `
  remind me for the next three evenings to take my pills
    => reminders.create text="take my pills" rrule=FREQ=DAILY;BYHOUR=19;BYMINUTE=0;UNTIL=20260312T225959Z
  for the next two mornings remind me to water the ferns
    => reminders.create text="water the ferns" rrule=FREQ=DAILY;BYHOUR=8;BYMINUTE=0;UNTIL=20260312T225959Z at=03-11T00:00
  remind me to feed the neighbours' cat for the next four evenings
    => reminders.create text="feed the neighbours' cat" rrule=FREQ=DAILY;BYHOUR=19;BYMINUTE=0;UNTIL=20260313T225959Z
  for the next three nights lock the back door at eleven
    => lock.lock [Back Door] @FREQ=DAILY;BYHOUR=23;BYMINUTE=0;UNTIL=20260312T225959Z
  for the next two Mondays remind me to put the bins out
    => reminders.create text="put the bins out" rrule=FREQ=WEEKLY;BYDAY=MO;BYHOUR=9;BYMINUTE=0;UNTIL=20260324T225959Z
  remind me the next three nights to check the boiler
    => reminders.create text="check the boiler" rrule=FREQ=DAILY;BYHOUR=21;BYMINUTE=0;UNTIL=20260312T225959Z
  remind me for the next three evenings
    => ?? remind me for the next three evenings (of what?)
  turn the heating off for the next three days
    => climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=off > climate.set_mode [Living Room Thermostat + Bathroom Heater] mode=off restores @after P3D
  leave the porch light on for the next two weeks
    => light.turn_on [Porch Light] > light.turn_off [Porch Light] @after P14D
  open the kitchen blinds every other day for the next two weeks
    => cover.open [Kitchen Blinds] @FREQ=DAILY;INTERVAL=2;BYHOUR=9;BYMINUTE=0;UNTIL=20260324T225959Z
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
