import type { DeviceState } from '../domain/index.ts';

/** `null` says that a key is not known any more. Returns `before` itself when nothing changed. */
export function mergeState(before: DeviceState, news: DeviceState): DeviceState {
  let merged: DeviceState | undefined;
  for (const [key, value] of Object.entries(news)) {
    if (value === null ? !(key in before) : before[key] === value) continue;
    merged ??= { ...before };
    if (value === null) delete merged[key];
    else merged[key] = value;
  }
  return merged ?? before;
}
