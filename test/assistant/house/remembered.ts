import type { AgentManager } from '../../../src/agents/index.ts';
import type { TurnRow } from '../../../src/assistant/house/turn-store.ts';
import { JournalViews, Keeping, keepViews, TurnStore } from '../../../src/assistant/index.ts';
import { silentLogger } from '../../../src/base/index.ts';
import type { Store } from '../../../src/store/index.ts';
import { agent, asks, call, openWorld, s, said, seq, skill } from '../../agents/world.ts';
import { ManualClock } from '../../kit/clock.ts';

/** Where nothing is known by name. */
export const NOWHERE = {
  place: { timezone: 'UTC' },
  view: {
    device: () => undefined,
    resolve: () => ({ type: 'unknown', words: '', suggestions: [] }) as const,
  },
  people: [],
};

/** The same journal to a reader who knows nothing of what is kept of it. */
export function afresh(agents: AgentManager): JournalViews {
  const { journal } = agents;
  const bare = {
    read: journal.read.bind(journal),
    standings: journal.standings.bind(journal),
    views: { read: () => [] },
  };
  const reader = {
    journal: bare,
    processesOf: agents.processesOf.bind(agents),
    process: agents.process.bind(agents),
    waits: agents.waits.bind(agents),
  };
  return new JournalViews({ agents: reader as unknown as AgentManager, home: NOWHERE });
}

/** What is told of the newest turns and processes, from the disk where they are kept. */
export function toldOf(views: JournalViews, agents: AgentManager, turns: TurnStore) {
  return {
    turns: views.turns(turns.page(200, 0)).all(),
    processes: views.processes(agents.journal.processes({ limit: 200 })).all(),
  };
}

/** A memory with turns that answer, ask, or are broken off, and the upkeep that keeps what is told of them. */
export async function remembering(path = ':memory:', clock = new ManualClock('2026-03-10T12:00:00Z')) {
  const answers = skill('answer', (view) => ({
    type: 'done',
    out: [{ kind: 'agent', type: 'answer', data: { text: `You said ${String(view.input[0]?.data)}.` } }],
  }));
  const world = openWorld({
    ...{ clock, path },
    skills: [
      answers,
      skill('ask', () => asks('Well?')),
      skill('fail', () => ({ type: 'fail', error: { code: 'failed', message: 'no', retryable: false } })),
    ],
    agents: [
      agent('says', seq(call('more'), s('answer'))),
      agent('asks', seq(s('ask'), s('answer'))),
      agent('fails', s('fail')),
      agent('more', s('answer')),
    ],
  });
  const { agents, store } = world;
  const turns = new TurnStore(store);
  const views = new JournalViews({ agents, home: NOWHERE });
  const log = silentLogger;
  const keeping = new Keeping({ ...{ agents, turns, views, clock, log }, timezone: 'UTC' });
  return {
    ...{ world, agents, store, turns, views, keeping, clock },
    async run(name: 'says' | 'asks' | 'fails', turn: string): Promise<void> {
      turns.insert(turn, { channel: 'http', conversation: 'c', text: `words of ${turn}` }, clock.now());
      await agents.settled(agents.start(name, [said(turn)], { turn, id: turn }).id);
    },
    /** One run of the upkeep. */
    async keep(): Promise<number> {
      const kept = keepViews({ agents, turns, views, clock }, 1000, new AbortController().signal);
      await clock.advance(60_000);
      return kept;
    },
    told: () => toldOf(views, agents, turns),
    row: (turn: string): TurnRow => turns.get(turn)!,
    close: async () => {
      await keeping.close();
      await world.close();
    },
  };
}

/** Turns and processes of which a view is kept, by the turn's name. */
export function keptIn(store: Store): { readonly turns: readonly string[]; readonly processes: number } {
  const turns = store.all<{ turn: string }>(
    'SELECT turn FROM turn_views JOIN processes ON seq = process ORDER BY seq',
  );
  const { n } = store.one<{ n: number }>('SELECT count(*) AS n FROM process_views')!;
  return { turns: turns.map(({ turn }) => turn), processes: n };
}
