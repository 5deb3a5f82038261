import type { Clock } from '../clock.ts';
import { Latest } from './latest.ts';

export interface AllowanceOptions {
  readonly clock: Clock;
  /** How many at once after a quiet time. */
  readonly burst: number;
  readonly perSecond: number;
  /** Callers remembered, 1,000 when absent; the one longest unheard is forgotten, and starts with a full allowance again. */
  readonly callersMax?: number;
}

/** How much each caller may still ask: a bucket per caller that refills with time (a token bucket). */
export class Allowance {
  readonly #options: AllowanceOptions;
  readonly #buckets: Latest<string, { left: number; at: number }>;

  constructor(options: AllowanceOptions) {
    this.#options = options;
    this.#buckets = new Latest(options.callersMax ?? 1_000);
  }

  /** Takes one, or `amount`, if there is so much. Otherwise takes nothing and tells how many seconds to wait for it. */
  take(
    caller: string,
    amount = 1,
  ): { readonly granted: true } | { readonly granted: false; readonly retryAfterSeconds: number } {
    const { left } = this.#refilled(caller);
    if (left < amount)
      return { granted: false, retryAfterSeconds: Math.ceil((amount - left) / this.#options.perSecond) };
    this.spend(caller, amount);
    return { granted: true };
  }

  /** Whether nothing is left to the caller. */
  isEmpty(caller: string): boolean {
    return this.#refilled(caller).left <= 0;
  }

  /** Takes what was used already, also where it leads into debt. */
  spend(caller: string, amount: number): void {
    this.#refilled(caller).left -= amount;
  }

  #refilled(caller: string): { left: number } {
    const { clock, burst, perSecond } = this.#options;
    const now = clock.now();
    const bucket = this.#buckets.get(caller) ?? { left: burst, at: now };
    bucket.left = Math.min(burst, bucket.left + Math.max(0, now - bucket.at) * (perSecond / 1000));
    bucket.at = now;
    this.#buckets.set(caller, bucket);
    return bucket;
  }
}
