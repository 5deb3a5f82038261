/** The families of devices that the configuration wants, opened and attached to the home. */
import { simulatedWith } from '../../../devices/simulated/index.ts';
import type { DeviceFamily, DeviceFamilyDefinition } from '../../bus/index.ts';
import { FAMILIES } from '../../catalogue.ts';
import type { Home } from '../../home/index.ts';
import type { Ground } from './ground.ts';

export async function startFamilies(
  { start, config: settings, simulatedHome, log, bus, store, clock, budgets }: Ground,
  home: Home,
): Promise<ReadonlyMap<string, DeviceFamily>> {
  const families = new Map<string, DeviceFamily>();
  const known: Readonly<Record<keyof typeof FAMILIES, DeviceFamilyDefinition>> =
    simulatedHome === undefined ? FAMILIES : { ...FAMILIES, simulated: simulatedWith(simulatedHome) };
  for (const [key, definition] of Object.entries(known) as [
    keyof typeof FAMILIES,
    DeviceFamilyDefinition,
  ][]) {
    const written = settings.devices[key];
    if (written === false) continue;
    const { name } = definition;
    const family = await definition.open({
      ...{ bus, store, clock, budgets, log: log.child(name), devices: home.sink(name, definition) },
      config: definition.config?.parse(written) ?? written,
    });
    home.attach(name, family);
    families.set(key, await start(family));
  }
  return families;
}
