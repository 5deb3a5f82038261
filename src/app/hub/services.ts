/** The services that the hub serves itself, each announced, and known to the directory to be ours. */
import type { Audit } from '../../access/index.ts';
import { manifestTopic, ServiceHost, writtenManifest } from '../../bus/index.ts';
import { serviceSettings } from '../../config/index.ts';
import type { HubSide } from '../../domain/index.ts';
import type { Home } from '../../home/index.ts';
import { servedHere } from './access.ts';
import type { Ground } from './ground.ts';
import { OWN_INSTANCE } from './options.ts';

export async function startServices(
  ground: Ground & { readonly home: Home; readonly audit: Audit; readonly hub: HubSide },
): Promise<void> {
  const { start, config, home, directory, manifests, connect, broker, bus } = ground;
  const { store, clock, log, grants, authority, audit, seal, budgets, hub } = ground;
  const { people } = config.home;
  const common = {
    ...{ store, clock, log, grants, authority, audit, seal, budgets, home: home.view },
    ...{ place: config.home, people: () => people, hub },
  };
  const topicOf = (service: string) => manifestTopic(bus.root, service, OWN_INSTANCE);
  const retained = broker?.retained(topicOf('+'));
  await Promise.all(
    servedHere(config).map(async (definition) => {
      const { name } = definition;
      const manifest = manifests[name] ?? writtenManifest(definition, OWN_INSTANCE);
      // The own broker dies with the hub, so nobody is left to hear a will: its services can share the hub's connection.
      // At a broker that lives on, each has one of its own, for MQTT has one will per connection and it says `offline`.
      const own = broker ? bus : await start(connect(`${name}-${config.home.name}`, name));
      const settings = { config: serviceSettings(config, definition) };
      const retainedManifest = retained?.get(topicOf(name));
      await start(
        new ServiceHost({ ...common, ...settings, definition, manifest, retainedManifest, bus: own }),
      );
      // After its host, so that it is gone from the directory before the host closes.
      const close = directory.host({ service: name, instance: OWN_INSTANCE, manifest, bus: own });
      await start({ name: `${name} in the directory`, close });
    }),
  );
}
