import { HearthError } from '../base/index.ts';
import { NAME } from '../domain/index.ts';
import type { DeviceFamilyDefinition } from './types.ts';

/**
 * Says what a family of devices is: the dialect it speaks and how to open it (docs/guides/device.md).
 * @throws HearthError `config-invalid` when its name could not stand in a topic.
 */
export function defineDeviceFamily(definition: DeviceFamilyDefinition): DeviceFamilyDefinition {
  if (!NAME.test(definition.name))
    throw new HearthError(
      'config-invalid',
      `"${definition.name}" is no name for a device family: lower-case letters, digits, - and _`,
    );
  return definition;
}
