import { Allowance, addressKey, type Clock, Latest } from '../base/index.ts';

export interface GuessLimitOptions {
  readonly clock: Clock;
  /** Wrong secrets from one address at once after a quiet time. */
  readonly burst: number;
  readonly perSecond: number;
}

/** The first wait of an address that guessed too often, and the longest; each is twice the one before. */
const WAIT_MS = 2_000;
const WAIT_MAX_MS = 60_000;
/** An address that was not made to wait for so long begins with the shortest wait again. */
const FORGIVEN_MS = 15 * 60_000;
/** Addresses remembered; the one longest unheard is forgotten. */
const ADDRESSES_MAX = 1_000;
/** Tokens remembered as good at one address: more than the people and programs of a house behind one router. */
const KNOWN_MAX = 50;

/**
 * How often an address may be wrong. Once it was too often, its secrets are not looked at for a while, right ones as little as wrong
 * ones: an answer to the right one alone would let the guessing go on. A token that was shown there before it began is known to be
 * good there and goes on working, so that guesses from behind a router lock out nobody who lives there.
 */
export class GuessLimit {
  readonly #clock: Clock;
  readonly #wrong: Allowance;
  readonly #waits = new Latest<string, { readonly until: number; readonly ms: number }>(ADDRESSES_MAX);
  readonly #known = new Latest<string, Latest<string, true>>(ADDRESSES_MAX);

  constructor(options: GuessLimitOptions) {
    this.#clock = options.clock;
    this.#wrong = new Allowance({ ...options, callersMax: ADDRESSES_MAX });
  }

  /** Seconds until a secret from this address is looked at again; 0 when it is now. */
  waitSeconds(address: string): number {
    const until = this.#waits.get(addressKey(address))?.until ?? 0;
    return Math.max(0, Math.ceil((until - this.#clock.now()) / 1000));
  }

  /** Counts a wrong secret. One too many begins a wait. */
  failed(address: string): void {
    const key = addressKey(address);
    if (this.#wrong.take(key).granted) return;
    const now = this.#clock.now();
    const last = this.#waits.get(key);
    const ms =
      last === undefined || now - last.until > FORGIVEN_MS ? WAIT_MS : Math.min(last.ms * 2, WAIT_MAX_MS);
    this.#waits.set(key, { until: now + ms, ms });
  }

  /** Remembers that this token is good at this address. */
  succeeded(address: string, token: string): void {
    const key = addressKey(address);
    const known = this.#known.get(key) ?? new Latest<string, true>(KNOWN_MAX);
    this.#known.set(key, known.set(token, true));
  }

  isKnown(address: string, token: string): boolean {
    return this.#known.get(addressKey(address))?.has(token) === true;
  }
}
