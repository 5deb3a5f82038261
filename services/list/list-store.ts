import type { Store } from '../../src/store/index.ts';

export type ItemState = 'open' | 'completed' | 'removed';

/** Something on a list. */
export interface Item {
  readonly id: string;
  readonly list: string;
  readonly text: string;
  readonly quantity: string | null;
  readonly state: ItemState;
  /** The call that closed it last, so that its repetition closes nothing else. */
  readonly closedBy: string | null;
  /** Milliseconds since the epoch. */
  readonly addedAt: number;
}

interface ItemRecord extends Omit<Item, 'closedBy' | 'addedAt'> {
  readonly closed_by: string | null;
  readonly added_at: number;
}

export class ListStore {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
    store.migrate('list', [
      `CREATE TABLE list_item (
         id TEXT PRIMARY KEY, list TEXT NOT NULL, text TEXT NOT NULL, quantity TEXT, state TEXT NOT NULL, closed_by TEXT,
         added_at INTEGER NOT NULL
       ) STRICT;
       CREATE INDEX list_item_list ON list_item (list, state, added_at)`,
      'CREATE TABLE list_begun (list TEXT PRIMARY KEY) STRICT',
    ]);
  }

  /** Adds an item or puts it in the place of the one with this id. */
  put({ id, list, text, quantity, state, closedBy, addedAt }: Item): void {
    this.#store
      .prepare('INSERT OR REPLACE INTO list_item VALUES (?, ?, ?, ?, ?, ?, ?)')
      .run(id, list, text, quantity, state, closedBy, addedAt);
  }

  /** Of one list and state, in the order in which they were added. */
  items(list: string, state: ItemState): Item[] {
    return this.#store
      .prepare<[string, string], ItemRecord>(
        'SELECT * FROM list_item WHERE list = ? AND state = ? ORDER BY added_at, rowid',
      )
      .all(list, state)
      .map(({ closed_by, added_at, ...rest }) => ({ ...rest, closedBy: closed_by, addedAt: added_at }));
  }

  /** Every list that was begun, or has or had something on it, and how much is open. */
  lists(): { readonly list: string; readonly open: number }[] {
    return this.#store
      .prepare<[], { list: string; open: number }>(
        `SELECT list, sum(open) AS open FROM (
           SELECT list, state = 'open' AS open FROM list_item UNION ALL SELECT list, 0 FROM list_begun
         ) GROUP BY list ORDER BY list`,
      )
      .all();
  }

  /** An empty list of this name. */
  begin(list: string): void {
    this.#store.prepare('INSERT OR IGNORE INTO list_begun VALUES (?)').run(list);
  }

  /** A list with all that is or was on it. */
  delete(list: string): void {
    this.#store.transaction(() => {
      this.#store.prepare('DELETE FROM list_item WHERE list = ?').run(list);
      this.#store.prepare('DELETE FROM list_begun WHERE list = ?').run(list);
    });
  }

  /** Takes everything off a list, also what was done; its name stays known by the last thing on it. */
  clear(list: string): void {
    this.#store.prepare("UPDATE list_item SET state = 'removed' WHERE list = ?").run(list);
  }

  /** What was taken off before an instant is forgotten. */
  forget(before: number): void {
    this.#store.prepare("DELETE FROM list_item WHERE state <> 'open' AND added_at < ?").run(before);
  }
}
