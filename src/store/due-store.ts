import { type Clock, type Logger, newId, type Part, type Timer } from '../base/index.ts';
import type { Store } from './store.ts';

/** What becomes of something that was missed while the hub was down or the clock stood wrong (H23). The person learns of it in every case. */
export type LatePolicy = 'tell' | 'digest' | 'drop';

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
const BATCH = 50;
/** More missed occurrences than this are not counted one by one. */
export const MISSED_COUNT_MAX = 1000;
/** Where a row waits whose rule could not be followed; the next start tries again. */
const ASIDE = Number.MAX_SAFE_INTEGER;
const KEEP_FIRINGS_MS = 90 * 86_400_000;

interface OfferTimes {
  readonly started: number;
  readonly lease: number;
  readonly again: number;
}

interface DueRecord {
  readonly id: string;
  readonly next_at: number;
  readonly rule: string | null;
  readonly late: LatePolicy;
  readonly audience: string;
}

interface FiringRecord {
  readonly id: string;
  readonly row_id: string;
  readonly occurrence: number;
  readonly late: LatePolicy;
  readonly audience: string;
  readonly missed: number;
  readonly offered_at: number | null;
}

/**
 * What is due, kept in SQLite, each occurrence fired exactly once (H22): writing the firing down and moving the row to its
 * next occurrence is one transaction, and `UNIQUE (row, occurrence)` holds it across crashes, clock steps and a second hub
 * on the same file. A firing is then offered to the owner until it is acknowledged. One timer waits for the earliest row; a
 * job every minute looks as well, because a timer does not notice when the wall clock is set.
 */
export class DueRows<R> implements Part {
  readonly name: string;
  readonly #options: DueRowsOptions<R>;
  readonly #sql: ReturnType<typeof statements>;
  #timer: Timer | undefined;
  #minuteJob: Promise<{ destroy(): unknown }> | undefined;
  /** One batch of offers at a time, so that a bus that hangs holds up no more than that. */
  #offering = false;
  #offered: Promise<void> = Promise.resolve();
  #startedAt: number | undefined;

  constructor(options: DueRowsOptions<R>) {
    if (!/^[a-z][a-z_]*$/.test(options.owner)) throw new RangeError(`"${options.owner}" cannot name a table`);
    this.name = `due-${options.owner}`;
    this.#options = options;
    options.store.migrate(`due-${options.owner}`, [schema(options.owner)]);
    this.#sql = statements(options.store, options.owner);
  }

  start(): void {
    const { store, clock, owner, log } = this.#options;
    this.#startedAt = clock.now();
    store.transaction(() => {
      this.#sql.forget.run(clock.now() - KEEP_FIRINGS_MS);
      for (const row of this.#sql.aside.all(ASIDE)) this.#moveOn(row, this.#nextOf(row, clock.now()));
    });
    this.#minuteJob = import('node-cron').then(({ schedule }) =>
      schedule('* * * * *', () => this.check(), {
        name: `due-${owner}`,
        noOverlap: true,
        unref: true,
        suppressMissedWarning: true,
      }),
    );
    this.#minuteJob.catch((error) => log.error('the minute job did not start', { error }));
    this.check();
  }

  /** Resolves when offers on their way have been made. */
  async close(): Promise<void> {
    this.#startedAt = undefined;
    this.#timer?.cancel();
    const job = await this.#minuteJob?.catch(() => undefined);
    await job?.destroy();
    await this.#offered;
  }

  /** Adds a row or puts it in the place of the one with this id. Joins the caller's transaction. */
  put(row: DueRow<R>): void {
    this.#options.store.transaction(() => {
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
    this.#options.store.transaction(() => this.#sql.settle.run(this.#options.clock.now(), id));
  }

