import type { TaughtPhrase } from '../../domain/index.ts';
import type { Store } from '../../store/index.ts';

/** The taught phrases. Held in memory too: every sentence may be one. */
export class PhraseStore {
  readonly #store: Store;
  readonly #known = new Map<string, TaughtPhrase>();

  constructor(store: Store) {
    this.#store = store;
    store.migrate('taught phrases', [
      `CREATE TABLE taught_phrase (
         id TEXT PRIMARY KEY, phrase TEXT NOT NULL, does TEXT NOT NULL, person TEXT, at INTEGER NOT NULL
       ) STRICT, WITHOUT ROWID`,
    ]);
    for (const taught of store.all<TaughtPhrase>('SELECT * FROM taught_phrase ORDER BY phrase'))
      this.#known.set(taught.id, taught);
  }

  all(): readonly TaughtPhrase[] {
    return [...this.#known.values()];
  }

  get(id: string): TaughtPhrase | undefined {
    return this.#known.get(id);
  }

  put(taught: TaughtPhrase): void {
    this.#store.transaction(() => this.#store.put('taught_phrase', { ...taught }, 'REPLACE'));
    this.#known.set(taught.id, taught);
  }

  delete(id: string): boolean {
    this.#store.run('DELETE FROM taught_phrase WHERE id = ?', id);
    return this.#known.delete(id);
  }
}
