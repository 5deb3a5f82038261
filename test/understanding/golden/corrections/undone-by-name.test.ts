import { golden } from '../golden.ts';

golden(
  'what is undone by its name or its place',
  `
  close the kitchen blinds // turn on the porch light // undo the kitchen blinds
    => conversation.undo [Kitchen Blinds]
  turn off the porch light // turn off the desk lamp // revert the porch light
    => conversation.undo [Porch Light]
  turn off the porch light and the desk lamp // undo the desk lamp
    => conversation.undo [Desk Lamp]
  turn off the porch light, the desk lamp and the floor lamp // undo the second one
    => conversation.undo [Desk Lamp]
  turn off the porch light and the desk lamp // undo the last
    => conversation.undo [Desk Lamp]
  set the bedroom ac to 21 and turn on the fan in the bedroom // undo the fan part
    => conversation.undo service=fan
  turn on the porch light // undo the garage door
    => ?? undo the garage door
  turn on the kitchen lights // undo the lights
    => conversation.undo
  turn on the porch light // undo the last change
    => conversation.undo
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