  /** When the row is due next, undefined when it never is again. */
  nextAt(id: string): number | undefined {
    const at = this.#sql.one.get(id)?.next_at;
    return at === ASIDE ? undefined : at;
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

  /** Looks what is due now. Called by the timer and the minute job; harmless at any moment. */
  check(): void {
    if (this.#startedAt === undefined) return;
    const { clock, store } = this.#options;
    while (this.#sql.anyDue.get(clock.now()) !== undefined)
      store.transaction(() => {
        for (const row of this.#sql.due.all(clock.now(), BATCH)) this.#write(row);
      });
    if (
      !this.#offering &&
      this.#sql.claimable.get({ ...this.#offerTimes(), now: clock.now(), limit: 1 }) !== undefined
    ) {
      const firings = store.transaction(() => this.#claim());
      this.#offering = true;
      this.#offered = this.#offer(firings).finally(() => {
        this.#offering = false;
        this.check();
      });
    }
    this.#arm();
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
    const inMs = Math.min(due, offer ?? Number.POSITIVE_INFINITY) - this.#options.clock.now();
    this.#timer?.cancel();
    const ms = Math.min(Math.max(inMs, 0), ARM_AT_MOST_MS);
    this.#timer = this.#options.clock.after(ms, () => this.check());
  }

  /** Offers made before this start are repeated after the lease, our own after the usual while. */
  #offerTimes(): OfferTimes {
    return { started: this.#startedAt ?? 0, lease: LEASE_MS, again: OFFER_AGAIN_MS };
  }
}

function isTold(fate: Firing['fate']): boolean {
  return fate === 'digest' || fate === 'dropped';
}

function schema(owner: string): string {
  return `
    CREATE TABLE ${owner}_due (
      id TEXT PRIMARY KEY, next_at INTEGER NOT NULL, rule TEXT, late TEXT NOT NULL, audience TEXT NOT NULL
    ) STRICT;
    CREATE INDEX ${owner}_due_next ON ${owner}_due (next_at);
    CREATE TABLE ${owner}_firing (
      id TEXT PRIMARY KEY, row_id TEXT NOT NULL, occurrence INTEGER NOT NULL, late TEXT NOT NULL,
      audience TEXT NOT NULL, missed INTEGER NOT NULL, fired_at INTEGER NOT NULL, offered_at INTEGER,
      folded_into TEXT, acked_at INTEGER, UNIQUE (row_id, occurrence)
    ) STRICT;
    CREATE INDEX ${owner}_firing_open ON ${owner}_firing (occurrence) WHERE acked_at IS NULL;
    CREATE INDEX ${owner}_firing_folded ON ${owner}_firing (folded_into) WHERE folded_into IS NOT NULL;`;
}

/** When an open firing is to be offered again; one offered in the future was so by a clock that has been set back since. */
const OFFER_AT =
  'CASE WHEN offered_at IS NULL THEN 0 WHEN offered_at < @started THEN offered_at + @lease ELSE offered_at + @again END';

function statements(store: Store, owner: string) {
  const due = `${owner}_due`;
  const firing = `${owner}_firing`;
  const open = 'acked_at IS NULL AND folded_into IS NULL';
  return {
    put: store.prepare<[string, number, string | null, string, string]>(
      `INSERT OR REPLACE INTO ${due} (id, next_at, rule, late, audience) VALUES (?, ?, ?, ?, ?)`,
    ),
    supersede: store.prepare<[string, number]>(`DELETE FROM ${firing} WHERE row_id = ? AND occurrence >= ?`),
    remove: store.prepare<[string]>(`DELETE FROM ${due} WHERE id = ?`),
    settle: store.prepare<[number, string]>(
      `UPDATE ${firing} SET acked_at = ? WHERE row_id = ? AND acked_at IS NULL`,
    ),
    aside: store.prepare<[number], DueRecord>(`SELECT * FROM ${due} WHERE next_at = ?`),
    one: store.prepare<[string], DueRecord>(`SELECT * FROM ${due} WHERE id = ?`),
    lastFired: store.prepare<[string], { occurrence: number | null }>(
      `SELECT max(occurrence) AS occurrence FROM ${firing} WHERE row_id = ?`,
    ),
    anyDue: store.prepare<[number], { id: string }>(`SELECT id FROM ${due} WHERE next_at <= ? LIMIT 1`),
    due: store.prepare<[number, number], DueRecord>(
      `SELECT * FROM ${due} WHERE next_at <= ? ORDER BY next_at LIMIT ?`,
    ),
    fire: store.prepare<[string, string, number, string, string, number, number]>(
      `INSERT OR IGNORE INTO ${firing} (id, row_id, occurrence, late, audience, missed, fired_at) VALUES (?, ?, ?, ?, ?, ?, ?)`,
    ),
    move: store.prepare<[number, string]>(`UPDATE ${due} SET next_at = ? WHERE id = ?`),
    claimable: store.prepare<[OfferTimes & { now: number; limit: number }], FiringRecord>(
      `SELECT * FROM ${firing} WHERE ${open} AND (${OFFER_AT} <= @now OR offered_at > @now) ORDER BY occurrence LIMIT @limit`,
    ),
    offered: store.prepare<[number, string]>(`UPDATE ${firing} SET offered_at = ? WHERE id = ?`),
    fold: store.prepare<[string, string]>(`UPDATE ${firing} SET folded_into = ? WHERE id = ?`),
    folded: store.prepare<[string], FiringRecord>(
      `SELECT * FROM ${firing} WHERE folded_into = ? AND acked_at IS NULL ORDER BY occurrence`,
    ),
    ack: store.prepare<[number, string, string]>(
      `UPDATE ${firing} SET acked_at = ? WHERE (id = ? OR folded_into = ?) AND acked_at IS NULL`,
    ),
    exists: store.prepare<[string], { id: string }>(`SELECT id FROM ${firing} WHERE id = ?`),
    earliestDue: store.prepare<[], { at: number | null }>(`SELECT min(next_at) AS at FROM ${due}`),
    earliestOffer: store.prepare<[OfferTimes], { at: number | null }>(
      `SELECT min(${OFFER_AT}) AS at FROM ${firing} WHERE ${open}`,
    ),
    forget: store.prepare<[number]>(`DELETE FROM ${firing} WHERE acked_at < ?`),
  };
}
