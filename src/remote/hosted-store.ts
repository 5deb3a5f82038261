import { newId } from '../base/index.ts';
import type { Store } from '../store/index.ts';

const MIGRATIONS = [
  'CREATE TABLE hosted_journal (one INTEGER PRIMARY KEY CHECK (one = 1), id TEXT NOT NULL) STRICT',
];

/** Which journal this is: numbers of entries mean something only together with it, and a wiped folder begins another. */
export function journalId(store: Store): string {
  store.migrate('hosted', MIGRATIONS);
  return store.transaction(() => {
    store.put('hosted_journal', { one: 1, id: newId('journal') }, 'IGNORE');
    return store.one<{ id: string }>('SELECT id FROM hosted_journal')?.id ?? '';
  });
}
