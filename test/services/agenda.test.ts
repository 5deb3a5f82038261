import { describe, expect, it } from 'vitest';
import { agendaWords, seesHome } from '../../services/house/agenda.ts';
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
  it('H21 H42 does not tell guests and panels, who see no events of the home, that there is nothing', () => {
    expect(seesHome(HUB)).toBe(true);
    for (const role of ['owner', 'adult', 'child'] as const) expect(seesHome(speaker(role))).toBe(true);
    for (const role of ['guest', 'device'] as const) expect(seesHome(speaker(role))).toBe(false);
    const words = 'Nothing on Thursday that I may tell you';
    expect(nothing(false)).toEqual({ summary: words, aloud: words });
    expect(nothing(true)).toEqual({ summary: 'Nothing on Thursday', aloud: 'Nothing on Thursday' });
  });
});
