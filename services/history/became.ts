import type { Device } from '../../src/domain/index.ts';
import { kindOfKey } from './kept.ts';

/** What a thing may have come to, as people ask for it. */
export const BECAME = [
  'open',
  'closed',
  'on',
  'off',
  'locked',
  'unlocked',
  'motion',
  'wet',
  'smoke',
  'heating',
  'cooling',
  'playing',
  'cleaning',
  'mowing',
] as const;
export type Became = (typeof BECAME)[number];

/** A key of a device's state, and whether a value of it is what was asked for. */
type Test = (device: Device, key: string) => ((value: number | boolean | string) => boolean) | undefined;

const OPENINGS = new Set(['door', 'window', 'garage_door', 'opening']);
const MOVES = new Set(['motion', 'occupancy', 'presence', 'moving']);
const RUNS = new Set(['heating', 'cooling', 'drying', 'fan', 'preheating', 'defrosting']);

const isOpen: Test = ({ kind, ...device }, key) => {
  if (kind === 'sensor' || kind === 'binary_sensor')
    return OPENINGS.has(kindOfKey(device, key)) ? (value) => value === true : undefined;
  if (kind === 'cover' && key === 'position') return (value) => Number(value) > 0;
  return kind === 'valve' && key === 'open' ? (value) => value === true : undefined;
};
/** A thermostat that tells what it does is on while it does it; else while it is to do something. */
const isOn: Test = ({ kind }, key) => {
  if (key === 'on') return (value) => value === true;
  if ((kind === 'climate' || kind === 'water_heater') && key === 'action')
    return (value) => RUNS.has(String(value));
  return (kind === 'climate' || kind === 'water_heater') && key === 'mode'
    ? (value) => value !== 'off'
    : undefined;
};
const isLocked: Test = ({ kind }, key) =>
  kind === 'lock' && key === 'locked' ? (value) => value === true : undefined;
const not =
  (test: Test): Test =>
  (device, key) => {
    const is = test(device, key);
    return is && ((value) => !is(value));
  };
const noticed =
  (kinds: ReadonlySet<string>): Test =>
  (device, key) =>
    kinds.has(kindOfKey(device, key)) ? (value) => value === true : undefined;
const word =
  (keys: readonly string[], ...words: readonly string[]): Test =>
  (_device, key) =>
    keys.includes(key) ? (value) => words.includes(String(value)) : undefined;
/** By what a thermostat does, and where it does not tell by what it is to do. */
const running =
  (wanted: string, ...does: readonly string[]): Test =>
  ({ kind }, key) => {
    if (kind !== 'climate' && kind !== 'water_heater') return undefined;
    if (key === 'action') return (value) => does.includes(String(value));
    return key === 'mode' ? (value) => value === wanted : undefined;
  };

export const TESTS: Readonly<Record<Became, Test>> = {
  open: isOpen,
  closed: not(isOpen),
  on: isOn,
  off: not(isOn),
  locked: isLocked,
  unlocked: not(isLocked),
  motion: noticed(MOVES),
  wet: noticed(new Set(['moisture', 'leak', 'water_leak'])),
  smoke: noticed(new Set(['smoke', 'gas', 'carbon_monoxide'])),
  heating: running('heat', 'heating', 'preheating'),
  cooling: running('cool', 'cooling'),
  playing: word(['playback'], 'playing'),
  cleaning: word(['activity'], 'cleaning'),
  mowing: word(['activity'], 'mowing'),
};
