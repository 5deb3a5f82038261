import { isJsonObject, type Json, type JsonObject, parseJson } from '../../src/base/index.ts';
import type { DeviceKind, DeviceState, Feature } from '../../src/domain/index.ts';
import type { Expose } from './exposes.ts';
import { kindOfReading } from './kinds-of-reading.ts';

/** One value of a thing beside what the thing is, with its place in zigbee2mqtt's messages. */
export interface Value {
  readonly kind: Extract<DeviceKind, 'sensor' | 'setting' | 'button' | 'health'>;
  readonly key: string;
  readonly property: string;
  readonly feature: Feature;
  readonly isAskable: boolean;
  /** `undefined` where the message says nothing of it that can be read. */
  read(told: Json): DeviceState[string] | undefined;
  /** `last` is what the device said of the property before. */
  write(wanted: NonNullable<DeviceState[string]>, last: Json | undefined): Json | undefined;
}

const TEXT_MAX = 1_000;
/** What tells how well a thing is, and is asked for by name all the same. */
const ASKED_FOR = new Set(['battery', 'temperature', 'tamper', 'problem', 'humidity']);
/** What accompanies a press: who, which, how far. It changes with the press and is none itself. */
const OF_A_PRESS = /^action_/;

/** All values of an expose that stands in no main function. */
export function valuesOf(expose: Expose): readonly Value[] {
  if (expose.property === '') return [];
  switch (expose.type) {
    case 'numeric':
      return some(numberValue(expose));
    case 'binary':
      return some(flagValue(expose));
    case 'enum':
      return some(expose.name === 'action' && !expose.settable ? heard(expose) : optionValue(expose));
    case 'text':
      return some(textValue(expose));
    case 'composite':
      return compositeValues(expose);
    case 'list':
      return some(jsonValue(expose));
    default:
      return [];
  }
}

function some(value: Value | undefined): readonly Value[] {
  return value === undefined ? [] : [value];
}

type Codec = Pick<Value, 'read' | 'write'>;

function value(
  expose: Expose,
  feature: Omit<Feature, 'name' | 'category' | 'unseen'>,
  codec: Codec,
): Value | undefined {
  const { settable, told, property, category } = expose;
  if (!settable && !told) return undefined;
  const kind = kindOf(expose, feature.class);
  return {
    ...codec,
    kind,
    key: property.slice(0, 128),
    property,
    isAskable: expose.askable,
    feature: {
      ...feature,
      name: nameOf(expose),
      ...(category === undefined ? {} : { category }),
      ...(settable && !told && feature.type !== 'press' ? { unseen: true as const } : {}),
      ...(OF_A_PRESS.test(property) ? { quiet: true as const } : {}),
    },
  };
}

function kindOf({ settable, category, property }: Expose, reading: string | undefined): Value['kind'] {
  if (settable) return 'setting';
  if (reading !== undefined && ASKED_FOR.has(reading)) return 'sensor';
  return category !== undefined || property === 'linkquality' ? 'health' : 'sensor';
}

/** As its maker calls it, with the endpoint that it belongs to. */
export function nameOf({ label, endpoint, property }: Expose): string {
  const plain = label || property;
  const part = endpoint === undefined ? '' : ` ${endpointName(endpoint)}`;
  return `${plain}${plain.toLowerCase().endsWith(part.toLowerCase()) ? '' : part}`.slice(0, 120);
}

/** `l1` is the first: "1"; `top_left` is "top left". */
export function endpointName(endpoint: string): string {
  return (/^l(\d+)$/.exec(endpoint)?.[1] ?? endpoint).replace(/_/g, ' ');
}

function numberValue(expose: Expose): Value | undefined {
  const { unit, min, max, step } = expose;
  const isBound = min !== undefined && max !== undefined && min < max;
  return value(
    expose,
    {
      type: 'number',
      ...classOf(expose),
      ...(unit === undefined ? {} : { unit: unit.slice(0, 40) }),
      ...(isBound ? { min, max } : {}),
      ...(step !== undefined && step > 0 ? { step } : {}),
    },
    {
      read: (told) => (told === null ? null : typeof told === 'number' ? told : undefined),
      write: (wanted) => (typeof wanted === 'number' ? wanted : undefined),
    },
  );
}

function classOf(expose: Expose): { class?: string } {
  const kind = expose.settable ? undefined : kindOfReading(expose);
  return kind === undefined ? {} : { class: kind };
}

function flagValue(expose: Expose): Value | undefined {
  const { on, off } = expose;
  return value(
    expose,
    { type: 'flag', ...classOf(expose) },
    {
      read: (told) => (told === on ? true : told === off ? false : told === null ? null : undefined),
      write: (wanted) => (typeof wanted === 'boolean' ? (wanted ? on : off) : undefined),
    },
  );
}

