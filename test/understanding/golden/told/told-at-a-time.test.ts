import { golden } from '../golden.ts';

golden(
  'what somebody is told at a time',
  `
  tell Sam at six that his sister phoned
    => reminders.create to=sam text="his sister phoned" at=03-10T18:00
  tell Sam at six his sister phoned
    => reminders.create to=sam text="his sister phoned" at=03-10T18:00
  let Mia know at five her grandma is on the phone
    => reminders.create to=mia text="her grandma is on the phone" at=03-10T17:00
  tell Sam at noon they are coming at two
    => reminders.create to=sam text="they are coming at two" at=03-10T12:00
  tell Mia in half an hour it's bath time
    => reminders.create to=mia text="it's bath time" at=03-10T11:00
  tell Mia at five she has to pack
    => reminders.create to=mia text=pack at=03-10T17:00
  tell Mia at five she needs her boots
    => reminders.create to=mia text="she needs her boots" at=03-10T17:00
  tell Sam tomorrow at eight the sweep comes
    => reminders.create to=sam text="the sweep comes" at=03-11T08:00
  tell Sam in ten minutes I'm on my way
    => reminders.create to=sam text="I'm on my way" at=03-10T10:40
  remind everyone at seven that the film begins
    => reminders.create everyone=true text="the film begins" at=03-10T19:00
  remind us all in half an hour that we have to go
    => reminders.create everyone=true text="we have to go" at=03-10T11:00
  tell everyone at seven that the film begins
    => notices.tell everyone=true text="the film begins" @03-10T19:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
