/**
 * The table of contents of the house: every part, built from the configuration, started downwards and closed upwards.
 *
 *   store → bus (broker, connection, directory, grants) → home and its families → core and services → doors
 *
 * Recovery comes last: open work goes on only when everything it may call is there.
 */
import { join } from 'node:path';
import type { SimulatedDevice } from '../../devices/simulated/index.ts';
import { Audit, isKnown } from '../access/index.ts';
import { AgentManager } from '../agents/index.ts';
import {
  assemble,
  Due,
  EventWatch,
  Forgetting,
  fulfilBy,
  GoalWatch,
  Grounds,
  GuardedCaller,
  goalPhrases,
  House,
  JournalFeed,
  LexiconKeeper,
  MadeNames,
  Outgoing,
  type OutgoingParts,
  openMind,
  rankByPhrases,
  speakerOfTurn,
  TurnStore,
} from '../assistant/index.ts';
import { Budgets, type Clock, Lifetime, type Logger, messageOf, systemClock } from '../base/index.ts';
import {
  type DeviceFamily,
  GrantIssuer,
  GrantVerifier,
  openGrantKey,
  ProcessSeal,
  ServiceCaller,
  ServiceDirectory,
  vouchBy,
} from '../bus/index.ts';
import { type FAMILIES, PHRASES } from '../catalogue.ts';
import {
  EmailDoor,
  HttpDoor,
  MqttDoor,
  type OwnerToken,
  SpeechAllowance,
  Switchboard,
  TokenStore,
  WebSocketDoor,
} from '../channels/index.ts';
import type { Config } from '../config/index.ts';
import type { Doorway, Doorways } from '../domain/index.ts';
import { Home } from '../home/index.ts';
import { RemoteAgents } from '../remote/index.ts';
import { KeyFile, Store } from '../store/index.ts';
import { closeData } from './close-data.ts';
import { AnonymousWarning } from './findings/anonymous.ts';
import { GoalWarnings } from './findings/goal.ts';
import {
  authorityOf,
  builtInManifest,
  isServedHere,
  ownerAtTerminal,
  sendHouseMail,
  servedHere,
  warrantsBy,
} from './hub/access.ts';
import { HubAccounts } from './hub/accounts.ts';
import { connection, kept, startBroker } from './hub/bus.ts';
import { startFamilies } from './hub/families.ts';
import { startServices } from './hub/services.ts';
import { openTls } from './hub/tls.ts';
import { readManifests } from './manifests.ts';

export interface HubOptions {
  /** Another hub runs on the same data folder since now: this one drives nothing any more and is best closed. */
  readonly onLost?: () => void;
  readonly config: Config;
  readonly log: Logger;
  readonly version: string;
  readonly clock?: Clock;
  /** Sets the owner's token instead of making one (HEARTH_OWNER_TOKEN). */
  readonly ownerToken?: string;
  /** The devices of the simulated family. */
  readonly simulatedHome?: readonly SimulatedDevice[];
  /** Told just before and after every commit and every effect, for those who want to see what a power cut at that point does. */
  readonly boundary?: (name: string) => void;
}

