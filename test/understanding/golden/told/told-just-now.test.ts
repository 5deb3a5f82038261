import { golden } from '../golden.ts';

golden(
  'a thing that the turn before told of is what an order means by it',
  `
  the desk lamp is still burning // switch it off
    => light.turn_off [Desk Lamp]
  the desk lamp's still on // switch it off please
    => light.turn_off [Desk Lamp]
  I think the garage door is open // close it
    => cover.close [Garage Door]
  somebody's left the back door unlocked // lock it then
    => lock.lock [Back Door]
  the kitchen speaker is terribly loud // turn it down
    => media.set_volume [Kitchen Speaker] step=-10
  the kids room blinds are still open // close them
    => cover.close [Kids Room Blinds]
  the fountain has been on all day // turn it off in an hour
    => switch.turn_off [Fountain] @03-10T11:30
  turn on the porch light // the office speaker is too loud // turn it down a bit
    => media.set_volume [Office Speaker] step=-10
  it's a lovely evening // turn it off
    => ?? turn it off
  the floor lamp and the desk lamp are on // turn it off
    => ?? turn it off
  the desk lamp is on // turn the fountain off
    => switch.turn_off [Fountain]
  the desk lamp is on // how bright is it
    => ?? how bright is it
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
