import { golden } from '../golden.ts';

golden(
  'what ends an order and takes nothing back',
  `
  turn on the bedroom fan, stop it at half past eleven
    => fan.turn_on [Bedroom Fan] | fan.turn_off [Bedroom Fan] @03-10T11:30
  play jazz in the kitchen and stop it at noon
    => media.play_media [kitchen] query=jazz | media.stop [kitchen] @03-10T12:00
  start the vacuum and then stop it at one
    => vacuum.start [Robbie] | vacuum.pause [Robbie] @03-10T13:00
  pause the living room tv and when I tell you carry on with it
    => media.pause [Living Room TV]
  floor lamp to 40 // 10 up // 10 up again, then leave it
    => light.set [Floor Lamp] brightness_step=10
  turn off the porch light // and come on again in ten minutes
    => light.turn_on [Porch Light] @03-10T10:40
  turn on the desk lamp // go off again at noon
    => light.turn_off [Desk Lamp] @03-10T12:00
  turn on the desk lamp, no, leave it
    => (abandoned)
  turn on the coffee maker and when it's done turn it off
    => ?? turn on the coffee maker ??  and when it's done turn it off
  turn the coffee maker on and switch it off once it has finished
    => ?? turn the coffee maker on ??  and switch it off once it has finished
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
