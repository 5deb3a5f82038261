import { createHash, createPrivateKey, type KeyObject } from 'node:crypto';
import { type Agent, AgentManager, type Entry, type ProcessState } from '../../src/agents/index.ts';
import {
  type Clock,
  defined,
  Lifetime,
  type Logger,
  silentLogger,
  systemClock,
} from '../../src/base/index.ts';
import {
  type CallRequest,
  GrantIssuer,
  GrantVerifier,
  MqttConnection,
  type MqttConnectionOptions,
  ProcessSeal,
  ServiceCaller,
  ServiceDirectory,
  ServiceHost,
  statusWill,
  vouchBy,
} from '../../src/bus/index.ts';
import { AGENTS_SERVICE } from '../../src/domain/index.ts';
import { Registry } from '../../src/flow/index.ts';
import {
  type AgentsModule,
  agentsService,
  defineAgents,
  type Hosted,
  type HostProofs,
  hostManifest,
  RemoteAgents,
  registryOf,
} from '../../src/remote/index.ts';
import { Store } from '../../src/store/index.ts';
import { until } from '../kit/hub.ts';

export interface Side {
  readonly agents: AgentManager;
  readonly remote: RemoteAgents;
  readonly directory: ServiceDirectory;
  readonly bus: MqttConnection;
  readonly call: ServiceCaller['call'];
  close(): Promise<void>;
}

interface SideOptions extends Pick<HostProofs, 'grant' | 'question'> {
  readonly url: string;
  readonly path?: string;
  readonly clock?: Clock;
  readonly log?: Logger;
  readonly awayMs?: number;
  readonly returnMs?: number;
  readonly broker?: Partial<MqttConnectionOptions>;
  readonly boundary?: (name: string) => void;
}

export type CallerSide = Omit<AgentsModule, 'name' | 'agents'> & { readonly agents?: readonly Agent[] };

/** As a hub stands: a core of its own, which knows the agents of hosts on the broker. */
export async function openCaller(options: SideOptions, parts: CallerSide = {}): Promise<Side> {
  const lifetime = new Lifetime();
  const registry = new Registry<Agent>().add(parts);
  const side = await openSide('hub', lifetime, registry, options);
  const { clock = systemClock, log = silentLogger, boundary } = options;
  const agents = new AgentManager({
    store: side.store,
    clock,
    log,
    registry,
    elsewhere: side.remote.drive,
    ...(boundary === undefined ? {} : { boundary }),
  });
  await lifetime.start(agents.part);
  await agents.recover();
  return { ...side, agents, close: () => lifetime.close() };
}

/** As `hearth agents` stands. Its agents are those of the module, or those of the registry under the module's names. */
export async function openHost(
  options: SideOptions,
  module: AgentsModule,
  registry: Registry<Agent> = registryOf([defineAgents(module)]),
): Promise<Side> {
  const lifetime = new Lifetime();
  const side = await openSide(module.name, lifetime, registry, options);
  const { bus, store, remote } = side;
  const { clock = systemClock, log = silentLogger, boundary } = options;
  const definition = agentsService({
    registry,
    agents: module.agents,
    elsewhere: remote.drive,
    version: '1',
    ...(boundary === undefined ? {} : { boundary }),
  });
  const grants = await lifetime.start(new GrantVerifier({ store, bus, clock, log }));
  const place = { name: 'Home', timezone: 'Europe/London', latitude: 51.5, longitude: -0.1 };
  const service = await lifetime.start(
    new ServiceHost({
      definition,
      manifest: hostManifest(definition, module.name, module.agents),
      instance: module.name,
      bus,
      store,
      clock,
      log,
      place,
      people: () => [],
      grants,
    }),
  );
  const hosted = service.service as Hosted;
  await lifetime.start({ name: 'news', close: () => hosted.hush() });
  return { ...side, agents: hosted.agents, close: () => lifetime.close() };
}

/** The same in every process and after every restart (PKCS #8 around a seed, RFC 8410 section 7). */
function hubKey(): KeyObject {
  const seed = createHash('sha256').update('the hub of these tests').digest();
  const key = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]);
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
}

async function openSide(name: string, lifetime: Lifetime, registry: Registry<Agent>, options: SideOptions) {
  const { url, path = ':memory:', clock = systemClock, log = silentLogger, awayMs, returnMs } = options;
  const { grant, question } = options;
  const store = new Store({ path });
  await lifetime.start({ name: 'store', close: () => store.close() });
  const self = name === 'hub' ? {} : { self: name, will: statusWill(AGENTS_SERVICE, name) };
  const bus = await lifetime.start(
    new MqttConnection({ clientId: `${name}-side`, clock, log, ...self, ...options.broker, url }),
  );
  const directory = await lifetime.start(new ServiceDirectory({ bus, clock, log }));
  // As in the hub; a host shows the warrant that the hub gave it.
  const isHub = name === 'hub';
  const issuer = new GrantIssuer({ privateKey: hubKey(), bus, clock, log });
  if (isHub) await lifetime.start(issuer);
  const vouch = vouchBy(
    new ProcessSeal(),
    (text) => issuer.sign(text),
    () => false,
  );
  const caller = await lifetime.start(
    new ServiceCaller({
      ...{ bus, directory, clock, log, returnMs: 5_000 },
      ...(isHub ? { vouch } : {}),
    }),
  );
  const own = registry.names('agent');
  const remote = await lifetime.start(
    new RemoteAgents({
      bus,
      directory,
      caller,
      store,
      clock,
      log,
      taken: () => own,
      ...(isHub ? {} : { self: name }),
      warrant: isHub ? () => issuer.warrant(null) : ({ warrant }) => String(warrant),
      ...defined({ awayMs, returnMs, grant, question }),
    }),
  );
  registry.beyond(() => remote.agents());
  return { bus, directory, remote, store, call: (request: CallRequest) => caller.call(request) };
}

export function knows(side: Side, ...names: readonly string[]): Promise<unknown> {
  const known = () => side.remote.agents().map(({ name }) => name);
  return until(() => names.every((name) => known().includes(name)), `${names.join(', ')} are known`);
}

/** The state once the process has ended. */
export function ended(side: Side, id: string): Promise<ProcessState> {
  return until(() => {
    const state = side.agents.process(id);
    return state !== undefined && state.endedAt !== null && state;
  }, `${id} has ended`);
}

export function entriesOf(side: Side, turn: string): readonly Entry[] {
  return side.agents.journal.read({ turn });
}
