import { beforeEach, describe, expect, it } from 'vitest';
import { Breaker } from '../../src/llm/breaker.ts';
import { ManualClock } from '../kit/clock.ts';

describe('a breaker', () => {
  let clock: ManualClock;
  let breaker: Breaker;
  beforeEach(() => {
    clock = new ManualClock();
    breaker = new Breaker(clock);
  });

  const fails = (times: number) => Array.from({ length: times }, () => breaker.failed());

  it('lets everyone go until the third failure in a row', () => {
    expect(fails(3)).toEqual([false, false, true]);
    expect(breaker.admit()).toEqual({ type: 'rest', retryAt: clock.now() + 15_000 });
  });

  it('lets one go after the rest, and the others when that one has succeeded', async () => {
    fails(3);
    await clock.advance(15_000);
    expect(breaker.admit().type).toBe('go');
    expect(breaker.admit().type).toBe('rest');
    breaker.succeeded();
    expect([breaker.admit().type, breaker.admit().type]).toEqual(['go', 'go']);
  });

  it('lets another go when that one ended without telling anything', async () => {
    fails(3);
    await clock.advance(15_000);
    expect(breaker.admit().type).toBe('go');
    breaker.abandoned();
    expect(breaker.admit().type).toBe('go');
  });

  it('learns nothing from failures of calls that began before the rest', () => {
    fails(3);
    const { retryAt } = breaker;
    expect(fails(5)).toEqual([false, false, false, false, false]);
    expect(breaker.retryAt).toBe(retryAt);
  });

  it('rests at once when it is told to, and longer each time', async () => {
    const rests = [];
    for (let round = 0; round < 5; round++) {
      breaker.trip();
      rests.push((breaker.retryAt ?? 0) - clock.now());
      await clock.advance(200_000);
    }
    expect(rests).toEqual([15_000, 30_000, 60_000, 120_000, 120_000]);
  });
});
