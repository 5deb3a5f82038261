import { type Cell, type Store, Table, type UndoTable } from '../store/index.ts';
import type { DueItem } from './due-item.ts';
import { bringOver } from './earlier-store.ts';

/** An offer that was not acknowledged is repeated after this long. */
export const OFFER_AGAIN_MS = 30_000;
/** An offer found at start-up may be another hub's that is still at work on it. */
const LEASE_MS = 2000;

export interface FiringRecord {
  readonly id: string;
  readonly due_id: string;
  readonly occurrence: number;
  readonly missed: number;
  readonly offered_at: number | null;
}

export const DUE_TABLE: UndoTable = { name: 'due', key: 'id' };

const SCHEMA = `
  CREATE TABLE due (
    id TEXT PRIMARY KEY, owner TEXT NOT NULL, name TEXT, data TEXT NOT NULL, person TEXT, maker TEXT, conversation TEXT,
    channel TEXT, rrule TEXT, sun TEXT, offset TEXT, rule TEXT, exceptions TEXT NOT NULL, next_at INTEGER, late TEXT NOT NULL, state TEXT NOT NULL,
    heard_at INTEGER, created_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX due_next ON due (owner, next_at) WHERE next_at IS NOT NULL;
  CREATE INDEX due_open ON due (owner, created_at) WHERE state = 'open';
  CREATE TABLE due_firing (
    id TEXT PRIMARY KEY, due_id TEXT NOT NULL, occurrence INTEGER NOT NULL,
    missed INTEGER NOT NULL, fired_at INTEGER NOT NULL, offered_at INTEGER, folded_into TEXT, acked_at INTEGER,
    UNIQUE (due_id, occurrence)
  ) STRICT;
  CREATE INDEX due_firing_open ON due_firing (due_id) WHERE acked_at IS NULL;
  CREATE INDEX due_firing_folded ON due_firing (folded_into) WHERE folded_into IS NOT NULL`;

const OPEN =
  'acked_at IS NULL AND folded_into IS NULL AND (SELECT owner FROM due WHERE id = due_id) = @owner';
/** When it is to be offered again; what was offered in the future was so by a clock that has been set back since. */
const OFFER_AT = `CASE WHEN offered_at IS NULL OR offered_at > @now THEN 0
  WHEN offered_at < @startedAt THEN offered_at + ${LEASE_MS} ELSE offered_at + ${OFFER_AGAIN_MS} END`;
/** So many of an item are remembered, whatever the clock says: one that is set back rings nothing again. */
const FIRINGS_KEPT = 1000;

/** What goes with another state of an item. */
export interface Rewriting {
  readonly isSettled?: boolean;
  readonly ringsFrom?: number | undefined;
}

/** The due items of one owner, and their firings. */
export class DueStore<D> {
  readonly owner: string;
  readonly #store: Store;
  readonly #items: Table<DueItem<D>>;

  constructor(store: Store, owner: string) {
    this.owner = owner;
    this.#store = store;
    this.#items = new Table<DueItem<D>>(store, 'due', { json: ['data', 'rule', 'exceptions'] });
    store.transaction(() => {
      store.migrate('due', [SCHEMA, 'ALTER TABLE due_firing ADD COLUMN turn TEXT']);
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
    const own = { ...item, owner: this.owner };
    this.transaction(() => {
      if (isSettled) this.#settle(item.id, now);
      if (ringsFrom !== undefined)
        this.#store.run('DELETE FROM due_firing WHERE due_id = ? AND occurrence >= ?', item.id, ringsFrom);
      this.#items.put(own, 'REPLACE');
    });
  }

  #settle(id: string, now: number): void {
    // Those told together with its firings stand on their own again.
    this.#store.run(
      `UPDATE due_firing SET folded_into = NULL WHERE folded_into IN
         (SELECT id FROM due_firing WHERE due_id = ? AND acked_at IS NULL)`,
      id,
    );
    this.#store.run('UPDATE due_firing SET acked_at = ? WHERE due_id = ? AND acked_at IS NULL', now, id);
  }

  /** Also when it has ended. */
  get(id: string): DueItem<D> | undefined {
    return this.#items.one('WHERE id = ?', id);
  }

  /** The item of a row. */
  of(row: Readonly<Record<string, Cell>>): DueItem<D> {
    return this.#items.of(row);
  }

  /** What a call made, by the id of the first. */
  made(id: string): DueItem<D>[] {
    return this.#items.all('WHERE id = ? OR id GLOB ? ORDER BY id', id, `${id}_*`);
  }

  /** The oldest first. */
  open(): DueItem<D>[] {
    return this.#items.all("WHERE owner = ? AND state = 'open' ORDER BY created_at, rowid", this.owner);
  }

