/**
 * Forgets and gives pages back, one slice after the other, and ends when nothing is left to do. Arguments: the database, the instant before
 * which what has ended goes, and the slice in which it dies by SIGKILL: all is written then, and nothing of it committed.
 */
import { type Agent, AgentManager } from '../../src/agents/index.ts';
import { silentLogger, systemClock } from '../../src/base/index.ts';
import { Registry } from '../../src/flow/index.ts';
import { Store } from '../../src/store/index.ts';

const [path = '', before = '0', deadly = '0'] = process.argv.slice(2);
const store = new Store({ path });
const agents = new AgentManager({
  ...{ store, clock: systemClock, log: silentLogger },
  registry: new Registry<Agent>(),
});
for (let slice = 0; ; slice++) {
  if (slice === Number(deadly)) store.ride(() => process.kill(process.pid, 'SIGKILL'));
  if (agents.forget(Number(before)) === 0 && store.shrink(16) === 0) break;
}
store.close();
