import { silentLogger, systemClock } from '../../src/base/index.ts';
import { DueRows, Store } from '../../src/store/index.ts';

/** A hub of one table: fires what is due, says so on standard output, and acknowledges it when the word comes back. */
const [path = ''] = process.argv.slice(2);
const store = new Store({ path });
const rows = new DueRows<number>({
  store,
  owner: 'trial',
  clock: systemClock,
  log: silentLogger,
  lateAfterMs: 60_000,
  next: (period, after) => after + period,
  fire: (firing) => {
    process.stdout.write(
      `${JSON.stringify({ firing: firing.id, row: firing.row, occurrence: firing.occurrence })}\n`,
    );
  },
});
process.stdin.on('data', (data) => {
  for (const line of String(data).split('\n')) if (line !== '') rows.ack(line);
});
rows.start();
process.stdout.write('"ready"\n');
setInterval(() => {}, 1000);
