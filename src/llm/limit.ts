import type { Clock, Timer } from '../base/index.ts';

type Why = 'timeout' | 'silence' | 'cancelled';

/** The end of one's patience: a deadline by the clock, a silence that lasts too long, or one of the signals, whichever comes first. */
export class Limit {
  readonly #clock: Clock;
  readonly #controller = new AbortController();
  readonly #signals: readonly AbortSignal[];
  readonly #deadline: Timer;
  #silence: Timer | undefined;
  #heardAt = 0;
  #why: Why = 'cancelled';
  readonly #cancel = () => this.#controller.abort();

  constructor(clock: Clock, ms: number, signals: readonly AbortSignal[]) {
    this.#clock = clock;
    this.#signals = signals;
    this.#deadline = clock.after(ms, () => this.#reach('timeout'));
    for (const signal of signals) {
      if (signal.aborted) this.#cancel();
      else signal.addEventListener('abort', this.#cancel, { once: true });
    }
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Which it was, once the signal has fired. */
  get why(): Why {
    return this.#why;
  }

  /** From now on something must be heard every so many milliseconds. */
  listen(ms: number): void {
    this.heard();
    const look = (rest: number): Timer =>
      this.#clock.after(rest, () => {
        const left = this.#heardAt + ms - this.#clock.now();
        if (left > 0) this.#silence = look(left);
        else this.#reach('silence');
      });
    this.#silence = look(ms);
  }

  heard(): void {
    this.#heardAt = this.#clock.now();
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
    this.#deadline.cancel();
    this.#silence?.cancel();
    for (const signal of this.#signals) signal.removeEventListener('abort', this.#cancel);
  }

  #reach(why: Why): void {
    this.#why = why;
    this.#controller.abort();
  }
}
