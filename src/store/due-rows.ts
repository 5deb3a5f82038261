import { type Clock, type Logger, newId, type Part, type Timer } from '../base/index.ts';
import {
  type DueRecord,
  dueTables,
  type FiringRecord,
  type LatePolicy,
  type OfferTimes,
} from './due-store.ts';
import type { Store } from './store.ts';

/** Something that will be due, once or again and again. */
export interface DueRow<R> {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly nextAt: number;
  /** How it comes back; null for once. Kept as JSON. */
  readonly rule: R | null;
  readonly late: LatePolicy;
  /** Missed rows of the same audience are told together. */
  readonly audience: string;
}

/** One occurrence whose time has come. */
export interface Firing {
  /** Unique per occurrence and the same at every offer: what receivers recognise a repetition by. */
  readonly id: string;
  readonly row: string;
  readonly occurrence: number;
  /** How long after its time it is offered. */
  readonly lateMs: number;
  /** Earlier occurrences of the same row that passed unfired and that this one stands for. */
  readonly missed: number;
  /** `on-time` within the grace; after it what the row's policy says. */
  readonly fate: 'on-time' | 'late' | 'digest' | 'dropped';
  /** It was offered before and nobody acknowledged it: whether it was acted on cannot be known from here. */
  readonly offeredBefore: boolean;
  /** Other missed firings of the same audience that are told with this one and acknowledged with it. */
  readonly folded: readonly Firing[];
}

export interface DueRowsOptions<R> {
  readonly store: Store;
  /** Names the two tables, `<owner>_due` and `<owner>_firing`. */
  readonly owner: string;
  readonly clock: Clock;
  readonly log: Logger;
  /** The first occurrence of a rule after an instant, undefined when it has ended. */
  readonly next: (rule: R, after: number) => number | undefined;
  /** Later than this counts as missed and goes by the row's policy. */
  readonly lateAfterMs: number;
  /** Told of every firing until `ack`. What it throws is logged, and the firing offered again. */
  readonly fire: (firing: Firing) => Promise<void> | void;
}

/** An offer that was not acknowledged is repeated after this long. */
export const OFFER_AGAIN_MS = 30_000;
/** An offer found at start-up may be another hub's that is still at work on it. */
const LEASE_MS = 2000;
const ARM_AT_MOST_MS = 3_600_000;
/** The start has enough to do, and no clock is set in its first seconds that the timer does not know of. */
const MINUTE_JOB_AFTER_MS = 5_000;
const BATCH = 50;
/** More missed occurrences than this are not counted one by one. */
const MISSED_COUNT_MAX = 1000;
/** Where a row waits whose rule could not be followed; the next start tries again. */
const ASIDE = Number.MAX_SAFE_INTEGER;
const KEEP_FIRINGS_MS = 90 * 86_400_000;

/**
 * What is due, kept in SQLite, each occurrence fired exactly once (H22): writing the firing down and moving the row to its
 * next occurrence is one transaction, and `UNIQUE (row, occurrence)` holds it across crashes, clock steps and a second hub
 * on the same file. A firing is then offered to the owner until it is acknowledged. One timer waits for the earliest row; a
 * job every minute looks as well, because a timer does not notice when the wall clock is set.
 */
export class DueRows<R> implements Part {
  readonly name: string;
  readonly #options: DueRowsOptions<R>;
  readonly #sql: ReturnType<typeof dueTables>;
  #timer: Timer | undefined;
  #later: Timer | undefined;
  #minuteJob: Promise<{ destroy(): unknown }> | undefined;
  /** One batch of offers at a time, so that a bus that hangs holds up no more than that. */
  #offering = false;
  #offered: Promise<void> = Promise.resolve();
  #startedAt: number | undefined;

  constructor(options: DueRowsOptions<R>) {
    if (!/^[a-z][a-z_]*$/.test(options.owner)) throw new RangeError(`"${options.owner}" cannot name a table`);
    this.name = `due-${options.owner}`;
    this.#options = options;
    this.#sql = dueTables(options.store, options.owner);
  }

