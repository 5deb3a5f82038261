import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RedialPace } from '../../src/bus/redial-pace.ts';

describe('H01 the pace of attempts to connect', () => {
  it('is a second at most while nobody answers, however long that lasts and by whatever chance', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (times, chance) => {
          const pace = new RedialPace(() => chance);
          pace.lost(60_000);
          for (let attempt = 0; attempt < times; attempt++) {
            const pause = pace.nextMs();
            expect(pause).toBeLessThanOrEqual(1_000);
            expect(pause).toBeGreaterThanOrEqual(125);
          }
        },
      ),
    );
  });

  it('slows down to half a minute where the broker turns us away, until a connection has lasted', () => {
    const pace = new RedialPace(() => 1);
    const pauses = Array.from({ length: 10 }, () => {
      pace.lost(10);
      return pace.nextMs();
    });
    expect(pauses).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
    pace.refused();
    expect(pace.nextMs()).toBe(30_000);
    pace.lost(30_000);
    expect(pace.nextMs()).toBe(250);
  });

  it('slows down to two seconds where the broker has several nodes, of which one after the other may die', () => {
    const pace = new RedialPace(() => 1, true);
    const pauses = Array.from({ length: 6 }, () => {
      pace.lost(4_000);
      return pace.nextMs();
    });
    expect(pauses).toEqual([250, 500, 1_000, 2_000, 2_000, 2_000]);
  });
});
