import { isJsonObject, type JsonObject } from '../../base/index.ts';
import { thingsOf } from '../due/conditions.ts';
import { listWords } from '../words.ts';
import type { Tell } from './telling.ts';

/** How a device of a service is, or was seen to become, in words after "is". */
type Present = (state: JsonObject, asked: JsonObject, method: string) => string;

const light: Present = (state, asked) => {
  if (state['on'] === false) return 'off';
  const parts: string[] = [];
  const wantsBrightness = asked['brightness'] !== undefined || asked['brightness_step'] !== undefined;
  if (wantsBrightness && typeof state['brightness'] === 'number')
    parts.push(`at ${Math.round(state['brightness'])} %`);
  if (asked['color'] !== undefined) parts.push(String(asked['color']));
  if (asked['temperature'] !== undefined && typeof state['temperature'] === 'number')
    parts.push(`at ${Math.round(state['temperature'])} K`);
  return parts.length > 0 ? parts.join(' and ') : 'on';
};

const cover: Present = ({ position, moving }, _asked, method) => {
  if (typeof position !== 'number') return method === 'stop' ? 'stopped' : 'where it was to be';
  const at = position <= 0 ? 'closed' : position >= 100 ? 'open' : `${Math.round(position)} % open`;
  if (method === 'stop') return `stopped, ${at}`;
  return moving === true ? `moving, ${at}` : at;
};

const climate: Present = ({ mode, temperature }, _asked, method) => {
  if (method === 'set_temperature')
    return `set to ${String(temperature)} °C${mode === 'off' ? ', but it is off' : ''}`;
  return typeof mode === 'string' ? modeWords(mode) : 'set';
};

const fan: Present = ({ on, percentage, oscillating }, asked, method) => {
  if (on === false && asked['oscillate'] === undefined) return 'off';
  const parts: string[] = [];
  if (method === 'set' && asked['oscillate'] === undefined && typeof percentage === 'number')
    parts.push(`at ${Math.round(percentage)} %`);
  if (asked['oscillate'] !== undefined) parts.push(oscillating === true ? 'swinging' : 'not swinging');
  return parts.length > 0 ? parts.join(' and ') : 'on';
};

const media: Present = ({ volume }, asked, method) => {
  switch (method) {
    case 'turn_on':
      return 'on';
    case 'turn_off':
      return 'off';
    case 'play':
      return 'playing';
    case 'pause':
      return 'paused';
    case 'stop':
      return 'stopped';
    case 'mute':
      return 'muted';
    case 'unmute':
      return 'not muted any more';
    case 'next':
      return 'on the next track';
    case 'previous':
      return 'on the track before';
    case 'play_media':
      return `playing ${String(asked['query'] ?? 'it')}`;
    default:
      return `at volume ${String(volume)}`;
  }
};

const vacuum: Present = ({ activity, area }) => {
  if (activity === 'returning') return 'on its way to the dock';
  if (activity === 'cleaning' && typeof area === 'string') return `cleaning in the ${area}`;
  return String(activity ?? 'told');
};

const PRESENT: Readonly<Record<string, Present>> = {
  light,
  switch: ({ on }) => (on === false ? 'off' : 'on'),
  cover,
  lock: ({ locked }) => (locked === true ? 'locked' : 'unlocked'),
  valve: ({ open }) => (open === true ? 'open' : 'closed'),
  climate,
  fan,
  media,
  vacuum,
};

/** How a device is that a `get` tells of. */
const STATE: Readonly<Record<string, (thing: JsonObject) => string | undefined>> = {
  light: ({ on, brightness }) =>
    typeof on !== 'boolean'
      ? undefined
      : on
        ? `on${typeof brightness === 'number' ? ` at ${Math.round(brightness)} %` : ''}`
        : 'off',
  switch: ({ on }) => onOff(on),
  cover: ({ state, position, moving }) =>
    state === null || typeof position !== 'number'
      ? undefined
      : cover({ position, moving: moving ?? null }, {}, 'get'),
  lock: ({ state }) => wordOf(state),
  valve: ({ state }) => wordOf(state),
  climate: ({ state, temperature, current_temperature: now }) => {
    if (typeof state !== 'string') return undefined;
    const wanted = typeof temperature === 'number' ? `, set to ${temperature} °C` : '';
    return `${modeWords(state)}${wanted}${typeof now === 'number' ? ` and at ${now} °C now` : ''}`;
  },
  fan: ({ on, percentage, oscillating }) =>
    on === true
      ? `on${typeof percentage === 'number' ? ` at ${percentage} %` : ''}${oscillating === true ? ' and swinging' : ''}`
      : onOff(on),
  media: ({ state, media: title, volume, muted }) => {
    if (typeof state !== 'string') return undefined;
    if (state === 'off') return 'off';
    const loud = muted === true ? ', muted' : typeof volume === 'number' ? ` at volume ${volume}` : '';
    return `${state === 'playing' && typeof title === 'string' ? `playing ${title}` : state}${loud}`;
  },
  vacuum: ({ state, cleaning, battery }) =>
    typeof state !== 'string'
      ? undefined
      : `${vacuum({ activity: state, area: cleaning ?? null }, {}, 'get')}${typeof battery === 'number' ? `, its battery at ${battery} %` : ''}`,
};

