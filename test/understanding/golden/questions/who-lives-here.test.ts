import { golden } from '../golden.ts';

golden(
  'who lives in the house',
  `
  who lives here?
    => house.people
  who all lives in this house
    => house.people
  who's part of this household
    => house.people
  who do you know here
    => house.people
  who's in the house
    => presence.who
`,
  'home-2',
);
