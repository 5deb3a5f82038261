import { describe, expect, it } from 'vitest';
import { isNextMorning } from '../../src/app/demo.ts';

describe('H37 the demonstration', () => {
  const morning = (at: string, now: string) => isNextMorning(at, 'Europe/Berlin', Date.parse(now));

  it('H37 takes the morning of the same day for the next one while it is night', () => {
    expect(morning('2026-11-23T08:00:00+01:00', '2026-11-23T02:24:00+01:00')).toBe(true);
    expect(morning('2026-11-24T08:00:00+01:00', '2026-11-23T02:24:00+01:00')).toBe(true);
  });

  it('H37 takes the morning after for it when the day has begun', () => {
    expect(morning('2026-11-24T08:00:00+01:00', '2026-11-23T09:00:00+01:00')).toBe(true);
    expect(morning('2026-11-23T08:00:00+01:00', '2026-11-23T09:00:00+01:00')).toBe(false);
  });

  it('H37 takes neither an evening nor a later day for it', () => {
    expect(morning('2026-11-23T20:00:00+01:00', '2026-11-23T09:00:00+01:00')).toBe(false);
    expect(morning('2026-11-25T08:00:00+01:00', '2026-11-23T09:00:00+01:00')).toBe(false);
  });
});
