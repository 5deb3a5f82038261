import { createHash } from 'node:crypto';
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
  readonly process: string;
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
  `CREATE TABLE terms (one INTEGER PRIMARY KEY CHECK (one = 1), term INTEGER NOT NULL) STRICT;
   INSERT INTO terms VALUES (1, 0);
   CREATE TABLE large_values (hash TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
   CREATE TABLE large_uses (seq INTEGER NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (seq, hash)) STRICT, WITHOUT ROWID;
   CREATE INDEX large_uses_hash ON large_uses (hash);
   CREATE INDEX waits_process ON waits (process)`,
];

/** Message data that weighs more as JSON lies beside the journal, once, however many entries hold it. */
const LARGE_LENGTH = 4096;
/** Stands for such a value within an entry. */
const LARGE = '$large';

/** The journal's tables: the entries themselves, and two projections that answer "what is open" without reading them. */
export class JournalStore {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
    store.migrate('agents', MIGRATIONS);
  }

  /** Begins a new term of office: whoever held the one before can commit no more (B20). */
  takeOver(): number {
    this.#store.prepare('UPDATE terms SET term = term + 1').run();
    return this.term();
  }

  term(): number {
    return this.#store.prepare<[], { term: number }>('SELECT term FROM terms').get()?.term ?? 0;
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
      insert.run(seq, at, turn, process, depth, path, e, this.#written(seq, body));
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
      .map((row) => this.#entryOf(row));
  }

  /** Every entry of one process: what its state is folded from. */
  history(process: string): readonly Entry[] {
    return this.read({ process, limit: -1 });
  }

  openProcesses(): readonly string[] {
    return this.#ids('SELECT id FROM processes WHERE open = 1 ORDER BY seq');
  }

  /** The processes that a process called, in the order they were called. */
  children(parent: string): readonly string[] {
    return this.#ids('SELECT id FROM processes WHERE parent = ? ORDER BY seq', parent);
  }

  processes({ turn, after, limit = 100 }: ProcessPage): readonly string[] {
    const of = turn === undefined ? '' : 'turn = ? AND';
    const order = after === undefined ? 'DESC' : 'ASC';
    const ids = this.#ids(
      `SELECT id FROM processes WHERE ${of} seq > ? ORDER BY seq ${order} LIMIT ?`,
      ...(turn === undefined ? [] : [turn]),
      after ?? 0,
      limit,
    );
    return after === undefined ? ids.toReversed() : ids;
  }

  wait(id: string): WaitRow | undefined {
    return this.#store
      .prepare<[string], WaitRow>('SELECT process, closed_by, value FROM waits WHERE id = ?')
      .get(id);
  }

  /**
   * Forgets ended turns, the oldest first: those that ended before `before`, and more while over `entriesMax` entries remain. A
   * turn with an open process is kept whole, and so is the newest, whose numbers readers go on from. At most `turnsMax`
   * turns at once; the answer says how many went.
   */
  prune(before: number, entriesMax: number, turnsMax: number): number {
    const ended = this.#store
      .prepare<[number], { turn: string; at: number }>(
        `SELECT turn, (SELECT max(at) FROM entries WHERE entries.turn = ended.turn) AS at FROM
           (SELECT turn FROM processes GROUP BY turn HAVING max(open) = 0 ORDER BY min(seq) LIMIT ?) AS ended`,
      )
      .all(turnsMax);
    const newest = this.#store
      .prepare<[], { turn: string }>('SELECT turn FROM entries ORDER BY seq DESC LIMIT 1')
      .get()?.turn;
    let entries = this.#store.prepare<[], { n: number }>('SELECT count(*) AS n FROM entries').get()?.n ?? 0;
    let pruned = 0;
    for (const { turn, at } of ended) {
      if (turn === newest || (at >= before && entries <= entriesMax)) continue;
      entries -= this.#forget(turn);
      pruned += 1;
    }
    if (pruned > 0)
      this.#store.prepare('DELETE FROM large_values WHERE hash NOT IN (SELECT hash FROM large_uses)').run();
    return pruned;
  }

  #forget(turn: string): number {
    for (const sql of [
      'DELETE FROM waits WHERE process IN (SELECT id FROM processes WHERE turn = ?)',
      'DELETE FROM large_uses WHERE seq IN (SELECT seq FROM entries WHERE turn = ?)',
      'DELETE FROM processes WHERE turn = ?',
    ])
      this.#store.prepare<[string]>(sql).run(turn);
    return this.#store.prepare<[string]>('DELETE FROM entries WHERE turn = ?').run(turn).changes;
  }

  /** An entry's body as text, its large values put beside. */
  #written(seq: number, body: object): string {
    const whole = JSON.stringify(body);
    if (whole.length < LARGE_LENGTH) return whole;
    return JSON.stringify(body, (key, value: unknown) => {
      if (key !== 'data') return value;
      const text = JSON.stringify(value);
      if (text === undefined || text.length < LARGE_LENGTH) return value;
      const hash = createHash('sha256').update(text).digest('base64url');
      this.#store.prepare('INSERT OR IGNORE INTO large_values (hash, value) VALUES (?, ?)').run(hash, text);
      this.#store.prepare('INSERT OR IGNORE INTO large_uses (seq, hash) VALUES (?, ?)').run(seq, hash);
      return { [LARGE]: hash };
    });
  }

  #entryOf({ body, ...header }: EntryRow): Entry {
    const large = this.#uses(header.seq, body);
    const revive = (key: string, value: unknown) => {
      const hash = key === 'data' ? (value as { [LARGE]?: string } | null)?.[LARGE] : undefined;
      return hash === undefined || !large.has(hash) ? value : JSON.parse(large.get(hash) ?? 'null');
    };
    const parsed = JSON.parse(body, large.size === 0 ? undefined : revive) as Json & object;
    return deepFreeze({ ...header, ...parsed } as unknown as Entry);
  }

  #uses(seq: number, body: string): ReadonlyMap<string, string> {
    if (!body.includes(LARGE)) return new Map();
    const rows = this.#store
      .prepare<[number], { hash: string; value: string }>(
        'SELECT hash, value FROM large_uses JOIN large_values USING (hash) WHERE seq = ?',
      )
      .all(seq);
    return new Map(rows.map(({ hash, value }) => [hash, value]));
  }

  #ids(sql: string, ...params: readonly (string | number)[]): readonly string[] {
    return this.#store
      .prepare<unknown[], { id: string }>(sql)
      .all(...params)
      .map((row) => row.id);
  }
}
