/** The assistant, built from what it needs: whom it may call, what it runs turns with, its journal, and the house as doors see it. */
import { Audit } from '../../access/index.ts';
import { AgentManager } from '../../agents/index.ts';
import {
  assemble,
  describeAction,
  earOf,
  Grounds,
  GuardedCaller,
  House,
  hearingIn,
  type LexiconKeeper,
  type NotedWords,
  Options,
  type openMind,
  PhraseBook,
  rankByPhrases,
  TURN_ENTRIES_MAX,
  TurnStore,
} from '../../assistant/index.ts';
import { defined, isJsonObject } from '../../base/index.ts';
import { KeptStore, Switchboard } from '../../channels/index.ts';
import { type Action, Target } from '../../domain/index.ts';
import type { Home } from '../../home/index.ts';
import { Preferences, Rings } from '../../notices/index.ts';
import { RemoteAgents } from '../../remote/index.ts';
import { understand } from '../../understanding/index.ts';
import { deferred } from '../deferred.ts';
import { builtInManifest, hostProofsBy } from './access.ts';
import type { Ground } from './ground.ts';

export type Assistant = Awaited<ReturnType<typeof buildAssistant>>;

type Needs = Ground & {
  readonly home: Home;
  readonly lexicon: LexiconKeeper;
  readonly noted: NotedWords;
  readonly mind: Awaited<ReturnType<typeof openMind>>;
};

export async function buildAssistant(needs: Needs) {
  const { start, config, store, bus, clock, log, directory, issuer, authority, grants, isOurs } = needs;
  const { home, lexicon, noted, mind, boundary, onLost } = needs;
  const { goals } = config;
  const audit = await start(
    new Audit({ store, clock, log: log.child('audit'), later: (write) => agents.journal.also(write) }),
  );
  // What is served by other programs is called in no other way than past the table and the question.
  const caller = new GuardedCaller({
    ...{ caller: needs.caller, directory, grants, authority, audit, clock, isOurs },
    builtIn: builtInManifest,
    raised: config.services.risks,
  });
  const { timezone } = config.home;
  const preferences = new Preferences({ store, clock, timezone, configured: config.notify });
  const switchboard = await start(
    new Switchboard({ clock, log, store: new KeptStore(store), rules: preferences }),
  );
  const rings = await start(
    new Rings({
      ...{ clock, log: log.child('notices') },
      say: (message) => switchboard.deliver(message),
      call: (request) => caller.call(request),
    }),
  );
  const turns = new TurnStore(store);
  const phrases = new PhraseBook({
    ...{ store, clock },
    read: (text) => understand(text, lexicon.current(), hearingIn(home.place, {}, clock.now())),
    isReply: (text) => lexicon.current().language.replies.yesOrNo(text) !== undefined,
    names: () => [...home.devices(), ...home.areas(), ...home.people].map(({ name }) => name),
    onChanged: (taught) => lexicon.knowsTaught(taught),
  });
  lexicon.knowsTaught(phrases.list());
  const grounds = new Grounds({ home, places: home.view, directory });

  let own: readonly string[] = [];
  const remote = new RemoteAgents({
    ...{ bus, directory, caller: needs.caller, store, clock, log, taken: () => own },
    ...hostProofsBy(issuer, config, authority, ({ service, method, params: args }) => {
      const isOne = isJsonObject(args) && Target.optional().safeParse(args['target']).success;
      return isOne
        ? describeAction({ service, method, args } as Action, { home, directory, goals })
        : undefined;
    }),
  });
  const elsewhere = () => remote.announced();
  const common = {
    home,
    caller,
    directory,
    grants: issuer,
    authority,
    turns,
    rings,
    phrases,
    clock,
    goals,
    elsewhere,
    grounds,
    ear: earOf(home, lexicon),
    options: new Options(directory, () => switchboard.channels),
  };
  const byPhrases = rankByPhrases(() => [...goals, ...elsewhere()]);
  const registry = assemble({
    ...{ ...common, lexicon, noted, rank: mind?.rank(byPhrases) ?? byPhrases, ...defined({ mind }) },
    also: (write) => agents.journal.also(write),
    metaOf: (id) => agents.process(id)?.meta,
    entriesOf: (turn) => agents.journal.read({ turn, limit: TURN_ENTRIES_MAX }),
    calledBy: async (process) => {
      await agents.journal.durable();
      return agents
        .children(process)
        .map((state) => ({ state, entries: agents.journal.store.history(state.id) }));
    },
  });
  own = registry.names('agent');
  registry.beyond(() => remote.agents());
  await start(remote);
  const agents: AgentManager = new AgentManager({
    ...{ store, clock, log: log.child('agents'), registry, elsewhere: remote.drive },
    ...defined({ boundary }),
    onLost: () => {
      log.error('another hub has taken over this data folder, so this one no longer works');
      onLost?.();
    },
  });

  const recovery = { ...deferred(), isDone: false };
  const house = new House({
    ...{ ...common, agents, audit, ...defined({ model: mind?.model }) },
    misunderstoodDays: config.journal.misunderstoodDays,
    onChanged: (listener) => needs.caller.onChanged(listener),
    ready: () => {
      const memory = store.trouble === undefined || store.probe();
      const parts = { bus: bus.connected, memory, recovered: recovery.isDone };
      return { ready: Object.values(parts).every(Boolean), parts };
    },
  });
  return { audit, switchboard, preferences, phrases, rings, turns, home, grounds, agents, house, recovery };
}
