import { type Cell, type Store, Table, type UndoTable } from '../../src/store/index.ts';

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
  /** Where it stands on its list: the least first. */
  readonly place: number;
}

export const LIST_TABLES: readonly UndoTable[] = [
  { name: 'list_item', key: 'id' },
  { name: 'list_begun', key: 'list' },
];

export class ListStore {
  readonly #store: Store;
  readonly #items: Table<Item>;

  constructor(store: Store) {
    this.#store = store;
    store.migrate('list', [
      `CREATE TABLE list_item (
         id TEXT PRIMARY KEY, list TEXT NOT NULL, text TEXT NOT NULL, quantity TEXT, state TEXT NOT NULL, closed_by TEXT,
         added_at INTEGER NOT NULL
       ) STRICT;
       CREATE INDEX list_item_list ON list_item (list, state, added_at)`,
      'CREATE TABLE list_begun (list TEXT PRIMARY KEY) STRICT',
      'ALTER TABLE list_item ADD COLUMN place INTEGER NOT NULL DEFAULT 0; UPDATE list_item SET place = added_at',
    ]);
    this.#items = new Table(store, 'list_item');
  }

  /** Adds an item or puts it in the place of the one with this id. */
  put(item: Item): void {
    this.#items.put(item, 'REPLACE');
  }

  /** The item of a row. */
  of(row: Readonly<Record<string, Cell>>): Item {
    return this.#items.of(row);
  }

  /** Of one list and state, in the order of their places. */
  items(list: string, state: ItemState): Item[] {
    return this.#items.all('WHERE list = ? AND state = ? ORDER BY place, rowid', list, state);
  }

  /** What was done of a list, the last one first. Whatever is closed is written anew, as the last row. */
  completed(list: string, max: number): Item[] {
    const which = "WHERE list = ? AND state = 'completed' ORDER BY rowid DESC LIMIT ?";
    return this.#items.all(which, list, max);
  }

  /** Every list that was begun, or has or had something on it, and how much is open. */
  lists(): { readonly list: string; readonly open: number }[] {
    return this.#store.all<{ list: string; open: number }>(
      `SELECT list, sum(open) AS open FROM (
           SELECT list, state = 'open' AS open FROM list_item UNION ALL SELECT list, 0 FROM list_begun
         ) GROUP BY list ORDER BY list`,
    );
  }

  /** An empty list of this name. */
  begin(list: string): void {
    this.#store.put('list_begun', { list }, 'IGNORE');
  }

  /** A list with all that is or was on it. */
  delete(list: string): void {
    this.#store.transaction(() => {
      this.#store.run('DELETE FROM list_item WHERE list = ?', list);
      this.#store.run('DELETE FROM list_begun WHERE list = ?', list);
    });
  }

  /** Takes everything off a list, also what was done; its name stays known by the last thing on it. */
  clear(list: string): void {
    this.#store.run("UPDATE list_item SET state = 'removed' WHERE list = ?", list);
  }

  /** What was taken off before an instant is forgotten. */
  forget(before: number): void {
    this.#store.run("DELETE FROM list_item WHERE state <> 'open' AND added_at < ?", before);
  }
}
