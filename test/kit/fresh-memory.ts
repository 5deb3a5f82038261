import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Durability, Store } from '../../src/store/index.ts';

/** The databases of a hub, and what a commit to each must survive. */
const DURABILITIES: Readonly<Record<string, Durability>> = {
  'hearth.db': 'power-cut',
  'broker.db': 'process-kill',
};

/** What a hub asks of its databases when it starts. */
interface Steps {
  readonly file: string;
  readonly room: string;
  readonly all: readonly string[];
}

let heard: readonly Steps[] | undefined;
let laid: ReadonlyMap<string, Buffer> | undefined;

/**
 * Starts a hub, in a folder that none has used on tables that stand already, without a row: to make them step by step is a seventh of each
 * start, and tests start hubs by the hundred. The first hub of a process makes its own, and it is by its steps that they are made once more.
 */
export async function onLaidTables<T>(data: string, start: () => Promise<T>): Promise<T> {
  if (isUsed(data)) return start();
  if (heard === undefined) return hearing(data, start);
  laid ??= made(heard);
  mkdirSync(data, { recursive: true, mode: 0o700 });
  for (const [name, bytes] of laid) writeFileSync(join(data, name), bytes, { mode: 0o600 });
  return start();
}

function isUsed(data: string): boolean {
  return ['hearth.db', 'hearth.db.mark', 'broker.db'].some((name) => existsSync(join(data, name)));
}

async function hearing<T>(data: string, start: () => Promise<T>): Promise<T> {
  const steps: Steps[] = [];
  const { migrate } = Store.prototype;
  Store.prototype.migrate = function (this: Store, room, all) {
    if (this.path.startsWith(data)) steps.push({ file: basename(this.path), room, all });
    migrate.call(this, room, all);
  };
  try {
    const started = await start();
    heard ??= steps;
    return started;
  } finally {
    Store.prototype.migrate = migrate;
  }
}

function made(steps: readonly Steps[]): ReadonlyMap<string, Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-tables-'));
  try {
    return new Map(
      Object.entries(DURABILITIES).map(([name, durability]) => {
        const path = join(folder, name);
        const store = new Store({ path, durability });
        for (const { room, all } of steps.filter(({ file }) => file === name)) store.migrate(room, all);
        store.close();
        return [name, readFileSync(path)];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
