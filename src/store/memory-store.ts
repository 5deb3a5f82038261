import { newId } from '../base/index.ts';
import { Database } from './sqlite.ts';
import type { Store } from './store.ts';

const MIGRATIONS = ['CREATE TABLE memory (id TEXT NOT NULL) STRICT;'];

/** By what a memory is known from another; undefined for one that was made just now. */
export function memoryId(store: Store): string | undefined {
  store.migrate('memory', MIGRATIONS);
  return store.one<{ id: string }>('SELECT id FROM memory')?.id;
}

export function nameMemory(store: Store): string {
  const id = newId('memory');
  store.transaction(() => store.put('memory', { id }));
  return id;
}

/** "Hrth", as application_id of the hub's database (sqlite.org/fileformat.html, section 1.3.18). */
export const MEMORY_APPLICATION = 0x48_72_74_68;

/** Writes into the file that it is a hub's. */
export function signMemory(store: Store): void {
  const signed = store.one<{ application_id: number }>('PRAGMA application_id')?.application_id;
  if (signed !== MEMORY_APPLICATION) store.run(`PRAGMA application_id = ${MEMORY_APPLICATION}`);
}

/** Of SQLite itself (sqlite.org/lang_corefunc.html#sqlite_version). */
export function sqliteVersion(): string {
  const db = new Database(':memory:');
  const version = db.prepare<[], string>('SELECT sqlite_version()').pluck().get();
  db.close();
  return version ?? '';
}
