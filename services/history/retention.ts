import { type Clock, type Logger, NightlyWork, pause } from '../../src/base/index.ts';
import type { Store } from '../../src/store/index.ts';
import type { HistoryStore } from './history-store.ts';
import type { Recorder } from './recorder.ts';

/** When the house sleeps, and other work of the night is done. */
const AT = '50 3 * * *';
/** A hub that is never on at that time does it soon after its start. */
const FIRST_MS = 20 * 60_000;
const DAY_MS = 86_400_000;
/** Series of one commit, and how long nothing is committed after it. */
const PORTION = 500;
const BREATH_MS = 10_000;

export interface RetentionParts {
  readonly store: Store;
  readonly rows: HistoryStore;
  readonly recorder: Recorder;
  readonly clock: Clock;
  readonly log: Logger;
  readonly zone: string;
  readonly rawDays: number;
  readonly keepDays: number;
}

/** Lets go every night of points and five minutes that are older than they are kept. */
export class Retention extends NightlyWork {
  readonly #parts: RetentionParts;

  constructor(parts: RetentionParts) {
    const { clock, log, zone } = parts;
    super({
      name: 'history',
      text: AT,
      zone,
      clock,
      log,
      firstMs: FIRST_MS,
      failed: 'what was measured long ago could not be forgotten',
      run: (signal) => this.#forget(signal),
    });
    this.#parts = parts;
  }

  async #forget(signal: AbortSignal): Promise<void> {
    const { store, rows, recorder, clock, rawDays, keepDays } = this.#parts;
    const now = clock.now();
    const before = { raw: now - rawDays * DAY_MS, five: now - keepDays * DAY_MS };
    const older = new Set(rows.older(before));
    const all = recorder.all().filter(({ id }) => older.has(id));
    for (let at = 0; at < all.length && !signal.aborted; at += PORTION) {
      if (at > 0) await pause(clock, BREATH_MS, signal);
      store.transaction(() => {
        if (at === 0) rows.forgetGaps(before.five);
        for (const series of all.slice(at, at + PORTION)) {
          if (rows.forget(series.id, before) || recorder.isLive(series)) continue;
          rows.forgetSeries(series.id);
          recorder.forget(series);
        }
      });
    }
  }
}
