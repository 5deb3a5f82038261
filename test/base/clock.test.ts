import 'node-cron';
import { afterEach, describe, expect, it } from 'vitest';
import { type Clock, CronJob, type Timer, WallTimers } from '../../src/base/index.ts';
import { ManualClock } from '../kit/clock.ts';
import { LogBook } from '../kit/log.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A machine: its timers count time that passes, and know nothing of its clock being set. */
class Machine implements Pick<Clock, 'now' | 'after'> {
  readonly timers = new Set<{ readonly due: number; readonly run: () => void }>();
  passed = 0;
  ahead = 0;

  now(): number {
    return this.passed + this.ahead;
  }

  after(ms: number, run: () => void): Timer {
    const timer = { due: this.passed + ms, run };
    this.timers.add(timer);
    return { cancel: () => void this.timers.delete(timer) };
  }

  pass(ms: number): void {
    const end = this.passed + ms;
    for (;;) {
      const [first] = [...this.timers].sort((a, b) => a.due - b.due);
      if (first === undefined || first.due > end) break;
      this.timers.delete(first);
      this.passed = Math.max(this.passed, first.due);
      first.run();
    }
    this.passed = end;
  }
}

function waiting(instants: readonly number[]) {
  const machine = new Machine();
  const wall = new WallTimers(machine);
  const called: number[] = [];
  const timers = instants.map((instant) => wall.at(instant, () => called.push(instant)));
  return { machine, wall, called, timers };
}

describe('waiting for a time of day', () => {
  it('calls each once, at its time, by one timer for all', () => {
    const { machine, called } = waiting([3 * HOUR, HOUR, 2 * HOUR]);
    expect(machine.timers.size).toBe(1);
    machine.pass(HOUR - 1);
    expect(called).toEqual([]);
    machine.pass(1);
    expect(called).toEqual([HOUR]);
    machine.pass(5 * HOUR);
    expect(called).toEqual([HOUR, 2 * HOUR, 3 * HOUR]);
    expect(machine.timers.size).toBe(0);
  });

  it.each([2 * HOUR, 50 * 365 * 24 * HOUR])(
    'notices within half a minute that the clock was set %s ms forward',
    (ms) => {
      const { machine, called } = waiting([HOUR, ms + HOUR]);
      machine.pass(10_000);
      machine.ahead += ms;
      machine.pass(30_000);
      expect(called).toEqual([HOUR]);
      machine.pass(HOUR);
      expect(called).toHaveLength(2);
    },
  );

  it('calls everybody early when the clock was set back, also who came after that', () => {
    const { machine, wall, called } = waiting([HOUR, 2 * HOUR]);
    machine.pass(20_000);
    machine.ahead -= 3 * HOUR;
    machine.pass(30_000);
    expect(called).toEqual([HOUR, 2 * HOUR]);
    wall.at(HOUR, () => called.push(1));
    machine.pass(MINUTE);
    machine.ahead -= HOUR;
    wall.at(2 * HOUR, () => called.push(2));
    machine.pass(0);
    expect(called.slice(2).sort()).toEqual([1, 2]);
  });

  it('calls nobody who left, and at once who waits for what has passed', () => {
    const { machine, wall, called, timers } = waiting([HOUR, 2 * HOUR]);
    timers[0]!.cancel();
    machine.pass(3 * HOUR);
    expect(called).toEqual([2 * HOUR]);
    wall.at(HOUR, () => called.push(0));
    machine.pass(0);
    expect(called).toEqual([2 * HOUR, 0]);
  });
});

describe('a job by cron text', () => {
  let jobs: CronJob[] = [];
  afterEach(async () => {
    for (const job of jobs) await job.close();
    jobs = [];
  });

  function every(text: string, clock: ManualClock, run: () => unknown = () => {}) {
    const ran: string[] = [];
    const book = new LogBook();
    const job = new CronJob({
      name: 'trial',
      text,
      zone: 'Europe/London',
      clock,
      log: book,
      run: () => {
        ran.push(new Date(clock.now()).toISOString());
        return run();
      },
    });
    jobs.push(job);
    job.start();
    return { ran, book, job };
  }

  it('runs at its times on the clocks of its zone, days and weekdays together', async () => {
    const clock = new ManualClock('2026-03-27T12:00:00Z');
    const { ran } = every('40 3,15 * * *', clock);
    await clock.advance(60 * HOUR);
    expect(ran).toEqual([
      '2026-03-27T15:40:00.000Z',
      '2026-03-28T03:40:00.000Z',
      '2026-03-28T15:40:00.000Z',
      '2026-03-29T02:40:00.000Z',
      '2026-03-29T14:40:00.000Z',
    ]);
    const rare = every('0 8 13 * fri', clock);
    await clock.advance(300 * 24 * HOUR);
    expect(rare.ran).toEqual(['2026-11-13T08:00:00.000Z']);
  });

  it('does once what a jump of the clock passed over, whatever its size, and goes on from there', async () => {
    const clock = new ManualClock('1970-01-01T00:00:00Z');
    const { ran } = every('* * * * *', clock);
    await clock.advance(2 * MINUTE);
    clock.step('2026-03-10T12:00:30Z');
    await clock.advance(MINUTE);
    expect(ran.slice(2)).toEqual(['2026-03-10T12:00:30.000Z', '2026-03-10T12:01:00.000Z']);
    clock.step('2026-03-10T09:00:30Z');
    await clock.advance(MINUTE);
    expect(ran.slice(4)).toEqual(['2026-03-10T09:01:00.000Z']);
  });

  it('goes on after a run that failed, and says so', async () => {
    const clock = new ManualClock('2026-03-10T12:00:00Z');
    const { ran, book } = every('0 * * * *', clock, () => {
      throw new Error('no room');
    });
    await clock.advance(2 * HOUR);
    expect(ran).toHaveLength(2);
    expect(book.lines.map(({ message }) => message)).toContain('a job failed');
  });

  it.each(['61 3 * * *', '0 4 * * fri#2'])('says that it does not run by "%s"', async (text) => {
    const clock = new ManualClock('2026-03-10T12:00:00Z');
    const { ran, book } = every(text, clock);
    await clock.advance(48 * HOUR);
    expect(ran).toEqual([]);
    expect(book.lines.map(({ message }) => message)).toContain('a job does not run');
  });

  it('runs no more when it is closed', async () => {
    const clock = new ManualClock('2026-03-10T12:00:00Z');
    const { ran, job } = every('0 * * * *', clock);
    await clock.advance(HOUR);
    await job.close();
    await clock.advance(3 * HOUR);
    expect(ran).toHaveLength(1);
  });
});
