import { Worker } from 'node:worker_threads';
import { SQLITE } from './sqlite.ts';

/** What a database file is, without opening it for writing. */
export interface Inspected {
  /** What SQLite finds wrong in it, indexes included; none when it is sound. */
  readonly faults: readonly string[];
  /** PRAGMA application_id: whose file it is. 0 where nobody says. */
  readonly application: number;
  /** How far each room's tables are (Store.migrate); empty where it has no such tables. */
  readonly rooms: readonly { readonly room: string; readonly version: number }[];
}

/** Runs in a thread of its own, which has nothing but Node: the hub goes on meanwhile. */
const LOOK = `
  const { parentPort, workerData: { sqlite, path } } = require('node:worker_threads');
  const found = { faults: [], application: 0, rooms: [] };
  try {
    const db = new (require(sqlite))(path, { readonly: true });
    found.faults = db.pragma('integrity_check(20)').map((row) => row.integrity_check).filter((line) => line !== 'ok');
    found.application = db.pragma('application_id', { simple: true });
    if (db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'migrations'").get() !== undefined)
      found.rooms = db.prepare('SELECT room, max(version) AS version FROM migrations GROUP BY room').all();
    db.close();
  } catch (error) {
    found.faults.push(error.message);
  }
  parentPort.postMessage(found);`;

/** Reads a whole database file that nobody writes. */
export function inspect(path: string): Promise<Inspected> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(LOOK, { eval: true, workerData: { sqlite: SQLITE, path } });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
