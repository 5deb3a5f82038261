/**
 * organs: what makes a house of the ground. The home with its devices, the words that it understands, the assistant that works them
 * off, what goes on by itself, and the services.
 */
import { HUB, isKnown } from '../../access/index.ts';
import { Announcer } from '../../announcing/index.ts';
import {
  Due,
  deedsOf,
  EventWatch,
  Forgetting,
  GoalWatch,
  goalPhrases,
  Hands,
  identityOf,
  JournalFeed,
  Keeping,
  LexiconKeeper,
  MadeNames,
  NotedWords,
  Outgoing,
  openMind,
  spansOf,
  speakerOfTurn,
  TURN_ENTRIES_MAX,
} from '../../assistant/index.ts';
import { defined, type Json } from '../../base/index.ts';
import { readsOnly } from '../../bus/index.ts';
import { PHRASES, SERVICES } from '../../catalogue.ts';
import { type HubSide, nobody, type Permission } from '../../domain/index.ts';
import { HealthWatch, Home, HomeKeeper, type HomeOptions } from '../../home/index.ts';
import { TraceExport } from '../trace-export.ts';
import { type Assistant, buildAssistant } from './assistant.ts';
import { openFamilies } from './families.ts';
import type { Ground } from './ground.ts';
import { startServices } from './services.ts';

export type Organs = Awaited<ReturnType<typeof startOrgans>>;

/** Started in the order of these lines. */
export async function startOrgans(ground: Ground) {
  const { start, config, store, bus, broker, clock, log, grants, directory } = ground;
  const { home: place } = config;
  const { people, areas } = place;
  const home = await start(
    new Home({
      store,
      bus,
      clock,
      log: log.child('home'),
      place,
      people,
      areas,
      grants,
      ...overOwnBroker(broker),
    }),
  );
  const families = await openFamilies(ground, home);
  const understanding = await startUnderstanding(ground, home);
  const assistant = await buildAssistant({ ...ground, home, ...understanding });
  // Before the services, which offer what fell due while nobody ran as soon as they are up.
  const watches = await startWatches(ground, assistant);
  const hands = await start(
    new Hands({ home, store, clock, commandedAt: (device) => assistant.audit.touchedAt(device) }),
  );
  const hub = hubSide(ground, assistant, home, hands);
  await startServices({ ...ground, home, audit: assistant.audit, hub });
  // What is offered as soon as the house has recovered is for services that it has to know by then.
  await directory.catchUp();
  await startAnnouncer(ground, home);
  const { agents, turns, house } = assistant;
  await start(agents.part);
  await start(
    new Forgetting({
      ...{ agents, turns, store, clock, log: log.child('forgetting'), timezone: place.timezone },
      ...config.journal,
    }),
  );
  await start(
    new Keeping({
      ...{ agents, turns, views: house.views, clock, log: log.child('keeping'), timezone: place.timezone },
    }),
  );
  return { ...assistant, ...understanding, ...watches, home, families };
}

/** The own broker is asked without subscriptions: what it holds of a full house would cross the bus before the hub is ready. */
function overOwnBroker(broker: Ground['broker']): Pick<HomeOptions, 'retained' | 'overhear'> {
  if (broker === undefined) return {};
  return {
    retained: (filter) => broker.retained(filter),
    overhear: (filter, but, listener) => broker.overhear(filter, but, listener),
  };
}

/** The language model, where there is one, and the words of this home. */
async function startUnderstanding(ground: Ground, home: Home) {
  const { start, config, bus, directory, caller, clock, log } = ground;
  const { goals, llm } = config;
  const mind = await openMind({
    ...{ llm, goals, home, directory, clock, log, start, phrases: PHRASES, devices: home.view },
    searches: config.search.provider !== 'none',
  });
  const phrases = [...PHRASES, goalPhrases(goals)];
  const lexicon = await start(
    new LexiconKeeper({ home, directory, phrases, scenes: config.scene.scenes, clock }),
  );
  const told = { bus, caller, directory, log: log.child('assistant') };
  await start(new MadeNames({ ...told, lexicon }));
  const noted = await start(new NotedWords(told));
  return { mind, lexicon, noted };
}

/** What of the house other hubs on the broker are told, and what they may command: what somebody whom nobody knows may use. */
async function startAnnouncer(ground: Ground, home: Home): Promise<void> {
  const { start, config, bus, broker, caller, authority, clock, log, version } = ground;
  const who = nobody('announce');
  const access = new Map<string, Permission>(
    SERVICES.map(({ name, access: permission = 'use' }) => [name, permission]),
  );
  await start(
    new Announcer({
      ...{ bus, clock, home, version, log: log.child('announcer') },
      settings: config.announce,
      people: config.home.people,
      retained: overOwnBroker(broker).retained,
      mayUse: (device) =>
        authority.may(who, { permission: access.get(device.kind) ?? 'use', devices: [device] }).type ===
        'allowed',
      ask: (service, method) =>
        caller.call({ service, method, params: {}, by: { kind: 'service', id: 'announcer' } }),
      onChanged: (listener) => caller.onChanged(listener),
      activate: (name) =>
        caller.call({ service: 'scene', method: 'activate', params: { name }, by: identityOf(who) }),
    }),
  );
}

