import { chmodSync, closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { HearthError, messageOf, type Part } from '../base/index.ts';
import { Copying } from './copying.ts';
import { FileHead } from './file-head.ts';
import { type BetterSqlite, Database } from './sqlite.ts';
import { hasRoom, type StoreTrouble, troubleOf, unwritable } from './trouble.ts';

/**
 * What a commit must survive. `power-cut` syncs the disk on every commit (SQLite `synchronous=FULL`, for the journal);
 * `process-kill` leaves that to the operating system (`NORMAL` in WAL mode): nothing committed is lost when the process
 * dies, the last moments may be when the power does, and the file stays sound in both (sqlite.org/wal.html, "Performance
 * Considerations").
 */
export type Durability = 'power-cut' | 'process-kill';

export interface StoreOptions {
  /** A file, or `:memory:`. A missing file is made for its owner alone (0600), missing folders likewise (0700). */
  readonly path: string;
  readonly durability?: Durability;
  /** Where the file is copied to before a newer Hearth changes tables that an older one made; the copy of the last time gives way. */
  readonly copyBefore?: string;
}

/** What SQLite keeps in a cell (sqlite.org/datatype3.html). */
export type Cell = string | number | bigint | Uint8Array | null;

/**
 * A commit writes every page it touches, and one of the journal touches a dozen of them for a few hundred bytes each. So pages are small. A
 * file made before keeps its pages until it is written anew (sqlite.org/pragma.html#pragma_page_size).
 */
const PAGE_BYTES = 1024;
/** Pages in the log before they are copied into the file: 6 MB, in which the pages written with every command lie some 150 times. */
const LOG_PAGES = 6000;
const OWN_FILE = 0o600;
const OWN_FOLDER = 0o700;

export type Statement<P extends unknown[], R> = BetterSqlite.Statement<P, R>;

/** One SQLite file, opened for years of small writes on an SD card. */
export class Store implements Part {
  readonly name = 'store';
  readonly path: string;
  readonly #db: BetterSqlite.Database;
  readonly #statements = new Map<string, BetterSqlite.Statement<unknown[], unknown>>();
  readonly #riders: { write(): void; written(): void }[] = [];
  readonly #rooms = new Map<string, number>();
  readonly #copies = new Set<Copying>();
  readonly #head: FileHead;
  readonly #copyBefore: string | undefined;
  #isCopied = false;
  #commits = 0;
  #trouble: StoreTrouble | undefined;

  /**
   * Opens the file and checks that it is a sound database.
   * @throws HearthError `store-corrupt` when SQLite cannot read it.
   */
  constructor(options: StoreOptions) {
    const { durability = 'power-cut' } = options;
    this.path = options.path;
    this.#copyBefore = options.copyBefore;
    this.#head = new FileHead(options.path);
    if (options.path !== ':memory:') makeOwn(options.path);
    try {
      this.#db = new Database(options.path);
      this.#db.pragma(`page_size = ${PAGE_BYTES}`);
      // It costs a page of pointers with most commits: what is rewritten in its place again and again does without.
      if (durability === 'power-cut') this.#db.pragma('auto_vacuum = INCREMENTAL');
      this.#db.pragma('journal_mode = WAL');
      this.#db.pragma(`wal_autocheckpoint = ${LOG_PAGES}`);
      this.#db.pragma(`synchronous = ${durability === 'power-cut' ? 'FULL' : 'NORMAL'}`);
      this.#db.pragma('foreign_keys = ON');
      this.#db.pragma('busy_timeout = 5000');
      this.#db.exec(
        'CREATE TABLE IF NOT EXISTS migrations (room TEXT, version INTEGER, at INTEGER, PRIMARY KEY (room, version)) STRICT',
      );
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble !== undefined) throw unwritable(trouble);
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
   * @throws HearthError `store-corrupt` when the file was written by a newer Hearth, `unwritable` when there is no room to copy it first.
   */
  migrate(room: string, steps: readonly string[]): void {
    this.#rooms.set(room, steps.length);
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
    if (done > 0) this.#copyOnce();
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

  /** Whole or not at all, and once for all the rooms of one start (sqlite.org/lang_vacuum.html#vacuuminto). */
  #copyOnce(): void {
    if (this.#copyBefore === undefined || this.#isCopied || this.#db.inTransaction) return;
    const draft = `${this.#copyBefore}.new`;
    try {
      rmSync(draft, { force: true });
      makeOwn(draft);
      this.#db.prepare('VACUUM INTO ?').run(draft);
      renameSync(draft, this.#copyBefore);
      this.#isCopied = true;
    } catch (error) {
      rmSync(draft, { force: true });
      const trouble = troubleOf(error);
      throw trouble === undefined ? error : unwritable(trouble);
    }
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

  /** How far this program knows the tables of each room that brought its own up to date. */
  get rooms(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#rooms);
  }

  /** Steps that brought the tables of the file to where they are, of all rooms together. */
  get steps(): number {
    return this.one<{ n: number }>('SELECT count(*) AS n FROM migrations')?.n ?? 0;
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

  /** Every row that a statement finds. */
  all<R>(sql: string, ...values: readonly (Cell | object)[]): R[] {
    return this.prepare<unknown[], R>(sql).all(...values);
  }

  /** The first row that a statement finds. */
  one<R>(sql: string, ...values: readonly (Cell | object)[]): R | undefined {
    return this.prepare<unknown[], R>(sql).get(...values);
  }

  /** @returns how many rows the statement changed. */
  run(sql: string, ...values: readonly (Cell | object)[]): number {
    return this.prepare(sql).run(...values).changes;
  }

  /**
   * Adds a row, by the names of its columns. One with the same key is replaced or left as it is; without `existing` it is a fault.
   * Names of tables and columns are the programmer's own and no stranger's words.
   * @returns how many rows were written.
   */
  put(table: string, row: Readonly<Record<string, Cell>>, existing?: 'REPLACE' | 'IGNORE'): number {
    const columns = Object.keys(row);
    const names = columns.map((column) => `@${column}`);
    const or = existing === undefined ? '' : ` OR ${existing}`;
    return this.prepare<[object]>(
      `INSERT${or} INTO ${table} (${columns.join(', ')}) VALUES (${names.join(', ')})`,
    ).run(row).changes;
  }

  /** Runs all or nothing. Within a transaction it joins the outer one. */
  transaction<T>(run: () => T): T {
    if (this.#db.inTransaction) return run();
    try {
      this.#db.exec('BEGIN IMMEDIATE');
      const result = run();
      const riding = [...this.#riders];
      for (const { write } of riding) this.#carry(write);
      this.#db.exec('COMMIT');
      this.#commits += 1;
      for (const { written } of this.#riders.splice(0, riding.length)) written();
      if (this.#trouble?.lasting === false && hasRoom(this.path)) this.#trouble = undefined;
      return result;
    } catch (error) {
      if (this.#db.inTransaction) this.#db.exec('ROLLBACK');
      if (this.#trouble?.lasting !== true) this.#trouble = troubleOf(error) ?? this.#trouble;
      throw error;
    }
  }

  /**
   * A write that the next transaction takes along, whoever commits it, and that costs no commit of its own: for what may be lost with the
   * process that it says something about. Where the disk refuses it is tried again with the transaction after; one at fault itself is dropped.
   * @param written called once it is committed or dropped.
   */
  ride(write: () => void, written: () => void = () => {}): void {
    this.#riders.push({ write, written });
  }

  #carry(write: () => void): void {
    try {
      write();
    } catch (error) {
      if (troubleOf(error) !== undefined) throw error;
    }
  }

  /** Commits what still rides. */
  settle(): void {
    if (this.#riders.length > 0) this.transaction(() => undefined);
  }

  /** Why the last transaction could not be committed, where the disk was to blame; undefined since one was. */
  get trouble(): StoreTrouble | undefined {
    return this.#trouble;
  }

  /** What is written from now on lands nowhere: the file was taken away under us. `what` in words that follow its path. */
  lose(what: string, hint: string): void {
    this.#trouble = { reason: `the memory ${this.path} ${what}`, hint, lasting: true };
  }

  /** After trouble: writes a page and nothing new, to see whether the disk takes writes again. Returns whether it does. */
  probe(): boolean {
    try {
      if (hasRoom(this.path))
        this.transaction(() => this.#db.exec('UPDATE migrations SET at = at WHERE rowid = 1'));
    } catch {
      // It says why in `trouble`.
    }
    return this.#trouble === undefined;
  }

  /** Transactions committed through `transaction` since opening: the figure that the journal bench and its test count. */
  get commits(): number {
    return this.#commits;
  }

  /**
   * Copies the live database into a file of mode 0600, in a thread of its own: the last step of a copy writes what is left and syncs the whole,
   * for which nobody shall wait. Closing ends it.
   */
  async backup(file: string): Promise<void> {
    makeOwn(file);
    close(file);
    const copying = new Copying(this.path, file);
    this.#copies.add(copying);
    await copying.done.finally(() => this.#copies.delete(copying));
  }

  /** The same through the open connection, which still reads a file that nobody can name any more. */
  async rescue(file: string): Promise<void> {
    makeOwn(file);
    close(file);
    await this.#db.backup(file);
  }

  /** Whether somebody emptied the file. */
  get isBlank(): boolean {
    return this.#head.isBlank;
  }

  /**
   * Writes the whole file anew, so that what was deleted can be read neither in its free pages nor in its log (sqlite.org/lang_vacuum.html).
   * @throws HearthError `busy` while another connection is in the middle of something, or when the disk has no room for a second copy.
   */
  rewrite(): void {
    try {
      this.#db.exec('VACUUM');
      const [log] = this.#db.pragma('wal_checkpoint(TRUNCATE)') as { readonly busy: number }[];
      if (log?.busy !== 1) return;
    } catch (error) {
      throw new HearthError('busy', `${this.path} could not be written anew: ${messageOf(error)}`, {
        cause: error,
      });
    }
    throw new HearthError('busy', `${this.path} is being read, so that its log could not be emptied`);
  }

  /** Pages of the file, and those of them that hold nothing and are written again before it grows. */
  get pages(): { readonly all: number; readonly free: number } {
    const of = (name: string) => this.#db.pragma(name, { simple: true }) as number;
    return { all: of('page_count'), free: of('freelist_count') };
  }

  /**
   * Gives so many free pages back to the disk, in one commit (sqlite.org/pragma.html#pragma_incremental_vacuum).
   * @returns how many it gave: none from a file that an earlier Hearth made and nobody wrote anew.
   */
  shrink(pages: number): number {
    const { all } = this.pages;
    this.transaction(() => this.#db.exec(`PRAGMA incremental_vacuum(${Math.trunc(pages)})`));
    return all - this.pages.all;
  }

  /** Faults that SQLite finds in the file, none when it is sound. Reads the whole file. */
  check(): readonly string[] {
    const rows = this.#db.pragma('quick_check') as { quick_check: string }[];
    return rows.map((row) => row.quick_check).filter((line) => line !== 'ok');
  }

  /** Writes what still rides, as far as the disk takes it. */
  close(): void {
    if (!this.#db.open) return;
    for (const copying of this.#copies) copying.end();
    try {
      this.settle();
    } catch {
      // It says why in `trouble`, and nobody is left to ask.
    }
    this.#db.close();
    this.#head.close();
  }
}

/** SQLite gives its log and index the mode of the file (sqlite.org/wal.html), which it would make as the umask has it. */
function makeOwn(path: string): void {
  if (existsSync(path)) return;
  mkdirSync(dirname(path), { recursive: true, mode: OWN_FOLDER });
  closeSync(openSync(path, 'a', OWN_FILE));
}

/** A file of an earlier run may be open to others. What a stick or a share holds has the modes of its mount. */
function close(path: string): void {
  try {
    chmodSync(path, OWN_FILE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}
