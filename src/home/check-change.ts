import { HearthError } from '../base/index.ts';
import { Area, Device, type DeviceChange, type DeviceKind, OTHER_KINDS } from '../domain/index.ts';

/** @throws HearthError `invalid-params` naming every fault by path. */
export function checkChange(change: DeviceChange, kind: DeviceKind): void {
  const faults = [];
  if (typeof change.name === 'string' && !Device.shape.name.safeParse(change.name.trim()).success)
    faults.push({ path: '/name', message: 'a name has 1 to 120 characters' });
  if (change.aliases && !Device.shape.aliases.safeParse(change.aliases).success)
    faults.push({ path: '/aliases', message: 'an alias has at most 120 characters' });
  if (change.groups && !Device.shape.groups.safeParse(change.groups).success)
    faults.push({ path: '/groups', message: 'the name of a group has at most 120 characters' });
  if (typeof change.area === 'string' && !Area.shape.name.safeParse(change.area.trim()).success)
    faults.push({ path: '/area', message: 'the name of an area has 1 to 120 characters' });
  const others: readonly DeviceKind[] = [kind, ...(OTHER_KINDS[kind] ?? [])];
  if (change.kind && !others.includes(change.kind))
    faults.push({ path: '/kind', message: `a ${kind} cannot be a ${change.kind}` });
  if (faults.length > 0) throw new HearthError('invalid-params', 'This cannot be changed so.', { faults });
}