/** What the services of this process may ask of the hub. */
function hubSide(
  { caller, log, authority }: Ground,
  { audit, turns, house, rings, switchboard, preferences, phrases }: Assistant,
  home: Home,
  hands: Hands,
): HubSide {
  const ofDevices = new Set(PHRASES.filter(({ kinds }) => kinds !== undefined).map(({ service }) => service));
  return {
    rings,
    notify: preferences,
    phrases,
    register: new HomeKeeper(home, log.child('home')),
    say: (message) => switchboard.deliver(message),
    deeds: (query, asking) => {
      const ordered = deedsOf(
        {
          ...{ audit, turns, turn: (id) => house.turn(id) },
          isOfDevices: (service) => ofDevices.has(service) || service === 'scene',
        },
        query,
        asking,
      );
      const all = [...ordered, ...hands.deeds(query)];
      return all.toSorted((one, other) => other.at - one.at).slice(0, query.limit);
    },
    may: (who, request) => {
      const verdict = authority.may({ ...who, proof: 'token', via: 'rights' }, request);
      if (verdict.type === 'refused') return { may: 'no', because: verdict.because };
      return { may: verdict.type === 'confirm' ? 'asks' : 'yes' };
    },
    call: (service, method, params, asking) =>
      caller.call({
        ...{ service, method, params },
        by: asking === HUB ? { kind: 'service', id: 'house' } : identityOf(asking),
      }),
  };
}

/** What the house does without being spoken to: it answers, goes on with goals, hears what happens, and does what falls due. */
async function startWatches(ground: Ground, assistant: Assistant) {
  const { start, config, store, bus, broker, caller, directory, clock, log, authority, seal } = ground;
  const { agents, turns, home, grounds, house, recovery, switchboard, rings } = assistant;
  const { goals, home: place } = config;
  const { people, timezone } = place;
  const feed = await start(
    new JournalFeed({
      ...{ bus, journal: agents.journal, log },
      ...defined({ isWatched: broker && ((topic: string) => broker.isWatched(topic)) }),
      isPublic: (turn) => !isKnown(speakerOfTurn(agents, turn)),
    }),
  );
  const traces = await startTraces(ground, assistant);
  const outgoing = await start(
    new Outgoing({
      ...{ agents, turns, clock, log: log.child('assistant'), people: () => people },
      say: (message) => switchboard.deliver(message),
      turn: (id) => house.turn(id),
      onlyReads: (service, method) =>
        readsOnly(directory.find(service)?.manifest.methods[method]?.effect ?? 'once'),
      async publish(turn) {
        await feed.report(turn, () => (house.turn(turn) ?? null) as unknown as Json);
        traces?.ended(turn);
      },
    }),
  );
  const owners = () => people.filter(({ role }) => role === 'owner').map(({ id }) => id);
  await start(
    new HealthWatch({
      ...{ store, clock, log: log.child('health'), owners },
      devices: () => home.devices(),
      report: (id) => home.report(id),
      say: (message) => switchboard.deliver(message),
    }),
  );
  const goalWatch = await start(
    new GoalWatch({ agents, goals, grounds, home, directory, clock, log: log.child('goals') }),
  );
  const eventWatch = await start(
    new EventWatch({
      ...{ bus, clock, caller, home, seen: home.view, directory, store, log: log.child('events') },
      say: (message) => switchboard.deliver(message),
      owners,
    }),
  );
  await start(
    new Due({
      ...{ bus, caller, log: log.child('due'), timezone, authority, rings, recovered: recovery.promise },
      now: () => clock.now(),
      receive: (message, by) => house.as(by).receive(message),
      isOurs: (text, topic) => seal.closed(text, topic),
      owners,
      say: (message) => switchboard.deliver(message),
    }),
  );
  return { outgoing, goalWatch, eventWatch };
}

/** Sends what turns took to a collector, where one is named. */
async function startTraces({ start, config, clock, log, version }: Ground, { agents }: Assistant) {
  const { url, headers } = config.trace;
  if (url === undefined) return undefined;
  const spans = (turn: string) => spansOf(agents.journal.read({ turn, limit: TURN_ENTRIES_MAX }));
  return start(new TraceExport({ url, headers, version, spansOf: spans, clock, log: log.child('traces') }));
}
