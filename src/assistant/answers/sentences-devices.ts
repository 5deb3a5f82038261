import { few, isJsonObject, type Json, type JsonObject } from '../../base/index.ts';
import { commonNoun, pressesTold } from '../../domain/index.ts';
import { thingsOf } from '../due/conditions.ts';
import type { Verdict } from '../facts.ts';
import { listWords } from '../words.ts';
import {
  type Aspects,
  alarmWords,
  coverWords,
  directionWords,
  effectWords,
  modeWords,
  PRESENT,
  settingWords,
  tiltWords,
  vacuumWords,
  wordsOf,
} from './how-it-is-now.ts';
import { subjectOf, type Thing, withVerb } from './subjects.ts';
import type { Tell, TellContext } from './telling.ts';

/** How a device is that a `get` tells of. */
const STATE: Readonly<Record<string, (thing: JsonObject) => string | undefined>> = {
  light: ({ on, brightness, effect }) =>
    typeof on !== 'boolean'
      ? undefined
      : on
        ? `on${typeof brightness === 'number' ? ` at ${Math.round(brightness)} %` : ''}${isShown(effect) ? `, ${effectWords(effect)}` : ''}`
        : 'off',
  switch: ({ on }) => onOff(on),
  cover: ({ state, position, moving, tilt }) => {
    const slats = typeof tilt === 'number' ? tiltWords(tilt) : undefined;
    if (state === null || typeof position !== 'number') return slats;
    const at = coverWords({ position, moving: moving ?? null }, {}, 'get');
    return slats === undefined ? at : `${at}, ${slats}`;
  },
  lock: ({ state }) => wordOf(state),
  valve: ({ state, position }) =>
    typeof position === 'number' && position > 0 && position < 100
      ? `${Math.round(position)} % open`
      : wordOf(state),
  climate: ({ state, temperature, current_temperature: now }) => {
    if (typeof state !== 'string') return undefined;
    const wanted = typeof temperature === 'number' ? `, set to ${temperature} °C` : '';
    return `${modeWords(state)}${wanted}${typeof now === 'number' ? ` and at ${now} °C now` : ''}`;
  },
  fan: ({ on, percentage, oscillating, preset, direction }) => {
    if (typeof on !== 'boolean') return undefined;
    const turned = typeof direction === 'string' ? `, ${directionWords(direction, !on)}` : '';
    if (!on) return `off${turned}`;
    const set = typeof preset === 'string' ? `, set to ${wordsOf(preset)}` : '';
    return `on${typeof percentage === 'number' ? ` at ${percentage} %` : ''}${oscillating === true ? ' and swinging' : ''}${set}${turned}`;
  },
  media: ({ state, media: title, volume, muted }) => {
    if (typeof state !== 'string') return undefined;
    if (state === 'off') return 'off';
    const loud = muted === true ? ', muted' : typeof volume === 'number' ? ` at volume ${volume}` : '';
    return `${state === 'playing' && typeof title === 'string' ? `playing ${title}` : state}${loud}`;
  },
  siren: ({ on }) => onOff(on),
  humidifier: ({ on, humidity, current_humidity: now }) =>
    typeof on !== 'boolean'
      ? undefined
      : `${on ? 'on' : 'off'}${typeof humidity === 'number' ? `, set to ${humidity} %` : ''}${typeof now === 'number' ? ` and at ${now} % now` : ''}`,
  mower: ({ state }) => (typeof state === 'string' ? wordsOf(state) : undefined),
  water_heater: ({ state, temperature, current_temperature: now }) => {
    const parts = [
      ...(typeof state === 'string' ? [wordsOf(state)] : []),
      ...(typeof temperature === 'number' ? [`set to ${temperature} °C`] : []),
      ...(typeof now === 'number' ? [`at ${now} °C now`] : []),
    ];
    return parts.length === 0 ? undefined : listWords(parts);
  },
  alarm_panel: ({ state }) => (typeof state === 'string' ? alarmWords(state) : undefined),
  setting: ({ settings }) =>
    Array.isArray(settings)
      ? listWords(
          settings
            .filter((one): one is JsonObject => isJsonObject(one) && one['value'] !== null)
            .slice(0, SETTINGS_MAX)
            .map(({ name, value }) => `set to ${String(name).toLowerCase()} ${settingWords(value)}`),
        ) || undefined
      : undefined,
  button: ({ buttons, heard }) => buttonWords(buttons, heard),
  vacuum: ({ state, cleaning, battery }) =>
    typeof state !== 'string'
      ? undefined
      : `${vacuumWords({ activity: state, area: cleaning ?? null })}${typeof battery === 'number' ? `, its battery at ${battery} %` : ''}`,
};

