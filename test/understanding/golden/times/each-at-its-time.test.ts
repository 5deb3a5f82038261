import { golden } from '../golden.ts';

golden(
  'several things or reminders of one breath, each at its own time',
  `
  at ten, at two and at five remind me to drink something
    => reminders.create text="drink something" at=03-10T22:00 | reminders.create text="drink something" at=03-10T14:00 | reminders.create text="drink something" at=03-10T17:00
  remind me at seven tonight and tomorrow morning to take my drops
    => reminders.create text="take my drops" at=03-10T19:00 | reminders.create text="take my drops" at=03-11T07:00
  remind me tomorrow at nine and on Friday at noon to ring the school
    => reminders.create text="ring the school" at=03-11T09:00 | reminders.create text="ring the school" at=03-13T12:00
  turn off the porch light in five, the hallway light in fifteen and the TV in forty
    => light.turn_off [Porch Light] @03-10T10:35 | light.turn_off [Hallway Light] @03-10T10:45 | media.turn_off [Living Room TV] @03-10T11:10
  at nine porch light off, at half nine the hallway light and at ten the TV
    => light.turn_off [Porch Light] @03-10T21:00 | light.turn_off [Hallway Light] @03-10T21:30 | media.turn_off [Living Room TV] @03-10T22:00
  porch light off at nine, the hallway light at half nine and the TV at ten
    => light.turn_off [Porch Light] @03-10T21:00 | light.turn_off [Hallway Light] @03-10T21:30 | media.turn_off [Living Room TV] @03-10T22:00
  porch light on at seven, TV off at eleven
    => light.turn_on [Porch Light] @03-10T19:00 | media.turn_off [Living Room TV] @03-10T23:00
  remind me at five to cook and at eleven to go to bed
    => reminders.create text=cook at=03-10T17:00 | reminders.create text="go to bed" at=03-10T23:00
  remind me at three to ring mum and at one to eat
    => reminders.create text="ring mum" at=03-10T15:00 | reminders.create text=eat at=03-10T13:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
