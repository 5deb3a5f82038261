/** Time as a value that is handed in, so that tests move it by hand and nothing sleeps for luck. */
export interface Clock {
  /** Milliseconds since the epoch, UTC. */
  now(): number;
  /** Calls `run` once after `ms` milliseconds (0 or more) of this clock's time; never keeps the process alive by itself. */
  after(ms: number, run: () => void): Timer;
}

export interface Timer {
  cancel(): void;
}

/** setTimeout takes a signed 32-bit delay and fires at once beyond it, so that longer waits are cut and armed again by their owner. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const handle = setTimeout(run, Math.min(Math.max(ms, 0), LONGEST_TIMER_MS));
    handle.unref();
    return { cancel: () => clearTimeout(handle) };
  },
};

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
