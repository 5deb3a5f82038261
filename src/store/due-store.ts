import type { Store } from './store.ts';

/** What becomes of something that was missed while the hub was down or the clock stood wrong (H23). The person learns of it in every case. */
export type LatePolicy = 'tell' | 'digest' | 'drop';

/** When an unacknowledged firing is offered again: `started` is when this run began, the others are spans in ms. */
export interface OfferTimes {
  readonly started: number;
  readonly lease: number;
  readonly again: number;
}

export interface DueRecord {
  readonly id: string;
  readonly next_at: number;
  readonly rule: string | null;
  readonly late: LatePolicy;
  readonly audience: string;
}

export interface FiringRecord {
  readonly id: string;
  readonly row_id: string;
  readonly occurrence: number;
  readonly late: LatePolicy;
  readonly audience: string;
  readonly missed: number;
  readonly offered_at: number | null;
}

/** When an open firing is offered again. A firing offered in the future was offered by a clock that has been set back since. */
const OFFER_AT =
  'CASE WHEN offered_at IS NULL THEN 0 WHEN offered_at < @started THEN offered_at + @lease ELSE offered_at + @again END';

/** The two tables of an owner, `<owner>_due` and `<owner>_firing`, and everything that is said to them. */
export function dueTables(store: Store, owner: string) {
  store.migrate(`due-${owner}`, [schemaOf(owner)]);
  const due = `${owner}_due`;
  const firing = `${owner}_firing`;
  const open = 'acked_at IS NULL AND folded_into IS NULL';
  return {
    put: store.prepare<[string, number, string | null, string, string]>(
      `INSERT OR REPLACE INTO ${due} (id, next_at, rule, late, audience) VALUES (?, ?, ?, ?, ?)`,
    ),
    supersede: store.prepare<[string, number]>(`DELETE FROM ${firing} WHERE row_id = ? AND occurrence >= ?`),
    remove: store.prepare<[string]>(`DELETE FROM ${due} WHERE id = ?`),
    /** Those told together with firings of a row stand on their own again. */
    unfold: store.prepare<[string]>(
      `UPDATE ${firing} SET folded_into = NULL WHERE folded_into IN (SELECT id FROM ${firing} WHERE row_id = ? AND acked_at IS NULL)`,
    ),
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

function schemaOf(owner: string): string {
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
