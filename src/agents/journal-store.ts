import { createHash } from 'node:crypto';
import { deepFreeze } from '../base/index.ts';
import type { ProcessStatus } from '../domain/index.ts';
import type { Store } from '../store/index.ts';
import { packed, unpacked } from './journal-text.ts';
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

/** How far the journal has come on disk with a process, or with a turn, whose number is that of its first process. */
export interface Standing {
  readonly number: number;
  readonly id: string;
  readonly turn: string;
  /** Of its newest batch. */
  readonly newest: number;
}

export interface WaitRow {
  readonly process: string;
  readonly closed_by: 'reply' | 'expiry' | 'cancel' | null;
  readonly value: string | null;
}

/** What one commit wrote of one process. */
interface BatchRow {
  /** Of its last entry. */
  readonly seq: number;
  /** Of the last entry of its commit: entries of several processes lie between each other there. */
  readonly until: number;
  readonly id: string;
  readonly turn: string;
  readonly depth: number;
  /** Entries as JSON, without what their process has in common, packed. */
  readonly entries: string | Buffer;
}

/** An entry and its JSON without the fields that its process has in common. */
export interface Written {
  readonly entry: Entry;
  readonly text: string;
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
  // Indexes on ids were most of what a command wrote. A process has a number, that of its first entry, and knows its newest batch; each
  // batch knows the one before it.
  `ALTER TABLE processes ADD COLUMN depth INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE processes ADD COLUMN entries INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE processes ADD COLUMN last_at INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE processes ADD COLUMN newest INTEGER;
   UPDATE processes SET (depth, entries, last_at, newest) =
     (SELECT min(depth), count(*), max(at), max(seq) FROM entries WHERE entries.process = processes.id);
   DROP INDEX processes_parent;
   CREATE TABLE batches (
     seq INTEGER PRIMARY KEY, until INTEGER NOT NULL, process INTEGER NOT NULL, previous INTEGER, entries ANY NOT NULL) STRICT;
   INSERT INTO batches (seq, until, process, previous, entries)
     SELECT entries.seq, entries.seq, processes.seq, lag(entries.seq) OVER (PARTITION BY processes.seq ORDER BY entries.seq),
       json_array(json_set(body, '$.seq', entries.seq, '$.at', at, '$.path', path, '$.e', e))
     FROM entries JOIN processes ON processes.id = entries.process;
   DROP TABLE entries`,
  `CREATE TABLE large_values_packed (hash TEXT PRIMARY KEY, value ANY NOT NULL) STRICT;
   INSERT INTO large_values_packed SELECT hash, value FROM large_values;
   DROP TABLE large_values;
   ALTER TABLE large_values_packed RENAME TO large_values`,
];

/** Entries in a row at most. */
const BATCH_ENTRIES = 256;

/** The batches of some processes after one, from their newest back: each is looked up once. */
const chainOf = (processes: string) =>
  `WITH RECURSIVE chain AS (
     SELECT batches.seq, until, previous, id, turn, depth, batches.entries
       FROM processes JOIN batches ON batches.seq = newest WHERE ${processes}
     UNION ALL
     SELECT batches.seq, batches.until, batches.previous, id, turn, depth, batches.entries
       FROM chain JOIN batches ON batches.seq = chain.previous WHERE batches.seq > @after)`;
const FROM_ALL = `SELECT batches.seq, until, id, turn, depth, batches.entries
   FROM batches JOIN processes ON processes.seq = batches.process`;

const STANDING_OF_PROCESS = 'seq AS number, id, turn, newest';

/**
 * What weighs more as JSON lies beside the journal, packed and once, however many entries hold it: the innermost such value, for what a call
 * came to goes on within a verdict and a report.
 */
const LARGE_LENGTH = 4096;
/** Stands for such a value within an entry. */
const LARGE = '$large';

