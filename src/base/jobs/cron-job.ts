import type { ParsedFields } from 'node-cron';
import type { Clock, Timer } from '../clock.ts';
import { HearthError } from '../errors.ts';
import type { Part } from '../lifetime.ts';
import type { Logger } from '../log.ts';
import { nextAfter } from '../recurrence.ts';
import { rruleFaults } from '../recurrence-faults.ts';

export interface CronJobOptions {
  readonly name: string;
  /** Minute, hour, day of the month, month and weekday on the clocks of `zone`; a day has to fit both of its fields. */
  readonly text: string;
  /** IANA name. */
  readonly zone: string;
  readonly clock: Clock;
  readonly log: Logger;
  /** One run at a time. What it throws is logged. */
  readonly run: () => unknown;
}

/** node-cron is loaded when the start, which has enough to do, is over. */
const LOAD_AFTER_MS = 5_000;
const DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/**
 * Work that is periodic by nature, by cron text. node-cron reads the text. The next time is found by our own engine of
 * recurrences and waited for on the injected clock: node-cron itself walks through all that a clock which is set has passed
 * over. What was missed is done once.
 */
export class CronJob implements Part {
  readonly name: string;
  readonly #options: CronJobOptions;
  #timer: Timer | undefined;
  #isClosed = false;
  #working: Promise<void> = Promise.resolve();

  constructor(options: CronJobOptions) {
    this.name = `job-${options.name}`;
    this.#options = options;
  }

  start(): void {
    this.#timer = this.#options.clock.after(LOAD_AFTER_MS, () => {
      this.#working = this.#load().catch((error: unknown) =>
        this.#options.log.error('a job does not run', { job: this.#options.name, error }),
      );
    });
  }

  /** Resolves when the run under way is over. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#timer?.cancel();
    await this.#working;
  }

  async #load(): Promise<void> {
    const { parse } = await import('node-cron');
    const rrule = ruleOf(parse(this.#options.text));
    const faults = rruleFaults(rrule);
    if (faults.length > 0)
      throw new HearthError('invalid-params', `"${this.#options.text}" cannot be used as a time.`, {
        faults,
      });
    this.#arm(rrule);
  }

  #arm(rrule: string): void {
    const { zone, clock, log, name, run } = this.#options;
    const next = nextAfter({ rrule, dtstart: '1970-01-01T00:00:00', zone }, clock.now());
    if (next === undefined || this.#isClosed) return;
    this.#timer = clock.at(next, () => {
      if (clock.now() < next) return this.#arm(rrule);
      this.#working = Promise.resolve()
        .then(run)
        .catch((error: unknown) => log.error('a job failed', { job: name, error }))
        .then(() => this.#arm(rrule));
    });
  }
}

function ruleOf({ minute, hour, dayOfMonth, month, dayOfWeek }: ParsedFields): string {
  const monthDays = dayOfMonth.map((day) => (day === 'L' ? -1 : day));
  const weekdays = dayOfWeek.map((day) => DAYS[Number(day) % 7] ?? day);
  return `FREQ=DAILY;BYMONTH=${month};BYMONTHDAY=${monthDays};BYDAY=${weekdays};BYHOUR=${hour};BYMINUTE=${minute}`;
}
