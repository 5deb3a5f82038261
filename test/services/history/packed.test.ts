import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bucketsOf,
  countedBy,
  figuresOf,
  figuresOfBuckets,
  stretchesOf,
} from '../../../services/history/figures.ts';
import { packBuckets, packPoints, unpackBuckets, unpackPoints } from '../../../services/history/packed.ts';
import { slicesOf } from '../../../services/history/slices.ts';

const value = fc.oneof(
  fc.constant(null),
  fc.integer({ min: -1e9, max: 1e9 }),
  fc
    .double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 })
    .map((one) => (Object.is(one, -0) ? 0 : one)),
  fc.integer({ min: -400, max: 1_200 }).map((one) => one / 10),
);
const points = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 400_000 }), value), { maxLength: 60 })
  .map((steps) => {
    let at = 1_000_000_000_000;
    return steps.map(([ms, one]) => {
      at += ms;
      return { at, value: one };
    });
  });

describe('packed points', () => {
  it('are read as they were written, to the last bit', () => {
    fc.assert(
      fc.property(points, (all) => {
        expect(unpackPoints(packPoints(all, 1_000_000_000_000), 1_000_000_000_000)).toEqual(all);
      }),
    );
  });

  it('take five bytes each where a measure changes by the minute', () => {
    const all = Array.from({ length: 100 }, (_, step) => ({
      at: step * 60_000,
      value: 19 + (step % 30) / 10,
    }));
    expect(packPoints(all, 0).length).toBeLessThanOrEqual(600);
  });
});

describe('five minutes', () => {
  it('hold no value that was not there, and their means lie between the least and the most', () => {
    fc.assert(
      fc.property(points, (all) => {
        const known = all.flatMap((one) => one.value ?? []).map(Number);
        for (const { mean, min, max } of bucketsOf(all, 300_000)) {
          expect(known).toContain(min);
          expect(known).toContain(max);
          expect(mean).toBeGreaterThanOrEqual(min - Math.abs(min) * 1e-5 - 1e-300);
          expect(mean).toBeLessThanOrEqual(max + Math.abs(max) * 1e-5 + 1e-300);
        }
      }),
    );
  });

  it('are read as they were written', () => {
    fc.assert(
      fc.property(points, (all) => {
        const buckets = bucketsOf(all, 300_000);
        const from = Math.floor(1_000_000_000_000 / 300_000) * 300_000;
        expect(unpackBuckets(packBuckets(buckets, from, 300_000), from, 300_000)).toEqual(buckets);
      }),
    );
  });
});

describe('figures', () => {
  it('a mean weighs each value by how long it held', () => {
    const told = [
      { at: 0, value: 10 },
      { at: 9_000, value: 20 },
    ];
    expect(figuresOf(stretchesOf(told, { from: 0, to: 10_000 }, []))).toMatchObject({
      mean: 11,
      min: 10,
      max: 20,
    });
  });

  it('a gap holds nothing', () => {
    const told = [{ at: 0, value: 10 }];
    expect(stretchesOf(told, { from: 0, to: 10_000 }, [{ from: 4_000, to: 6_000 }])).toEqual([
      { from: 0, to: 4_000, value: 10 },
    ]);
  });

  it('a counter never counts less than nothing, whatever it shows', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1_000 })), (shown) => {
        expect(countedBy(shown)).toBeGreaterThanOrEqual(0);
      }),
    );
    expect(countedBy([5, 7, 1, 3])).toBe(5);
  });
});

describe('slices', () => {
  it('gather what single buckets tell, and hold what was left until the next or until nobody looked', () => {
    const bucket = (minutes: number, value: number) => ({
      ...{ at: minutes * 60_000, mean: value, min: value, max: value, last: value },
    });
    const span = { from: 0, to: 3_600_000 };
    const half = { begins: 0, length: 1_800_000 };
    expect(slicesOf([bucket(0, 10), bucket(15, 20)], span, half, [])).toMatchObject([
      { at: 0, mean: 15, min: 10, max: 20, maxAt: 900_000 },
      { at: 1_800_000, mean: 20 },
    ]);
    const gap = [{ from: 1_200_000, to: 2_400_000 }];
    expect(slicesOf([bucket(0, 10), bucket(15, 20)], span, half, gap)).toMatchObject([{ at: 0, mean: 12.5 }]);
  });

  it('of one length are the figures of the stretches, whatever was measured', () => {
    fc.assert(
      fc.property(points, (all) => {
        const from = 1_000_000_000_000 - (1_000_000_000_000 % 300_000);
        const span = { from, to: from + 30_000_000 };
        const buckets = bucketsOf(all, 300_000);
        const [one] = slicesOf(buckets, span, { begins: from, length: 30_000_000 }, []);
        const [mean, min, max] = figuresOfBuckets(buckets, span, []).map((stretches) => figuresOf(stretches));
        expect([one?.min, one?.max]).toEqual([min?.min, max?.max]);
        if (one !== undefined && mean !== undefined)
          expect(Math.abs(one.mean - mean.mean)).toBeLessThanOrEqual(
            1e-6 * Math.max(1, Math.abs(mean.mean), Math.abs(one.max), Math.abs(one.min)),
          );
      }),
    );
  });
});

it('what is gone at the very beginning of five minutes left what it was, and no zero', () => {
  const all = [
    { at: 0, value: 21 },
    { at: 300_000, value: null },
  ];
  expect(bucketsOf(all, 300_000)).toMatchObject([
    { at: 0, min: 21, last: 21 },
    { at: 300_000, min: 21, max: 21, last: null },
  ]);
});
