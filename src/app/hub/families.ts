/** The families of devices that the configuration wants, opened and attached to the home. */
import { type SimulatedDevice, simulatedWith } from '../../../devices/simulated/index.ts';
import type { Lifetime, Logger } from '../../base/index.ts';
import type { DeviceFamily, DeviceFamilyDefinition, FamilyContext } from '../../bus/index.ts';
import { FAMILIES } from '../../catalogue.ts';
import type { Config } from '../../config/index.ts';
import type { Home } from '../../home/index.ts';

export interface FamilyOptions {
  readonly config: Pick<Config, 'devices'>;
  readonly log: Logger;
  /** The devices of the simulated family. */
  readonly simulatedHome?: readonly SimulatedDevice[];
}

export async function startFamilies(
  options: FamilyOptions,
  lifetime: Lifetime,
  home: Home,
  context: Pick<FamilyContext, 'bus' | 'store' | 'clock' | 'budgets'>,
): Promise<ReadonlyMap<string, DeviceFamily>> {
  const families = new Map<string, DeviceFamily>();
  const { simulatedHome } = options;
  const known: Readonly<Record<keyof typeof FAMILIES, DeviceFamilyDefinition>> =
    simulatedHome === undefined ? FAMILIES : { ...FAMILIES, simulated: simulatedWith(simulatedHome) };
  for (const [key, definition] of Object.entries(known) as [
    keyof typeof FAMILIES,
    DeviceFamilyDefinition,
  ][]) {
    const settings = options.config.devices[key];
    if (settings === false) continue;
    const config = definition.config?.parse(settings) ?? settings;
    const family = await definition.open({
      ...context,
      log: options.log.child(definition.name),
      config,
      devices: home.sink(definition.name),
    });
    home.attach(definition.name, family);
    families.set(key, await lifetime.start(family));
  }
  return families;
}
