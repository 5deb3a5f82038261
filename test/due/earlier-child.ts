import { DueStore } from '../../src/due/due-store.ts';
import { Store } from '../../src/store/index.ts';

/** Opens a file of an earlier Hearth owner by owner, and says how far it has come. */
const [path = ''] = process.argv.slice(2);
const store = new Store({ path });
process.stdout.write('open\n');
for (const owner of ['alarm', 'reminder', 'timer', 'schedule']) {
  new DueStore(store, owner);
  process.stdout.write(`${owner}\n`);
}
setInterval(() => {}, 1000);
