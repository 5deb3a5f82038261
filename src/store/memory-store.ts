import { newId } from '../base/index.ts';
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
