import { hash } from 'node:crypto';
import { z } from 'zod';
import { textsIn } from '../../src/base/index.ts';
import { thingOf } from '../../src/bus/index.ts';
import type {
  Capabilities,
  DeviceCommand,
  DeviceKind,
  DeviceState,
  Feature,
} from '../../src/domain/index.ts';
import type { EntityKey } from './discovery.ts';
import type { Message } from './message.ts';
import { type Options, payloadText, WORD_MAX } from './options.ts';

/** A payload may be announced as text, number or truth value; messages are text. */
export const Payload = z.union([z.string(), z.number(), z.boolean()]).transform(payloadText);

/** Firmware sends truth values as text too. */
export const Flag = z.preprocess(
  (value) =>
    value === 'true' || value === 'True' ? true : value === 'false' || value === 'False' ? false : value,
  z.boolean(),
);

/** Zigbee2MQTT sends some numbers as text. */
export const Numeric = z.coerce.number().refine(Number.isFinite);

const NAME_MAX = 120;

/** What every entity may say about itself and the device it belongs to; unknown keys are passed over. */
export interface Common {
  /** Null where it is said that the entity has no name but its device's. */
  readonly name: string | null | undefined;
  readonly uniqueId: string | undefined;
  readonly category: string | undefined;
  readonly deviceClass: string | undefined;
  /** False where its maker would not show it unless asked. */
  readonly enabled: boolean;
  readonly qos: 0 | 1;
  readonly retain: boolean;
  readonly origin: string | undefined;
  readonly device: {
    /** Identifiers and connections, in order. */
    readonly ids: readonly string[];
    readonly name: string | undefined;
    readonly manufacturer: string | undefined;
    readonly model: string | undefined;
    readonly area: string | undefined;
  };
}

export function readCommon(options: Options): Common {
  const device = options.object('device');
  const origin = options.object('origin');
  const short = (from: Options | undefined, key: string) =>
    from?.text(key, WORD_MAX)?.trim().slice(0, NAME_MAX) || undefined;
  const ids = device === undefined ? [] : deviceIds(device);
  const common = {
    name: options.config['name'] === null ? null : options.text('name', WORD_MAX)?.trim().slice(0, NAME_MAX),
    uniqueId: options.payload('unique_id')?.slice(0, 255) || undefined,
    category: short(options, 'entity_category'),
    deviceClass: short(options, 'device_class'),
    enabled: options.flag('enabled_by_default') ?? true,
    qos: (options.number('qos') ?? 0) > 0 ? (1 as const) : (0 as const),
    retain: options.flag('retain') ?? false,
    origin: short(origin, 'name'),
    device: {
      ids,
      name: short(device, 'name'),
      manufacturer: short(device, 'manufacturer'),
      model: short(device, 'model'),
      area: short(device, 'suggested_area'),
    },
  };
  for (const [part, of] of Object.entries({ device, origin }))
    for (const fault of of?.faults ?? []) options.faults.push(`${part}.${fault}`);
  return common;
}

const IDS_MAX = 20;

function deviceIds(device: Options): readonly string[] {
  const connections = device.config['connections'];
  const pairs = Array.isArray(connections) ? connections.map(textsIn) : [];
  return [
    ...(device.words('identifiers') ?? []),
    ...pairs.filter((pair) => pair.length === 2).map((pair) => pair.join('=')),
  ]
    .slice(0, IDS_MAX)
    .sort();
}

export interface Publication {
  readonly topic: string;
  readonly payload: string;
}

/** A topic on which an entity tells, and what a message there says of it. */
export interface Heard {
  readonly topic: string;
  read(message: Message): DeviceState | undefined;
}

/** Where an entity sends pictures, and whether they are in base64. */
export interface PictureSource {
  readonly topic: string;
  readonly isEncoded: boolean;
}

/** How the entity is one value of a device and not the device itself. */
export interface FeatureOf {
  readonly feature: Omit<Feature, 'name'> & { readonly name?: string };
  /** What its key begins with, where its name is not one. */
  readonly key?: string;
  /** Seconds after which it is off again by itself, as motion is. */
  readonly offDelay?: number;
  /** Whether words come in on it, each of which is news: presses. */
  readonly counted?: true;
  /** Keys of the dialect's own state that stand for the value; its only one where absent. */
  readonly value?: string;
}

/** One dialect of one announced thing: how its messages are read and how wishes are written to it. */
export interface Dialect {
  readonly kind: DeviceKind;
  readonly capabilities: Capabilities;
  /** Why what is done with it can never be seen, where that is so. */
  readonly unseen?: string;
  /** Parts of it that are left out, for the log. */
  readonly faults: readonly string[];
  readonly reads: readonly Heard[];
  /** Every topic that `write` may publish to. */
  readonly writes: readonly string[];
  /** Of a feature the wish is under the key `value`, and so is what is read. */
  write(set: DeviceState, how?: Pick<DeviceCommand, 'transition' | 'code'>): readonly Publication[];
  readonly part?: FeatureOf;
  /** Where it sends pictures, which are no state. */
  readonly picture?: PictureSource;
}

export type DialectOf =
  | { readonly ok: true; readonly dialect: Dialect }
  | { readonly ok: false; readonly reason: string };

/** The key under which the dialect of a feature has its value. */
export const VALUE = 'value';

/** `unique_id` alone is not unique with every firmware (ESPHome's default is the same on each board), so the board counts too. */
export function stableId({ component, node, object }: EntityKey, { uniqueId, device }: Common): string {
  const identity =
    uniqueId === undefined ? ['topic', node, object] : ['unique', uniqueId, device.ids[0] ?? ''];
  return `ha-${component}-${digest([component, ...identity])}`;
}

/** The id of the device that holds all of a thing's values of a kind. */
export function partId(kind: DeviceKind, thing: string): string {
  return `ha-${kind}-${digest(['part', thing])}`;
}

function digest(identity: readonly string[]): string {
  return hash('sha256', JSON.stringify(identity), 'hex').slice(0, 16);
}

/** What counts as one device: its identifiers, else the part of the topic that stands for it. */
export function deviceOf({ node, object }: EntityKey, { device }: Common): string {
  return thingOf(device.ids) ?? (node || object).slice(0, 255);
}

/** The device's name where the entity is its main function, else both, unless the one says the other. */
export function nameOf({ object }: EntityKey, { name, device }: Common): string {
  const own = name ?? '';
  const board = device.name ?? '';
  if (own === '' && board === '') return object.replace(/[_-]+/g, ' ').slice(0, NAME_MAX);
  if (own === '' || board === '') return own || board;
  return own.toLowerCase().startsWith(board.toLowerCase()) ? own : `${board} ${own}`.slice(0, NAME_MAX);
}

/** What a value is called beside the name of its thing; what it is, where it has no name. */
export function featureName({ object }: EntityKey, { name, device, deviceClass }: Common): string {
  const own = (name ?? '').trim();
  const board = device.name ?? '';
  const bare =
    board !== '' && own.toLowerCase().startsWith(board.toLowerCase()) ? own.slice(board.length).trim() : own;
  return wordsOf(bare || own || (deviceClass ?? object)) || 'Value';
}

/** An id as people would write it: `led_indicator` is "Led indicator". */
export function wordsOf(id: string): string {
  const words = id.replace(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Asks a device how it is, where its maker has a way for that. */
export function refreshOf(common: Common, stateTopic: string | undefined): Publication | undefined {
  if (common.origin !== 'Zigbee2MQTT' || stateTopic === undefined) return undefined;
  return { topic: `${stateTopic}/get`, payload: '{"state":""}' };
}
