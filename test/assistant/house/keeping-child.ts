/**
 * Keeps what is told of the turns of a memory, and ends when nothing is left to do. Arguments: the database, and the commit in which it dies by
 * SIGKILL: all is written then, and nothing of it committed.
 */
import { type Agent, AgentManager } from '../../../src/agents/index.ts';
import { JournalViews, keepViews, TurnStore } from '../../../src/assistant/index.ts';
import { silentLogger, systemClock } from '../../../src/base/index.ts';
import { Registry } from '../../../src/flow/index.ts';
import { Store } from '../../../src/store/index.ts';

const [path = '', deadly = '0'] = process.argv.slice(2);
const LATER_MS = 365 * 86_400_000;
const store = new Store({ path });
const clock = {
  ...systemClock,
  now: () => systemClock.now() + LATER_MS,
  after(_ms: number, run: () => void) {
    const timer = setImmediate(run);
    return { cancel: () => clearImmediate(timer) };
  },
};
const agents = new AgentManager({ store, clock, log: silentLogger, registry: new Registry<Agent>() });
const turns = new TurnStore(store);
const view = {
  device: () => undefined,
  resolve: () => ({ type: 'unknown', words: '', suggestions: [] }) as const,
};
const views = new JournalViews({ agents, home: { place: { timezone: 'UTC' }, view, people: [] } });
const { commits } = store;
const dies = () => {
  if (store.commits - commits === Number(deadly) - 1) process.kill(process.pid, 'SIGKILL');
  store.ride(dies);
};
store.ride(dies);
await keepViews({ agents, turns, views, clock }, 10_000, new AbortController().signal);
process.exit(0);
