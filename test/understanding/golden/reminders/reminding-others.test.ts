import { golden } from '../golden.ts';

const AT = Date.parse('2026-03-10T10:30:00+01:00');

golden(
  'several who are reminded, and what they are reminded of as a whole',
  `
  remind Sam and Mia to bring their boots on Friday at 5
    => reminders.create to=sam+mia text="bring their boots" at=03-13T17:00
  remind me and Sam to pay the cleaner tomorrow at 8
    => reminders.create to=me+sam text="pay the cleaner" at=03-11T08:00
  remind both Sam and Mia about the school photo on Thursday at 7
    => reminders.create to=sam+mia text="the school photo" at=03-12T07:00
  set a reminder for Sam and me to ring the school tomorrow at 9
    => reminders.create to=sam+me text="ring the school" at=03-11T09:00
  remind everyone to bring a towel tomorrow at eight
    => reminders.create everyone=true text="bring a towel" at=03-11T08:00
  remind the whole family that supper is at six tonight
    => reminders.create everyone=true text="supper is at six tonight" at=03-10T18:00
  remind me that the rent is due on Friday
    => reminders.create text="the rent is due" at=03-13T09:00
  remind me that the parents' evening is on Thursday
    => reminders.create text="the parents' evening is on Thursday" at=03-12T09:00
  remind me that lunch's at one
    => reminders.create text="lunch's at one" at=03-10T13:00
  remind Sam, sorry, Mia, to lay the table at six
    => reminders.create to=mia text="lay the table" at=03-10T18:00
  tell Mia, I mean Sam, that the taxi is here
    => notices.tell to=sam text="the taxi is here"
  remind Sam to call Mia and Alex at 5
    => reminders.create to=sam text="call Mia and Alex" at=03-10T17:00
  add dinner at Rosa's for Friday at 7
    => calendar.create title="dinner at Rosa's" start=03-13T19:00 end=03-13T20:00
`,
  'home-2',
  undefined,
  AT,
);

golden(
  'somebody else as well, or in the place of whom it was for',
  `
  remind Sam to order the cake tomorrow at 10 // me too
    => reminders.create text="order the cake" at=03-11T10:00
  remind Sam to order the cake tomorrow at 10 // Mia as well
    => reminders.create to=mia text="order the cake" at=03-11T10:00
  remind Sam to order the cake tomorrow at 10 // and also Mia and me
    => reminders.create to=mia+me text="order the cake" at=03-11T10:00
  remind Sam to order the cake tomorrow at 10 // not Sam, Mia
    => reminders.cancel query="order the cake" > reminders.create to=mia text="order the cake" at=03-11T10:00
  remind Sam to order the cake tomorrow at 10 // Sam too
    => (statement)
  remind Sam to order the cake tomorrow at 10 // I'll see to it, remind me instead
    => reminders.cancel query="order the cake" > reminders.create text="order the cake" at=03-11T10:00
  remind me to order the cake tomorrow at 10 // and Mia too
    => reminders.create text="order the cake" at=03-11T10:00 to=mia
  remind me to order the cake tomorrow at 10 // me too
    => ?? me too
  tell Mia to put her shoes on // and Sam too
    => notices.tell asks=true to=sam text="put her shoes on"
  tell Sam the film is starting // Mia as well
    => notices.tell to=mia text="the film is starting"
  tell Mia to put her shoes on // tell her to take a jumper
    => notices.tell asks=true to=mia text="take a jumper"
  remind Mia to feed the hamster at six // tell her to do it every day
    => reminders.change query="feed the hamster" rrule=FREQ=DAILY;BYHOUR=18;BYMINUTE=0
`,
  'home-2',
  undefined,
  AT,
);
