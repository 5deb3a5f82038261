import { golden } from '../golden.ts';

golden(
  'two things in a breath, each with what is its own',
  `
  set the porch and hallway lights to 30 and 70
    => light.set [Porch Light] brightness=30 | light.set [Hallway Light] brightness=70
  floor lamp and desk lamp, 20 and 50 respectively
    => light.set [Floor Lamp] brightness=20 | light.set [Desk Lamp] brightness=50
  play some jazz softly in the kitchen
    => media.play_media [kitchen] query=jazz > media.set_volume [kitchen] volume=20
  kitchen speaker on, play abba, not too loud
    => media.turn_on [Kitchen Speaker] > media.play_media [Kitchen Speaker] query=abba > media.set_volume [Kitchen Speaker] volume=30
  at eleven turn off the porch light and remind me of it
    => light.turn_off [Porch Light] @03-10T11:00 | reminders.create text="turn off the porch light" at=03-10T11:00
  close the kitchen blinds at six and remind me
    => cover.close [Kitchen Blinds] @03-10T18:00 | reminders.create text="close the kitchen blinds" at=03-10T18:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
