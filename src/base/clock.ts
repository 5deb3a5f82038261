/** Time as a value that is handed in, so that tests move it by hand and nothing sleeps for luck. */
export interface Clock {
  /** Milliseconds since the epoch, UTC. */
  now(): number;
  /** Calls `run` once after `ms` milliseconds (0 or more) of this clock's time; never keeps the process alive by itself. */
  after(ms: number, run: () => void): Timer;
  /**
   * Calls `run` once when the clock shows `instant` (ms since the epoch) or later, however it came to: time passed, the
   * machine slept, somebody set the clock. When the clock is set back `run` is called early: look again what to wait for.
   * Never keeps the process alive by itself.
   */
  at(instant: number, run: () => void): Timer;
}

export interface Timer {
  cancel(): void;
}

/** setTimeout takes a signed 32-bit delay and fires at once beyond it, so that longer waits are cut and armed again by their owner. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Nobody is told when the clock of a machine is set, so it is looked at this often. */
const LOOK_MS = 30_000;

/** All who wait for a time of day, and the one timer that looks at the clock for them. */
export class WallTimers {
  readonly #clock: Pick<Clock, 'now' | 'after'>;
  readonly #waiting = new Set<{ readonly instant: number; readonly run: () => void }>();
  #timer: Timer | undefined;
  /** What the clock showed last. */
  #shown = Number.NEGATIVE_INFINITY;

  constructor(clock: Pick<Clock, 'now' | 'after'>) {
    this.#clock = clock;
  }

  at(instant: number, run: () => void): Timer {
    const one = { instant, run };
    this.#waiting.add(one);
    this.#arm();
    return { cancel: () => void this.#waiting.delete(one) };
  }

  #arm(): void {
    this.#timer?.cancel();
    if (this.#waiting.size === 0) return;
    const now = this.#clock.now();
    const isSetBack = now < this.#shown;
    if (!isSetBack) this.#shown = now;
    const first = Math.min(...[...this.#waiting].map(({ instant }) => instant));
    const ms = isSetBack ? 0 : Math.min(Math.max(first - now, 0), LOOK_MS);
    this.#timer = this.#clock.after(ms, () => this.#look());
  }

  #look(): void {
    const now = this.#clock.now();
    const isSetBack = now < this.#shown;
    this.#shown = now;
    const called = [...this.#waiting].filter(({ instant }) => isSetBack || instant <= now);
    for (const one of called) this.#waiting.delete(one);
    this.#arm();
    for (const { run } of called) run();
  }
}

const system = {
  now: () => Date.now(),
  after(ms: number, run: () => void): Timer {
    const handle = setTimeout(run, Math.min(Math.max(ms, 0), LONGEST_TIMER_MS));
    handle.unref();
    return { cancel: () => clearTimeout(handle) };
  },
};
const systemWallTimers = new WallTimers(system);

export const systemClock: Clock = { ...system, at: (instant, run) => systemWallTimers.at(instant, run) };

/** Resolves after `ms` of the clock's time, or at once with `'aborted'` when the signal fires. */
export function pause(clock: Clock, ms: number, signal?: AbortSignal): Promise<'elapsed' | 'aborted'> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve('aborted');
    const timer = clock.after(ms, () => {
      signal?.removeEventListener('abort', onAbort);
      resolve('elapsed');
    });
    const onAbort = () => {
      timer.cancel();
      resolve('aborted');
    };
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}
