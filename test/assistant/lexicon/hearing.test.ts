import { describe, expect, it } from 'vitest';
import { hearingIn } from '../../../src/assistant/lexicon/hearing.ts';
import { readTime } from '../../../src/understanding/index.ts';

describe('H21 what words of this home are heard with', () => {
  const place = { name: 'Home', timezone: 'Europe/London', latitude: 51.5, longitude: 0 };
  const now = Date.parse('2026-11-20T10:00:00Z');

  it('its locale and its hours reach everybody who reads a time: the ear, a model’s words, an answer to a question', () => {
    const usual = hearingIn(place, {}, now);
    const early = hearingIn(
      { ...place, locale: 'en-US', hours: { morning: 6.75 } },
      { person: 'alex', area: 'den' },
      now,
    );
    expect(usual).toEqual({ now, timezone: 'Europe/London', person: '' });
    expect(early).toMatchObject({ locale: 'en-US', dayParts: { morning: 6.75 } });
    expect(readTime('12/3', usual)).not.toEqual(readTime('12/3', early));
    expect(early).toMatchObject({ person: 'alex', area: 'den' });
  });
});
