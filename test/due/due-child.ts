import { silentLogger, systemClock } from '../../src/base/index.ts';
import { DueStore } from '../../src/due/due-store.ts';
import { Firings } from '../../src/due/firings.ts';
import { Store } from '../../src/store/index.ts';
import { LONDON } from '../kit/open-service.ts';

/** A hub of one owner: fires what is due, says so on standard output, and acknowledges it when the word comes back. */
const [path = ''] = process.argv.slice(2);
const items = new DueStore<object>(new Store({ path }), 'trial');
const context = { clock: systemClock, log: silentLogger, place: LONDON };
const firings = new Firings(context, items, {
  lateAfterMs: 60_000,
  audienceOf: ({ id }) => id,
  tell: ({ id, item, occurrence }) => {
    process.stdout.write(`${JSON.stringify({ firing: id, row: item.id, occurrence })}\n`);
  },
});
process.stdin.on('data', (data) => {
  for (const line of String(data).split('\n')) if (line !== '') items.ack(line, systemClock.now());
});
firings.start();
process.stdout.write('"ready"\n');
setInterval(() => {}, 1000);
