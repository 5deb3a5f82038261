import { golden } from '../golden.ts';

// What was done or claimed that nobody had asked for: an hour behind a night, what rings, and a thing that is left as it is.

golden(
  'what is begun again behind a night',
  `
  close the curtains at sunset and open them at seven
    => cover.close [group Curtains] @sunset | cover.open [group Curtains] @03-11T07:00
  shut the kitchen blinds at dusk and open them again at half six
    => cover.close [Kitchen Blinds] @sunset | cover.open [Kitchen Blinds] @03-11T06:30
  every evening close the curtains at sunset and open them at 8
    => cover.close [group Curtains] @sunset repeat | cover.open [group Curtains] @FREQ=DAILY;BYHOUR=8;BYMINUTE=0
  every evening turn on the porch light at sunset and off at eleven
    => light.turn_on [Porch Light] @sunset repeat | light.turn_off [Porch Light] @FREQ=DAILY;BYHOUR=23;BYMINUTE=0
  close the curtains at sunset // and open them at seven
    => cover.open [group Curtains] @03-11T07:00
  lock the back door at nightfall and unlock it at six
    => lock.lock [Back Door] @sunset | lock.unlock [Back Door] @03-11T06:00
`,
  'home-2',
);

golden(
  'what is no morning',
  `
  open the curtains at sunrise and close them at seven
    => cover.open [group Curtains] @sunrise | cover.close [group Curtains] @03-11T07:00
  turn on the porch light at sunset and off at eleven
    => light.turn_on [Porch Light] @sunset | light.turn_off [Porch Light] @03-11T23:00
  close the curtains at sunset and open them at seven in the evening
    => cover.close [group Curtains] @sunset | cover.open [group Curtains] @03-11T19:00
`,
  'home-2',
);

golden(
  'what rings is not put out',
  `
  the alarm goes off at 7, the kids sleep in
    => ?? the alarm goes off at 7, the kids sleep in
  the timer goes off in ten minutes and I'm upstairs
    => ?? the timer goes off in ten minutes and I'm upstairs
  my alarm goes off at half six every day
    => (statement)
  the doorbell goes off at nine
    => ?? the doorbell goes off at nine
  the telly goes off in half an hour
    => media.turn_off [Living Room TV] @03-11T00:00
  the hall light goes off at ten
    => light.turn_off [Hallway Light] @03-11T10:00
`,
  'home-2',
);

golden(
  'left as it is, and nothing put off',
  `
  turn on the porch light // leave it tonight
    => (abandoned)
  lock the back door at nine // leave it tonight
    => ?? leave it tonight
  wake me at seven tomorrow // leave it tomorrow
    => ?? leave it tomorrow
  remind me at nine to feed the cat // leave it till ten
    => reminders.change query="feed the cat" at=03-11T10:00
  every night at nine turn on the porch light // leave it tonight
    => diary.skip on=03-10T18:00..03-10T23:59 kind=schedule
`,
  'home-2',
);