/** Something other than the light as it was set. */
function isShown(effect: Json | undefined): boolean {
  return typeof effect === 'string' && effectWords(effect) !== effectWords('none');
}

/** "heard when it is pressed: on, on hold and off; the last was on hold". */
function buttonWords(buttons: Json | undefined, heard: Json | undefined): string | undefined {
  const given = Array.isArray(buttons) ? buttons.map((name) => String(name).toLowerCase()) : [];
  const parts = Array.isArray(heard) ? heard.filter(isJsonObject) : [];
  const told = pressesTold(heard).map(({ name }) => name);
  const last = parts.flatMap(({ press }) => (typeof press === 'string' ? press.replace(/[_-]+/g, ' ') : []));
  const words = [
    ...(told.length === 0 ? [] : [`heard when pressed: ${few([...new Set(told)], PRESSES_MAX)}`]),
    ...(last.length === 0 ? [] : [`last ${listWords(last)}`]),
    ...(given.length === 0
      ? []
      : [`${told.length === 0 ? '' : 'and '}something to press: ${listWords(given)}`]),
  ];
  return words.length === 0 ? undefined : words.join('; ');
}

const PRESSES_MAX = 16;

/** Who asks how a thing is set hears so much; all of it stands on the page. */
const SETTINGS_MAX = 6;

/** What is said of the services that read devices, and of those that command several kinds. */
export const DEVICE_WORDS: Readonly<Record<string, Tell>> = {
  ...Object.fromEntries(
    Object.keys(PRESENT).map((service): [string, Tell] => [
      `${service}.get`,
      (evidence, _params, context) => states(evidence, STATE[service]!, context),
    ]),
  ),
  'sensor.get': (evidence) => readings(evidence),
  'scene.activate': (evidence, params) => activated(evidence, params),
};

const ALREADY: Readonly<Record<string, Aspects>> = {
  turn_on: { power: 'on' },
  turn_off: { power: 'off' },
  open: { position: 'open' },
  close: { position: 'closed' },
  lock: { bolt: 'locked' },
  unlock: { bolt: 'unlocked' },
  play: { playback: 'playing' },
  pause: { playback: 'paused' },
  mute: { sound: 'muted' },
  start: { activity: 'cleaning' },
  dock: { activity: 'docked' },
  disarm: { alarm: 'disarmed' },
};

/** What was seen of one thing: how it is now, and whether it had to change for that. */
interface Deed extends Thing {
  readonly aspects: Aspects;
  readonly changed: boolean;
}

/** Whether this tells of things that were commanded, so that it is told together with others of its kind. */
export function isDeviceDeed({ call, status, evidence }: Verdict): boolean {
  return (
    status === 'done' &&
    call.method !== 'get' &&
    PRESENT[call.service] !== undefined &&
    isJsonObject(evidence) &&
    Array.isArray(evidence['changed'])
  );
}

/**
 * How everything is that was commanded: what was done to one thing several times as it is at the end, and what is so of
 * several things once ("the living room lights are at 30 %").
 */
export function tellDeeds(verdicts: readonly Verdict[], context: TellContext): string {
  const deeds = new Map<string, Deed>();
  for (const deed of verdicts.flatMap(deedsOf)) {
    const before = deeds.get(deed.id);
    deeds.set(
      deed.id,
      before === undefined
        ? deed
        : { ...deed, aspects: joined(before.aspects, deed.aspects), changed: before.changed || deed.changed },
    );
  }
  const told = verdicts.flatMap(({ evidence }) =>
    isJsonObject(evidence) ? thingsAt(evidence, 'told').map(thingOf) : [],
  );
  return listWords([
    ...(deeds.size === 0 ? [] : [seenDeeds([...deeds.values()], context)]),
    ...(told.length === 0 ? [] : [onlyTold(told, context)]),
  ]);
}

/** Of what can never be seen to do it nothing more is said than that it was told. */
function onlyTold(things: readonly Thing[], context: TellContext): string {
  const { words, many } = subjectOf(things, context);
  return `I told ${words}, but ${many ? 'they' : 'it'} cannot tell me whether ${many ? 'they' : 'it'} did`;
}

function seenDeeds(all: readonly Deed[], context: TellContext): string {
  const already = all.every(({ changed }) => !changed) ? 'already ' : '';
  return grouped(all, ({ aspects }) => `${already}${listWords(Object.values(aspects))}`, context);
}

function deedsOf({ call: { service, method, params }, evidence }: Verdict): readonly Deed[] {
  const seen = isJsonObject(evidence) ? evidence : {};
  const present = PRESENT[service]!;
  const changed = thingsAt(seen, 'changed').map((thing) => ({
    ...thingOf(thing),
    aspects: present(isJsonObject(thing['state']) ? thing['state'] : {}, params, method),
    changed: true,
  }));
  const already = thingsAt(seen, 'already').map((thing) => ({
    ...thingOf(thing),
    aspects:
      ALREADY[method] ?? changed[0]?.aspects ?? atItsEnd(params, service) ?? present(params, params, method),
    changed: false,
  }));
  return [...changed, ...already];
}

