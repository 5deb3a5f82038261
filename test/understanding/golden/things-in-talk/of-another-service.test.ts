import { golden } from '../golden.ts';

golden(
  'what was asked of one service, and what was told, goes to another',
  `
  when did the garage side door last open // and is it locked now
    => lock.get [Garage Side Door]
  is the garage side door closed // lock it in ten minutes
    => lock.lock [Garage Side Door] @03-10T10:40
  who turned the desk lamp on // turn it off
    => light.turn_off [Desk Lamp]
  supper is at seven, tell Mia that
    => notices.tell to=mia text="supper is at seven"
  I'll be home late, so let Mia know
    => notices.tell to=mia text="I'll be home late"
  whenever the garage door opens, let Sam know
    => notices.tell to=sam text="the garage door opens" @event cover:open[Garage Door] repeat
  let Sam know that the dentist's at four
    => notices.tell to=sam text="the dentist is at four"
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
