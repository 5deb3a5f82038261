import { golden } from '../golden.ts';

golden(
  'why a thing is as it is, and who did it',
  `
  why have the path lights gone out
    => light.history [Path Lights] became=off
  how come the porch light came on
    => light.history [Porch Light] became=on
  why did the mirror light suddenly go out?
    => light.history [Mirror Light] became=off
  why was the desk lamp off
    => light.history [Desk Lamp] became=off
  why were the blinds closed
    => cover.history [group Blinds] became=closed
  how come the garage door is opening
    => cover.history [Garage Door] is_so=true became=opening
  who lit up the fairy lights
    => light.history [Fairy Lights] became=on
  who on earth woke up the office speaker
    => media.history [Office Speaker] became=on
  who knocked the ceiling fan off?
    => fan.history [Ceiling Fan] became=off
  who pulled the kitchen blinds up
    => cover.history [Kitchen Blinds] became=open
  who flung the gate open
    => cover.history [Driveway Gate] became=open
  who turned out the mirror light
    => light.history [Mirror Light] became=off
  is anything still on in the office, lights that is?
    => light.get [office]
  anything burning upstairs? fans I mean
    => fan.get [floor Upstairs]
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
