import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defined } from '../../src/base/index.ts';

describe('what was not given', () => {
  it('is absent, and all else is as it was', () => {
    expect(defined({ a: undefined, b: null, c: 0, d: '' })).toStrictEqual({ b: null, c: 0, d: '' });
  });

  it('is absent from any object, which itself is not changed', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.option(fc.json(), { nil: undefined })), (given) => {
        const before = new Map(Object.entries(given));
        const kept = defined(given);
        expect(new Map(Object.entries(given))).toEqual(before);
        expect(new Map(Object.entries(kept))).toEqual(
          new Map([...before].filter(([, value]) => value !== undefined)),
        );
      }),
    );
  });
});
