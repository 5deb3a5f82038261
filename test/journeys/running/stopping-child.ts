/**
 * A hub in a process of its own that copies its memory when it is told to by a line. Argument: its data folder. Says its address; SIGTERM
 * stops it in good order.
 */
import { startHub } from '../../../src/app/hub.ts';
import { type Clock, silentLogger, systemClock } from '../../../src/base/index.ts';
import { testConfig } from '../../kit/hub.ts';

/** When a hub that was not on at night copies its memory. */
const FIRST_BACKUP_MS = 600_000;
let copy = () => {};
const after: Clock['after'] = (ms, run) => {
  if (ms === FIRST_BACKUP_MS) copy = run;
  return systemClock.after(ms, run);
};

const hub = await startHub({
  config: testConfig(process.argv[2] ?? '', { backup: { nightly: true } }),
  log: silentLogger,
  clock: { ...systemClock, after },
  version: '0.0.0-test',
  ownerToken: 'a-token-that-only-tests-use',
});
process.stdin.once('data', () => copy());
process.once('SIGTERM', () => void hub.close().then(() => process.exit(0)));
process.stdout.write(`${hub.url}\n`);