/** What was to go a step further and is so already can go no further. */
function atItsEnd({ brightness_step: step, step: slower }: JsonObject, service: string): Aspects | undefined {
  // A fan that stands still goes no slower.
  if (service === 'fan' && typeof slower === 'number' && slower < 0) return { power: 'off' };
  if (typeof step !== 'number') return undefined;
  return { level: step > 0 ? 'at full brightness' : 'off or as dim as it goes' };
}

/** What is off is nothing else; what is at a brightness is on. */
function joined(before: Aspects, { ...now }: Aspects): Aspects {
  if (now['power'] === 'off') return now;
  const all: Record<string, string> = { ...before, ...now };
  if (all['power'] === 'on' && Object.keys(all).length > 1) delete all['power'];
  if (all['power'] === 'off' && now['power'] === undefined) delete all['power'];
  return all;
}

function thingOf(thing: JsonObject): Thing {
  const name = String(thing['name'] ?? thing['id']);
  return { id: String(thing['id'] ?? name), name };
}

/** "The desk lamp and the porch light are off, the TV is on". */
function grouped<T extends Thing>(
  things: readonly T[],
  wordsOf: (thing: T) => string,
  context: TellContext,
  namedMax?: number,
): string {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const words = wordsOf(thing);
    groups.set(words, [...(groups.get(words) ?? []), thing]);
  }
  return listWords(
    [...groups].map(([words, members]) => withVerb(subjectOf(members, context, namedMax), words)),
  );
}

/** Who asks which are on hears their names. */
const ASKED_MAX = 12;
/** So many are told with their number. */
const COUNTED_MIN = 5;

/** Words of which the other is nothing to speak of: what is on, open or unlocked comes first, all else is the rest. */
const AT_REST = new Set(['off', 'closed', 'locked', 'docked']);

/** Answers to "is it on?" and "which are on?": what is on by name, and the rest as the rest. */
function states(
  evidence: JsonObject,
  stateOf: (thing: JsonObject) => string | undefined,
  context: TellContext,
): string {
  const found = thingsOf(evidence) as readonly JsonObject[];
  // How bright each of many lamps is nobody asked.
  const isMany = found.length > 2;
  const wordsOf = (thing: JsonObject) => {
    if (thing['available'] === false) return 'not reachable';
    return (isMany ? onOff(thing['on']) : undefined) ?? stateOf(thing) ?? 'silent: it has not told its state';
  };
  const things = found.map((thing) => ({ ...thingOf(thing), words: wordsOf(thing) }));
  if (things.length === 0) return 'I see no such device';
  if (!isMany) return grouped(things, ({ words }) => words, context);
  const rest = things.filter(({ words }) => AT_REST.has(words));
  const told = things.filter(({ words }) => !AT_REST.has(words));
  const words = new Set(rest.map((thing) => thing.words));
  if (told.length === 0 || rest.length < 2 || words.size > 1)
    return grouped([...told, ...rest], (thing) => thing.words, context, ASKED_MAX);
  const [so, another] = new Set(told.map((thing) => thing.words));
  // Who asks how many hears a number, where the names are too many to be counted.
  if (told.length >= COUNTED_MIN && another === undefined)
    return `${told.length} are ${so}: ${subjectOf(told, context, ASKED_MAX).words}. The other ${rest.length} are ${[...words].join()}`;
  return `${grouped(told, (thing) => thing.words, context, ASKED_MAX)}. Everything else is ${[...words].join()}`;
}

/** "Living room sensor: 19.5 °C, 48 %; front door contact: closed". */
function readings(evidence: JsonObject): string {
  const things = thingsOf(evidence);
  if (things.length === 0) return 'No sensor has told that';
  const byName = new Map<string, string[]>();
  for (const thing of things) {
    const words = thing['available'] === false ? 'not reachable' : String(thing['state'] ?? 'silent');
    const name = commonNoun(String(thing['name']));
    byName.set(name, [...(byName.get(name) ?? []), words]);
  }
  const said = [...byName].slice(0, 12).map(([name, words]) => `${name}: ${[...new Set(words)].join(', ')}`);
  return `${said.join('; ')}${byName.size > 12 ? ` and ${byName.size - 12} more` : ''}`;
}

function activated(evidence: JsonObject, params: JsonObject): string {
  const name = String(evidence['scene'] ?? params['name'] ?? 'The scene');
  return thingsAt(evidence, 'changed').length === 0 ? `${name} is already on` : `${name} is on`;
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
