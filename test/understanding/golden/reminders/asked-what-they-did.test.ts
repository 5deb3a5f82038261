import { golden } from '../golden.ts';

const AT = Date.parse('2026-03-10T10:30:00+01:00');

// What somebody did is asked of them.

golden(
  'A02 a question is passed on as it is put to somebody',
  `
  ask Sam whether he fed the cat
    => notices.tell to=sam text="have you fed the cat"
  ask Mia if she took the key
    => notices.tell to=mia text="did you take the key"
  ask Sam if he locked the back door
    => notices.tell to=sam text="have you locked the back door"
  ask Mia if she did her homework
    => notices.tell to=mia text="did you do your homework"
  ask Sam and Mia whether they went to the shop
    => notices.tell to=sam+mia text="did you go to the shop"
  ask everyone if they want pasta
    => notices.tell everyone=true text="do you want pasta"
  ask Sam if he needed anything
    => notices.tell to=sam text="did you need anything"
`,
  'home-2',
  undefined,
  AT,
);

golden(
  'A02 whom the house does not know',
  `
  ask the kids if they want pasta
    => ?? ask the kids if they want pasta
  tell the kids dinner is ready
    => ?? tell the kids dinner is ready
`,
  'home-2',
  undefined,
  AT,
);
