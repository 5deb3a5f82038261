import { golden } from '../golden.ts';

golden(
  'what somebody thinks aloud, with why between, is a wish',
  `
  we were just wondering, as the film's on, that the desk lamp could be dimmer
    => light.set [Desk Lamp] brightness_step=-10
  it struck me, now the boys are asleep, that we could have the hallway light down to ten percent
    => light.set [Hallway Light] brightness=10
  I've been thinking that you might close the blinds at dusk
    => cover.close [group Blinds] @sunset
  I was hoping, since Gran is cold, that we could have the living room at 22
    => climate.set_temperature [living room] temperature=22
  perhaps we might have some music in the kitchen
    => media.play [kitchen]
  I thought you could add flour to the list
    => list.add item=flour list=shopping
  I thought we might turn the fountain off but it's rather nice
    => (statement)
  I was thinking we might go out at eight
    => (statement)
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
