import { golden } from '../golden.ts';

golden(
  'what people of the house are told, and what is put right of it',
  `
  tell Sam that's lovely
    => notices.tell to=sam text="that's lovely"
  let Mia know that'll be fine
    => notices.tell to=mia text="that'll be fine"
  remind Sam that's his turn at eight
    => reminders.create to=sam text="that's his turn" at=03-10T20:00
  tell Mia that wasn't me
    => notices.tell to=mia text="that wasn't me"
  tell Sam the parcel is by the gate
    => notices.tell to=sam text="the parcel is by the gate"
  let Sam know I'll be home by five
    => notices.tell to=sam text="I'll be home by five"
  tell Sam downstairs that the taxi's here
    => notices.tell to=sam text="the taxi's here"
  tell Mia in the office lunch is ready
    => notices.tell to=mia text="lunch is ready"
  ask Sam in the garden to bring the washing in
    => notices.tell asks=true to=sam text="bring the washing in"
  tell Sam the office is free
    => notices.tell to=sam text="the office is free"
  tell Sam to feed the cat and close the kitchen blind
    => notices.tell asks=true to=sam text="feed the cat and close the kitchen blind"
  ask Mia to come down and turn off the hall light
    => notices.tell asks=true to=mia text="come down and turn off the hall light"
  tell Sam supper's on the table and turn on the kitchen light
    => notices.tell to=sam text="supper's on the table" | light.turn_on [kitchen]
  tell Sam we eat at six // no, at half past six
    => notices.tell to=sam text="we eat at half past six"
  let everyone know the train leaves at ten // sorry, I meant eleven
    => notices.tell everyone=true text="the train leaves at eleven"
  tell Mia the builder comes on Friday // no, Thursday
    => notices.tell to=mia text="the builder comes on Thursday"
  tell Sam we need two tickets // no, four
    => notices.tell to=sam text="we need four tickets"
  tell Sam the shop shuts at six // at seven
    => ?? at seven
  tell Sam lunch is ready // at one
    => reminders.create to=sam text="lunch is ready" at=03-10T13:00
  tell Mia they open at nine and close at five // no, at six
    => ?? no, at six
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
