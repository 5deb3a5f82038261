import { describe, expect, it } from 'vitest';
import { tell } from '../../../src/assistant/answers/sentences.ts';
import type { Verdict } from '../../../src/assistant/facts.ts';

const locks = (...states: (string | null)[]) =>
  states.map((state, at) => ({ id: `lock.${at}`, name: at === 0 ? 'Back Door' : 'Gate', state }));

const asked = (asks: string | undefined, ...states: (string | null)[]): string => {
  const verdict = {
    ...{ index: 0, text: 'is the back door locked', status: 'done', attempts: 1, score: 1, again: false },
    call: { service: 'lock', method: 'get', params: { target: { name: 'Back Door' } } },
    because: 'it was seen',
    evidence: { locks: locks(...states) },
    ...(asks === undefined ? {} : { asks }),
  } as unknown as Verdict;
  return tell(verdict, { now: 0, timezone: 'UTC' });
};

describe('a question for a state is answered yes or no first', () => {
  it('by how the thing is', () => {
    expect(asked('locked', 'locked')).toBe('Yes, the back door is locked.');
    expect(asked('locked', 'unlocked')).toBe('No, the back door is unlocked.');
  });

  it('of several where it is so of all or of none, and by their names alone where they differ', () => {
    expect(asked('locked', 'locked', 'locked')).toMatch(/^Yes, /);
    expect(asked('locked', 'unlocked', 'unlocked')).toMatch(/^No, /);
    expect(asked('locked', 'locked', 'unlocked')).not.toMatch(/^(?:Yes|No)/);
  });

  it('and not where the thing did not tell, or where no state was asked for', () => {
    expect(asked('locked', null)).not.toMatch(/^(?:Yes|No)/);
    expect(asked(undefined, 'locked')).toBe('The back door is locked.');
  });
});
