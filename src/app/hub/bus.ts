/** The wires of the hub: its own broker where none is named, and the connections to whichever it is. */
import { join } from 'node:path';
import type { Clock, Lifetime, Logger, Part, TlsSource } from '../../base/index.ts';
import { EmbeddedBroker, MqttConnection, statusWill } from '../../bus/index.ts';
import type { Config } from '../../config/index.ts';
import { Store } from '../../store/index.ts';

const BROKER_DATABASE = 'broker.db';

interface BusParts {
  readonly config: Config;
  readonly log: Logger;
}

export async function startBroker(
  options: BusParts,
  lifetime: Lifetime,
  clock: Clock,
  tls: TlsSource | undefined,
): Promise<EmbeddedBroker> {
  const { data, bus, devices, home, services } = options.config;
  const discovery = devices.homeAssistant as false | { readonly prefix: string };
  const memory = await lifetime.start(
    kept('broker store', new Store({ path: join(data, BROKER_DATABASE), durability: 'process-kill' })),
  );
  return lifetime.start(
    new EmbeddedBroker({
      store: memory,
      port: bus.port,
      host: bus.host,
      users: bus.users,
      ...(tls === undefined ? {} : { tls }),
      root: bus.root,
      people: home.people.map(({ id }) => id),
      elsewhere: services.elsewhere,
      quotas: bus.quotas,
      ...(discovery === false ? {} : { discoveryPrefix: discovery.prefix }),
      clock,
      log: options.log,
    }),
  );
}

/** A connection to whichever broker it is; with the will of `service`, when it is for one. */
export function connection(
  options: BusParts,
  clock: Clock,
  broker: EmbeddedBroker | undefined,
  clientId: string,
  service: string | undefined,
): MqttConnection {
  const { bus } = options.config;
  return new MqttConnection({
    url: broker?.url ?? bus.url ?? '',
    clientId: clientId.toLowerCase().replace(/[^a-z0-9-]+/g, '-'),
    root: bus.root,
    keepaliveSeconds: bus.keepaliveSeconds,
    clock,
    log: options.log,
    // The embedded broker speaks 3.1.1 only; asking it for 5 first would cost every connection a round trip.
    ...(broker === undefined
      ? account(bus)
      : { ...broker.hubCredentials, protocolVersion: 4 as const, line: () => broker.line() }),
    ...(bus.ca === undefined ? {} : { ca: bus.ca }),
    ...(service === undefined ? {} : { will: statusWill(service) }),
  });
}

function account({ username, password }: Config['bus']): {
  readonly username?: string;
  readonly password?: string;
} {
  return { ...(username === undefined ? {} : { username }), ...(password === undefined ? {} : { password }) };
}

/** Something that has only an end, as a part of the house. */
export function kept<T extends { close(): void | Promise<void> }>(name: string, thing: T): T & Part {
  return Object.hasOwn(thing, 'name') ? (thing as T & Part) : Object.assign(thing, { name });
}
