import { describe, expect, it } from 'vitest';
import 'node-cron';
import { NightlyWork, type NightlyWorkOptions, silentLogger } from '../../src/base/index.ts';
import { ManualClock } from '../kit/clock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Upkeep at three in the morning of a house in London, whose log of errors is kept. */
function upkeep(options: Pick<NightlyWorkOptions, 'run' | 'byDay'>) {
  const clock = new ManualClock('2026-03-28T20:00:00Z');
  const faults: string[] = [];
  const log = {
    ...silentLogger,
    error: (message: string, data?: object) => void faults.push(`${message} ${JSON.stringify(data)}`),
  };
  const work = new NightlyWork({
    ...{ name: 'sweeping', text: '0 3 * * *', zone: 'Europe/London', clock, log, firstMs: 10 * MINUTE },
    ...{ failed: 'nothing was swept', ...options },
  });
  work.start();
  return { clock, faults, work };
}

describe('H45 the upkeep of a house', () => {
  it('H45 is done once soon after a start and then every night of the house', async () => {
    const at: string[] = [];
    const { clock, work } = upkeep({ run: async () => void at.push(new Date(clock.now()).toISOString()) });
    await clock.advance(3 * 24 * HOUR);
    expect(at).toEqual([
      '2026-03-28T20:10:00.000Z',
      '2026-03-29T02:00:00.000Z',
      '2026-03-30T02:00:00.000Z',
      '2026-03-31T02:00:00.000Z',
    ]);
    await work.close();
  });

  it('H45 is done again by day as soon as it says, and after a fault, which is told by its own name', async () => {
    const waits = [5 * MINUTE, HOUR];
    let days = 0;
    const { clock, faults, work } = upkeep({
      run: async () => {},
      byDay: async () => {
        days += 1;
        if (days === 3) throw new Error('no broom');
        return waits[days - 1] ?? 24 * HOUR;
      },
    });
    await clock.advance(14 * MINUTE);
    expect(days).toBe(1);
    await clock.advance(2 * MINUTE);
    expect(days).toBe(2);
    await clock.advance(HOUR);
    expect([days, faults]).toEqual([3, ['nothing was swept {"error":"no broom"}']]);
    await clock.advance(10 * MINUTE);
    expect(days).toBe(4);
    await work.close();
  });

  it('H45 goes one run behind the other, and ends with the portion under way', async () => {
    const steps: string[] = [];
    let finish = () => {};
    const { clock, work } = upkeep({
      run: async (signal) => void steps.push(`night ${signal.aborted}`),
      byDay: (signal) =>
        new Promise((resolve) => {
          steps.push('day');
          finish = () => {
            steps.push(`day ends ${signal.aborted}`);
            resolve(HOUR);
          };
        }),
    });
    await clock.advance(8 * HOUR);
    expect(steps).toEqual(['day']);
    const closed = work.close();
    finish();
    await closed;
    await clock.advance(48 * HOUR);
    expect(steps).toEqual(['day', 'day ends true']);
  });
});
