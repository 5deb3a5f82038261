import type { Json } from '../base/index.ts';
import { deepFreeze } from '../flow/index.ts';
import type { Store } from '../store/index.ts';
import { isTerminal } from './lifecycle.ts';
import type { Entry } from './types.ts';

export interface ReadOptions {
  readonly turn?: string;
  readonly process?: string;
  /** Entries after this sequence number. */
  readonly after?: number;
  /** 1000 when absent. */
  readonly limit?: number;
}

export interface ProcessPage {
  readonly turn?: string;
  /** Processes created after this sequence number, oldest first. Without it the newest ones, oldest first. */
  readonly after?: number;
  /** 100 when absent. */
  readonly limit?: number;
}

export interface WaitRow {
  readonly closed_by: 'reply' | 'expiry' | 'cancel' | null;
  readonly value: string | null;
}

interface EntryRow {
  readonly seq: number;
  readonly at: number;
  readonly turn: string;
  readonly process: string;
  readonly depth: number;
  readonly path: string;
  readonly e: string;
  readonly body: string;
}

const MIGRATIONS = [
  `CREATE TABLE entries (
     seq INTEGER PRIMARY KEY, at INTEGER NOT NULL, turn TEXT NOT NULL, process TEXT NOT NULL,
     depth INTEGER NOT NULL, path TEXT NOT NULL, e TEXT NOT NULL, body TEXT NOT NULL) STRICT;
   CREATE INDEX entries_process ON entries (process);
   CREATE INDEX entries_turn ON entries (turn);
   CREATE TABLE processes (
     seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, turn TEXT NOT NULL, parent TEXT,
     status TEXT NOT NULL, open INTEGER NOT NULL) STRICT;
   CREATE INDEX processes_open ON processes (seq) WHERE open = 1;
   CREATE INDEX processes_turn ON processes (turn);
   CREATE INDEX processes_parent ON processes (parent);
   CREATE TABLE waits (
     id TEXT PRIMARY KEY, process TEXT NOT NULL, closed_by TEXT, value TEXT) STRICT, WITHOUT ROWID`,
];

/** The journal's tables: the entries themselves, and two projections that answer "what is open" without reading them. */
export class JournalStore {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
    store.migrate('agents', MIGRATIONS);
  }

  lastSeq(): number {
    return (
      this.#store.prepare<[], { seq: number | null }>('SELECT max(seq) AS seq FROM entries').get()?.seq ?? 0
    );
  }

  /** Writes entries and brings the projections up to date; to be called inside a transaction. */
  insert(entries: readonly Entry[]): void {
    const insert = this.#store.prepare(
      'INSERT INTO entries (seq, at, turn, process, depth, path, e, body) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    );
    for (const entry of entries) {
      const { seq, at, turn, process, depth, path, e, ...body } = entry;
      insert.run(seq, at, turn, process, depth, path, e, JSON.stringify(body));
      this.#project(entry);
    }
  }

  #project(entry: Entry): void {
    switch (entry.e) {
      case 'created':
        this.#store
          .prepare('INSERT INTO processes (seq, id, turn, parent, status, open) VALUES (?, ?, ?, ?, ?, 1)')
          .run(entry.seq, entry.process, entry.turn, entry.parent, 'NOT_STARTED');
        return;
      case 'status':
        this.#store
          .prepare('UPDATE processes SET status = ?, open = ? WHERE id = ?')
          .run(entry.to, isTerminal(entry.to) ? 0 : 1, entry.process);
        return;
      case 'waitOpened':
        this.#store
          .prepare('INSERT INTO waits (id, process) VALUES (?, ?)')
          .run(entry.wait.id, entry.process);
        return;
      case 'waitClosed':
        this.#store
          .prepare('UPDATE waits SET closed_by = ?, value = ? WHERE id = ?')
          .run(entry.by, JSON.stringify(entry.value), entry.wait);
        return;
    }
  }

  read({ turn, process, after = 0, limit = 1000 }: ReadOptions): readonly Entry[] {
    const of = process !== undefined ? 'process = ? AND' : turn !== undefined ? 'turn = ? AND' : '';
    const key = process ?? turn;
    return this.#store
      .prepare<unknown[], EntryRow>(`SELECT * FROM entries WHERE ${of} seq > ? ORDER BY seq LIMIT ?`)
      .all(...(key === undefined ? [] : [key]), after, limit)
      .map(entryOf);
  }

  /** Every entry of one process: what its state is folded from. */
  history(process: string): readonly Entry[] {
    return this.read({ process, limit: -1 });
  }

  openProcesses(): readonly string[] {
    return this.#ids('SELECT id FROM processes WHERE open = 1 ORDER BY seq');
  }

  children(parent: string): readonly string[] {
    return this.#ids('SELECT id FROM processes WHERE parent = ? ORDER BY seq', parent);
  }

  processes({ turn, after, limit = 100 }: ProcessPage): readonly string[] {
    const of = turn === undefined ? '' : 'turn = ? AND';
    const key = turn === undefined ? [] : [turn];
    if (after !== undefined)
      return this.#ids(
        `SELECT id FROM processes WHERE ${of} seq > ? ORDER BY seq LIMIT ?`,
        ...key,
        after,
        limit,
      );
    return this.#ids(
      `SELECT id FROM processes WHERE ${of} seq > ? ORDER BY seq DESC LIMIT ?`,
      ...key,
      0,
      limit,
    ).toReversed();
  }

  wait(id: string): WaitRow | undefined {
    return this.#store.prepare<[string], WaitRow>('SELECT closed_by, value FROM waits WHERE id = ?').get(id);
  }

  #ids(sql: string, ...params: readonly (string | number)[]): readonly string[] {
    return this.#store
      .prepare<unknown[], { id: string }>(sql)
      .all(...params)
      .map((row) => row.id);
  }
}

function entryOf({ body, ...header }: EntryRow): Entry {
  return deepFreeze({ ...header, ...(JSON.parse(body) as Json & object) } as unknown as Entry);
}
