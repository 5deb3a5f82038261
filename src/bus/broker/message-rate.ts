import type { Clock, Timer } from '../../base/index.ts';

export interface RateLimits {
  readonly perSecond: number;
  /** Messages that may come at once after a quiet time. */
  readonly burst: number;
}

/** A message that would wait longer is dropped: a connection that is held back for so long misses its keep-alive. */
const WAIT_MAX_MS = 5_000;

interface Line {
  /** When the bucket would be full again (the generic cell rate algorithm, ITU-T I.371 annex A). */
  fullAt: number;
  readonly waiting: { readonly at: number; readonly go: () => void }[];
  timer: Timer | undefined;
}

/**
 * Slows down accounts that publish too much, each by itself. Messages pass in their order; those that wait hold back the
 * connection that they came by.
 */
export class MessageRate {
  readonly #limits: RateLimits;
  readonly #clock: Clock;
  readonly #lines = new Map<string, Line>();

  constructor(limits: RateLimits, clock: Clock) {
    this.#limits = limits;
    this.#clock = clock;
  }

  /** Calls `go` at once or when it is the message's turn. `dropped`: it would have waited too long, and `go` is not called. */
  take(account: string, go: () => void): 'passed' | 'held' | 'dropped' {
    const line = this.#lines.get(account) ?? { fullAt: 0, waiting: [], timer: undefined };
    this.#lines.set(account, line);
    const now = this.#clock.now();
    const eachMs = 1000 / this.#limits.perSecond;
    const fullAt = Math.max(line.fullAt, now) + eachMs;
    const at = fullAt - this.#limits.burst * eachMs;
    if (at - now > WAIT_MAX_MS) return 'dropped';
    line.fullAt = fullAt;
    if (at <= now && line.waiting.length === 0) {
      go();
      return 'passed';
    }
    line.waiting.push({ at, go });
    if (line.timer === undefined) this.#arm(line);
    return 'held';
  }

  close(): void {
    for (const line of this.#lines.values()) line.timer?.cancel();
    this.#lines.clear();
  }

  #arm(line: Line): void {
    const [first] = line.waiting;
    line.timer =
      first === undefined
        ? undefined
        : this.#clock.after(Math.max(1, Math.ceil(first.at - this.#clock.now())), () => this.#release(line));
  }

  #release(line: Line): void {
    const now = this.#clock.now();
    const due = line.waiting.findIndex(({ at }) => at > now);
    for (const { go } of line.waiting.splice(0, due === -1 ? line.waiting.length : due)) go();
    this.#arm(line);
  }
}
