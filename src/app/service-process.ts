import { join } from 'node:path';
import { HearthError, Lifetime, systemClock } from '../base/index.ts';
import { GrantVerifier, MqttConnection, nearest, ServiceHost, statusWill } from '../bus/index.ts';
import { SERVICES } from '../catalogue.ts';
import type { ServiceOptions } from '../cli/index.ts';
import { readSettings, serviceSettings } from '../config/index.ts';
import { Store } from '../store/index.ts';
import { closeData } from './close-data.ts';
import { type BrokerOptions, brokerOf } from './hub/bus.ts';
import { OWN_INSTANCE } from './hub/options.ts';
import { forgetting, lookAround } from './look-around.ts';
import { logger, type UpWorld } from './up.ts';

/**
 * `hearth service NAME --broker URL`: one service in a process of its own, on this or any machine that reaches the broker.
 * It is the same program as inside the hub, and the hub does not notice the difference (H07).
 */
export async function runService(options: ServiceOptions, world: UpWorld): Promise<number> {
  const definition = SERVICES.find((one) => one.name === options.name);
  if (definition === undefined) {
    const names = SERVICES.map((one) => one.name);
    const meant = nearest(options.name, names);
    throw new HearthError('not-found', `There is no service "${options.name}".`, {
      hint: meant === undefined ? `There are: ${names.join(', ')}.` : `Did you mean "${meant}"?`,
    });
  }
  if (definition.needsHub === true)
    throw new HearthError('invalid-request', `The ${options.name} service runs in the hub alone.`, {
      hint: 'It lives on what only the hub knows.',
    });
  const { config } = readSettings({ ...options, env: world.env, cwd: world.cwd });
  const url = options.broker ?? config.bus.url;
  if (url === undefined)
    throw new HearthError('config-invalid', 'Which broker shall the service join?', {
      hint: 'Add --broker mqtt://HOST:1883.',
    });
  const log = logger(world, config);
  const clock = systemClock;
  const lifetime = new Lifetime();
  const stopped = new Promise<void>((resolve) => world.onStop(() => resolve()));
  try {
    closeData(config.data, log);
    const store = await lifetime.start(new Store({ path: join(config.data, `${definition.name}.db`) }));
    const broker = brokerOf(config.bus, { url, clock, log });
    await refuseIfServed(definition.name, broker);
    const bus = await lifetime.start(
      new MqttConnection({
        ...broker,
        clientId: `${definition.name}-service`,
        will: statusWill(definition.name),
      }),
    );
    const grants = await lifetime.start(
      new GrantVerifier({ store, bus, clock, log, ...forgetting(options) }),
    );
    await lifetime.start(
      new ServiceHost({
        definition,
        bus,
        store,
        clock,
        log,
        place: config.home,
        people: () => config.home.people,
        grants,
        config: serviceSettings(config, definition),
      }),
    );
    log.info('the service is up', { service: definition.name, broker: url });
    await stopped;
    return 0;
  } finally {
    await lifetime.close();
    log.close();
  }
}

/**
 * Two of the same service would answer every call twice.
 * @throws HearthError `conflict` when the service is served already.
 */
async function refuseIfServed(service: string, broker: BrokerOptions): Promise<void> {
  if (!(await lookAround(service, broker, ({ answers }) => answers(service, OWN_INSTANCE)))) return;
  throw new HearthError('conflict', `The ${service} service is running on this broker already`, {
    hint: `If it runs in the hub, set "services: { elsewhere: [${service}] }" in its hearth.yaml and restart it; else stop the other one.`,
  });
}
