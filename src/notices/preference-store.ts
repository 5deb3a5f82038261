import type { NotifySettings } from '../domain/index.ts';
import type { Store } from '../store/index.ts';
import type { Quiet } from './quiet.ts';

/** What a person said of how they want to be reached. */
export interface Said extends Pick<NotifySettings, 'doors' | 'kinds' | 'quiet'>, Omit<Quiet, 'quiet'> {}

/** What people said of how they want to be reached. Held in memory too: it is asked for with every notice. */
export class PreferenceStore {
  readonly #store: Store;
  readonly #known = new Map<string, Said>();

  constructor(store: Store) {
    this.#store = store;
    store.migrate('notices', [
      'CREATE TABLE notify_said (person TEXT PRIMARY KEY, said TEXT NOT NULL) STRICT, WITHOUT ROWID',
    ]);
    for (const { person, said } of store.all<{ person: string; said: string }>('SELECT * FROM notify_said'))
      this.#known.set(person, JSON.parse(said) as Said);
  }

  of(person: string): Said {
    return this.#known.get(person) ?? {};
  }

  put(person: string, said: Said): void {
    this.#store.transaction(() =>
      this.#store.put('notify_said', { person, said: JSON.stringify(said) }, 'REPLACE'),
    );
    this.#known.set(person, said);
  }
}
