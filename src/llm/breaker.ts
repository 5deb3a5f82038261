import type { Clock } from '../base/index.ts';

const FAILURES_MAX = 3;
const REST_FIRST_MS = 15_000;
const REST_LONGEST_MS = 120_000;

export type Admission = { readonly type: 'go' } | { readonly type: 'rest'; readonly retryAt: number };

/**
 * Leaves alone for a while what fails again and again, so that people get their "no" at once instead of after every deadline.
 * After the rest one call goes through to see; it closes the breaker, or begins a rest twice as long, up to two minutes.
 */
export class Breaker {
  readonly #clock: Clock;
  #failures = 0;
  #restMs = REST_FIRST_MS;
  #retryAt: number | undefined;
  #probing = false;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** When it may be tried again, while it rests. */
  get retryAt(): number | undefined {
    return this.#retryAt;
  }

  /** Whoever is let go must say how it ended: `succeeded`, `failed` or `abandoned`. */
  admit(): Admission {
    if (this.#retryAt === undefined) return { type: 'go' };
    if (this.#probing || this.#clock.now() < this.#retryAt) return { type: 'rest', retryAt: this.#retryAt };
    this.#probing = true;
    return { type: 'go' };
  }

  succeeded(): void {
    this.#failures = 0;
    this.#restMs = REST_FIRST_MS;
    this.#retryAt = undefined;
    this.#probing = false;
  }

  /** @returns true when a rest begins with this failure. */
  failed(): boolean {
    this.#failures += 1;
    // Of a call that was under way when the rest began nothing new is learned.
    const learned = this.#retryAt === undefined ? this.#failures >= FAILURES_MAX : this.#probing;
    if (learned) this.trip();
    return learned;
  }

  /** Rests at once: it is known that nothing can come of a call. */
  trip(): void {
    if (this.#retryAt !== undefined) this.#restMs = Math.min(this.#restMs * 2, REST_LONGEST_MS);
    this.#rest();
  }

  /** It ended without telling anything about the server. */
  abandoned(): void {
    this.#probing = false;
  }

  #rest(): void {
    this.#probing = false;
    this.#retryAt = this.#clock.now() + this.#restMs;
  }
}
