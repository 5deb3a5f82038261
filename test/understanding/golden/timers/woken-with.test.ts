import { describe, expect, it } from 'vitest';
import { golden, planFor, testHome } from '../golden.ts';

golden(
  'an alarm, and what is to be heard or lit with it',
  `
  wake me with music in the kitchen at half six
    => alarm.set at=03-11T06:30 | media.play [kitchen] @03-11T06:30
  wake me up with the radio at eight
    => alarm.set at=03-11T08:00 ?? wake me up with the radio at eight {Living Room TV, Kitchen Speaker, Office Speaker, Kids Room Speaker}
  wake us at seven tomorrow with some jazz on the kitchen speaker
    => alarm.set at=03-11T07:00 | media.play_media [Kitchen Speaker] query=jazz @03-11T07:00
  at six wake me up with the hallway light
    => alarm.set at=03-11T06:00 | light.turn_on [Hallway Light] @03-11T06:00
  set an alarm for 7 with the desk lamp on
    => alarm.set at=03-11T07:00 | light.turn_on [Desk Lamp] @03-11T07:00
  wake me up at 6 with a loud ringtone
    => alarm.set at=03-11T06:00
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);

describe('what of several is to be heard with an alarm, once it is known', () => {
  const home = testHome('home-2');
  const now = Date.parse('2026-03-10T10:30:00+01:00');

  it.each([
    ['wake me at half seven and play some music', '2026-03-11T07:30:00+01:00'],
    ['wake me up with the radio at eight', '2026-03-11T08:00:00+01:00'],
  ])('A18 “%s” plays at the hour of the alarm', (text, at) => {
    const { unread } = planFor(home, [text], now);
    expect(unread.map(({ wish }) => wish?.action.when)).toEqual([{ at }]);
  });
});
