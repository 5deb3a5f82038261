import type { Clock } from '../base/index.ts';

export interface AllowanceOptions {
  readonly clock: Clock;
  /** How many at once after a quiet time. */
  readonly burst: number;
  readonly perSecond: number;
  /** Callers remembered; the one longest unheard is forgotten, and starts with a full allowance again. */
  readonly callersMax?: number;
}

/** How much each caller may still ask: a bucket per caller that refills with time (a token bucket). */
export class Allowance {
  readonly #clock: Clock;
  readonly #burst: number;
  readonly #perSecond: number;
  readonly #callersMax: number;
  readonly #buckets = new Map<string, { left: number; at: number }>();

  constructor(options: AllowanceOptions) {
    this.#clock = options.clock;
    this.#burst = options.burst;
    this.#perSecond = options.perSecond;
    this.#callersMax = options.callersMax ?? 1_000;
  }

  /** Takes one, or `amount`, if there is so much. Otherwise takes nothing and tells how many seconds to wait for it. */
  take(
    caller: string,
    amount = 1,
  ): { readonly granted: true } | { readonly granted: false; readonly retryAfterSeconds: number } {
    const now = this.#clock.now();
    const bucket = this.#buckets.get(caller) ?? { left: this.#burst, at: now };
    const refilled = Math.max(0, now - bucket.at) * (this.#perSecond / 1000);
    bucket.left = Math.min(this.#burst, bucket.left + refilled);
    bucket.at = now;
    this.#buckets.delete(caller);
    this.#buckets.set(caller, bucket);
    this.#forgetOldest();
    if (bucket.left < amount)
      return { granted: false, retryAfterSeconds: Math.ceil((amount - bucket.left) / this.#perSecond) };
    bucket.left -= amount;
    return { granted: true };
  }

  #forgetOldest(): void {
    if (this.#buckets.size <= this.#callersMax) return;
    const [oldest] = this.#buckets.keys();
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }
}
