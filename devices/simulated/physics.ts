import type { Device, DeviceKind, DeviceState } from '../../src/domain/index.ts';

/** The keys of its state that a device of a kind lets others set; all else is what it measures. */
const SETTABLE: Readonly<Record<DeviceKind, readonly string[]>> = {
  light: ['on', 'brightness', 'color', 'temperature'],
  switch: ['on'],
  cover: ['position', 'moving'],
  lock: ['locked'],
  climate: ['mode', 'temperature'],
  fan: ['on', 'percentage', 'oscillating'],
  media: ['on', 'playback', 'volume', 'muted', 'media', 'track'],
  vacuum: ['activity', 'area'],
  valve: ['open'],
  siren: ['on', 'tone', 'volume', 'duration'],
  humidifier: ['on', 'humidity', 'mode'],
  mower: ['activity'],
  water_heater: ['mode', 'temperature'],
  alarm_panel: ['alarm'],
  sensor: [],
  binary_sensor: [],
  /** By its features. */
  setting: [],
  button: [],
  health: [],
  listed: [],
};

/** What only some of a kind have: it can be set where the thing has it. */
const SETTABLE_WHERE_THERE: Readonly<Partial<Record<DeviceKind, readonly string[]>>> = {
  light: ['effect'],
  cover: ['tilt'],
  climate: [
    ...['temperature_low', 'temperature_high', 'humidity'],
    ...['preset', 'fan_mode', 'swing', 'swing_horizontal'],
  ],
  fan: ['preset', 'direction'],
  vacuum: ['fan_speed'],
  valve: ['position'],
};

/**
 * The state of a thing after it was told `set`: what it does not have it ignores, as real devices do. Of what takes its
 * time (a cover's way, a vacuum's way home) this is the end; `journeyOf` tells what comes before.
 */
export function obey(
  { kind, features = {} }: Pick<Device, 'kind' | 'features'>,
  before: DeviceState,
  set: DeviceState,
): DeviceState {
  const after: DeviceState = { ...before };
  const own = (SETTABLE_WHERE_THERE[kind] ?? []).filter((key) => key in before);
  for (const key of kind === 'setting' ? Object.keys(features) : [...SETTABLE[kind], ...own]) {
    const value = set[key];
    if (value !== undefined && value !== null) after[key] = value;
  }
  return LAWS[kind]?.(after, set, before) ?? after;
}

type Law = (after: DeviceState, set: DeviceState, before: DeviceState) => DeviceState;

const LAWS: Readonly<Partial<Record<DeviceKind, Law>>> = {
  /** A lamp shows either a colour or a white, and brightness 0 is off. */
  light: (after, set, before) => {
    if (set['brightness'] === 0) return { ...before, on: false };
    if (typeof set['color'] === 'string') return without(after, 'temperature');
    return typeof set['temperature'] === 'number' ? without(after, 'color') : after;
  },
  /** One without a motor for less knows open and closed only. */
  cover: (after, _set, before) => ({
    ...after,
    ...(typeof before['position'] === 'number' ? {} : without(after, 'position')),
    moving: false,
  }),
  /** One that cannot swing does not begin to. */
  fan: (after, set, before) => ({
    ...('oscillating' in before ? after : without(after, 'oscillating')),
    ...(set['percentage'] === 0 ? { on: false, percentage: before['percentage'] ?? 0 } : {}),
  }),
  /** What is off plays nothing, and what is to play turns on. */
  media: (after, set) => {
    if (set['on'] === false) return { ...after, playback: 'idle' };
    return set['playback'] === 'playing' ? { ...after, on: true } : after;
  },
  /** Sent out without a room it cleans everywhere; going on after a pause it keeps its room. */
  vacuum: (after, set, before) => {
    if (set['activity'] === 'returning') return without({ ...after, activity: 'docked' }, 'area');
    const keeps =
      typeof set['area'] === 'string' || before['activity'] === 'paused' || set['activity'] === 'paused';
    return keeps ? after : without(after, 'area');
  },
  /** One that stands at a part of its way is open where anything comes through. */
  valve: (after, set) => {
    if (!('position' in after)) return after;
    if (typeof set['position'] === 'number') return { ...after, open: set['position'] > 0 };
    return typeof set['open'] === 'boolean' ? { ...after, position: set['open'] ? 100 : 0 } : after;
  },
  mower: (after, set) => (set['activity'] === 'returning' ? { ...after, activity: 'docked' } : after),
};

/** A change that takes its time: how the thing shows itself on the way, and how long the way is of its longest. */
export interface Journey {
  readonly onTheWay: DeviceState;
  /** 0–1 */
  readonly length: number;
}

/** The way from one state to another, `undefined` for what happens at once. */
export function journeyOf(kind: DeviceKind, before: DeviceState, after: DeviceState): Journey | undefined {
  const [from, to] = [before['position'], after['position']];
  if (kind === 'cover' && typeof from === 'number' && typeof to === 'number' && from !== to)
    return { onTheWay: { ...before, moving: true }, length: Math.abs(to - from) / 100 };
  if (
    (kind === 'vacuum' || kind === 'mower') &&
    after['activity'] === 'docked' &&
    before['activity'] !== 'docked'
  )
    return { onTheWay: { ...after, activity: 'returning' }, length: 1 };
  return undefined;
}

/** Where a thing is when it is stopped on its way, a part of which (0–1) is behind it. */
export function stoppedAt(
  kind: DeviceKind,
  before: DeviceState,
  after: DeviceState,
  part: number,
): DeviceState {
  const [from, to] = [before['position'], after['position']];
  if (kind !== 'cover' || typeof from !== 'number' || typeof to !== 'number') return { ...before };
  return { ...before, position: Math.round(from + (to - from) * part), moving: false };
}

/** A whole report: what could be set but has no value now is said to be gone, so that no older value is believed. */
export function told(kind: DeviceKind, state: DeviceState): DeviceState {
  const gone = SETTABLE[kind].filter((key) => !(key in state));
  return { ...state, ...Object.fromEntries(gone.map((key) => [key, null])) };
}

function without(state: DeviceState, key: string): DeviceState {
  const { [key]: _gone, ...rest } = state;
  return rest;
}
