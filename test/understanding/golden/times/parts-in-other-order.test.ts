import { golden } from '../golden.ts';

golden(
  'orders whose parts come as they come to mind',
  `
  the porch light turn it on please
    => light.turn_on [Porch Light]
  the kitchen blind could you close it please
    => cover.close [Kitchen Blinds]
  I want the desk lamp on because she's reading but only at half
    => light.set [Desk Lamp] brightness=50
  desk lamp on but only at 20 percent
    => light.set [Desk Lamp] brightness=20
  it would be great if the porch light was off and the desk lamp on
    => light.turn_off [Porch Light] | light.turn_on [Desk Lamp]
  leave the porch light on and everything else off
    => light.turn_off [all - Porch Light]
  turn off all the lights // no wait not the porch turn that back on
    => light.turn_on [porch]
  turn on the porch light at eight // not today tomorrow
    => schedule.cancel query="turn on the porch light at eight" > light.turn_on [Porch Light] @03-11T20:00
  remind me to sweep the yard at five oh and clean the hutch as well
    => reminders.create text="sweep the yard and clean the hutch" at=03-10T17:00
  remind me to sweep the yard at five and turn the porch light off too
    => reminders.create text="sweep the yard" at=03-10T17:00 | light.turn_off [Porch Light]
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
