import { golden } from '../golden.ts';

golden(
  'one of several by its place, the others, and what was undone',
  `
  the office and the bathroom lights on // the first one off again
    => light.turn_off [office]
  turn off the fountain and the porch light // turn the last one back on
    => light.turn_on [Porch Light]
  desk lamp on and kitchen speaker on // turn the second one off
    => media.turn_off [Kitchen Speaker]
  floor lamp, desk lamp and night light on // the first two off // dim the third one
    => light.set [Night Light] brightness_step=-10
  fountain on // undo that // redo it
    => switch.turn_on [Fountain]
  close the bedroom curtains // undo that // undo the undo
    => cover.close [Master Bedroom Curtains]
  which of the office lights is on? // turn the others on as well
    => light.turn_on [office]
  which lights are on upstairs? // turn them off apart from the night light
    => light.turn_off [floor Upstairs - Night Light]
  what is still on? // turn those off except the hallway
    => ?? turn those off except the hallway
  alarm at six and seven // cancel the second one
    => alarm.cancel set_for=03-11T07:00
  fountain on for ten minutes // no, till noon
    => schedule.cancel query="fountain on for ten minutes" > switch.turn_off [Fountain] @03-10T12:00
  kitchen lights on // half of that
    => light.set [kitchen] factor=0.5
  lock the front door // redo
    => ?? redo
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
