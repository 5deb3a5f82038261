import { golden } from '../golden.ts';

golden(
  'who changed a thing, and short ways to ask for news',
  `
  has anybody touched the thermostat
    => climate.history [Living Room Thermostat]
  did someone change the desk lamp
    => light.history [Desk Lamp]
  who put the heating up to 24
    => climate.history [Living Room Thermostat + Bathroom Heater]
  is anything running out of battery
    => house.check what=battery wanted=any
  let me know when Sam's here
    => presence.tell [sam] @event presence:home[sam] already
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);

golden(
  'who did it at a time, and whether it was one who is named',
  `
  who locked the back door last night
    => lock.history [Back Door] became=locked from=03-09T18:00 to=03-10T06:00
  who turned the heating off yesterday
    => climate.history [Living Room Thermostat + Bathroom Heater] became=off from=03-09T00:00 to=03-10T00:00
  who opened the garage door this morning
    => cover.history [Garage Door] became=open from=03-10T05:00 to=03-10T12:00
  did Sam bolt the front door last night
    => lock.history [Front Door] became=locked person=sam from=03-09T18:00 to=03-10T06:00
  has Mia been fiddling with the thermostat
    => climate.history [Living Room Thermostat] person=mia
  did Mia touch the thermostat today
    => climate.history [Living Room Thermostat] person=mia from=03-10T00:00 to=03-11T00:00
  has Sam closed the curtains
    => cover.history [group Curtains] became=closed person=sam
  was it Mia who left the light on in the bathroom
    => light.history [bathroom] became=on person=mia
  when was the back door opened yesterday
    => history.states [Back Door] ask=when became=open from=03-09T00:00 to=03-10T00:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T18:30:00+01:00'),
);
