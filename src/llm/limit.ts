import type { Clock, Timer } from '../base/index.ts';

/** The end of one's patience: a deadline by the clock, or one of the signals, whichever comes first. */
export class Limit {
  readonly #controller = new AbortController();
  readonly #signals: readonly AbortSignal[];
  readonly #timer: Timer;
  #why: 'timeout' | 'cancelled' = 'cancelled';
  readonly #cancel = () => this.#controller.abort();

  constructor(clock: Clock, ms: number, signals: readonly AbortSignal[]) {
    this.#signals = signals;
    this.#timer = clock.after(ms, () => {
      this.#why = 'timeout';
      this.#controller.abort();
    });
    for (const signal of signals) {
      if (signal.aborted) this.#cancel();
      else signal.addEventListener('abort', this.#cancel, { once: true });
    }
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Which it was, once the signal has fired. */
  get why(): 'timeout' | 'cancelled' {
    return this.#why;
  }

  /** Resolves with the work, or with `undefined` as soon as the limit is reached, whether the work then ends or not. */
  within<T>(work: Promise<T>): Promise<T | undefined> {
    return new Promise((resolve, reject) => {
      if (this.signal.aborted) resolve(undefined);
      this.signal.addEventListener('abort', () => resolve(undefined), { once: true });
      work.then(resolve, reject);
    });
  }

  /** Lets go of clock and signals; whatever still works within the limit ends. */
  release(): void {
    this.#controller.abort();
    this.#timer.cancel();
    for (const signal of this.#signals) signal.removeEventListener('abort', this.#cancel);
  }
}
