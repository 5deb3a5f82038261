import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { HearthError, messageOf } from '../base/index.ts';
import { type BetterSqlite, Database } from './sqlite.ts';

/**
 * What a commit must survive. `power-cut` syncs the disk on every commit (SQLite `synchronous=FULL`, for the journal);
 * `process-kill` leaves that to the operating system (`NORMAL` in WAL mode): nothing committed is lost when the process
 * dies, the last moments may be when the power does, and the file stays sound in both (sqlite.org/wal.html, "Performance
 * Considerations").
 */
export type Durability = 'power-cut' | 'process-kill';

export interface StoreOptions {
  /** A file, or `:memory:`. Missing folders are made. */
  readonly path: string;
  readonly durability?: Durability;
}

export type Statement<P extends unknown[], R> = BetterSqlite.Statement<P, R>;

/** One SQLite file, opened for years of small writes on an SD card. */
export class Store {
  readonly path: string;
  readonly #db: BetterSqlite.Database;
  readonly #statements = new Map<string, BetterSqlite.Statement<unknown[], unknown>>();
  #commits = 0;

  /**
   * Opens the file and checks that it is a sound database.
   * @throws HearthError `store-corrupt` when SQLite cannot read it.
   */
  constructor(options: StoreOptions) {
    this.path = options.path;
    if (options.path !== ':memory:' && !existsSync(dirname(options.path)))
      mkdirSync(dirname(options.path), { recursive: true });
    try {
      this.#db = new Database(options.path);
      this.#db.pragma('journal_mode = WAL');
      this.#db.pragma(
        `synchronous = ${(options.durability ?? 'power-cut') === 'power-cut' ? 'FULL' : 'NORMAL'}`,
      );
      this.#db.pragma('foreign_keys = ON');
      this.#db.pragma('busy_timeout = 5000');
      this.#db.exec(
        'CREATE TABLE IF NOT EXISTS migrations (room TEXT, version INTEGER, at INTEGER, PRIMARY KEY (room, version)) STRICT',
      );
    } catch (error) {
      throw new HearthError(
        'store-corrupt',
        `Cannot open the database ${options.path}: ${messageOf(error)}`,
        {
          hint: 'Restore the last backup with "hearth restore FILE", or move the damaged file away to start empty.',
          cause: error,
        },
      );
    }
  }

  /**
   * Brings a room's tables up to date. Migration number i+1 is `steps[i]`; each runs once, in order, in a transaction.
   * Never edit a step that has shipped: append one.
   * @throws HearthError `store-corrupt` when the file was written by a newer Hearth.
   */
  migrate(room: string, steps: readonly string[]): void {
    const done = (this.prepare<[string], { version: number | null }>(
      'SELECT max(version) AS version FROM migrations WHERE room = ?',
    ).get(room)?.version ?? 0) as number;
    if (done > steps.length) {
      throw new HearthError(
        'store-corrupt',
        `${this.path} holds version ${done} of "${room}", this Hearth knows only ${steps.length}`,
        {
          hint: 'Run the newer Hearth again, or restore a backup made by this one.',
        },
      );
    }
    if (done === steps.length) return;
    this.#unsynced(() => {
      for (const [index, step] of steps.entries()) {
        if (index < done) continue;
        this.#db.exec(step);
        this.#db
          .prepare('INSERT INTO migrations (room, version, at) VALUES (?, ?, ?)')
          .run(room, index + 1, Date.now());
      }
    });
  }

  /**
   * A transaction that does not wait for the disk. A power cut may take back a migration, which is then done again; what is
   * committed after it is synced together with it. This spares a first start some fifteen waits for an SD card.
   */
  #unsynced(run: () => void): void {
    if (this.#db.inTransaction) {
      run();
      return;
    }
    const synchronous = this.#db.pragma('synchronous', { simple: true });
    this.#db.pragma('synchronous = NORMAL');
    try {
      this.transaction(run);
    } finally {
      this.#db.pragma(`synchronous = ${synchronous}`);
    }
  }

  /** A prepared statement; the same text gives the same statement. */
  prepare<P extends unknown[] = unknown[], R = unknown>(sql: string): Statement<P, R> {
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      statement = this.#db.prepare<unknown[], unknown>(sql);
      this.#statements.set(sql, statement);
    }
    return statement as unknown as Statement<P, R>;
  }

  /** Runs all or nothing. Within a transaction it joins the outer one. */
  transaction<T>(run: () => T): T {
    if (this.#db.inTransaction) return run();
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const result = run();
      this.#db.exec('COMMIT');
      this.#commits += 1;
      return result;
    } catch (error) {
      if (this.#db.inTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  /** Transactions committed through `transaction` since opening: the figure that the journal bench and its test count. */
  get commits(): number {
    return this.#commits;
  }

  /** Copies the live database into a file while others go on reading and writing (sqlite.org/backup.html). */
  async backup(file: string): Promise<void> {
    await this.#db.backup(file);
  }

  /** Faults that SQLite finds in the file, none when it is sound. Reads the whole file. */
  check(): readonly string[] {
    const rows = this.#db.pragma('quick_check') as { quick_check: string }[];
    return rows.map((row) => row.quick_check).filter((line) => line !== 'ok');
  }

  close(): void {
    if (this.#db.open) this.#db.close();
  }
}
