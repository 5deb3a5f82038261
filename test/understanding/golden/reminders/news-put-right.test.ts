import { golden } from '../golden.ts';

golden(
  'news that is put right while it is told',
  `
  tell Sam I'm at the shop no scratch that don't tell him
    => (abandoned)
  text Sam dinner is at six no actually don't send it
    => (abandoned)
  tell Sam I'm at the shop no wait tell her I'm on the bus
    => notices.tell to=sam text="I'm on the bus"
  let Sam know I'm late sorry let her know I'm at gran's
    => notices.tell to=sam text="I'm at gran's"
  tell Sam the keys are on the table i mean on the shelf
    => notices.tell to=sam text="the keys are on the shelf"
  tell Sam tell Sam the soup is ready
    => notices.tell to=sam text="the soup is ready"
  tell everyone dinner is ready no hang on don't
    => (abandoned)
  tell Sam no one is home
    => notices.tell to=sam text="no one is home"
  tell Sam I don't want it no really I don't want it
    => notices.tell to=sam text="I don't want it no really I don't want it"
  tell Sam I'm bringing milk and tell Mia I'm bringing bread
    => notices.tell to=sam text="I'm bringing milk" | notices.tell to=mia text="I'm bringing bread"
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
