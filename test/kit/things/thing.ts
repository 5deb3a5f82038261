import type { SimulatedDevice } from '../../../devices/simulated/index.ts';
import type { Device, DeviceState } from '../../../src/domain/index.ts';

/** A device of a simulated home and the state in which its world begins. */
export function thing(
  id: string,
  kind: Device['kind'],
  name: string,
  area: string,
  state: DeviceState,
  capabilities: Device['capabilities'] = {},
): SimulatedDevice {
  return { device: { id, kind, name, aliases: [], area, floor: null, groups: [], capabilities }, state };
}