/** The journal's tables: the entries themselves, in batches, and two projections that answer "what is open" without reading them. */
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
    return this.#store.prepare<[], { term: number }>('SELECT term FROM terms').get()!.term;
  }

  lastSeq(): number {
    return this.#store.one<{ seq: number }>('SELECT ifnull(max(seq), 0) AS seq FROM batches')!.seq;
  }

  /** Writes entries and brings the projections up to date; to be called inside a transaction. */
  insert(written: readonly Written[]): void {
    const until = written.at(-1)?.entry.seq ?? 0;
    const batches = new Map<string, Written[]>();
    for (const one of written) {
      const { process } = one.entry;
      const batch = batches.get(process);
      if (batch === undefined || batch.length === BATCH_ENTRIES) {
        if (batch !== undefined) this.#write(batch, until);
        batches.set(process, [one]);
      } else batch.push(one);
    }
    for (const batch of batches.values()) this.#write(batch, until);
  }

  /** One row for the entries, one for how their process stands behind them. */
  #write(batch: readonly Written[], until: number): void {
    const { entry: last } = batch.at(-1)!;
    const first = batch[0]!.entry;
    let status: ProcessStatus | undefined;
    for (const { entry } of batch) {
      if (entry.e === 'status') status = entry.to;
      else this.#project(entry);
    }
    const open = status === undefined ? null : isTerminal(status) ? 0 : 1;
    const made = first.e === 'created' ? first.seq : undefined;
    const process = made ?? this.#number(last.process);
    this.#store
      .prepare(
        `INSERT INTO batches (seq, until, process, previous, entries)
           VALUES (?, ?, ?, (SELECT newest FROM processes WHERE seq = ?), ?)`,
      )
      .run(
        last.seq,
        until,
        process,
        process,
        packed(`[${batch.map((one) => this.#textOf(one, last.seq)).join(',')}]`),
      );
    this.#store
      .prepare(
        `UPDATE processes SET entries = entries + ?, last_at = ?, newest = ?, status = coalesce(?, status), open = coalesce(?, open)
           WHERE seq = ?`,
      )
      .run(batch.length, last.at, last.seq, status ?? null, open, process);
  }

  #number(process: string): number {
    return this.#store.one<{ seq: number }>('SELECT seq FROM processes WHERE id = ?', process)!.seq;
  }

  #project(entry: Entry): void {
    switch (entry.e) {
      case 'created':
        this.#store
          .prepare(
            'INSERT INTO processes (seq, id, turn, parent, depth, status, open) VALUES (?, ?, ?, ?, ?, ?, 1)',
          )
          .run(entry.seq, entry.process, entry.turn, entry.parent, entry.depth, 'NOT_STARTED');
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
    const of = process !== undefined ? 'id = @process' : turn !== undefined ? 'turn = @turn' : undefined;
    const rows = of === undefined ? FROM_ALL : `${chainOf(of)} SELECT * FROM chain AS batches`;
    const sql = `${rows} WHERE batches.seq > @after AND batches.seq <= @to ORDER BY batches.seq LIMIT @most`;
    const named = process !== undefined ? { process } : turn !== undefined ? { turn } : {};
    const some = (from: number, to: number, most: number) =>
      this.#store.all<BatchRow>(sql, { after: from, to, most, ...named });
    const batches = some(after, Number.MAX_SAFE_INTEGER, limit);
    const last = batches.at(-1);
    if (last !== undefined && last.seq < last.until) batches.push(...some(last.seq, last.until, -1));
    const entries = batches
      .flatMap((batch) => this.#entriesOf(batch))
      .filter(({ seq }) => seq > after)
      .sort((one, other) => one.seq - other.seq);
    return limit < 0 ? entries : entries.slice(0, limit);
  }

  /** Every entry of one process: what its state is folded from. */
  history(process: string): readonly Entry[] {
    return this.read({ process, limit: -1 });
  }

  /** Of turns or processes by their ids, those that are on disk, in no order. */
  standings(of: 'turn' | 'process', ids: readonly string[]): readonly Standing[] {
    const id = of === 'turn' ? 'turn' : 'id';
    const what =
      of === 'turn' ? 'min(seq) AS number, turn AS id, turn, max(newest) AS newest' : STANDING_OF_PROCESS;
    return this.#store.all<Standing>(
      `SELECT ${what} FROM processes WHERE ${id} IN (SELECT value FROM json_each(?)) GROUP BY ${id}`,
      JSON.stringify(ids),
    );
  }

  has(process: string): boolean {
    return this.#store.one('SELECT 1 FROM processes WHERE id = ?', process) !== undefined;
  }

  openProcesses(): readonly string[] {
    return this.#ids('SELECT id FROM processes WHERE open = 1 ORDER BY seq');
  }

  /** The processes that a process called, in the order they were called. */
  children(parent: string): readonly string[] {
    return this.#ids(
      'SELECT id FROM processes WHERE turn = (SELECT turn FROM processes WHERE id = @parent) AND parent = @parent ORDER BY seq',
      { parent },
    );
  }

  processes({ turn, after, limit = 100 }: ProcessPage): readonly Standing[] {
    const of = turn === undefined ? '' : 'turn = ? AND';
    const order = after === undefined ? 'DESC' : 'ASC';
    const found = this.#store.all<Standing>(
      `SELECT ${STANDING_OF_PROCESS} FROM processes WHERE ${of} seq > ? ORDER BY seq ${order} LIMIT ?`,
      ...(turn === undefined ? [] : [turn]),
      after ?? 0,
      limit,
    );
    return after === undefined ? found.toReversed() : found;
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
    const of = (what: string) => `(SELECT ${what} FROM processes AS other WHERE other.turn = processes.turn)`;
    const ended = this.#store.all<{ turn: string; at: number; entries: number }>(
      `SELECT turn, ${of('max(last_at)')} AS at, ${of('sum(entries)')} AS entries FROM processes
         WHERE seq = ${of('min(seq)')} AND ${of('max(open)')} = 0 ORDER BY seq LIMIT ?`,
      turnsMax,
    );
    const newest = this.#store.one<{ turn: string }>(
      'SELECT turn FROM batches JOIN processes ON processes.seq = process ORDER BY batches.seq DESC LIMIT 1',
    )?.turn;
    let left = this.#entriesUpTo(entriesMax);
    let pruned = 0;
    for (const { turn, at, entries } of ended) {
      if (turn === newest || (at >= before && left <= entriesMax)) continue;
      this.#forget(turn);
      left -= entries;
      pruned += 1;
    }
    if (pruned > 0)
      this.#store.prepare('DELETE FROM large_values WHERE hash NOT IN (SELECT hash FROM large_uses)').run();
    return pruned;
  }

  /** How many there are; by their numbers alone where no more than `most` can be, for counting reads every process. */
  #entriesUpTo(most: number): number {
    const first = this.#store.one<{ seq: number }>('SELECT ifnull(min(seq), 1) AS seq FROM processes')!.seq;
    const numbers = this.lastSeq() - first + 1;
    if (numbers <= most) return numbers;
    return this.#store.one<{ n: number }>('SELECT total(entries) AS n FROM processes')!.n;
  }

  #forget(turn: string): void {
    const chain = chainOf('turn = @turn');
    for (const sql of [
      'DELETE FROM waits WHERE process IN (SELECT id FROM processes WHERE turn = @turn)',
      `${chain} DELETE FROM large_uses WHERE seq IN (SELECT seq FROM chain)`,
      `${chain} DELETE FROM batches WHERE seq IN (SELECT seq FROM chain)`,
      'DELETE FROM processes WHERE turn = @turn',
    ])
      this.#store.run(sql, { turn, after: 0 });
  }

  /** An entry's text, its large values put beside. */
  #textOf({ text }: Written, seq: number): string {
    if (text.length < LARGE_LENGTH) return text;
    return JSON.stringify(
      JSON.parse(text, (key, value: unknown) => {
        if (key === '') return value;
        const large = JSON.stringify(value);
        if (large.length < LARGE_LENGTH) return value;
        const hash = createHash('sha256').update(large).digest('base64url');
        this.#store.put('large_values', { hash, value: packed(large) }, 'IGNORE');
        this.#store.put('large_uses', { seq, hash }, 'IGNORE');
        return { [LARGE]: hash };
      }),
    );
  }

  #entriesOf({ seq, id, turn, depth, entries }: BatchRow): readonly Entry[] {
    const text = unpacked(entries);
    const large = this.#uses(seq, text);
    const revive = (_: string, value: unknown): unknown => {
      const found = large.get((value as { [LARGE]?: string } | null)?.[LARGE] ?? '');
      return found === undefined ? value : JSON.parse(found, revive);
    };
    const read = JSON.parse(text, large.size === 0 ? undefined : revive) as object[];
    return read.map((entry) => deepFreeze(Object.assign(entry, { turn, process: id, depth }) as Entry));
  }

  #uses(seq: number, body: string): ReadonlyMap<string, string> {
    if (!body.includes(LARGE)) return new Map();
    const rows = this.#store
      .prepare<[number], { hash: string; value: string | Buffer }>(
        'SELECT hash, value FROM large_uses JOIN large_values USING (hash) WHERE seq = ?',
      )
      .all(seq);
    return new Map(rows.map(({ hash, value }) => [hash, unpacked(value)]));
  }

  #ids(sql: string, ...params: readonly (string | number | object)[]): readonly string[] {
    return this.#store.all<{ id: string }>(sql, ...params).map((row) => row.id);
  }
}
