import { golden } from '../golden.ts';

// What people say to the house without wanting anything done: to anybody, by any name, several at once.

golden(
  'A35 courtesies',
  `
  thanks love
    => (thanks)
  cheers mate
    => (thanks)
  brilliant, thanks
    => (thanks)
  thank you very much everyone
    => (thanks)
  thanks Sam
    => (thanks)
  goodnight all
    => (goodbye)
  bye then
    => (goodbye)
  hiya
    => (greeting)
  evening folks
    => (greeting)
  hello everybody, how are you today?
    => (pleasantry)
  are you there?
    => (presence)
  what's your name
    => (name)
  yes please
    => (assent)
  nope
    => (refusal)
  ok then
    => (acknowledgement)
  hang on a second
    => (acknowledgement)
  ok thanks, now turn off the kitchen light
    => light.turn_off [kitchen]
`,
);
