import type { JsonObject } from '../../base/index.ts';
import type { Device, DeviceKind, DeviceState, UndoCall } from '../../domain/index.ts';

/** A device that was brought from one state into another. */
export interface Restored {
  readonly device: Device;
  readonly was: DeviceState;
  readonly is: DeviceState;
}

/** A method of the service of the kind, and what it takes beside the target. */
type Step = readonly [method: string, params?: JsonObject];

/** More devices than these are named in a call of their own. */
const NAMED_MAX = 50;

/**
 * The calls that bring devices back into the state they were in: of the services of their kinds, so that who may call them and what needs
 * a yes is the same as ever. Devices that need the same call share one.
 */
export function undoCalls(restored: readonly Restored[]): readonly UndoCall[] {
  const calls = new Map<string, UndoCall & { readonly ids: string[] }>();
  for (const { device, was, is } of restored)
    for (const [method, params = {}] of STEPS[device.kind]?.(differing(was, is), is) ?? []) {
      const service = device.kind;
      const key = JSON.stringify([service, method, params]);
      const call = calls.get(key) ?? { service, method, params, ids: [] };
      call.ids.push(device.id);
      calls.set(key, call);
    }
  return [...calls.values()].flatMap(({ ids, ...call }) =>
    chunks(ids).map((some) => ({ ...call, params: { target: some.map((id) => ({ id })), ...call.params } })),
  );
}

function chunks(ids: readonly string[]): readonly string[][] {
  const found: string[][] = [];
  for (let at = 0; at < ids.length; at += NAMED_MAX) found.push(ids.slice(at, at + NAMED_MAX));
  return found;
}

/** What of the state before is another now. */
function differing(was: DeviceState, is: DeviceState): DeviceState {
  return Object.fromEntries(
    Object.entries(was).filter(([key, value]) => value !== null && value !== is[key]),
  );
}

const onOff = ({ on }: DeviceState): readonly Step[] =>
  on === undefined ? [] : [[on === true ? 'turn_on' : 'turn_off']];

/** By the kind, what leads back to the values that are others now. */
const STEPS: Readonly<Partial<Record<DeviceKind, (was: DeviceState, is: DeviceState) => readonly Step[]>>> = {
  light(was, is) {
    if (was['on'] === false) return [['turn_off']];
    const { brightness, color, temperature } = was;
    // A lamp shows a colour or a white; what it shows only now is not what it showed before.
    const isWhite = temperature !== undefined && (color === undefined || is['color'] !== undefined);
    const set = {
      ...(brightness === undefined ? {} : { brightness }),
      ...(isWhite ? { temperature } : color === undefined ? {} : { color }),
    };
    return Object.keys(set).length === 0 ? onOff(was) : [['set', set as JsonObject]];
  },
  switch: onOff,
  fan(was) {
    if (was['on'] === false) return [['turn_off']];
    const { percentage, oscillating } = was;
    const set = {
      ...(percentage === undefined ? {} : { percentage }),
      ...(oscillating === undefined ? {} : { oscillate: oscillating }),
    };
    return Object.keys(set).length === 0 ? onOff(was) : [['set', set as JsonObject]];
  },
  cover({ position }) {
    if (typeof position !== 'number') return [];
    if (position <= 0) return [['close']];
    return position >= 100 ? [['open']] : [['set_position', { position }]];
  },
  lock: ({ locked }) => (locked === undefined ? [] : [[locked === true ? 'lock' : 'unlock']]),
  valve: ({ open }) => (open === undefined ? [] : [[open === true ? 'open' : 'close']]),
  climate({ mode, temperature }) {
    return [
      ...(temperature === undefined ? [] : [['set_temperature', { temperature }] as const]),
      ...(mode === undefined ? [] : [['set_mode', { mode }] as const]),
    ] as readonly Step[];
  },
  media(was, is) {
    const { volume, muted, media, track } = was;
    const sound: Step[] = [];
    if (volume !== undefined) sound.push(['set_volume', { volume }]);
    if (muted !== undefined) sound.push([muted === true ? 'mute' : 'unmute']);
    return [...playback(was, is, { media, track }), ...sound];
  },
  vacuum({ activity, area }, is) {
    if (
      activity === 'cleaning' ||
      (activity === undefined && area !== undefined && is['activity'] === 'cleaning')
    )
      return [typeof area === 'string' ? ['clean_area', { area: area.split(', ') }] : ['start']];
    if (activity === undefined) return [];
    return [[activity === 'paused' ? 'pause' : 'dock']];
  },
};

/** What a player played, or that it played nothing. */
function playback(
  was: DeviceState,
  is: DeviceState,
  {
    media,
    track,
  }: { readonly media: DeviceState[string] | undefined; readonly track: DeviceState[string] | undefined },
): readonly Step[] {
  if (was['on'] === false) return [['turn_off']];
  const played = was['playback'] ?? is['playback'];
  if (typeof media === 'string' && played === 'playing') return [['play_media', { query: media }]];
  switch (was['playback']) {
    case 'playing':
      return [['play']];
    case 'paused':
      return [['pause']];
    case 'idle':
      return [['stop']];
  }
  if (was['on'] === true) return [['turn_on']];
  if (typeof track !== 'number' || typeof is['track'] !== 'number' || media !== undefined) return [];
  return [[track < is['track'] ? 'previous' : 'next']];
}
