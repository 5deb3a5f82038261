import { golden } from '../golden.ts';

// What takes some of its width back in the same breath is never done in all of it.

golden(
  'an order that is narrowed in the same breath',
  `
  lock up. Oh, just the front though, Sam's still out the back
    => lock.lock [Front Door]
  lock all the doors. No wait, only the front door
    => lock.lock [Front Door]
  lights off. only the kitchen
    => light.turn_off [kitchen]
  heating off, just the bathroom though
    => climate.set_mode [bathroom] mode=off
  dim the lights, just the living room ones, the film is starting
    => light.set [living room] brightness_step=-10
  shut all the blinds, oh just the bedroom, I like the view
    => cover.close [master bedroom]
`,
  'home-2',
);

golden(
  'nothing of all there is, where it was not understood which of it is meant',
  `
  close all the blinds. only the odd ones though
    => ?? close all the blinds. only the odd ones though
  desk lamp on // no, lamp off, just the ceiling
    => ?? no, lamp off, just the ceiling
`,
  'home-2',
);

golden(
  'what is no narrower order',
  `
  lights off, only the fan on low
    => ?? lights off ?? only the fan on low
  lights off, only for a minute
    => light.turn_off [all] > light.turn_on [all] @after PT1M
  all lights off, just the hall stays
    => light.turn_off [all - hallway]
  open the kitchen blinds // not the whole way, only half
    => cover.set_position [Kitchen Blinds] position=50
`,
  'home-2',
);
