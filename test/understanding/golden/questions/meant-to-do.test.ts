import { golden } from '../golden.ts';

golden(
  'what one meant to do, by what it was',
  `
  when did I say I'd buy the wine
    => diary.find query="buy the wine"
  when was I going to call the school
    => diary.find query="call the school"
  when did we say we were going to meet Anna
    => diary.find query="meet Anna"
  what time was I meant to be at the dentist
    => diary.find query="be at the dentist"
  what did I want to do on friday
    => calendar.list from=03-13T00:00 to=03-14T00:00
  when did we lock the door
    => lock.history [all] became=locked
`,
  'home-2',
);

golden(
  'what is put out at the street',
  `
  when do the bins go out
    => diary.find query=bins
  which bin goes out tomorrow
    => diary.find query=bin from=03-11T00:00 to=03-12T00:00
  when did the lights go out
    => ?? when did the lights go out
`,
  'home-2',
);

golden(
  'what is still to be bought, asked by what was forgotten',
  `
  what did we forget to buy
    => list.get list=shopping
  what have we forgotten to get
    => list.get list=shopping
  what have I not bought
    => list.get list=shopping
`,
  'home-2',
);
