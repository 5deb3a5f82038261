import { golden } from '../golden.ts';

golden(
  'what somebody else would like to know',
  `
  Mum's asking whether the garage is closed
    => cover.get [garage]
  my husband wants to know if the front door is locked
    => lock.get [Front Door]
  Sam was wondering whether the desk lamp is still on
    => light.get [Desk Lamp]
  the kids are asking if the curtains are open
    => cover.get [group Curtains]
  Gran wants to know what the temperature is in the living room
    => sensor.get [living room] kind=temperature
  Sam would like to know when the dentist is
    => diary.find query=dentist
  Dad asked what's on the shopping list
    => list.get list=shopping
  can you tell me whether the garage is open
    => cover.get [garage]
  any idea if the driveway gate is shut
    => cover.get [Driveway Gate]
  Sam asked if I want to come
    => (statement)
  Sam asked me to buy milk
    => (statement)
  ask Sam whether the garage is shut
    => ?? ask Sam whether the garage is shut
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
