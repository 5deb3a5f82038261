import type { AgentManager } from '../../agents/index.ts';
import { type Clock, type Logger, NightlyWork, pause } from '../../base/index.ts';
import type { Store } from '../../store/index.ts';
import type { TurnStore } from './turn-store.ts';

export interface ForgettingParts {
  readonly agents: Pick<AgentManager, 'forget' | 'process'>;
  readonly turns: TurnStore;
  readonly store: Pick<Store, 'pages' | 'shrink'>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly timezone: string;
  /** How long what has ended is remembered. */
  readonly keepDays: number;
  /** Entries of the journal beyond which the oldest that has ended goes sooner. */
  readonly entriesMax: number;
}

/** When the house sleeps. */
const AT = '40 3 * * *';
/** A hub that is never on at that time forgets soon after its start. */
const FIRST_MS = 15 * 60_000;
/** Between two portions, so that nobody waits for this. */
const BREATH_MS = 50;
const DAY_MS = 86_400_000;
/** Pages given back in one commit: some milliseconds. */
const SHRINK_PAGES = 64;
/** A file is shrunk when so much of it is free, and so many pages: what one night frees the next days fill again. */
const FREE_SHARE = 1 / 4;
const FREE_PAGES = 4000;
/** So much stays free. */
const LEFT_SHARE = 1 / 10;

/** Lets go of what has ended long ago, every night and a little at a time, so that an SD card never fills (H45). What is open stays. */
export class Forgetting extends NightlyWork {
  readonly #parts: ForgettingParts;

  constructor(parts: ForgettingParts) {
    const { clock, log, timezone: zone } = parts;
    super({
      name: 'forgetting',
      text: AT,
      zone,
      clock,
      log,
      firstMs: FIRST_MS,
      failed: 'what is old could not be forgotten',
      run: (signal) => this.#forget(signal),
    });
    this.#parts = parts;
  }

  async #forget(signal: AbortSignal): Promise<void> {
    const { agents, turns, clock, log, keepDays, entriesMax } = this.#parts;
    const before = clock.now() - keepDays * DAY_MS;
    let forgotten = 0;
    for (let some = -1; some !== 0 && !signal.aborted; ) {
      some = agents.forget(before, entriesMax);
      forgotten += some;
      if (some > 0) await pause(clock, BREATH_MS, signal);
    }
    const keeps = (turn: string) => agents.process(turn) !== undefined;
    for (let row = turns.forget(before, keeps); row !== undefined && !signal.aborted; ) {
      await pause(clock, BREATH_MS, signal);
      row = turns.forget(before, keeps, row);
    }
    await this.#shrink(signal);
    if (forgotten > 0) log.info('forgot what ended long ago', { turns: forgotten, keepDays });
  }

  /** A file that has become much too large, for entries that were kept longer before, gives back what it does not need. */
  async #shrink(signal: AbortSignal): Promise<void> {
    const { store, clock } = this.#parts;
    const { all, free } = store.pages;
    if (free < FREE_PAGES || free < all * FREE_SHARE) return;
    while (!signal.aborted && store.pages.free > store.pages.all * LEFT_SHARE) {
      if (store.shrink(SHRINK_PAGES) === 0) return;
      await pause(clock, BREATH_MS, signal);
    }
  }
}
