import type { Store } from '../../src/store/index.ts';

/** What one of the home had told to another. */
export interface ToldRow {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly sender: string;
  /** Null for whoever heard it in a room. */
  readonly recipient: string | null;
  readonly text: string;
  /** They were asked to do it: 1 or 0. */
  readonly asks: number;
}

/** So many are kept, and for so long: what was told is no archive. */
const KEPT_MAX = 500;
const KEPT_MS = 7 * 86_400_000;
/** So many are told of at most. */
const FOUND_MAX = 20;

const STEPS = [
  `CREATE TABLE told_messages (
     id        INTEGER PRIMARY KEY,
     at        INTEGER NOT NULL,
     sender    TEXT NOT NULL,
     recipient TEXT,
     text      TEXT NOT NULL,
     asks      INTEGER NOT NULL
   ) STRICT;`,
];

/** What people had told to each other in the last days, for who asks again. */
export class ToldStore {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
    store.migrate('messages', STEPS);
  }

  add(rows: readonly ToldRow[]): void {
    this.#store.transaction(() => {
      for (const row of rows) this.#store.put('told_messages', { ...row });
      const now = Math.max(0, ...rows.map(({ at }) => at));
      this.#store.run('DELETE FROM told_messages WHERE at < ?', now - KEPT_MS);
      this.#store.run(
        'DELETE FROM told_messages WHERE id <= (SELECT id FROM told_messages ORDER BY id DESC LIMIT 1 OFFSET ?)',
        KEPT_MAX,
      );
    });
  }

  /** What was told to somebody, the newest first. */
  to(person: string, since: number): ToldRow[] {
    const sql =
      'SELECT at, sender, recipient, text, asks FROM told_messages WHERE at >= ? AND sender <> ? AND (recipient = ? OR recipient IS NULL) ORDER BY id DESC LIMIT ?';
    return this.#store.all<ToldRow>(sql, since, person, person, FOUND_MAX);
  }

  /** What somebody had told, the newest first. */
  by(person: string, since: number): ToldRow[] {
    const sql =
      'SELECT at, sender, recipient, text, asks FROM told_messages WHERE at >= ? AND sender = ? ORDER BY id DESC LIMIT ?';
    return this.#store.all<ToldRow>(sql, since, person, FOUND_MAX);
  }
}
