import { golden } from '../golden.ts';

golden(
  'one of several things otherwise in one breath',
  `
  shut all the blinds and curtains, but the kids room blinds only half way
    => cover.close [group Blinds - Kids Room Blinds + group Curtains] | cover.set_position [Kids Room Blinds] position=50
  open the living room curtains and the kitchen blinds, but the kitchen ones only a third
    => cover.open [Living Room Curtains] | cover.set_position [Kitchen Blinds] position=33
  close all the blinds but leave the kitchen ones open a crack
    => cover.close [group Blinds - Kitchen Blinds] | cover.set_position [Kitchen Blinds] position=20
  raise all the blinds but only half way on the kitchen blinds
    => cover.open [group Blinds - Kitchen Blinds] | cover.set_position [Kitchen Blinds] position=50
  turn on the porch light and the fairy lights, but the porch only at 30
    => light.turn_on [Fairy Lights] | light.set [Porch Light] brightness=30
  all the lights off but dim the stairs to 15
    => light.turn_off [all - Stair Lights] | light.set [Stair Lights] brightness=15
  all the kitchen lights on, the counter one only at 40
    => light.turn_on [kitchen - Kitchen Counter Lights] | light.set [Kitchen Counter Lights] brightness=40
  turn everything off but leave the hallway light at 20 percent
    => light.turn_off [all - Hallway Light] | light.set [Hallway Light] brightness=20
  at sunset close all the curtains and blinds but leave the kitchen ones half shut
    => cover.close [group Curtains + group Blinds - Kitchen Blinds] @sunset | cover.set_position [Kitchen Blinds] position=50 @sunset
  every evening at ten all the lights off but keep the hall one at 20
    => light.turn_off [all - Hallway Light] @FREQ=DAILY;BYHOUR=22;BYMINUTE=0 | light.set [Hallway Light] brightness=20 @FREQ=DAILY;BYHOUR=22;BYMINUTE=0
  turn off the porch light and the hallway light at eleven, but dim the hallway to 15
    => light.turn_off [Porch Light] @03-10T11:00 | light.set [Hallway Light] brightness=15 @03-10T11:00
  turn on all the lights but the hall light at ten
    => light.turn_on [all - Hallway Light] @03-10T22:00
  turn off all the lights but leave the porch light on
    => light.turn_off [all - Porch Light]
  turn all the lights off at ten but dim the desk lamp to 20 now
    => light.turn_off [all - Desk Lamp] @03-10T22:00 | light.set [Desk Lamp] brightness=20
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
