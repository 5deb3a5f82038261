/** The wires of the hub: its own broker where none is named, and the connections to whichever it is. */
import { join } from 'node:path';
import { type Clock, defined, HearthError, type Logger, type TlsSource } from '../../base/index.ts';
import {
  clientIdIn,
  EmbeddedBroker,
  MqttConnection,
  type MqttConnectionOptions,
  statusWill,
} from '../../bus/index.ts';
import type { Config } from '../../config/index.ts';
import { Store, setAside } from '../../store/index.ts';
import { BROKER_DATABASE, type Frame } from './options.ts';

export async function startBroker(
  { config, clock, log, start }: Frame,
  tls: TlsSource | undefined,
): Promise<{ readonly broker: EmbeddedBroker; readonly memory: Store }> {
  const { data, bus, devices, home, services } = config;
  const discovery = devices.homeAssistant as false | { readonly prefix: string };
  const path = join(data, BROKER_DATABASE);
  const store = await start(openBrokerMemory(path, log));
  const { port, host, users, root, quotas } = bus;
  const broker = await start(
    new EmbeddedBroker({
      ...{ store, port, host, users, root, quotas, clock, log },
      ...defined({ tls, discoveryPrefix: discovery === false ? undefined : discovery.prefix }),
      people: home.people.map(({ id }) => id),
      elsewhere: services.elsewhere,
    }),
  );
  return { broker, memory: store };
}

/**
 * What the broker remembers can be asked for again: devices announce themselves when they are greeted, services when they connect. So a
 * damaged memory is set aside, and the house starts without it.
 */
function openBrokerMemory(path: string, log: Logger): Store {
  const open = () => new Store({ path, durability: 'process-kill' });
  let damage: string;
  try {
    const store = open();
    const [fault] = store.check();
    if (fault === undefined) return store;
    store.close();
    damage = fault;
  } catch (error) {
    if (!(error instanceof HearthError) || error.code !== 'store-corrupt') throw error;
    damage = error.message;
  }
  const aside = setAside(path);
  log.warn('the memory of the broker is damaged and was set aside; what it held is asked for again', {
    ...{ damage, aside },
  });
  return open();
}

/** Makes connections to whichever broker it is; with the will of a service, when one is for it. */
export function connector({ config, clock, log }: Frame, broker: EmbeddedBroker | undefined) {
  const { bus } = config;
  const there = brokerOf(bus, { url: broker?.url ?? bus.url ?? '', clock, log });
  return (clientId: string, service?: string): MqttConnection =>
    new MqttConnection({
      ...there,
      patient: broker === undefined,
      clientId: clientIdIn(bus.root, clientId.toLowerCase().replace(/[^a-z0-9-]+/g, '-')),
      // The embedded broker speaks 3.1.1 only; asking it for 5 first would cost every connection a round trip.
      ...(broker && { ...broker.hubCredentials, protocolVersion: 4, line: () => broker.line() }),
      ...(service && { will: statusWill(service) }),
    });
}

export type BrokerOptions = Omit<MqttConnectionOptions, 'clientId'> & {
  readonly clock: Clock;
  readonly log: Logger;
};

/** The broker of the configuration, as a connection needs it; `url` wins over the configured one. */
export function brokerOf(
  { root, keepaliveSeconds, username, password, ca }: Config['bus'],
  by: { readonly url: string; readonly clock: Clock; readonly log: Logger },
): BrokerOptions {
  return { ...by, root, keepaliveSeconds, ...defined({ username, password, ca }) };
}
