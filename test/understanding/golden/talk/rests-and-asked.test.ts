import { golden } from '../golden.ts';

golden(
  'rules that rest and go on, whose reminders there are, and why',
  `
  turn the porch light on at nine every day // pause that rule
    => schedule.pause query="turn the porch light on at nine every day"
  turn the porch light on at nine every day // put it on hold for now // pick it up again from Monday
    => schedule.resume query="turn the porch light on at nine every day" @03-16T00:00
  coffee maker on at seven every weekday // suspend that // let it run again
    => schedule.resume query="coffee maker on at seven every weekday"
  what reminders does Mia have
    => reminders.list of=mia
  has Mia got any reminders
    => reminders.list of=mia
  how come the porch light went off
    => light.history [Porch Light] became=off
  how come the garage door has opened
    => cover.history [Garage Door]
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
