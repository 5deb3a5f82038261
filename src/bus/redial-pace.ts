const FIRST_MS = 250;
/** A broker that comes back is to have everybody with it within two seconds. */
const AWAY_MAX_MS = 1_000;
const CUT_MAX_MS = 30_000;
/** Of several nodes each that dies cuts whoever it had, and those that are left end what they took while they agree on a leader. */
const CUT_OF_NODES_MAX_MS = 2_000;
/** A connection that lived so long was no quarrel over a client id. */
const LASTED_MS = 30_000;
const DOUBLINGS_MAX = 10;

/**
 * How long to wait before the next attempt to connect. A broker that does not answer is asked every second, which costs it nothing. One
 * that refuses us or ends what it accepted is asked ever less, up to every 30 s, or every 2 s where it has several nodes: two clients with
 * one id throw each other out.
 */
export class RedialPace {
  readonly #chance: () => number;
  readonly #cutMaxMs: number;
  #unanswered = 0;
  #turnedAway = 0;

  /**
   * @param chance a number from 0 to 1: spreads many clients over the second half of each wait.
   * @param ofNodes the broker has several nodes.
   */
  constructor(chance: () => number, ofNodes = false) {
    this.#chance = chance;
    this.#cutMaxMs = ofNodes ? CUT_OF_NODES_MAX_MS : CUT_MAX_MS;
  }

  /** An accepted connection has ended after so long. */
  lost(lastedMs: number): void {
    this.#unanswered = 0;
    this.#turnedAway = lastedMs >= LASTED_MS ? 0 : this.#turnedAway + 1;
  }

  /** The broker answered, and did not want us. */
  refused(): void {
    this.#turnedAway += 1;
  }

  nextMs(): number {
    const away = Math.min(AWAY_MAX_MS, doubled(this.#unanswered++));
    const cut = this.#turnedAway === 0 ? 0 : Math.min(this.#cutMaxMs, doubled(this.#turnedAway - 1));
    return Math.max(away, cut) * (0.5 + this.#chance() / 2);
  }
}

function doubled(times: number): number {
  return FIRST_MS * 2 ** Math.min(times, DOUBLINGS_MAX);
}
