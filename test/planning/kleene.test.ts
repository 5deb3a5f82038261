import { describe, expect, it } from 'vitest';
import { and, type Det, isUnknown, not, or } from '../../src/planning/index.ts';

const ALL: readonly Det[] = [true, 'unknown', false];

describe('three values', () => {
  it('B50 P24 not', () => {
    expect(ALL.map(not)).toEqual([false, 'unknown', true]);
  });

  it('B50 P24 and', () => {
    expect(ALL.map((a) => ALL.map((b) => and(a, b)))).toEqual([
      [true, 'unknown', false],
      ['unknown', 'unknown', false],
      [false, false, false],
    ]);
  });

  it('B50 P24 or', () => {
    expect(ALL.map((a) => ALL.map((b) => or(a, b)))).toEqual([
      [true, true, true],
      [true, 'unknown', 'unknown'],
      [true, 'unknown', false],
    ]);
  });

  it('B50 P24 is unknown, which is never unknown itself', () => {
    expect(ALL.map(isUnknown)).toEqual([false, true, false]);
  });

  it('B50 of none, and is true and or is false; of three, one can decide', () => {
    expect([and(), or()]).toEqual([true, false]);
    expect([and('unknown', 'unknown', false), or(false, 'unknown', true)]).toEqual([false, true]);
  });
});