/** A running house. */
export interface Hub {
  readonly house: Doorways;
  /** The house as its owner sees it at the hub's own terminal. */
  readonly doorway: Doorway;
  /** `http://host:port` of the HTTP door. */
  readonly url: string;
  readonly brokerUrl: string;
  readonly owner: OwnerToken;
  /** SHA-256 of the root that clients are to trust, where the hub has an authority of its own. */
  readonly fingerprint?: string;
  readonly family: (name: keyof typeof FAMILIES) => DeviceFamily | undefined;
  /** Transactions committed to the hub's own database since it opened. */
  readonly commits: () => number;
  /** Copies the live database into a file. */
  readonly backup: (file: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export const HUB_DATABASE = 'hearth.db';
/** A broker that is restarted is back in two seconds, and everybody with it after the next try to connect. */
const RETURN_MS = 5_000;
export const GRANT_KEY = 'keys/grants.key';
export const COMMAND_LINE_TOKEN = 'command-line.token';
/** The owner's first token, until it is revoked or HEARTH_OWNER_TOKEN takes its place. */
export const OWNER_TOKEN = 'owner.token';

/**
 * Builds and starts the house. Either all of it stands or nothing is left open.
 * @throws HearthError with a hint when a part cannot start.
 */
export async function startHub(options: HubOptions): Promise<Hub> {
  const lifetime = new Lifetime();
  try {
    return await build(options, lifetime);
  } catch (error) {
    await lifetime
      .close()
      .catch((closing: unknown) =>
        options.log.error('closing after a failed start', { error: messageOf(closing) }),
      );
    throw error;
  }
}

async function build(options: HubOptions, lifetime: Lifetime): Promise<Hub> {
  const { config, log } = options;
  const clock = options.clock ?? systemClock;
  const budgets = new Budgets({ clock, log });
  const state = { recovered: false };
  const recovery = deferred();

  closeData(config.data, log);
  const store = await lifetime.start(kept('store', new Store({ path: join(config.data, HUB_DATABASE) })));
  const tokens = await lifetime.start(
    new TokenStore({ store, clock, ownerFile: join(config.data, OWNER_TOKEN) }),
  );
  const privateKey = openGrantKey({ file: new KeyFile(join(config.data, GRANT_KEY)), store, log });
  const speaker = config.home.people.find((person) => person.role === 'owner') ?? config.home.people[0];
  const owner = tokens.ensureOwner({
    ...(options.ownerToken === undefined ? {} : { fromEnvironment: options.ownerToken }),
    ...(speaker === undefined ? {} : { person: speaker.id }),
  });
  tokens.writeCommandLineToken(join(config.data, COMMAND_LINE_TOKEN), speaker?.id);

  const { people, areas, access: _rules, guestTemperature: _bounds, ...place } = config.home;
  const authority = authorityOf(config, tokens);
  const audit = await lifetime.start(
    new Audit({ store, clock, log: log.child('audit'), later: (write) => agents.journal.also(write) }),
  );

  const tls = await openTls(options, lifetime, clock);
  const broker =
    config.bus.url === undefined ? await startBroker(options, lifetime, clock, tls.bus) : undefined;
  const connect = (clientId: string, service?: string) =>
    connection(options, clock, broker, clientId, service);
  const bus = await lifetime.start(connect(`hub-${config.home.name}`));
  const manifests = readManifests();
  const reserved = servedHere(config).map(({ name }) => name);
  const directory = await lifetime.start(
    new ServiceDirectory({ bus, clock, log, written: manifests, reserved }),
  );
  const issuer = await lifetime.start(new GrantIssuer({ privateKey, bus, clock, log }));
  const seal = new ProcessSeal();
  const isOurs = isServedHere(config);
  const vouch = vouchBy(seal, (text) => issuer.sign(text), isOurs);
  const caller = await lifetime.start(
    new ServiceCaller({ bus, directory, clock, log, returnMs: RETURN_MS, vouch }),
  );
  const grants = await lifetime.start(
    new GrantVerifier({ store, bus, clock, log, publicKey: issuer.publicKey }),
  );

  // What is served by other programs is called in no other way than past the table and the question.
  const asking = new GuardedCaller({
    ...{ caller, directory, grants, authority, audit, clock, isOurs, builtIn: builtInManifest },
    raised: config.services.risks,
  });

  const home = await lifetime.start(
    new Home({ store, bus, clock, log: log.child('home'), place, people, areas, grants }),
  );
  const families = await startFamilies(options, lifetime, home, { bus, store, clock, budgets });

  const mind = await openMind({
    llm: config.llm,
    searches: config.search.provider !== 'none',
    home,
    directory,
    devices: home.view,
    phrases: PHRASES,
    goals: config.goals,
    clock,
    log,
    start: (part) => lifetime.start(part),
  });

  const switchboard = await lifetime.start(new Switchboard({ clock, log }));
  const turns = new TurnStore(store);
  const { goals } = config;
  const lexicon = await lifetime.start(
    new LexiconKeeper({
      home,
      directory,
      phrases: [...PHRASES, goalPhrases(goals)],
      scenes: config.scene.scenes,
      clock,
    }),
  );
  await lifetime.start(new MadeNames({ bus, caller, directory, lexicon, log: log.child('assistant') }));
  const grounds = new Grounds({ home, places: home.view, directory });
  let own: readonly string[] = [];
  const remote = new RemoteAgents({
    ...{ bus, directory, caller, store, clock, log, taken: () => own },
    warrant: warrantsBy(issuer, config, authority),
  });
  const elsewhere = () => remote.announced();
  const registry = assemble({
    home,
    lexicon,
    caller: asking,
    directory,
    grants: issuer,
    authority,
    turns,
    also: (write) => agents.journal.also(write),
    metaOf: (id) => agents.process(id)?.meta,
    clock,
    goals,
    elsewhere,
    grounds,
    rank: mind?.rank(rankByPhrases(goals)) ?? rankByPhrases(goals),
    ...(mind === undefined ? {} : { mind }),
  });
  own = registry.names('agent');
  registry.beyond(() => remote.agents());
  await lifetime.start(remote);
  const agents: AgentManager = new AgentManager({
    store,
    clock,
    log: log.child('agents'),
    registry,
    elsewhere: remote.drive,
    onLost: () => {
      log.error('another hub has taken over this data folder, so this one no longer works');
      options.onLost?.();
    },
    ...(options.boundary === undefined ? {} : { boundary: options.boundary }),
  });

  const house = new House({
    agents,
    home,
    caller: asking,
    directory,
    grants: issuer,
    authority,
    audit,
    turns,
    clock,
    goals,
    elsewhere,
    grounds,
    fulfil: fulfilBy(home, lexicon),
    channels: () => switchboard.channels,
    ...(mind === undefined ? {} : { model: mind.model }),
    ready: () => {
      const parts = { bus: bus.connected, recovered: state.recovered };
      return { ready: Object.values(parts).every(Boolean), parts };
    },
  });
  const say: OutgoingParts['say'] = (message) => switchboard.deliver(message);
  const outgoing = await lifetime.start(
    new Outgoing({ agents, turns, clock, log: log.child('assistant'), people: () => people, say }),
  );
  const watch = await lifetime.start(
    new GoalWatch({ agents, goals, grounds, home, directory, clock, log: log.child('goals') }),
  );
  const events = await lifetime.start(
    new EventWatch({ bus, clock, caller, home, seen: home.view, directory, log: log.child('events') }),
  );
  // Before the services, which offer what fell due while nobody ran as soon as they are up.
  await lifetime.start(
    new Due({
      bus,
      caller,
      log: log.child('due'),
      timezone: place.timezone,
      now: () => clock.now(),
      recovered: recovery.promise,
      receive: (message, by) => house.as(by).receive(message),
      authority,
      isOurs: (text, topic) => seal.closed(text, topic),
      owners: () => people.filter(({ role }) => role === 'owner').map(({ id }) => id),
      say: (message) => switchboard.deliver(message),
    }),
  );

  await startServices(config, lifetime, {
    ...{ directory, manifests, connect, isOwnBroker: broker !== undefined },
    ...{ bus, store, clock, log, place, people: () => people, home: home.view },
    ...{ grants, authority, audit, seal, budgets },
  });
  // What is offered as soon as the house has recovered is for services that it has to know by then.
  await directory.catchUp();
  await lifetime.start(agents.part);
  await lifetime.start(
    new Forgetting({
      agents,
      turns,
      clock,
      log: log.child('forgetting'),
      timezone: place.timezone,
      ...config.journal,
    }),
  );

  const watched = broker === undefined ? {} : { isWatched: (topic: string) => broker.isWatched(topic) };
  await lifetime.start(
    new JournalFeed({
      ...{ bus, journal: agents.journal, log, ...watched },
      isPublic: (turn) => !isKnown(speakerOfTurn(agents, turn)),
    }),
  );

  const accounts = await lifetime.start(
    new HubAccounts({ broker, users: config.bus.users, people, say, clock, log }),
  );
  const { tls: _tls, ...httpSettings } = config.http;
  const speech = new SpeechAllowance({ clock });
  const webSocket = new WebSocketDoor({ house, log, clock });
  const http = new HttpDoor({
    house,
    ...{ audit, authority, accounts, tokens },
    ...httpSettings,
    ...tls.http,
    log,
    clock,
    version: options.version,
    speech,
    budgets,
    webSocket,
  });
  const email = new EmailDoor({ people: () => people, send: sendHouseMail(caller), log });
  const heard = broker === undefined ? {} : { isHeard: (topic: string) => broker.isHeard(topic) };
  const mqtt = new MqttDoor({
    ...{ house, bus, clock, log, speech, ...heard },
    accountOf: (conversation) => broker?.speakerOf(conversation),
  });
  for (const door of [http, webSocket, mqtt, email]) switchboard.add(door);
  await Promise.all([lifetime.start(http), lifetime.start(mqtt)]);

  const open = await agents.recover();
  if (open.length > 0) log.info('went on with open work', { processes: open.length });
  outgoing.redeliver();
  watch.recovered();
  events.recovered();
  state.recovered = true;
  recovery.resolve();
  await lifetime.start(new GoalWarnings({ config, grounds, clock, log: log.child('goals') }));
  await lifetime.start(new AnonymousWarning({ config, log: log.child('bus') }));
  lexicon.prepare();

  return {
    house,
    doorway: house.as(ownerAtTerminal(speaker)),
    url: http.url,
    brokerUrl: broker?.url ?? config.bus.url ?? '',
    owner,
    ...(tls.fingerprint === undefined ? {} : { fingerprint: tls.fingerprint }),
    family: (name) => families.get(name),
    commits: () => store.commits,
    backup: (file) => store.backup(file),
    close: () => lifetime.close(),
  };
}

function deferred(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
