import { type Agent, AgentManager } from '../../src/agents/index.ts';
import { JournalViews, keepViews, TurnStore } from '../../src/assistant/index.ts';
import { type Clock, silentLogger, systemClock } from '../../src/base/index.ts';
import { Registry } from '../../src/flow/index.ts';
import { Store } from '../../src/store/index.ts';
import { writtenBytes } from './history-writes.ts';

/** What the upkeep of a house cost that keeps what is told of its turns. */
export interface Upkeep {
  readonly turns: number;
  /** Of the processor, a turn. */
  readonly ms: number;
  /** Written, a turn, the copying of the log included. */
  readonly bytes: number;
}

/** Turns looked at in a run. */
const RUN_TURNS = 4096;
/** All of the past has ended long ago by it. */
const LATER_MS = 365 * 86_400_000;

/** Runs a hub's own upkeep on its database until nothing is left to do, without the pauses that it makes for those who speak. */
export async function keepAll(path: string): Promise<Upkeep> {
  const store = new Store({ path });
  const clock: Clock = {
    ...systemClock,
    now: () => systemClock.now() + LATER_MS,
    after(_ms, run) {
      const timer = setImmediate(run);
      return { cancel: () => clearImmediate(timer) };
    },
  };
  const log = silentLogger;
  const agents = new AgentManager({ store, clock, log, registry: new Registry<Agent>() });
  const turns = new TurnStore(store);
  // It names the things of a turn that was broken off, which is not kept.
  const nothing = { type: 'unknown', words: '', suggestions: [] } as const;
  const view = { device: () => undefined, resolve: () => nothing };
  const home = { place: { timezone: 'UTC' }, view, people: [] };
  const parts = { agents, turns, clock, views: new JournalViews({ agents, home }) };
  const before = { ...process.cpuUsage(), bytes: writtenBytes() };
  let kept = 0;
  for (let some = -1; some !== 0; kept += some)
    some = await keepViews(parts, RUN_TURNS, new AbortController().signal);
  await agents.close();
  store.close();
  const { user, system } = process.cpuUsage(before);
  return { turns: kept, ms: (user + system) / 1000 / kept, bytes: (writtenBytes() - before.bytes) / kept };
}
