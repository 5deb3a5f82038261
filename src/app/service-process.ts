import { HearthError } from '../base/index.ts';
import { type AnyServiceDefinition, nearest, statusWill } from '../bus/index.ts';
import { SERVICES } from '../catalogue.ts';
import type { ServiceOptions } from '../cli/index.ts';
import { readSettings, serviceSettings } from '../config/index.ts';
import type { ImportFile } from './agents-process.ts';
import type { BrokerOptions } from './hub/bus.ts';
import { OWN_INSTANCE } from './hub/options.ts';
import { brokerUrl, joinAndServe } from './joined-process.ts';
import { lookAround } from './look-around.ts';
import { isPath, serviceIn } from './service-folder.ts';
import type { UpWorld } from './up.ts';

export interface ServiceWorld extends UpWorld {
  readonly importFile: ImportFile;
}

/**
 * `hearth service NAME --broker URL`: one service in a process of its own, on this or any machine that reaches the broker.
 * It is the same program as inside the hub, and the hub does not notice the difference (H07). Where NAME is the path of a folder, it is the
 * service that somebody wrote there (docs/guides/service.md).
 */
export async function runService(options: ServiceOptions, world: ServiceWorld): Promise<number> {
  const definition = isPath(options.name)
    ? await serviceIn(options.name, world.cwd, world.importFile)
    : ownService(options.name);
  if (definition.needsHub === true)
    throw new HearthError('invalid-request', `The ${options.name} service runs in the hub alone.`, {
      hint: 'It lives on what only the hub knows.',
    });
  const { config } = readSettings({ ...options, env: world.env, cwd: world.cwd });
  const { name } = definition;
  const url = brokerUrl(options.broker, config, 'the service');
  return joinAndServe({
    ...{ world, config, url, name, clientId: `${name}-service`, will: statusWill(name) },
    newHubKey: options.newHubKey === true,
    refuseIfThere: (broker) => refuseIfServed(name, broker),
    serves: async () => ({ definition, config: serviceSettings(config, definition) }),
    up: async (_host, { log }) => log.info('the service is up', { service: name, broker: url }),
  });
}

/** @throws HearthError `not-found` with the name that may be meant. */
function ownService(name: string): AnyServiceDefinition {
  const definition = SERVICES.find((one) => one.name === name);
  if (definition !== undefined) return definition;
  const names = SERVICES.map((one) => one.name);
  const meant = nearest(name, names);
  throw new HearthError('not-found', `There is no service "${name}".`, {
    hint:
      meant === undefined
        ? `There are: ${names.join(', ')}; and a path, as ./${name}, is the folder of a service of your own.`
        : `Did you mean "${meant}"?`,
  });
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
