import type { Returning } from '../base/index.ts';
import type { Store } from '../store/index.ts';
import type { DueItem, Exceptions } from './due-item.ts';
import { bringOver } from './earlier-store.ts';

/** When an unacknowledged firing is offered again: `started` is when this run began, `lease` and `again` are spans in ms. */
export interface OfferTimes {
  readonly now: number;
  readonly started: number;
  readonly lease: number;
  readonly again: number;
}

export interface FiringRecord {
  readonly id: string;
  readonly due_id: string;
  readonly occurrence: number;
  readonly missed: number;
  readonly offered_at: number | null;
}

interface DueRecord
  extends Omit<DueItem<never>, 'data' | 'rule' | 'exceptions' | 'nextAt' | 'heardAt' | 'createdAt'> {
  readonly data: string;
  readonly rule: string | null;
  readonly exceptions: string;
  readonly next_at: number | null;
  readonly heard_at: number | null;
  readonly created_at: number;
}

const SCHEMA = `
  CREATE TABLE due (
    id TEXT PRIMARY KEY, owner TEXT NOT NULL, name TEXT, data TEXT NOT NULL, person TEXT, maker TEXT, conversation TEXT,
    channel TEXT, rrule TEXT, sun TEXT, offset TEXT, rule TEXT, exceptions TEXT NOT NULL, next_at INTEGER, late TEXT NOT NULL, state TEXT NOT NULL,
    heard_at INTEGER, created_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX due_next ON due (owner, next_at) WHERE next_at IS NOT NULL;
  CREATE INDEX due_open ON due (owner, created_at) WHERE state = 'open';
  CREATE TABLE due_firing (
    id TEXT PRIMARY KEY, due_id TEXT NOT NULL REFERENCES due ON DELETE CASCADE, occurrence INTEGER NOT NULL,
    missed INTEGER NOT NULL, fired_at INTEGER NOT NULL, offered_at INTEGER, folded_into TEXT, acked_at INTEGER,
    UNIQUE (due_id, occurrence)
  ) STRICT;
  CREATE INDEX due_firing_open ON due_firing (due_id) WHERE acked_at IS NULL;
  CREATE INDEX due_firing_folded ON due_firing (folded_into) WHERE folded_into IS NOT NULL`;

const COLUMNS =
  'id owner name data person maker conversation channel rrule sun offset rule exceptions next_at late state heard_at created_at'.split(
    ' ',
  );
const PUT = `INSERT INTO due (${COLUMNS}) VALUES (${COLUMNS.map((name) => `@${name}`)})
  ON CONFLICT (id) DO UPDATE SET ${COLUMNS.map((name) => `${name} = excluded.${name}`)}`;
const OPEN =
  'acked_at IS NULL AND folded_into IS NULL AND (SELECT owner FROM due WHERE id = due_id) = @owner';
/** When an open firing is to be offered again; one offered in the future was so by a clock that has been set back since. */
const OFFER_AT =
  'CASE WHEN offered_at IS NULL OR offered_at > @now THEN 0 WHEN offered_at < @started THEN offered_at + @lease ELSE offered_at + @again END';
/** So many of an item are remembered, whatever the clock says: one that is set back rings nothing again. */
const FIRINGS_KEPT = 1000;

/** What goes with another state of an item. */
export interface Rewriting {
  readonly isSettled?: boolean;
  readonly ringsFrom?: number | undefined;
}

type Value = string | number | null;

/** The due items of one owner, their exceptions and their firings. */
export class DueStore<D> {
  readonly owner: string;
  readonly #store: Store;

  constructor(store: Store, owner: string) {
    this.owner = owner;
    this.#store = store;
    store.transaction(() => {
      store.migrate('due', [SCHEMA]);
      bringOver(store, owner);
    });
  }

  transaction<T>(run: () => T): T {
    return this.#store.transaction(run);
  }