  /** What has come by an instant, the earliest first. */
  due(now: number, limit: number): DueItem<D>[] {
    const which = 'WHERE owner = ? AND next_at <= ? ORDER BY next_at, rowid LIMIT ?';
    return this.#items.all(which, this.owner, now, limit);
  }

  move(id: string, nextAt: number | null): void {
    this.#store.run('UPDATE due SET next_at = ? WHERE id = ?', nextAt, id);
  }

  /** Writes a firing down; one of the same occurrence stays as it is. */
  fire(firing: string, id: string, occurrence: number, missed: number, now: number): void {
    const sql =
      'INSERT OR IGNORE INTO due_firing (id, due_id, occurrence, missed, fired_at) VALUES (?, ?, ?, ?, ?)';
    this.#store.run(sql, firing, id, occurrence, missed, now);
  }

  /** The occurrences from an instant on that were fired. */
  fired(id: string, from: number): ReadonlySet<number> {
    const sql = 'SELECT occurrence AS at FROM due_firing WHERE due_id = ? AND occurrence >= ?';
    return new Set(this.#store.all<{ at: number }>(sql, id, from).map(({ at }) => at));
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

  /** What is to be offered now, in a run that began at `startedAt`, the earliest first. */
  claimable(now: number, startedAt: number, limit: number): FiringRecord[] {
    const sql = `SELECT * FROM due_firing WHERE ${OPEN} AND ${OFFER_AT} <= @now ORDER BY occurrence, rowid`;
    return this.#store.all(`${sql} LIMIT @limit`, { now, startedAt, limit, owner: this.owner });
  }

  /** The firings of an item that nobody has acted on. */
  unheard(id: string): string[] {
    const sql = 'SELECT id FROM due_firing WHERE due_id = ? AND acked_at IS NULL';
    return this.#store.all<{ id: string }>(sql, id).map((firing) => firing.id);
  }

  /** The item that a firing is of; undefined when there is no such firing. */
  itemOf(firing: string): DueItem<D> | undefined {
    return this.#items.one('WHERE id = (SELECT due_id FROM due_firing WHERE id = ?)', firing);
  }

  folded(firing: string): FiringRecord[] {
    const sql = 'SELECT * FROM due_firing WHERE folded_into = ? AND acked_at IS NULL ORDER BY occurrence';
    return this.#store.all(sql, firing);
  }

  offered(firing: string, now: number): void {
    this.#store.run('UPDATE due_firing SET offered_at = ? WHERE id = ?', now, firing);
  }

  fold(firing: string, into: string): void {
    this.#store.run('UPDATE due_firing SET folded_into = ? WHERE id = ?', into, firing);
  }

  /** The item of a firing that has been acted on, with those folded into it; undefined when there is no such firing. Safe to repeat. */
  ack(firing: string, now: number, turn?: string): DueItem<D> | undefined {
    const sql = `UPDATE due_firing SET acked_at = ?, turn = ? WHERE (id = ? OR folded_into = ?) AND acked_at IS NULL`;
    this.#store.run(sql, now, turn ?? null, firing, firing);
    return this.itemOf(firing);
  }

  /** The turn that the last firing of an item became, where one did, and when it was due. */
  lastTurn(id: string): { readonly at: number; readonly turn: string } | undefined {
    const sql =
      'SELECT occurrence AS at, turn FROM due_firing WHERE due_id = ? AND turn IS NOT NULL ORDER BY rowid DESC';
    return this.#store.one(`${sql} LIMIT 1`, id);
  }

  /** When something is due next. */
  nextDue(): number {
    const sql = 'SELECT min(next_at) AS at FROM due WHERE owner = ? AND next_at IS NOT NULL';
    return this.#at(sql, this.owner) ?? Number.POSITIVE_INFINITY;
  }

  /** When something is to be offered next, in a run that began at `startedAt`. */
  nextOffer(now: number, startedAt: number): number {
    const sql = `SELECT min(${OFFER_AT}) AS at FROM due_firing WHERE ${OPEN}`;
    return this.#at(sql, { now, startedAt, owner: this.owner }) ?? Number.POSITIVE_INFINITY;
  }

  /** Lets go of what has ended and was made before an instant, and of firings that were followed by very many. */
  forget(before: number): void {
    const ended = "DELETE FROM due WHERE owner = ? AND state <> 'open' AND created_at < ?";
    this.#store.run(ended, this.owner, before);
    this.#store.run(
      `DELETE FROM due_firing WHERE due_id NOT IN (SELECT id FROM due) OR acked_at IS NOT NULL AND id IN
         (SELECT id FROM (SELECT id, row_number() OVER (PARTITION BY due_id ORDER BY rowid DESC) AS place FROM due_firing)
          WHERE place > ${FIRINGS_KEPT})`,
    );
  }

  #at(sql: string, value: string | object): number | undefined {
    return this.#store.one<{ at: number | null }>(sql, value)?.at ?? undefined;
  }
}
