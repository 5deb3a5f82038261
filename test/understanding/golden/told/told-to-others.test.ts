import { golden } from '../golden.ts';

golden(
  'what others are told when something happens',
  `
  whenever the driveway gate opens tell Sam
    => notices.tell to=sam text="the driveway gate opens" @event cover:open[Driveway Gate] repeat
  tell Sam when the back door gets unlocked
    => notices.tell to=sam text="the back door gets unlocked" @event lock:unlocked[Back Door]
  every time the garage door closes, let Sam know
    => notices.tell to=sam text="the garage door closes" @event cover:closed[Garage Door] repeat
  whenever the driveway gate opens tell me // tell Sam as well
    => notices.tell to=sam text="the driveway gate opens" @event cover:open[Driveway Gate] repeat
  tell me when the garage door closes // and let Sam know too
    => notices.tell to=sam text="the garage door closes" @event cover:closed[Garage Door]
  remind me at six to ring the bank // Sam too
    => reminders.create text="ring the bank" at=03-10T18:00 to=sam
  tell Sam as well
    => ?? tell Sam as well
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);

golden(
  'mail behind a mark, and who goes out',
  `
  write Sam a message: don't forget your keys
    => email.send to=sam about="don't forget your keys"
  email Sam: the plumber comes at two
    => email.send to=sam about="the plumber comes at two"
  goodbye, I'm off to work
    => presence.set state=away
  I've just left
    => presence.set state=away
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
