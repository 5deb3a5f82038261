import type { Device, DeviceKind } from '../../../src/domain/index.ts';

/** A device that can nothing, for what only looks at names, rooms and kinds. */
export const device = (
  id: string,
  name: string,
  area: string | null,
  kind: DeviceKind = 'light',
): Device => ({
  id,
  family: 'simulated',
  kind,
  name,
  aliases: [],
  area,
  floor: null,
  groups: [],
  capabilities: {},
});
