import type { Store } from '../../src/store/index.ts';

/** Which table or index each page of a database belongs to (sqlite.org/dbstat.html). */
export function pageNames(store: Store): ReadonlyMap<number, string> {
  const rows = store.all<{ name: string; pageno: number }>('SELECT name, pageno FROM dbstat');
  return new Map(rows.map(({ name, pageno }) => [pageno, name]));
}
