import { describe, expect, test } from 'vitest';
import { RestingHeap } from '../../src/app/resting-heap.ts';
import { ManualClock } from '../kit/clock.ts';

describe('memory of a house at rest', () => {
  function heap(collect?: () => void) {
    const clock = new ManualClock();
    let entries = 0;
    const part = new RestingHeap({ clock, entries: () => entries, ...(collect && { collect }) });
    part.start();
    return { part, clock, work: (more: number) => (entries += more) };
  }

  test('what has died is really given back when nobody wants anything', async () => {
    const { part, clock } = heap();
    const dead = new WeakRef(new Array(100_000).fill('once wanted'));
    await clock.advance(60_000);
    await new Promise((resolve) => setImmediate(resolve));
    await clock.advance(60_000);
    expect(dead.deref()).toBeUndefined();
    part.close();
  });

  test('a start is swept up once, and then only after there was something to do', async () => {
    let collected = 0;
    const { part, clock, work } = heap(() => (collected += 1));
    await clock.advance(60_000);
    expect(collected).toBe(1);
    await clock.advance(3_600_000);
    expect(collected).toBe(1);
    work(2_000);
    await clock.advance(60_000);
    expect(collected).toBe(2);
    part.close();
  });

  test('nothing is swept while one command follows the other, and a moment after the last of them it is', async () => {
    let collected = 0;
    const { part, clock, work } = heap(() => (collected += 1));
    for (let i = 0; i < 100; i++) {
      work(23);
      await clock.advance(2_500);
    }
    expect(collected).toBe(0);
    await clock.advance(6_000);
    expect(collected).toBe(1);
    part.close();
  });

  test('a house in which an order runs every ten seconds rests between them', async () => {
    let collected = 0;
    const { part, clock, work } = heap(() => (collected += 1));
    let sinceOrder = Number.POSITIVE_INFINITY;
    const shortest: number[] = [];
    const counted = collected;
    for (let second = 0; second < 600; second++) {
      if (second % 10 === 0) {
        work(23);
        sinceOrder = 0;
      }
      const before = collected;
      await clock.advance(1_000);
      sinceOrder += 1;
      if (collected > before) shortest.push(sinceOrder);
    }
    // Once for the start, and then after each ten orders.
    expect(collected - counted).toBeGreaterThanOrEqual(5);
    expect(collected - counted).toBeLessThanOrEqual(7);
    expect(Math.min(...shortest)).toBeGreaterThanOrEqual(3);
    part.close();
  });

  test('nothing is swept any more once it is closed', async () => {
    let collected = 0;
    const { part, clock } = heap(() => (collected += 1));
    part.close();
    await clock.advance(600_000);
    expect(collected).toBe(0);
  });
});
