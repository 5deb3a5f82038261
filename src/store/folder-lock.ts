import { closeSync, existsSync, openSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Clock,
  HearthError,
  isJsonObject,
  messageOf,
  type Part,
  parseJson,
  pause,
} from '../base/index.ts';
import { type BetterSqlite, Database } from './sqlite.ts';

const LOCK_FILE = 'hub.lock';
const HOLDER_FILE = 'hub.pid';
const OWN_FILE = 0o600;
const POLL_MS = 50;

/** Who runs on a data folder. */
export interface Holder {
  readonly pid?: number;
  /** Where it answers, once it does. */
  readonly url?: string;
  /** The room of process ids that the pid is of, on Linux: in another one it means another process (pid_namespaces(7)). */
  readonly room?: string;
}

/**
 * One hub for one data folder. The lock is SQLite's own on a file in which nothing is written, so that the system lets go of it
 * however the process ends (sqlite.org/lockingv3.html, "EXCLUSIVE"); who holds it stands in a file beside it.
 */
export class FolderLock implements Part {
  readonly name = 'lock of the data folder';
  readonly #folder: string;
  readonly #pid: number | undefined;
  #db: BetterSqlite.Database | undefined;

  /** @param pid of this process, for whoever comes second. */
  constructor(folder: string, pid?: number) {
    this.#folder = folder;
    this.#pid = pid;
  }

  /** @throws HearthError `conflict` with the pid and the address of who holds it. */
  start(): void {
    try {
      this.#db = lock(this.#folder);
    } catch (error) {
      throw new HearthError(
        'failed',
        `The data folder ${this.#folder} cannot be locked: ${messageOf(error)}`,
        {
          hint: 'It has to be writable for the user that the hub runs as.',
          cause: error,
        },
      );
    }
    if (this.#db === undefined) throw heldBy(this.#folder);
    this.answersAt(undefined);
  }

  /** Writes down where the hub of this process answers, for whoever comes second. */
  answersAt(url: string | undefined): void {
    const room = pidRoom();
    const holder: Holder = {
      ...(this.#pid === undefined ? {} : { pid: this.#pid }),
      ...(url === undefined ? {} : { url }),
      ...(room === undefined ? {} : { room }),
    };
    writeFileSync(join(this.#folder, HOLDER_FILE), `${JSON.stringify(holder)}\n`, { mode: OWN_FILE });
  }

  close(): void {
    if (this.#db === undefined) return;
    rmSync(join(this.#folder, HOLDER_FILE), { force: true });
    this.#db.close();
    this.#db = undefined;
  }
}

/** Who wrote last that they run on this folder; whether they still do only the lock knows. */
export function holderOf(folder: string): Holder | undefined {
  try {
    const read = parseJson(readFileSync(join(folder, HOLDER_FILE), 'utf8'));
    return read.ok && isJsonObject(read.value) ? (read.value as Holder) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stops whoever runs on this folder, and waits until it is free.
 * @throws HearthError `conflict` when that one cannot be stopped from here, or does not end within `limitMs`.
 */
export async function takeOver(
  folder: string,
  by: { readonly stop: (pid: number) => void; readonly clock: Clock; readonly limitMs: number },
): Promise<void> {
  if (!existsSync(join(folder, LOCK_FILE)) || isFree(folder)) return;
  const holder = holderOf(folder);
  // A process id of another room is another process here.
  if (holder?.pid === undefined || holder.room !== pidRoom()) throw heldBy(folder);
  by.stop(holder.pid);
  const { signal } = new AbortController();
  for (const end = by.clock.now() + by.limitMs; !isFree(folder); await pause(by.clock, POLL_MS, signal))
    if (by.clock.now() > end) throw heldBy(folder);
}

function isFree(folder: string): boolean {
  const db = lock(folder);
  db?.close();
  return db !== undefined;
}

/** Undefined when somebody else holds it. */
function lock(folder: string): BetterSqlite.Database | undefined {
  const file = join(folder, LOCK_FILE);
  closeSync(openSync(file, 'a', OWN_FILE));
  const db = new Database(file, { timeout: 0 });
  try {
    // Else a second file would lie beside it.
    db.pragma('journal_mode = MEMORY');
    db.exec('BEGIN EXCLUSIVE');
    return db;
  } catch (error) {
    db.close();
    if ((error as { readonly code?: string }).code === 'SQLITE_BUSY') return undefined;
    throw error;
  }
}

function heldBy(folder: string): HearthError {
  const holder = holderOf(folder);
  const who =
    holder === undefined
      ? ''
      : ` (process ${holder.pid ?? 'unknown'}${holder.url === undefined ? '' : `, ${holder.url}`})`;
  return new HearthError('conflict', `A hub runs on ${folder} already${who}.`, {
    hint: 'Stop it first, or start with "hearth up --take-over", which stops it.',
  });
}

function pidRoom(): string | undefined {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return undefined;
  }
}
