import { golden } from '../golden.ts';

// Orders that look first and act on what is seen, at once or at their hour. What is looked at is no order, and no hour of the calendar.

golden(
  'looked at, and done where it is not so',
  `
  every evening at nine check the side door is locked and if not lock it
    => lock.lock [Garage Side Door] @FREQ=DAILY;BYHOUR=21;BYMINUTE=0 ?lock:unlocked[Garage Side Door]
  double check the garage door is shut at half ten, otherwise close it
    => cover.close [Garage Door] @03-11T10:30 ?cover:open[Garage Door]
  make sure the side door is locked and if it isn't lock it
    => lock.lock [Garage Side Door] ?lock:unlocked[Garage Side Door]
`,
  'home-2',
);

golden(
  'looked at, and done where it is so',
  `
  at eleven check the garage door and shut it if it's open
    => cover.close [Garage Door] @03-11T11:00 ?cover:open[Garage Door]
  have a look at the side door at ten and lock it if it's unlocked
    => lock.lock [Garage Side Door] @03-11T10:00 ?lock:unlocked[Garage Side Door]
  look at nine if the garage door is open and close it if so
    => cover.close [Garage Door] @03-11T09:00 ?cover:open[Garage Door]
  each night at eleven see if the living room tv is on and if so turn it off
    => media.turn_off [Living Room TV] @FREQ=DAILY;BYHOUR=23;BYMINUTE=0 ?media:on[Living Room TV]
`,
  'home-2',
);

golden(
  'what is so already needs no word',
  `
  lock the side door at nine if it isn't already
    => lock.lock [Garage Side Door] @03-11T09:00
  close the garage door unless it already is
    => cover.close [Garage Door]
`,
  'home-2',
);

golden(
  'what the calendar is asked for has no hour of every day',
  `
  what have I got on wednesday // every evening at nine lock the side door
    => lock.lock [Garage Side Door] @FREQ=DAILY;BYHOUR=21;BYMINUTE=0
  what have I got on wednesday // every evening at nine
    => ?? every evening at nine
`,
  'home-2',
);

golden(
  'what happens then',
  `
  what happens at midnight
    => house.agenda from=03-11T00:00 to=03-11T01:00
  so what happens on friday then
    => house.agenda from=03-13T00:00 to=03-14T00:00
  what happens when the garage door opens
    => schedule.list
  what happens on the telly tonight
    => ?? what happens on the telly tonight
`,
  'home-2',
);

golden(
  'looked at, and nothing to do',
  `
  every evening at nine check the side door is locked
    => ?? every evening at nine check the side door is locked
  check the side door is locked
    => lock.get [Garage Side Door]
  lock the side door if it isn't raining
    => ?? lock the side door if it isn't raining
  close the garage door unless it is occupied
    => ?? close the garage door unless it is occupied
  check the oven and turn it off if it's on
    => ?? check the oven and turn it off if it's on
`,
  'home-2',
);
