import type { Cell, Store } from './store.ts';

/** A row as it was before a call and as it is now; null where there was or is none. */
export interface Rewritten {
  readonly table: string;
  readonly before: Readonly<Record<string, Cell>> | null;
  readonly now: Readonly<Record<string, Cell>> | null;
}

/** A table whose rows can be put back, and the column they are known by. */
export interface UndoTable {
  readonly name: string;
  readonly key: string;
}

/** A call by its id, and by whom it was made. */
export interface RecordedCall {
  readonly call: string;
  readonly maker: string;
}

/** What is older is not put back any more. */
const KEPT_MS = 86_400_000;

const SCHEMA = `
  CREATE TABLE undo_log (
    call TEXT NOT NULL, tab TEXT NOT NULL, id TEXT NOT NULL, before TEXT, maker TEXT NOT NULL, at INTEGER NOT NULL,
    UNIQUE (call, tab, id)
  ) STRICT;
  CREATE INDEX undo_log_at ON undo_log (at);
  CREATE TABLE undo_open (call TEXT PRIMARY KEY, maker TEXT NOT NULL, at INTEGER NOT NULL) STRICT, WITHOUT ROWID`;

/**
 * Keeps what rows were before a call changed them, so that they can be put back: by triggers, as in "Automatic Undo/Redo Using SQLite"
 * (sqlite.org/undoredo.html), whatever statement changes them. It is written in the transaction that changes the rows, and costs no commit.
 */
export class UndoLog {
  readonly #store: Store;
  readonly #tables: readonly UndoTable[];
  readonly #now: () => number;

  /** The tables must be there. `now` in milliseconds since the epoch. */
  constructor(store: Store, tables: readonly UndoTable[], now: () => number) {
    this.#store = store;
    this.#now = now;
    this.#tables = tables;
    store.migrate('undo', [SCHEMA]);
    for (const table of tables) for (const sql of triggers(table, columnsOf(store, table))) store.run(sql);
  }

  /**
   * Runs what changes rows, at once, in the name of a call.
   * @returns its result, and whether the call changed anything, now or when it ran before.
   */
  record<T>({ call, maker }: RecordedCall, run: () => T): { readonly result: T; readonly changed: boolean } {
    const at = this.#now();
    return this.#store.transaction(() => {
      this.#store.run('DELETE FROM undo_log WHERE at < ?', at - KEPT_MS);
      this.#store.run('INSERT INTO undo_open VALUES (?, ?, ?)', call, maker, at);
      const result = run();
      this.#store.run('DELETE FROM undo_open');
      return { result, changed: this.#of({ call, maker }).length > 0 };
    });
  }

  /** Puts the rows that a call changed back as they were. None where that call changed nothing, or too long ago, or another made it. */
  putBack(call: RecordedCall): readonly Rewritten[] {
    return this.#store.transaction(() =>
      this.#of(call).map(({ tab, id, before }) => {
        const table = this.#tables.find(({ name }) => name === tab)!;
        const now = this.#row(table, id);
        const was = before === null ? null : (JSON.parse(before) as Record<string, Cell>);
        if (was === null) this.#store.run(`DELETE FROM ${tab} WHERE ${table.key} = ?`, id);
        else this.#store.put(tab, was, 'REPLACE');
        return { table: tab, before: was, now };
      }),
    );
  }

  #row({ name, key }: UndoTable, id: string): Readonly<Record<string, Cell>> | null {
    return this.#store.one<Record<string, Cell>>(`SELECT * FROM ${name} WHERE ${key} = ?`, id) ?? null;
  }

  #of({
    call,
    maker,
  }: RecordedCall): readonly { readonly tab: string; readonly id: string; readonly before: string | null }[] {
    const tables = this.#tables.map(({ name }) => name);
    return this.#store
      .all<{ tab: string; id: string; before: string | null }>(
        'SELECT * FROM undo_log WHERE call = ? AND maker = ? ORDER BY rowid',
        call,
        maker,
      )
      .filter(({ tab }) => tables.includes(tab));
  }
}

function columnsOf(store: Store, { name }: UndoTable): readonly string[] {
  return store.all<{ name: string }>('SELECT name FROM pragma_table_info(?)', name).map((one) => one.name);
}

/** Before a row is made, changed or deleted, how it was; of several changes by one call the first counts. */
function triggers({ name, key }: UndoTable, columns: readonly string[]): readonly string[] {
  const row = (of: string) =>
    `json_object(${columns.map((column) => `'${column}', ${of}."${column}"`).join(', ')})`;
  const note = (id: string, before: string) =>
    `INSERT OR IGNORE INTO undo_log SELECT call, '${name}', ${id}, ${before}, maker, at FROM undo_open`;
  const when = (event: string) =>
    `CREATE TEMP TRIGGER IF NOT EXISTS ${name}_undo_${event} BEFORE ${event} ON main.${name}
       WHEN EXISTS (SELECT 1 FROM undo_open) BEGIN`;
  const found = `(SELECT ${row('was')} FROM ${name} AS was WHERE was.${key} = new.${key})`;
  return [
    `${when('insert')} ${note(`new.${key}`, found)}; END`,
    `${when('update')} ${note(`old.${key}`, row('old'))}; END`,
    `${when('delete')} ${note(`old.${key}`, row('old'))}; END`,
  ];
}
