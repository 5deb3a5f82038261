import type { Store } from './store.ts';

const STEPS = [
  `CREATE TABLE told_once (
     about TEXT NOT NULL,
     id    TEXT NOT NULL,
     PRIMARY KEY (about, id)
   ) STRICT, WITHOUT ROWID;`,
];

/** What people were told of and are not told again as long as it is so, also over restarts. Reading costs nothing: it is held in memory. */
export class ToldStore {
  readonly #store: Store;
  readonly #about: string;
  readonly #ids: Set<string>;

  /** Of one subject, such as `health`. */
  constructor(store: Store, about: string) {
    this.#store = store;
    this.#about = about;
    store.migrate('told', STEPS);
    const rows = store.all<{ id: string }>('SELECT id FROM told_once WHERE about = ?', about);
    this.#ids = new Set(rows.map(({ id }) => id));
  }

  has(id: string): boolean {
    return this.#ids.has(id);
  }

  ids(): readonly string[] {
    return [...this.#ids];
  }

  /** What is told now, and what is not so any more, in one transaction; none where nothing changes. */
  change(told: readonly string[], over: readonly string[] = []): void {
    const more = told.filter((id) => !this.#ids.has(id));
    const less = over.filter((id) => this.#ids.has(id));
    if (more.length === 0 && less.length === 0) return;
    this.#store.transaction(() => {
      for (const id of more) this.#store.put('told_once', { about: this.#about, id }, 'REPLACE');
      for (const id of less)
        this.#store.run('DELETE FROM told_once WHERE about = ? AND id = ?', this.#about, id);
    });
    for (const id of more) this.#ids.add(id);
    for (const id of less) this.#ids.delete(id);
  }
}
