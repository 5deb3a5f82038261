import { golden } from '../golden.ts';

golden(
  'what is to be done when what goes on has come to its end',
  `
  play some jazz on the kitchen speaker // dim the counter lights when it's over
    => light.set [Kitchen Counter Lights] brightness_step=-10 @event media:idle[Kitchen Speaker]
  play the radio in the office // switch the desk lamp off once it ends
    => light.turn_off [Desk Lamp] @event media:idle[office]
  turn on the living room TV // turn it off when it has finished
    => media.turn_off [Living Room TV] @event media:idle[Living Room TV]
  we're watching the match // switch the TV off as soon as it's over
    => media.turn_off [Living Room TV] @event media:idle[Living Room TV]
  is the office speaker on // switch it off when it's done
    => media.turn_off [Office Speaker] @event media:idle[Office Speaker]
  pause the living room TV at the end
    => media.pause [Living Room TV] @event media:idle[Living Room TV]
  play the football on the TV // let me know when it ends
    => media.get [Living Room TV] @event media:idle[Living Room TV]
  play an audiobook in the kids room // turn off the night light at the end
    => light.turn_off [Night Light] @event media:idle[kids room]
  lock the back door when it's over
    => ?? lock the back door when it's over
  close the kitchen blinds once it has ended
    => ?? close the kitchen blinds once it has ended
  the children are at a party // turn the porch light off when it's over
    => ?? turn the porch light off when it's over
  lock the front door // when that's done turn off the TV
    => media.turn_off [Living Room TV]
  at nine turn the fountain off // when that's done close the gate
    => ?? when that's done close the gate
  switch off the desk lamp, lock the back door and at the end close the garage
    => light.turn_off [Desk Lamp] | lock.lock [Back Door] > cover.close [garage]
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
