import { join } from 'node:path';
import { type Clock, HearthError, Lifetime, type Logger, systemClock } from '../base/index.ts';
import {
  clientIdIn,
  GrantVerifier,
  MqttConnection,
  type MqttConnectionOptions,
  ServiceHost,
  type ServiceHostOptions,
} from '../bus/index.ts';
import type { Config } from '../config/index.ts';
import { Store } from '../store/index.ts';
import { closeData } from './close-data.ts';
import { type BrokerOptions, brokerOf } from './hub/bus.ts';
import { logger, type UpWorld } from './up.ts';

/** What every process that joins a broker stands on. */
export interface Joined {
  readonly bus: MqttConnection;
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  /** What is started here ends with the process, the last first. */
  readonly lifetime: Lifetime;
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

/** No timer of a clock holds the process: without this, one that waits for its broker alone would end. Returns what lets it end. */
export function stayAlive(): () => void {
  const { port1 } = new MessageChannel();
  port1.ref();
  return () => port1.close();
}

/** @throws HearthError `config-invalid` when neither the command line nor the configuration names one. */
export function brokerUrl(given: string | undefined, { bus }: Pick<Config, 'bus'>, who: string): string {
  const url = given ?? bus.url;
  if (url !== undefined) return url;
  throw new HearthError('config-invalid', `Which broker shall ${who} join?`, {
    hint: 'Add --broker mqtt://HOST:1883.',
  });
}

/** Joins a broker on its own connection, with its own database, serves one service there until it is asked to stop, and leaves in good order. */
export async function joinAndServe(options: JoinOptions): Promise<number> {
  const { world, config, url, name, clientId, will } = options;
  const log = logger(world, config);
  const clock = systemClock;
  const lifetime = new Lifetime();
  const stopped = new Promise<void>((stop) => world.onStop(() => stop()));
  const letEnd = stayAlive();
  try {
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
    await stopped;
    return 0;
  } finally {
    letEnd();
    await lifetime.close();
    log.close();
  }
}
