import { HearthError } from '../base/index.ts';
import { Area, Device } from '../domain/index.ts';

/** What a person may decide about a device; `null` gives a decision back to the device itself. */
export interface Rename {
  readonly name?: string | null;
  readonly aliases?: readonly string[] | null;
  readonly area?: string | null;
}

/** @throws HearthError `invalid-params` naming every fault by path. */
export function checkRename(rename: Rename): void {
  const faults = [];
  if (typeof rename.name === 'string' && !Device.shape.name.safeParse(rename.name.trim()).success)
    faults.push({ path: '/name', message: 'a name has 1 to 120 characters' });
  if (rename.aliases && !Device.shape.aliases.safeParse(rename.aliases).success)
    faults.push({ path: '/aliases', message: 'an alias has at most 120 characters' });
  if (typeof rename.area === 'string' && !Area.shape.name.safeParse(rename.area.trim()).success)
    faults.push({ path: '/area', message: 'the name of an area has 1 to 120 characters' });
  if (faults.length > 0) throw new HearthError('invalid-params', 'This name cannot be given.', { faults });
}
