import { golden } from '../golden.ts';

// Who is at home: said, asked, waited for. Alex speaks; Sam lives here too.

golden(
  'said and asked of who is at home',
  `
  I'm leaving
    => presence.set state=away
  I'm home
    => presence.set state=home
  Sam is away till Friday
    => presence.set state=away person=sam until=03-13T00:00..03-13T23:59
  who is home
    => presence.who
  is anyone home
    => presence.who
  is Sam home
    => presence.where person=sam
  where is Sam
    => presence.where person=sam
  when did Sam come home
    => presence.when state=home person=sam
  when did Sam leave yesterday
    => presence.when state=away person=sam from=03-09T00:00 to=03-10T00:00
  this phone is Sam's
    => presence.claim person=Sam's
  the blue pixel is Sam's phone
    => presence.claim phone="blue pixel" person=Sam's
  where is Sam's phone
    => ?? where is Sam's phone
`,
  'home-2',
);

golden(
  'people who come and go are waited for',
  `
  when nobody is home turn off the hallway light
    => light.turn_off [Hallway Light] @event presence:away[anyone] already repeat
  when the first of us arrives turn on the porch light
    => light.turn_on [Porch Light] @event presence:home[anyone] repeat
  when Sam comes home tell me
    => presence.tell [sam] @event presence:home[sam]
  tell me when Sam leaves
    => presence.tell [sam] @event presence:away[sam]
  if Sam is not home by ten tell me
    => presence.tell [sam] @03-11T10:00 ?presence:away[sam]
  when everyone has left turn everything off
    => light.turn_off [all] @event presence:away[anyone] repeat
  turn on the porch light when I get home
    => light.turn_on [Porch Light] @event presence:home[alex] repeat
  if nobody is home turn off the fountain
    => switch.turn_off [Fountain] ?presence:away[anyone]
  when someone comes home turn on the hallway light
    => light.turn_on [Hallway Light] @event presence:home[someone] repeat
  whenever somebody arrives home turn on the porch light
    => light.turn_on [Porch Light] @event presence:home[someone] repeat
  turn off the fountain whenever anyone leaves the house
    => switch.turn_off [Fountain] @event presence:away[someone] repeat
  when the first one comes home turn on the hallway light
    => light.turn_on [Hallway Light] @event presence:home[anyone] repeat
  when everybody has left turn off the fountain
    => switch.turn_off [Fountain] @event presence:away[anyone] repeat
  when we come home turn on the hallway light
    => light.turn_on [Hallway Light] @event presence:home[anyone] repeat
  if Sam is home turn on the hallway light
    => light.turn_on [Hallway Light] ?presence:home[sam]
  turn off the hallway light unless Sam is home
    => light.turn_off [Hallway Light] ?not presence:home[sam]
`,
  'home-2',
);

golden(
  'leaving together stays a wish for the house',
  `
  we are leaving the house
    => (statement)
  we're leaving
    => (statement)
`,
  'home-2',
);