function optionValue(expose: Expose): Value | undefined {
  const options = expose.values.map((one) => String(one).slice(0, 255));
  const [only] = expose.values;
  if (expose.settable && !expose.told && expose.values.length === 1 && only !== undefined)
    return press(expose, only);
  return value(
    expose,
    { type: 'option', options },
    {
      read: (told) =>
        typeof told === 'string' || typeof told === 'number'
          ? String(told)
          : told === null
            ? null
            : undefined,
      write: (wanted) => expose.values.find((one) => String(one) === wanted),
    },
  );
}

/** An enum of one word that is never told is something to press: "identify". */
function press(expose: Expose, word: string | number): Value | undefined {
  const pressed = value(
    expose,
    { type: 'press', ...(expose.name === 'identify' ? { class: 'identify' } : {}) },
    { read: () => undefined, write: (wanted) => (wanted === true ? word : undefined) },
  );
  return pressed && { ...pressed, kind: 'button' };
}

/** Presses by hand. The word is told once and then taken back with an empty one, which is no press. */
function heard(expose: Expose): Value | undefined {
  const options = expose.values.map((one) => String(one).slice(0, 255));
  const event = value(
    expose,
    { type: 'event', class: 'button', options },
    {
      read: (told) => (typeof told === 'string' && told !== '' ? told.slice(0, 255) : undefined),
      write: () => undefined,
    },
  );
  return event && { ...event, kind: 'button' };
}

function textValue(expose: Expose): Value | undefined {
  return value(
    expose,
    { type: 'text' },
    {
      read: (told) =>
        told === null ? null : typeof told === 'string' && told.length <= TEXT_MAX ? told : undefined,
      write: (wanted) => (typeof wanted === 'string' ? wanted : undefined),
    },
  );
}

/**
 * What is told in parts is a value for each part, which is set together with what the others were. What is only ever ordered, such as a new
 * code for a lock, means something as a whole alone: it is one text, in JSON.
 */
function compositeValues(expose: Expose): readonly Value[] {
  const { features, property, told, settable, askable, category, endpoint } = expose;
  if (!told || features.length === 0) return some(jsonValue(expose));
  return features.flatMap((part) => {
    const inherited = { told, settable, askable, category, endpoint: part.endpoint ?? endpoint };
    return valuesOf({ ...part, ...inherited, label: `${expose.label} ${part.label.toLowerCase()}` }).map(
      (one) => ({
        ...one,
        key: `${property}.${one.key}`.slice(0, 128),
        property,
        read: (whole: Json) =>
          isJsonObject(whole) && whole[part.property] !== undefined
            ? one.read(whole[part.property]!)
            : undefined,
        write: (wanted: NonNullable<DeviceState[string]>, last: Json | undefined) => {
          const said = one.write(wanted, isJsonObject(last) ? last[part.property] : undefined);
          return said === undefined
            ? undefined
            : { ...(isJsonObject(last) ? last : {}), [part.property]: said };
        },
      }),
    );
  });
}

function jsonValue(expose: Expose): Value | undefined {
  return value(
    expose,
    { type: 'text' },
    {
      read: (told) => {
        const text = told === null ? null : typeof told === 'string' ? told : JSON.stringify(told);
        return text === null || text.length <= TEXT_MAX ? text : undefined;
      },
      write: (wanted) => {
        const parsed = typeof wanted === 'string' ? parseJson(wanted) : undefined;
        return parsed?.ok === true && parsed.value !== null && typeof parsed.value === 'object'
          ? parsed.value
          : undefined;
      },
    },
  );
}

/** Whether there is newer firmware for it, which zigbee2mqtt tells of whatever it can update. */
export const UPDATE: Value = {
  kind: 'health',
  key: 'update',
  property: 'update',
  feature: { type: 'flag', name: 'Update', class: 'update', category: 'diagnostic' },
  isAskable: false,
  read: (told) =>
    isJsonObject(told) ? told['state'] === 'available' || told['state'] === 'updating' : undefined,
  write: () => undefined,
};

/** What the device says of these values. `count` numbers what is heard, so that the same twice is news. */
export function readValues(values: readonly Value[], message: JsonObject, count: () => number): DeviceState {
  const state: DeviceState = {};
  for (const { key, property, feature, read } of values) {
    const told = message[property];
    const value = told === undefined ? undefined : read(told);
    if (value !== undefined) state[key] = feature.type === 'event' ? `${value}#${count()}` : value;
  }
  return state;
}
