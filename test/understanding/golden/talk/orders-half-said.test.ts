import { golden } from '../golden.ts';

golden(
  'orders with other verbs and with words round them that change nothing',
  `
  do the lock on the front door
    => lock.lock [Front Door]
  turn the bolt on the front door would you
    => lock.lock [Front Door]
  undo the latch on the front door
    => lock.unlock [Front Door]
  put the light outside our front door on
    => light.turn_on [Porch Light]
  stick the pendant on over the dining table
    => light.turn_on [Dining Table Pendant]
  turn off the tv someone left it on
    => media.turn_off [Living Room TV]
  turn off the hallway light, the kids left it on again
    => light.turn_off [Hallway Light]
  set the heating to 21 and then we'll see
    => climate.set_temperature [Living Room Thermostat + Bathroom Heater] temperature=21
  close the curtains and we'll take it from there
    => cover.close [group Curtains]
  dim the desk lamp // lovely, stay like that
    => (thanks)
  turn the desk lamp off if you haven't already
    => light.turn_off [Desk Lamp]
  turn off the desk lamp, for pity's sake
    => light.turn_off [Desk Lamp]
  turn the desk lamp off, turn the desk lamp off!
    => light.turn_off [Desk Lamp]
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