  start(): void {
    const { store, clock } = this.#options;
    this.#startedAt = clock.now();
    store.transaction(() => {
      this.#sql.forget.run(clock.now() - KEEP_FIRINGS_MS);
      for (const row of this.#sql.aside.all(ASIDE)) this.#moveOn(row, this.#nextOf(row, clock.now()));
    });
    this.#later = clock.after(MINUTE_JOB_AFTER_MS, () => this.#lookEveryMinute());
    this.check();
  }

  #lookEveryMinute(): void {
    const { owner, log } = this.#options;
    this.#minuteJob = import('node-cron').then(({ schedule }) =>
      schedule('* * * * *', () => this.check(), {
        name: `due-${owner}`,
        noOverlap: true,
        unref: true,
        suppressMissedWarning: true,
      }),
    );
    this.#minuteJob.catch((error) => log.error('the minute job did not start', { error }));
  }

  /** Resolves when offers on their way have been made. */
  async close(): Promise<void> {
    this.#startedAt = undefined;
    this.#timer?.cancel();
    this.#later?.cancel();
    const job = await this.#minuteJob?.catch(() => undefined);
    await job?.destroy();
    await this.#offered;
  }

  /** Adds a row or puts it in the place of the one with this id. Joins the caller's transaction. */
  put(row: DueRow<R>): void {
    this.#options.store.transaction(() => {
      this.#sql.unfold.run(row.id);
      this.#sql.supersede.run(row.id, row.nextAt);
      const rule = row.rule === null ? null : JSON.stringify(row.rule);
      this.#sql.put.run(row.id, row.nextAt, rule, row.late, row.audience);
    });
    this.#arm();
  }

  /** Takes a row away with all its firings that nobody has acknowledged. */
  remove(id: string): void {
    this.#options.store.transaction(() => {
      this.#sql.remove.run(id);
      this.settle(id);
    });
  }

  /** Nothing that the row has fired so far needs to be offered any more. */
  settle(id: string): void {
    const { clock, store } = this.#options;
    store.transaction(() => {
      this.#sql.unfold.run(id);
      this.#sql.settle.run(clock.now(), id);
    });
  }

  /** When the row is due next, undefined when it never is again. */
  nextAt(id: string): number | undefined {
    const at = this.#sql.one.get(id)?.next_at;
    return at === ASIDE ? undefined : at;
  }

  /** How the row comes back, as it was put; undefined where it does not, or not any more. */
  ruleOf(id: string): R | undefined {
    const rule = this.#sql.one.get(id)?.rule;
    return rule == null ? undefined : (JSON.parse(rule) as R);
  }

  /** The last occurrence of the row that was fired, if any. */
  lastFired(id: string): number | undefined {
    return this.#sql.lastFired.get(id)?.occurrence ?? undefined;
  }

  /** The firing, with those folded into it, has been acted on. False when there is no such firing. Safe to repeat. */
  ack(firing: string): boolean {
    const { clock, store } = this.#options;
    store.transaction(() => this.#sql.ack.run(clock.now(), firing, firing));
    return this.#sql.exists.get(firing) !== undefined;
  }

  /** Looks what is due now. Called by the timer and the minute job; harmless at any moment, and never throws into them. */
  check(): void {
    if (this.#startedAt === undefined) return;
    try {
      this.#fireDue();
      this.#arm();
    } catch (error) {
      this.#options.log.error('what is due could not be fired and will be tried again', { error });
      this.#armIn(OFFER_AGAIN_MS);
    }
  }

  #fireDue(): void {
    const { clock, store } = this.#options;
    while (this.#sql.anyDue.get(clock.now()) !== undefined || this.#hasOffers()) {
      const firings = store.transaction(() => {
        const due = this.#sql.due.all(clock.now(), BATCH);
        for (const row of due) this.#write(row);
        return this.#offering || due.length === BATCH ? [] : this.#claim();
      });
      if (firings.length > 0) this.#begin(firings);
    }
  }

  #hasOffers(): boolean {
    const now = this.#options.clock.now();
    return !this.#offering && this.#sql.claimable.get({ ...this.#offerTimes(), now, limit: 1 }) !== undefined;
  }

  #begin(firings: readonly Firing[]): void {
    this.#offering = true;
    this.#offered = this.#offer(firings).finally(() => {
      this.#offering = false;
      this.check();
    });
  }

  /** Writes down the firing of a row and moves the row on. Of several passed occurrences the latest stands for all. */
  #write(row: DueRecord): void {
    const now = this.#options.clock.now();
    const { latest, missed, next } = this.#passed(row, now);
    const id = newId('fir', now);
    this.#sql.fire.run(id, row.id, latest, row.late, row.audience, missed, now);
    this.#moveOn(row, next);
  }

  #moveOn(row: DueRecord, next: number | undefined): void {
    if (next === undefined) this.#sql.remove.run(row.id);
    else this.#sql.move.run(next, row.id);
  }

  #passed(row: DueRecord, now: number): { latest: number; missed: number; next: number | undefined } {
    const nextOf = (after: number) => this.#nextOf(row, after);
    let latest = row.next_at;
    let missed = 0;
    let next = nextOf(latest);
    while (next !== undefined && next <= now && missed < MISSED_COUNT_MAX) {
      latest = next;
      missed += 1;
      next = nextOf(latest);
    }
    if (next === undefined || next > now) return { latest, missed, next };
    for (next = nextOf(now - ARM_AT_MOST_MS); next !== undefined && next <= now; next = nextOf(latest))
      latest = next;
    return { latest, missed, next };
  }

  /** A rule that cannot be followed (a zone this machine has lost) is put aside, and keeps no other row from firing. */
  #nextOf(row: DueRecord, after: number): number | undefined {
    if (row.rule === null) return undefined;
    try {
      const next = this.#options.next(JSON.parse(row.rule) as R, after);
      if (next === undefined || next > after) return next;
      throw new RangeError(`${next} does not come after ${after}`);
    } catch (error) {
      this.#options.log.error('a rule cannot be followed and waits for the next start', {
        id: row.id,
        error,
      });
      return ASIDE;
    }
  }

  /** Takes what is to be offered now, so that no other hub on this file offers it too, and folds what is told together. */
  #claim(): readonly Firing[] {
    const now = this.#options.clock.now();
    const records = this.#sql.claimable.all({ ...this.#offerTimes(), now, limit: BATCH });
    const heads = new Map<string, FiringRecord>();
    const firings: FiringRecord[] = [];
    for (const record of records) {
      this.#sql.offered.run(now, record.id);
      const head = heads.get(record.audience);
      const together = record.offered_at === null && isTold(this.#fateOf(record, now));
      if (together && head !== undefined) {
        this.#sql.fold.run(head.id, record.id);
        continue;
      }
      if (together) heads.set(record.audience, record);
      firings.push(record);
    }
    return firings.map((record) => this.#firingOf(record, now));
  }

  #firingOf(record: FiringRecord, now: number): Firing {
    return {
      id: record.id,
      row: record.row_id,
      occurrence: record.occurrence,
      lateMs: Math.max(0, now - record.occurrence),
      missed: record.missed,
      fate: this.#fateOf(record, now),
      offeredBefore: record.offered_at !== null,
      folded: this.#sql.folded.all(record.id).map((other) => this.#firingOf(other, now)),
    };
  }

  #fateOf(record: FiringRecord, now: number): Firing['fate'] {
    if (now - record.occurrence <= this.#options.lateAfterMs) return 'on-time';
    return record.late === 'tell' ? 'late' : record.late === 'digest' ? 'digest' : 'dropped';
  }

  async #offer(firings: readonly Firing[]): Promise<void> {
    for (const firing of firings) {
      try {
        await this.#options.fire(firing);
      } catch (error) {
        this.#options.log.warn('a firing could not be handed on and will be offered again', {
          firing: firing.id,
          error,
        });
      }
    }
  }

  #arm(): void {
    if (this.#startedAt === undefined) return;
    const due = this.#sql.earliestDue.get()?.at ?? Number.POSITIVE_INFINITY;
    const offer = this.#offering ? null : this.#sql.earliestOffer.get(this.#offerTimes())?.at;
    this.#armIn(Math.min(due, offer ?? Number.POSITIVE_INFINITY) - this.#options.clock.now());
  }

  #armIn(ms: number): void {
    this.#timer?.cancel();
    this.#timer = this.#options.clock.after(Math.min(Math.max(ms, 0), ARM_AT_MOST_MS), () => this.check());
  }

  /** Offers made before this start are repeated after the lease, our own after the usual while. */
  #offerTimes(): OfferTimes {
    return { started: this.#startedAt ?? 0, lease: LEASE_MS, again: OFFER_AGAIN_MS };
  }
}

function isTold(fate: Firing['fate']): boolean {
  return fate === 'digest' || fate === 'dropped';
}
