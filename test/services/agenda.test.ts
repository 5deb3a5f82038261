import { describe, expect, it } from 'vitest';
import { agendaWords, otherHalf, seesHome } from '../../services/house/agenda.ts';
import { HUB } from '../../src/access/index.ts';
import type { Speaker } from '../../src/domain/index.ts';

const speaker = (role: Speaker['role']): Speaker => ({
  person: 'gran',
  role,
  proof: 'token',
  via: 'a token',
});
const nothing = (isOpen: boolean) =>
  agendaWords([], { named: 'on Thursday', skip: 0, ofDay: true, isOpen, now: 0, zone: 'UTC' });

describe('what comes in a period', () => {
  it.each([
    ['18:00 of today, at ten', '2026-03-10T18:00:00Z', '2026-03-11T06:00:00Z'],
    ['6:00 of tomorrow', '2026-03-11T06:00:00Z', '2026-03-11T18:00:00Z'],
    ['18:00 of tomorrow', '2026-03-11T18:00:00Z', '2026-03-11T06:00:00Z'],
    ['11:00 of today', '2026-03-10T11:00:00Z', '2026-03-10T23:00:00Z'],
  ])('H21 knows the other half of the day for %s', (_which, from, other) => {
    const begin = Date.parse(from);
    const now = Date.parse('2026-03-10T10:00:00Z');
    const found = otherHalf({ from: begin, to: begin + 3_600_000 }, now, 'UTC');
    expect(found && new Date(found.from).toISOString()).toBe(new Date(other).toISOString());
    expect(otherHalf({ from: begin, to: begin + 7_200_000 }, now, 'UTC')).toBeUndefined();
  });

  it('H21 H42 does not tell guests and panels, who see no events of the home, that there is nothing', () => {
    expect(seesHome(HUB)).toBe(true);
    for (const role of ['owner', 'adult', 'child'] as const) expect(seesHome(speaker(role))).toBe(true);
    for (const role of ['guest', 'device'] as const) expect(seesHome(speaker(role))).toBe(false);
    const words = 'Nothing on Thursday that I may tell you';
    expect(nothing(false)).toEqual({ summary: words, aloud: words });
    expect(nothing(true)).toEqual({ summary: 'Nothing on Thursday', aloud: 'Nothing on Thursday' });
  });
});
