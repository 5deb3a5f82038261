import { type Store, Table, type UndoTable } from '../../src/store/index.ts';

/** Something that the house was told to remember. */
export interface Note {
  readonly id: string;
  readonly text: string;
  /** Who said it, by id; null for a call of no person. */
  readonly person: string | null;
  /** For who said it alone: 1 or 0. */
  readonly own: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export const NOTE_TABLES: readonly UndoTable[] = [{ name: 'note', key: 'id' }];

export class NoteStore {
  readonly #store: Store;
  readonly #notes: Table<Note>;

  constructor(store: Store) {
    this.#store = store;
    store.migrate('notes', [
      'CREATE TABLE note (id TEXT PRIMARY KEY, text TEXT NOT NULL, person TEXT, own INTEGER NOT NULL, at INTEGER NOT NULL) STRICT',
    ]);
    this.#notes = new Table(store, 'note');
  }

  put(note: Note): void {
    this.#notes.put(note, 'REPLACE');
  }

  /** What all of the home may read, and what is a person's own, the newest first. */
  for(person: string | null): Note[] {
    return this.#notes.all('WHERE own = 0 OR person = ? ORDER BY at DESC, rowid DESC', person);
  }

  /** How many a person had kept. */
  countOf(person: string | null): number {
    return (
      this.#store.all<{ count: number }>('SELECT count(*) AS count FROM note WHERE person IS ?', person)[0]
        ?.count ?? 0
    );
  }

  delete(id: string): void {
    this.#store.run('DELETE FROM note WHERE id = ?', id);
  }
}
