import { golden } from '../golden.ts';

golden(
  'what people of the home tell and ask each other, and what was told',
  `
  is Sam home // tell her dinner's ready
    => notices.tell to=sam text="dinner's ready"
  are there any messages for us
    => notices.messages
  has Sam left a message for me
    => notices.messages of=sam
  did someone leave a note for me
    => notices.messages
  what did Sam ask me to do
    => notices.messages of=sam
  what was it I told Sam
    => notices.messages sent=true of=sam
  have I told Sam anything
    => notices.messages sent=true of=sam
  read out my messages
    => notices.messages
  what was the message from Sam again
    => notices.messages of=sam
  tell Sam to bring milk // what did I ask her
    => notices.messages sent=true of=sam
  text Sam that the bus is late // what did she say
    => notices.messages of=sam
  is Sam home // tell her tea is on the table
    => notices.tell to=sam text="tea is on the table"
  ask Sam what she's having for lunch
    => notices.tell to=sam text="what are you having for lunch"
  ask Sam if they can pick me up
    => notices.tell to=sam text="can you pick me up"
  ask Sam which bus she takes
    => notices.tell to=sam text="which bus do you take"
  ask Sam where her keys are
    => notices.tell to=sam text="where are your keys"
  ask everyone who took my charger
    => notices.tell everyone=true text="who took my charger"
  ask Sam why she is late
    => notices.tell to=sam text="why are you late"
  ask Sam whether she's done her homework
    => notices.tell to=sam text="have you done your homework"
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
