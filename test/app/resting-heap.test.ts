import { describe, expect, test } from 'vitest';
import { RestingHeap } from '../../src/app/resting-heap.ts';
import { ManualClock } from '../kit/clock.ts';

describe('memory of a house at rest', () => {
  function heap(collect?: () => void) {
    const clock = new ManualClock();
    let commits = 0;
    const part = new RestingHeap({ clock, commits: () => commits, ...(collect && { collect }) });
    part.start();
    return { part, clock, work: (more: number) => (commits += more) };
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
    work(200);
    await clock.advance(60_000);
    expect(collected).toBe(2);
    part.close();
  });

  test('nothing is swept while there is much to do, and sensors that tell now and then are rest', async () => {
    let collected = 0;
    const { part, clock, work } = heap(() => (collected += 1));
    for (let i = 0; i < 10; i++) {
      work(50);
      await clock.advance(20_000);
    }
    expect(collected).toBe(0);
    for (let i = 0; i < 3; i++) {
      work(2);
      await clock.advance(20_000);
    }
    expect(collected).toBe(1);
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
