import { Worker } from 'node:worker_threads';
import { SQLITE } from './sqlite.ts';

/** Bytes of a copy that wait for the disk at most: a commit that is synced meanwhile waits for them too. */
const UNSYNCED_BYTES = 1024 * 1024;

/**
 * Runs in a thread of its own, which has nothing but Node. What it reads is one state of the file: SQLite begins a copy anew whenever another
 * connection has written, unless the reader stands in a transaction (sqlite.org/backup.html, sqlite.org/wal.html). It lets go of the file before it
 * tells that it is done: the last connection that closes puts the log into the file, and a reader cannot.
 */
const COPY = `
  const { fdatasyncSync, openSync } = require('node:fs');
  const { parentPort, workerData: { sqlite, path, file, bytes } } = require('node:worker_threads');
  const db = new (require(sqlite))(path, { readonly: true });
  db.exec('BEGIN');
  db.prepare('SELECT count(*) FROM sqlite_master').get();
  const pages = Math.ceil(bytes / db.pragma('page_size', { simple: true }));
  const copy = openSync(file, 'r+');
  const progress = () => {
    fdatasyncSync(copy);
    return pages;
  };
  db.backup(file, { progress }).then(() => {
    db.close();
    parentPort.postMessage(undefined);
  });`;

/** A database file that is copied while others read and write it, beside the event loop. */
export class Copying {
  /** Fulfilled when the copy is whole and on the disk; rejected with the reason, or when it was ended. */
  readonly done: Promise<void>;
  readonly #worker: Worker;

  constructor(path: string, file: string) {
    const workerData = { sqlite: SQLITE, path, file, bytes: UNSYNCED_BYTES };
    this.#worker = new Worker(COPY, { eval: true, workerData });
    this.done = new Promise((resolve, reject) => {
      this.#worker.once('message', resolve);
      this.#worker.once('error', reject);
      this.#worker.once('exit', () => reject(new Error(`The copy of ${path} was broken off.`)));
    });
  }

  end(): void {
    void this.#worker.terminate();
  }
}
