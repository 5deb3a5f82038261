import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Agent, AgentManager } from '../../../src/agents/index.ts';
import { JournalViews, keepViews, TurnStore } from '../../../src/assistant/index.ts';
import { type Clock, silentLogger, systemClock } from '../../../src/base/index.ts';
import type { ProcessView, TurnView } from '../../../src/domain/index.ts';
import { Registry } from '../../../src/flow/index.ts';
import { Store } from '../../../src/store/index.ts';
import { runs } from '../../flow/deep.ts';
import { HubOverHttp } from '../../kit/house.ts';
import { startTestHub, type TestHub } from '../../kit/hub.ts';
import { afresh, NOWHERE, toldOf } from './remembered.ts';

const DAY = 86_400_000;
/** A day ahead, by which all has ended long ago, and without pauses. */
const clock: Clock = {
  ...systemClock,
  now: () => systemClock.now() + DAY,
  after(_ms, run) {
    const timer = setImmediate(run);
    return { cancel: () => clearImmediate(timer) };
  },
};

let hub: TestHub;
beforeAll(async () => {
  hub = await startTestHub();
});
afterAll(() => hub.stop());

/** The hub's memory as another reader finds it. */
function opened() {
  const store = new Store({ path: join(hub.data, 'hearth.db') });
  const log = silentLogger;
  const agents = new AgentManager({ store, clock, log, registry: new Registry<Agent>() });
  const turns = new TurnStore(store);
  const views = new JournalViews({ agents, home: NOWHERE });
  return { store, agents, turns, views };
}

/** One run of the upkeep, over all that has ended. */
async function upkeep(): Promise<void> {
  const { store, ...parts } = opened();
  // What a reader was told of is kept anew as well.
  toldOf(parts.views, parts.agents, parts.turns);
  await keepViews({ ...parts, clock }, 10_000, new AbortController().signal);
  store.close();
}

/** Nothing is under way any more: a turn that was broken off ends a moment after its part. */
async function allSettled(http: HubOverHttp): Promise<void> {
  await vi.waitFor(async () => {
    const { processes } = await http.get<{ processes: ProcessView[] }>('/v1/processes?limit=50');
    expect(processes.filter(({ status }) => status === 'RUNNING')).toEqual([]);
  });
}

const SAID = [
  'turn on the kitchen light',
  'turn off all the lights',
  'what time is it',
  'set a timer for five minutes',
  'unlock the front door',
  'turn on the bedroom light in one hour',
  'polish the silver and turn on the hallway light',
  'bake me a cake',
  'undo that',
  'yes',
  'no',
] as const;

it('H46 what is told from the disk is what is told of the journal: of turns that ask, are undone, cancelled, or fail', async () => {
  const http = new HubOverHttp(hub.url);
  const step: fc.Arbitrary<string> = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...SAID) },
    { weight: 2, arbitrary: fc.constantFrom('kill', 'terminate', 'upkeep') },
  );
  const ended = new Set<TurnView['status']>();
  let read = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      for (const one of steps) {
        if (one === 'upkeep') await upkeep();
        else if (one === 'kill' || one === 'terminate') {
          const { processes } = await http.get<{ processes: ProcessView[] }>('/v1/processes?limit=50');
          const open = processes.findLast(({ endedAt }) => endedAt === null);
          if (open !== undefined) await http.post(`/v1/processes/${open.process}/${one}`, {});
        } else await http.say(one);
      }
      await allSettled(http);
      const { store, agents, turns, views } = opened();
      const before = toldOf(views, agents, turns);
      const fresh = toldOf(afresh(agents), agents, turns);
      expect(JSON.stringify(before)).toBe(JSON.stringify(fresh));
      read += before.turns.length - views.takeFolded().length;
      for (const { status, endedAt } of fresh.turns) if (endedAt !== null) ended.add(status);
      store.close();
      await upkeep();
      const after = opened();
      expect(JSON.stringify(toldOf(after.views, after.agents, after.turns))).toBe(JSON.stringify(fresh));
      // At the door as well, but for what it knows of questions that are open.
      const isOver = ({ endedAt, waits }: TurnView | ProcessView) => endedAt !== null && waits.length === 0;
      const { turns: told } = await http.get<{ turns: TurnView[] }>('/v1/turns?limit=200&everyone=true');
      expect(told.filter(isOver).map(plain)).toEqual(fresh.turns.filter(isOver).map(plain));
      after.store.close();
    }),
    // Chance draws may miss an ending: these have them all.
    {
      numRuns: runs(8),
      examples: [[['turn on the kitchen light', 'unlock the front door', 'kill', 'bake me a cake']]],
    },
  );
  expect(read).toBeGreaterThan(10);
  expect([...ended]).toEqual(expect.arrayContaining(['done', 'failed']));
}, 120_000);

/** What is said of a turn that was broken off names things as each home knows them. */
function plain({ reply: _, ...view }: TurnView): Omit<TurnView, 'reply'> {
  return view;
}
