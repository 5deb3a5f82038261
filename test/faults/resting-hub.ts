/**
 * A hub in a process of its own that says nothing to itself: what is said to it comes by its doors. Prints one JSON line
 * `{type: 'ready', url, broker}` and stays until it is killed or its standard input ends. Argument: JSON {data, config, diesUntold?, fast?}:
 * with `diesUntold` it kills itself when a turn's end is on disk and nobody has been told, with `fast` its clock is that of fast-clock.ts.
 */

import { join } from 'node:path';
import Database from 'better-sqlite3';
import { startHub } from '../../src/app/hub.ts';
import { silentLogger } from '../../src/base/index.ts';
import { OWNER_TOKEN, testConfig } from '../kit/hub.ts';
import { fastClock } from './fast-clock.ts';

const given = JSON.parse(process.argv[2] ?? '{}') as {
  data: string;
  config: Record<string, unknown>;
  diesUntold?: boolean;
  fast?: { since: number; pace: number };
};
let disk: Database.Database | undefined;
const hub = await startHub({
  config: testConfig(given.data, given.config),
  log: silentLogger,
  version: '0.0.0-test',
  rehearses: false,
  pid: process.pid,
  ownerToken: OWNER_TOKEN,
  ...(given.fast === undefined ? {} : { clock: fastClock(given.fast.since, given.fast.pace) }),
  boundary: (name) => {
    if (given.diesUntold !== true || name !== 'commit.after') return;
    disk ??= new Database(join(given.data, 'hearth.db'), { readonly: true });
    const { ended, open } = disk
      .prepare('SELECT count(*) FILTER (WHERE open = 0) AS ended, sum(open) AS open FROM processes')
      .get() as { ended: number; open: number };
    if (ended > 0 && open === 0) process.kill(process.pid, 'SIGKILL');
  },
});
process.stdout.write(`${JSON.stringify({ type: 'ready', url: hub.url, broker: hub.brokerUrl })}\n`);
process.stdin.on('end', () => void hub.close().then(() => process.exit(0)));
process.stdin.resume();
