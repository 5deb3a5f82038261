/** The families of devices that the configuration wants, opened and attached to the home. */
import { simulatedWith } from '../../../devices/simulated/index.ts';
import type { DeviceFamily, DeviceFamilyDefinition } from '../../bus/index.ts';
import { FAMILIES } from '../../catalogue.ts';
import type { Home } from '../../home/index.ts';
import type { Ground } from './ground.ts';

/** What the last run knew of is there at once. Its family, which the broker tells all of it anew, listens when the house is ready. */
export interface Families {
  readonly all: ReadonlyMap<string, DeviceFamily>;
  readonly listen: () => Promise<void>;
}

export async function openFamilies(
  { start, config: settings, simulatedHome, log, bus, store, clock, budgets }: Ground,
  home: Home,
): Promise<Families> {
  const families = new Map<string, DeviceFamily>();
  const later: DeviceFamily[] = [];
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
    families.set(key, family);
    if (home.remembers(name)) later.push(family);
    else await start(family);
  }
  const listen = async () => {
    for (const family of later) await start(family);
  };
  return { all: families, listen };
}
