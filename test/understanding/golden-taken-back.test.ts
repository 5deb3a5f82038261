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
  turn off the desk lamp and the porch light, but leave the desk lamp on
    => light.turn_off [Porch Light]
  turn off the desk lamp and the porch light, but leave the porch light on
    => light.turn_off [Desk Lamp]
  turn off the desk lamp, the porch light and the floor lamp, but don't turn off the floor lamp
    => light.turn_off [Desk Lamp + Porch Light]
  turn off the desk lamp and the porch light, but leave the desk lamp and the porch light on
    => (abandoned)
`,
  'home-2',
);
