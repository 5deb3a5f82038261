import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Latest } from '../../../src/base/index.ts';

describe('the latest of many', () => {
  it('are those that were set last, whatever was set and taken away before', () => {
    const step = fc.record({ key: fc.nat(9), remove: fc.boolean() });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.array(step), (max, steps) => {
        const latest = new Latest<number, number>(max);
        let expected: [number, number][] = [];
        for (const [at, { key, remove }] of steps.entries()) {
          expected = expected.filter(([one]) => one !== key);
          if (remove) latest.delete(key);
          else {
            latest.set(key, at);
            expected = [...expected, [key, at] as [number, number]].slice(-max);
          }
          expect([...latest]).toEqual(expected);
        }
      }),
    );
  });
});
