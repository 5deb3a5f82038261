import { join } from 'node:path';
import { type Clock, defined, HearthError, Lifetime, type Logger, systemClock } from '../base/index.ts';
import {
  clientIdIn,
  GrantVerifier,
  MqttConnection,
  type MqttConnectionOptions,
  ServiceHost,
  type ServiceHostOptions,
} from '../bus/index.ts';
import type { AgentsOptions } from '../cli/index.ts';
import { type Config, readSettings } from '../config/index.ts';
import { Store } from '../store/index.ts';
import { closeData } from './close-data.ts';
import { type BrokerOptions, brokerOf } from './hub/bus.ts';
import { logger, type UpWorld } from './up.ts';

/** What every process beside the hub has while it runs. */
export interface Running {
  readonly clock: Clock;
  readonly log: Logger;
  /** What is started here ends with the process, the last first. */
  readonly lifetime: Lifetime;
}

/** What a process that serves on a broker stands on. */
export interface Joined extends Running {
  readonly bus: MqttConnection;
  readonly store: Store;
}

export interface JoinOptions {
  readonly world: UpWorld;
  readonly config: Config;
  /** The broker. */
  readonly url: string;
  /** Of its database in the data folder. */
  readonly name: string;
  readonly clientId: string;
  readonly will: NonNullable<MqttConnectionOptions['will']>;
  /** Believes the key that the hub offers now, in place of the one learnt before. */
  readonly newHubKey: boolean;
  /** Rejects where what is to be served is served on this broker already. */
  refuseIfThere(broker: BrokerOptions): Promise<void>;
  /** What is served. */
  serves(
    joined: Joined,
  ): Promise<Pick<ServiceHostOptions, 'definition' | 'manifest' | 'instance' | 'config'>>;
  /** It is served now. */
  up(host: ServiceHost, joined: Joined): Promise<void>;
}

/** What the command line says of the broker; the configuration says the rest. */
type BrokerAccount = Pick<AgentsOptions, 'data' | 'config' | 'username' | 'password' | 'root'>;

/** The configuration of this machine with the account that the command line names. */
export function configToJoin(options: BrokerAccount, world: UpWorld): Config {
  const { username, password, root } = options;
  const { config } = readSettings({ ...options, env: world.env, cwd: world.cwd });
  return { ...config, bus: { ...config.bus, ...defined({ username, password, root }) } };
}

/** @throws HearthError `config-invalid` when neither the command line nor the configuration names one. */
export function brokerUrl(given: string | undefined, { bus }: Pick<Config, 'bus'>, who: string): string {
  const url = given ?? bus.url;
  if (url !== undefined) return url;
  throw new HearthError('config-invalid', `Which broker shall ${who} join?`, {
    hint: 'Add --broker mqtt://HOST:1883.',
  });
}

/** Starts what a process is for, waits until it is asked to stop, and closes all of it in good order. Returns its exit code. */
export async function untilStopped(
  world: UpWorld,
  config: Config,
  start: (running: Running) => Promise<void>,
): Promise<number> {
  const log = logger(world, config);
  const lifetime = new Lifetime();
  const stopped = new Promise<void>((stop) => world.onStop(() => stop()));
  const letEnd = stayAlive();
  try {
    await start({ clock: world.clock ?? systemClock, log, lifetime });
    await stopped;
    return 0;
  } finally {
    letEnd();
    await lifetime.close();
    log.close();
  }
}

/** No timer of a clock holds the process: without this, one that waits for its broker alone would end. Returns what lets it end. */
function stayAlive(): () => void {
  const { port1 } = new MessageChannel();
  port1.ref();
  return () => port1.close();
}

export interface EndpointOptions {
  /** The broker. */
  readonly url: string;
  /** What it is: "satellite". */
  readonly kind: string;
  /** Its own name among those of its kind, as a person wrote it. */
  readonly name: string;
  /** Where the broker says that it is gone. */
  readonly farewell: string;
}

/** A connection of a process that hears or speaks for the hub and serves nothing: it waits for a broker that is away, and the broker says when it is gone. */
export function endpoint(
  config: Config,
  options: EndpointOptions,
  running: Running,
): Promise<MqttConnection> {
  const { url, kind, name, farewell } = options;
  return running.lifetime.start(
    new MqttConnection({
      ...brokerOf(config.bus, { url, ...running }),
      patient: true,
      clientId: clientIdIn(config.bus.root, `${kind}-${name.replaceAll(/[^A-Za-z0-9-]+/g, '-')}`),
      will: { path: farewell, payload: '{"type":"gone"}' },
    }),
  );
}

/** Joins a broker on its own connection, with its own database, serves one service there until it is asked to stop, and leaves in good order. */
export function joinAndServe(options: JoinOptions): Promise<number> {
  const { world, config, url, name, clientId, will } = options;
  return untilStopped(world, config, async (running) => {
    const { clock, log, lifetime } = running;
    closeData(config.data, log);
    const store = await lifetime.start(new Store({ path: join(config.data, `${name}.db`) }));
    const broker = brokerOf(config.bus, { url, clock, log });
    await options.refuseIfThere(broker);
    const bus = await lifetime.start(
      new MqttConnection({ ...broker, clientId: clientIdIn(config.bus.root, clientId), will }),
    );
    const common = { bus, store, clock, log };
    const joined = { ...common, lifetime };
    const served = await options.serves(joined);
    const grants = await lifetime.start(new GrantVerifier({ ...common, forgetHub: options.newHubKey }));
    const place = { place: config.home, people: () => config.home.people };
    const host = await lifetime.start(new ServiceHost({ ...common, ...served, ...place, grants }));
    await options.up(host, joined);
  });
}
