import type { DeviceKind, DeviceState } from '../../src/domain/index.ts';

/** The keys of its state that a device of a kind lets others set; all else is what it measures. */
const SETTABLE: Readonly<Record<DeviceKind, readonly string[]>> = {
  light: ['on', 'brightness', 'color', 'temperature'],
  switch: ['on'],
  cover: ['position'],
  lock: ['locked'],
  climate: ['mode', 'temperature'],
  fan: ['on', 'percentage', 'oscillating'],
  media: ['on', 'volume', 'playing', 'muted'],
  vacuum: ['activity'],
  valve: ['open'],
  sensor: [],
  binary_sensor: [],
};

/**
 * The state of a thing after it was told `set`: what it does not have it ignores, as real devices do. A lamp shows either
 * a colour or a white, and brightness 0 is off.
 */
export function obey(kind: DeviceKind, before: DeviceState, set: DeviceState): DeviceState {
  const after: DeviceState = { ...before };
  for (const key of SETTABLE[kind]) {
    const value = set[key];
    if (value !== undefined && value !== null) after[key] = value;
  }
  if (kind !== 'light') return after;
  if (set['brightness'] === 0) return { ...before, on: false };
  if (typeof set['color'] === 'string') delete after['temperature'];
  else if (typeof set['temperature'] === 'number') delete after['color'];
  return after;
}

/** A whole report: what could be set but has no value now is said to be gone, so that no older value is believed. */
export function told(kind: DeviceKind, state: DeviceState): DeviceState {
  const gone = SETTABLE[kind].filter((key) => !(key in state));
  return { ...state, ...Object.fromEntries(gone.map((key) => [key, null])) };
}
