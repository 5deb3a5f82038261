import type { Clock, Logger } from '../../src/base/index.ts';
import type { ForecastProvider, Spell } from './forecast.ts';

/** The longest that a provider may take. */
const FETCH_MS = 8_000;
/** A forecast older than this is none any more. */
const OLD_MS = 24 * 3_600_000;
/** After a failure nobody asks again at once. */
const REST_MS = 60_000;

export type Foretold =
  /** `since`: when it was fetched, where nothing newer could be had; `because` tells why. */
  | {
      readonly type: 'foretold';
      readonly spells: readonly Spell[];
      readonly since?: number;
      readonly because?: string;
    }
  | { readonly type: 'unknown'; readonly because: string };

/** The last forecast, fetched anew when somebody asks and it is no longer good; the one before while nothing newer can be had. */
export class KeptForecast {
  readonly #provider: ForecastProvider;
  readonly #clock: Clock;
  readonly #log: Logger;
  #spells: readonly Spell[] | undefined;
  #fetchedAt = 0;
  #goodUntil = 0;
  #failure: { readonly message: string; readonly at: number } | undefined;
  #fetching: Promise<void> | undefined;

  constructor(options: { readonly provider: ForecastProvider; readonly clock: Clock; readonly log: Logger }) {
    this.#provider = options.provider;
    this.#clock = options.clock;
    this.#log = options.log;
  }

  async now(): Promise<Foretold> {
    const now = this.#clock.now();
    const rests = this.#failure !== undefined && now - this.#failure.at < REST_MS;
    if (now >= this.#goodUntil && !rests) {
      this.#fetching ??= this.#fetch().finally(() => {
        this.#fetching = undefined;
      });
      await this.#fetching;
    }
    const failure = this.#failure?.message;
    if (this.#spells === undefined || this.#clock.now() - this.#fetchedAt > OLD_MS)
      return { type: 'unknown', because: failure ?? 'the weather service was not asked yet' };
    return failure === undefined
      ? { type: 'foretold', spells: this.#spells }
      : { type: 'foretold', spells: this.#spells, since: this.#fetchedAt, because: failure };
  }

  async #fetch(): Promise<void> {
    const limit = new AbortController();
    const timer = this.#clock.after(FETCH_MS, () => limit.abort());
    const outcome = await this.#provider.fetch(limit.signal);
    timer.cancel();
    const now = this.#clock.now();
    if (outcome.type === 'failed') {
      this.#failure = { message: outcome.message, at: now };
      this.#log.warn('the forecast could not be fetched', { reason: outcome.message, hint: outcome.hint });
      return;
    }
    this.#failure = undefined;
    this.#fetchedAt = now;
    this.#goodUntil = outcome.goodUntil;
    if (outcome.type === 'forecast') this.#spells = outcome.spells;
  }
}