/** What is said of the services that command devices and read them. */
export const DEVICE_WORDS: Readonly<Record<string, Tell>> = {
  ...Object.fromEntries(
    Object.entries(PRESENT).flatMap(([service, present]) => [
      [service, (evidence, params, _context, method) => changed(evidence, params, method, present)],
      [`${service}.get`, (evidence) => states(evidence, STATE[service]!)],
    ]) satisfies [string, Tell][],
  ),
  'sensor.get': (evidence) => readings(evidence),
  'scene.activate': (evidence, params) => activated(evidence, params),
};

const ALREADY: Readonly<Record<string, string>> = {
  turn_on: 'on',
  turn_off: 'off',
  open: 'open',
  close: 'closed',
  lock: 'locked',
  unlock: 'unlocked',
  play: 'playing',
  pause: 'paused',
  stop: 'still',
  mute: 'muted',
  start: 'cleaning',
  dock: 'docked',
};

/** Device services answer with what was seen to change and what was so already. */
function changed(evidence: JsonObject, params: JsonObject, method: string, present: Present): string {
  const now = thingsAt(evidence, 'changed');
  const before = thingsAt(evidence, 'already');
  const parts: string[] = [];
  if (now.length > 0)
    parts.push(
      grouped(now, (thing) => present(isJsonObject(thing['state']) ? thing['state'] : {}, params, method)),
    );
  if (before.length > 0)
    parts.push(
      `${nameList(before)} ${before.length === 1 ? 'was' : 'were'} ${ALREADY[method] ?? 'so'} already`,
    );
  return parts.join('; ');
}

/** "A and B are off, C is on". */
function grouped(things: readonly JsonObject[], wordsOf: (thing: JsonObject) => string, most = 5): string {
  const groups = new Map<string, JsonObject[]>();
  for (const thing of things) {
    const words = wordsOf(thing);
    groups.set(words, [...(groups.get(words) ?? []), thing]);
  }
  return [...groups]
    .map(([words, members]) => `${nameList(members, most)} ${members.length === 1 ? 'is' : 'are'} ${words}`)
    .join(', ');
}

/** Answers to "is it on?" and "which are on?": the names while they are few, the count when they are many. */
function states(evidence: JsonObject, stateOf: (thing: JsonObject) => string | undefined): string {
  const things = thingsOf(evidence) as readonly JsonObject[];
  if (things.length === 0) return 'I see no such device';
  const present = (thing: JsonObject) => {
    if (thing['available'] === false) return 'not reachable';
    return stateOf(thing) ?? 'silent: it has not told its state';
  };
  if (things.length <= 3)
    return things.map((thing) => `${String(thing['name'])} is ${present(thing)}`).join(', ');
  if (!things.some((thing) => typeof thing['on'] === 'boolean')) return grouped(things, present, 12);
  const on = things.filter((thing) => thing['on'] === true);
  const mute = things.filter((thing) => typeof thing['on'] !== 'boolean');
  const head =
    on.length === 0
      ? `None of the ${things.length} is on`
      : `${on.length} of ${things.length} are on: ${nameList(on, 12)}`;
  return mute.length === 0 ? head : `${head}; ${nameList(mute)} did not tell`;
}

/** "Living Room Sensor: 19.5 °C, 48 %; Front Door Contact: closed". */
function readings(evidence: JsonObject): string {
  const things = thingsOf(evidence);
  if (things.length === 0) return 'No sensor has told that';
  const byName = new Map<string, string[]>();
  for (const thing of things) {
    const words = thing['available'] === false ? 'not reachable' : String(thing['state'] ?? 'silent');
    const name = String(thing['name']);
    byName.set(name, [...(byName.get(name) ?? []), words]);
  }
  const said = [...byName].slice(0, 12).map(([name, words]) => `${name}: ${[...new Set(words)].join(', ')}`);
  return `${said.join('; ')}${byName.size > 12 ? ` and ${byName.size - 12} more` : ''}`;
}

function activated(evidence: JsonObject, params: JsonObject): string {
  const name = String(evidence['scene'] ?? params['name'] ?? 'The scene');
  const now = thingsAt(evidence, 'changed').length;
  const before = thingsAt(evidence, 'already').length;
  if (now === 0) return `${name} was on already`;
  return `${name} is on: I saw ${now} ${now === 1 ? 'device' : 'devices'} change${before === 0 ? '' : `, ${before} ${before === 1 ? 'was' : 'were'} so already`}`;
}

function modeWords(mode: string): string {
  switch (mode) {
    case 'heat':
      return 'heating';
    case 'cool':
      return 'cooling';
    case 'fan_only':
      return 'blowing only';
    case 'dry':
      return 'drying';
    default:
      return mode === 'off' ? 'off' : `on ${mode}`;
  }
}

function onOff(on: unknown): string | undefined {
  return typeof on === 'boolean' ? (on ? 'on' : 'off') : undefined;
}

function wordOf(state: unknown): string | undefined {
  return typeof state === 'string' ? state : undefined;
}

function thingsAt(evidence: JsonObject, key: string): readonly JsonObject[] {
  const list = evidence[key];
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}

function nameList(things: readonly JsonObject[], most = 5): string {
  const names = things.map((thing) => String(thing['name'] ?? thing['id']));
  return names.length <= most
    ? listWords(names)
    : `${names.slice(0, most - 1).join(', ')} and ${names.length - most + 1} more`;
}
