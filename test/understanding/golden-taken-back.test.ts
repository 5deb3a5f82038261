import { golden } from './golden.ts';

golden(
  'what is to be left as it is takes the wish before it back',
  `
  lock the front door, actually leave it unlocked
    => (abandoned)
  unlock the back door, no, keep it locked
    => (abandoned)
  open the garage door, actually leave it shut
    => (abandoned)
  mute the tv. actually leave it unmuted
    => (abandoned)
  turn on the porch light, wait, keep it off
    => (abandoned)
  lock all doors, actually leave the front door unlocked
    => lock.lock [all - Front Door]
  lock the front door but leave the back door unlocked
    => lock.lock [Front Door]
  turn off everything in the living room except the tv
    => light.turn_off [living room]
`,
  'home-2',
);