  /**
   * Adds an item or puts it in the place of the one with this id. With `isSettled` nothing that it has fired so far needs to be
   * offered any more; from `ringsFrom` on it may ring though it has done so before.
   */
  put(item: DueItem<D>, now: number, { isSettled = false, ringsFrom }: Rewriting = {}): void {
    const { id, data, rule, exceptions, nextAt, heardAt, createdAt, ...rest } = item;
    this.transaction(() => {
      if (isSettled) this.#settle(id, now);
      if (ringsFrom !== undefined)
        this.#run('DELETE FROM due_firing WHERE due_id = ? AND occurrence >= ?', id, ringsFrom);
      this.#store.prepare(PUT).run({
        ...rest,
        id,
        owner: this.owner,
        data: JSON.stringify(data),
        rule: rule === null ? null : JSON.stringify(rule),
        exceptions: JSON.stringify(exceptions),
        next_at: nextAt,
        heard_at: heardAt,
        created_at: createdAt,
      });
    });
  }

  #settle(id: string, now: number): void {
    // Those told together with its firings stand on their own again.
    this.#run(
      `UPDATE due_firing SET folded_into = NULL WHERE folded_into IN
         (SELECT id FROM due_firing WHERE due_id = ? AND acked_at IS NULL)`,
      id,
    );
    this.#run('UPDATE due_firing SET acked_at = ? WHERE due_id = ? AND acked_at IS NULL', now, id);
  }

  /** Also when it has ended. */
  get(id: string): DueItem<D> | undefined {
    return this.#items('id = ?', id)[0];
  }

  /** What a call made, by the id of the first. */
  made(id: string): DueItem<D>[] {
    return this.#items('id = ? OR id GLOB ? ORDER BY rowid', id, `${id}_*`);
  }

  /** The oldest first. */
  open(): DueItem<D>[] {
    return this.#items("owner = ? AND state = 'open' ORDER BY created_at, rowid", this.owner);
  }

  /** What has come by an instant, the earliest first. */
  due(now: number, limit: number): DueItem<D>[] {
    return this.#items('owner = ? AND next_at <= ? ORDER BY next_at, rowid LIMIT ?', this.owner, now, limit);
  }

  move(id: string, nextAt: number | null): void {
    this.#run('UPDATE due SET next_at = ? WHERE id = ?', nextAt, id);
  }

  /** Writes a firing down; one of the same occurrence stays as it is. */
  fire(firing: string, id: string, occurrence: number, missed: number, now: number): void {
    const sql =
      'INSERT OR IGNORE INTO due_firing (id, due_id, occurrence, missed, fired_at) VALUES (?, ?, ?, ?, ?)';
    this.#run(sql, firing, id, occurrence, missed, now);
  }

  /** The occurrences from an instant on that were fired. */
  fired(id: string, from: number): ReadonlySet<number> {
    const sql = 'SELECT occurrence AS at FROM due_firing WHERE due_id = ? AND occurrence >= ?';
    return new Set(this.#all<{ at: number }>(sql, id, from).map(({ at }) => at));
  }

  /** The last occurrence that was fired, if any. */
  lastFired(id: string): number | undefined {
    return this.#at('SELECT max(occurrence) AS at FROM due_firing WHERE due_id = ?', id);
  }

  /** When something was fired last, by the clock of then. */
  lastFiring(): number | undefined {
    const sql = 'SELECT fired_at AS at FROM due_firing WHERE (SELECT owner FROM due WHERE id = due_id) = ?';
    return this.#at(`${sql} ORDER BY rowid DESC LIMIT 1`, this.owner);
  }

  /** What is to be offered now, the earliest first. */
  claimable(times: OfferTimes, limit: number): FiringRecord[] {
    const sql = `SELECT * FROM due_firing WHERE ${OPEN} AND ${OFFER_AT} <= @now ORDER BY occurrence, rowid`;
    return this.#all(`${sql} LIMIT @limit`, { ...times, owner: this.owner, limit });
  }

  folded(firing: string): FiringRecord[] {
    const sql = 'SELECT * FROM due_firing WHERE folded_into = ? AND acked_at IS NULL ORDER BY occurrence';
    return this.#all(sql, firing);
  }

  offered(firing: string, now: number): void {
    this.#run('UPDATE due_firing SET offered_at = ? WHERE id = ?', now, firing);
  }

  fold(firing: string, into: string): void {
    this.#run('UPDATE due_firing SET folded_into = ? WHERE id = ?', into, firing);
  }

  /** The item of a firing that has been acted on, with those folded into it; undefined when there is no such firing. Safe to repeat. */
  ack(firing: string, now: number): DueItem<D> | undefined {
    const sql = 'UPDATE due_firing SET acked_at = ? WHERE (id = ? OR folded_into = ?) AND acked_at IS NULL';
    this.#run(sql, now, firing, firing);
    return this.#items('id = (SELECT due_id FROM due_firing WHERE id = ?)', firing)[0];
  }

  /** When something is due or, by these times, to be offered next. */
  earliest(times: OfferTimes | undefined): number {
    const due = 'SELECT min(next_at) AS at FROM due WHERE owner = ? AND next_at IS NOT NULL';
    const offer = `SELECT min(${OFFER_AT}) AS at FROM due_firing WHERE ${OPEN}`;
    return Math.min(
      this.#at(due, this.owner) ?? Number.POSITIVE_INFINITY,
      (times && this.#at(offer, { ...times, owner: this.owner })) ?? Number.POSITIVE_INFINITY,
    );
  }

  /** Lets go of what has ended and was made before an instant, and of firings that were followed by very many. */
  forget(before: number): void {
    this.#run("DELETE FROM due WHERE owner = ? AND state <> 'open' AND created_at < ?", this.owner, before);
    this.#run(
      `DELETE FROM due_firing WHERE acked_at IS NOT NULL AND id IN (SELECT id FROM
         (SELECT id, row_number() OVER (PARTITION BY due_id ORDER BY rowid DESC) AS place FROM due_firing)
       WHERE place > ${FIRINGS_KEPT})`,
    );
  }

  #run(sql: string, ...values: readonly Value[]): void {
    this.#store.prepare(sql).run(...values);
  }

  #all<R>(sql: string, ...values: readonly (Value | object)[]): R[] {
    return this.#store.prepare<unknown[], R>(sql).all(...values);
  }

  #at(sql: string, value: Value | object): number | undefined {
    return this.#all<{ at: number | null }>(sql, value)[0]?.at ?? undefined;
  }

  #items(condition: string, ...values: readonly Value[]): DueItem<D>[] {
    return this.#all<DueRecord>(`SELECT * FROM due WHERE ${condition}`, ...values).map((record) => {
      const { data, rule, exceptions, next_at, heard_at, created_at, ...rest } = record;
      return {
        ...rest,
        data: JSON.parse(data) as D,
        rule: rule === null ? null : (JSON.parse(rule) as Returning),
        exceptions: JSON.parse(exceptions) as Exceptions,
        nextAt: next_at,
        heardAt: heard_at,
        createdAt: created_at,
      };
    });
  }
}
