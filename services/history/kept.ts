import type { Device, DeviceKind, DeviceState } from '../../src/domain/index.ts';

/** What is kept of the main function of a thing. What it only plays, and how it is lit, is nobody's past. */
const MAIN: Readonly<Partial<Record<DeviceKind, readonly string[]>>> = {
  light: ['on', 'brightness'],
  switch: ['on'],
  cover: ['position'],
  lock: ['locked'],
  climate: ['mode', 'action', 'temperature', 'current_temperature', 'current_humidity'],
  fan: ['on', 'percentage'],
  media: ['on', 'playback'],
  vacuum: ['activity', 'battery'],
  mower: ['activity'],
  valve: ['open', 'position'],
  siren: ['on'],
  humidifier: ['on', 'humidity', 'current_humidity'],
  water_heater: ['mode', 'temperature', 'current_temperature'],
  alarm_panel: ['alarm'],
};
/** Of sensors what is no figure of its own: when something was. */
const INSTANTS = new Set(['timestamp', 'date']);
const WORD_LENGTH_MAX = 64;
/** Nothing in a house is more; sums of what is kept stay numbers. */
const NUMBER_MAX = 1e15;

export type Kept = number | boolean | string;

/** What of a report is kept: measures, and the states of what the thing is. */
export function keptOf(device: Device, state: DeviceState): [key: string, value: Kept][] {
  const { kind } = device;
  const main = MAIN[kind];
  if (main !== undefined) return main.flatMap((key) => entry(key, state[key]));
  if (kind !== 'sensor' && kind !== 'binary_sensor') return [];
  return Object.entries(state).flatMap(([key, value]) => {
    const feature = device.features?.[key];
    if (feature?.quiet === true || INSTANTS.has(feature?.class ?? key)) return [];
    // Text that is none of a few words would be a diary.
    return typeof value === 'string' && feature?.type !== 'option' ? [] : entry(key, value);
  });
}

function entry(key: string, value: DeviceState[string] | undefined): [string, Kept][] {
  if (value === null || value === undefined) return [];
  if (typeof value === 'number' && !(Math.abs(value) < NUMBER_MAX)) return [];
  return typeof value === 'string' && value.length > WORD_LENGTH_MAX ? [] : [[key, value]];
}

/** What it is a reading of: what its maker says, else the key; what a thermostat measures is what it measures. */
export function kindOfKey({ features }: Pick<Device, 'features'>, key: string): string {
  return features?.[key]?.class ?? key.replace(/^current_/, '');
}
