import type { Clock, Timer } from '../clock.ts';
import { messageOf } from '../errors.ts';
import type { Part } from '../lifetime.ts';
import type { Logger } from '../log.ts';
import { CronJob } from './cron-job.ts';

export interface NightlyWorkOptions {
  readonly name: string;
  /** Cron text on the clocks of `zone` (CronJob): when the house sleeps. */
  readonly text: string;
  /** IANA name. */
  readonly zone: string;
  readonly clock: Clock;
  readonly log: Logger;
  /** What the log says when a run throws. */
  readonly failed: string;
  /** How long after a start it is done by day. */
  readonly firstMs: number;
  /** The work of a night, in portions: stops between two of them when the signal fires. */
  readonly run: (signal: AbortSignal) => Promise<void>;
  /**
   * What a hub does by day, which is perhaps never on at night: the same work once, unless said otherwise.
   * @returns in how many milliseconds again; one that throws is done again after `firstMs`.
   */
  readonly byDay?: (signal: AbortSignal) => Promise<number>;
}

/** Upkeep of the house: every night, and soon after a start. One run goes behind the other; what one throws is logged. */
export class NightlyWork implements Part {
  readonly name: string;
  readonly #options: NightlyWorkOptions;
  readonly #closing = new AbortController();
  readonly #nightly: CronJob;
  #timer: Timer | undefined;
  #working: Promise<unknown> = Promise.resolve();

  constructor(options: NightlyWorkOptions) {
    const { name, text, zone, clock, log, run } = options;
    this.name = name;
    this.#options = options;
    this.#nightly = new CronJob({ name, text, zone, clock, log, run: () => this.#behind(run) });
  }

  start(): void {
    this.#nightly.start();
    this.#arm(this.#options.firstMs);
  }

  /** Resolves when the portion under way is done. */
  async close(): Promise<void> {
    this.#closing.abort();
    this.#timer?.cancel();
    await Promise.all([this.#nightly.close(), this.#working]);
  }

  #arm(ms: number): void {
    if (this.#closing.signal.aborted) return;
    this.#timer = this.#options.clock.after(ms, () => void this.#byDay());
  }

  async #byDay(): Promise<void> {
    const { run, byDay, firstMs } = this.#options;
    if (byDay === undefined) await this.#behind(run);
    else this.#arm((await this.#behind(byDay)) ?? firstMs);
  }

  /** @returns nothing when it throws. */
  #behind<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
    const { log, failed } = this.#options;
    const { signal } = this.#closing;
    const run = this.#working
      .then(() => (signal.aborted ? undefined : work(signal)))
      .catch((error: unknown) => {
        log.error(failed, { error: messageOf(error) });
        return undefined;
      });
    this.#working = run;
    return run;
  }
}
