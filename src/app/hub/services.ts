/** The services that the hub serves itself, each announced, and known to the directory to be ours. */
import type { Lifetime } from '../../base/index.ts';
import {
  type AnyServiceDefinition,
  type MqttConnection,
  type ServiceDirectory,
  ServiceHost,
  type ServiceHostOptions,
  type WrittenManifest,
  writeManifest,
} from '../../bus/index.ts';
import type { Config } from '../../config/index.ts';
import { OWN_INSTANCE, servedHere } from './access.ts';

interface Ground extends Omit<ServiceHostOptions, 'definition' | 'manifest' | 'config' | 'bus'> {
  readonly bus: MqttConnection;
  readonly directory: ServiceDirectory;
  /** Written when Hearth was built. */
  readonly manifests: Readonly<Record<string, WrittenManifest>>;
  readonly connect: (clientId: string, service: string) => MqttConnection;
  readonly isOwnBroker: boolean;
}

export async function startServices(config: Config, lifetime: Lifetime, ground: Ground): Promise<void> {
  const { directory, manifests, connect, isOwnBroker, bus, ...common } = ground;
  await Promise.all(
    servedHere(config).map(async (definition) => {
      const { name } = definition;
      const manifest = manifests[name] ?? writeManifest(definition, OWN_INSTANCE);
      // The own broker dies with the hub, so nobody is left to hear a will: its services can share the hub's connection.
      // At a broker that lives on, each has one of its own, for MQTT has one will per connection and it says `offline`.
      const own = isOwnBroker ? bus : await lifetime.start(connect(`${name}-${config.home.name}`, name));
      const settings = { config: configOf(config, definition) };
      await lifetime.start(new ServiceHost({ ...common, ...settings, definition, manifest, bus: own }));
      // After its host, so that it is gone from the directory before the host closes.
      const close = directory.host({ service: name, instance: OWN_INSTANCE, manifest, bus: own });
      await lifetime.start({ name: `${name} in the directory`, close });
    }),
  );
}

/** A service's own part of the configuration has the service's name. */
function configOf(config: Config, definition: AnyServiceDefinition): unknown {
  return definition.config === undefined
    ? undefined
    : ((config as unknown as Record<string, unknown>)[definition.name] ?? {});
}
