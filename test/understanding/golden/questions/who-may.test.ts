import { golden } from '../golden.ts';

golden(
  'who may do what',
  `
  is Sam allowed to unlock the back door
    => house.rights what=open of=sam thing="back door"
  may Sam turn down the heating
    => house.rights what=comfort of=sam
  who is allowed to open the gate
    => house.rights what=open everyone=true thing=gate
  who can switch on the fan
    => house.rights what=use everyone=true thing=fan
  can visitors lock the front door
    => house.rights what=secure role=guest thing="front door"
  are the children allowed to watch the telly
    => house.rights what=use role=child thing=telly
  am I permitted to set an alarm
    => house.rights what=alarms
  what is Sam allowed to do here
    => house.rights of=sam
  what may a guest do here
    => house.rights role=guest
  what am I allowed to do
    => house.rights
  does Sam have permission to open the garage door
    => house.rights what=open of=sam thing="garage door"
  can Sam come over
    => ?? can Sam come over
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
