import { beforeEach, describe, expect, it } from 'vitest';
import { DampedLog } from '../../src/base/index.ts';
import { ManualClock } from '../kit/clock.ts';
import { LogBook } from '../kit/log.ts';

const MINUTE = 60_000;
let clock: ManualClock;
let book: LogBook;
let log: DampedLog;
beforeEach(() => {
  clock = new ManualClock();
  book = new LogBook();
  log = new DampedLog(book, clock);
});
const said = () => book.lines.map(({ message }) => message);

describe('a log in which lines repeat', () => {
  it('tells a line the first time, then its count at growing intervals, and anew after a quiet one', async () => {
    for (let second = 0; second < 40 * 60; second++) {
      log.warn('a topic cannot be followed', { topic: 'a/b', reason: `try ${second}` });
      await clock.advance(1_000);
    }
    expect(said()).toEqual([
      'a topic cannot be followed',
      'a topic cannot be followed, 59 more times in the last minute',
      'a topic cannot be followed, 300 more times in the last 5 minutes',
      'a topic cannot be followed, 1800 more times in the last 30 minutes',
    ]);
    expect(book.lines[1]).toMatchObject({
      level: 'warn',
      fields: { topic: 'a/b', reason: 'try 59', times: 59 },
    });
    await clock.advance(24 * 60 * MINUTE);
    expect(said().at(-1)).toMatch(/^a topic cannot be followed, 240 more times in the last 120 minutes$/);
    expect(clock.pending).toBe(0);
    log.warn('a topic cannot be followed', { topic: 'a/b' });
    expect(said().at(-1)).toBe('a topic cannot be followed');
  });

  it('tells apart what a line is about, its part and its level, and lets lines for debugging pass', () => {
    const parts = [log.child('http'), log.child('home')];
    for (let times = 0; times < 3; times++) {
      log.warn('refused', { topic: 'a' });
      log.warn('refused', { topic: 'b' });
      log.error('refused', { topic: 'a' });
      for (const part of parts) part.warn('refused', { topic: 'a' });
      log.debug('seen');
    }
    expect(said().filter((message) => message === 'refused')).toHaveLength(5);
    expect(said().filter((message) => message === 'seen')).toHaveLength(3);
  });

  it('loses no error: what was counted is told at the close, and lines after it as they come', () => {
    for (let times = 0; times < 7; times++) log.error('the broker is away');
    log.info('once');
    log.close();
    expect(said()).toEqual([
      'the broker is away',
      'once',
      'the broker is away, 6 more times in the last minute',
    ]);
    expect(clock.pending).toBe(0);
    log.error('the broker is away');
    expect(said()).toHaveLength(4);
  });

  it('keeps few lines and timers, and counts all, when a stranger gives every line another name', async () => {
    for (let number = 0; number < 20_000; number++) log.warn('refused', { topic: `stranger/${number}` });
    expect(book.lines.length).toBeLessThanOrEqual(32);
    expect(clock.pending).toBeLessThanOrEqual(32);
    await clock.advance(MINUTE);
    expect(said().at(-1)).toBe('refused, 19969 more times in the last minute');
  });

  it('keeps its memory bounded when every message is another one, and tells counts before it forgets them', () => {
    log.warn('message', { id: 1 });
    log.warn('message', { id: 1 });
    for (let number = 0; number < 5_000; number++) log.warn(`message ${number}`);
    expect(clock.pending).toBeLessThanOrEqual(500);
    expect(said()).toContain('message, once more in the last minute');
  });
});
