import { riskOf } from '../../bus/index.ts';
import { type Device, DeviceKind } from '../../domain/index.ts';
import type { Home } from '../../home/index.ts';
import type { Call } from '../facts.ts';
import { targetsOf } from '../talk/deeds.ts';

/** Whether a call is for things that keep the house safe: locks, doors to the outside, what shuts off water, what gives the alarm. */
export function keepsSafe(call: Call, { view }: Pick<Home, 'view'>): boolean {
  return targetsOf({ ...call }).some((target) => {
    const found = view.resolve(target, DeviceKind.options);
    return found.type === 'found' && found.devices.some(isGuard);
  });
}

function isGuard(device: Device): boolean {
  const { kind } = device;
  return GUARDS.includes(kind) || (kind === 'cover' && riskOf(device, { position: 100 }) !== 'none');
}

const GUARDS: readonly DeviceKind[] = ['lock', 'valve', 'alarm_panel', 'siren'];
