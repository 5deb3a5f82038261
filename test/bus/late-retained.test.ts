import { beforeEach, describe, expect, it } from 'vitest';
import { LateRetained } from '../../src/bus/subscriptions/index.ts';
import { ManualClock } from '../kit/clock.ts';

describe('retained messages at a cluster', () => {
  let clock: ManualClock;
  let late: LateRetained;
  let asked: number;
  const granted = () =>
    late.granted(() => {
      asked += 1;
    });

  beforeEach(() => {
    clock = new ManualClock();
    late = new LateRetained(clock);
    asked = 0;
  });

  it('are asked for once more after two seconds, each filter once', async () => {
    granted();
    await clock.advance(1_000);
    granted();
    await clock.advance(999);
    expect(asked).toBe(0);
    await clock.advance(1);
    expect(asked).toBe(1);
    await clock.advance(60_000);
    expect(asked).toBe(2);
  });

  it('are not believed of a topic on which something new has come, until the second asking is answered', async () => {
    granted();
    expect(late.isOld('lamp/state', true)).toBe(false);
    expect(late.isOld('lamp/state', false)).toBe(false);
    expect(late.isOld('lamp/state', true)).toBe(true);
    expect(late.isOld('blind/state', true)).toBe(false);
    await clock.advance(2_999);
    expect(late.isOld('lamp/state', true)).toBe(true);
    await clock.advance(1);
    expect(late.isOld('lamp/state', true)).toBe(false);
  });

  it('are doubted until the last of several askings is answered', async () => {
    granted();
    await clock.advance(2_000);
    granted();
    late.isOld('lamp/state', false);
    await clock.advance(2_999);
    expect(late.isOld('lamp/state', true)).toBe(true);
    await clock.advance(1);
    expect(late.isOld('lamp/state', true)).toBe(false);
  });

  it('are believed where nothing is asked, and what came then is no reason to doubt later', () => {
    expect(late.isOld('lamp/state', false)).toBe(false);
    granted();
    expect(late.isOld('lamp/state', true)).toBe(false);
  });
});
