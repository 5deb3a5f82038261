import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { DeviceSink } from '../../src/bus/index.ts';
import type { Capabilities, DeviceKind, DeviceState } from '../../src/domain/index.ts';
import type { EntityKey } from './discovery.ts';

/** A payload may be announced as text, number or truth value; messages are text. */
export const Payload = z
  .union([z.string(), z.number(), z.boolean()])
  .transform((value) => (typeof value === 'boolean' ? (value ? 'True' : 'False') : String(value)));

/** Firmware sends truth values as text too. */
export const Flag = z.preprocess(
  (value) =>
    value === 'true' || value === 'True' ? true : value === 'false' || value === 'False' ? false : value,
  z.boolean(),
);

/** Zigbee2MQTT sends some numbers as text. */
export const Numeric = z.coerce.number().refine(Number.isFinite);

const Words = z.preprocess(
  (value) => (typeof value === 'string' ? [value] : value),
  z.array(z.string()).max(20),
);

/** What every entity may say about itself and the device it belongs to; unknown keys are passed over. */
export const Common = z.object({
  name: z.string().max(120).nullish(),
  unique_id: z.string().min(1).max(255).optional(),
  entity_category: z.string().nullish(),
  qos: z
    .preprocess((value) => Math.min(Number(value ?? 0), 1), z.union([z.literal(0), z.literal(1)]))
    .default(0),
  retain: Flag.default(false),
  origin: z.object({ name: z.string() }).optional(),
  device: z
    .object({
      identifiers: Words.optional(),
      connections: z.array(z.array(z.string()).length(2)).max(20).optional(),
      name: z.string().max(120).nullish(),
      manufacturer: z.string().max(120).nullish(),
      model: z.string().max(120).nullish(),
      suggested_area: z.string().max(120).nullish(),
    })
    .optional(),
});
export type Common = z.output<typeof Common>;

export interface Publication {
  readonly topic: string;
  readonly payload: string;
}

/** One dialect of one announced thing: how its messages are read and how wishes are written to it. */
export interface Dialect {
  readonly kind: DeviceKind;
  readonly capabilities: Capabilities;
  /** Why what is done with it can never be seen, where that is so. */
  readonly unseen?: string;
  /** Parts of it that are left out, for the log. */
  readonly faults: readonly string[];
  readonly reads: readonly { readonly topic: string; read(message: string): DeviceState | undefined }[];
  /** Every topic that `write` may publish to. */
  readonly writes: readonly string[];
  write(set: DeviceState, transition: number | undefined): readonly Publication[];
}

export type DialectOf =
  | { readonly ok: true; readonly dialect: Dialect }
  | { readonly ok: false; readonly reason: string };

/** How Hearth knows the thing. The id is made from what the maker promises to keep, so names may change. */
export function describe(
  key: EntityKey,
  common: Common,
  dialect: Dialect,
): Parameters<DeviceSink['announce']>[0] {
  const { device } = common;
  return {
    id: stableId(key, common),
    kind: dialect.kind,
    name: nameOf(key, common),
    aliases: [],
    area: device?.suggested_area?.trim() || null,
    floor: null,
    groups: [],
    capabilities: {
      ...dialect.capabilities,
      ...(dialect.unseen === undefined ? {} : { unseen: dialect.unseen }),
    },
    ...(device?.manufacturer ? { manufacturer: device.manufacturer } : {}),
    ...(device?.model ? { model: device.model } : {}),
  };
}

/** `unique_id` alone is not unique with every firmware (ESPHome's default is the same on each board), so the board counts too. */
export function stableId({ component, node, object }: EntityKey, { unique_id, device }: Common): string {
  const identity =
    unique_id === undefined ? ['topic', node, object] : ['unique', unique_id, boardOf({ device }) ?? ''];
  const hash = createHash('sha256')
    .update(JSON.stringify([component, ...identity]))
    .digest('hex');
  return `ha-${component}-${hash.slice(0, 16)}`;
}

/** The device that several entities name as theirs. */
function boardOf({ device }: Pick<Common, 'device'>): string | undefined {
  const boards = [
    ...(device?.identifiers ?? []),
    ...(device?.connections ?? []).map((pair) => pair.join('=')),
  ];
  return boards.sort()[0];
}

/** What counts as one device: its identifiers, else the part of the topic that stands for it. */
export function deviceOf({ node, object }: EntityKey, { device }: Common): string {
  return (boardOf({ device }) ?? (node || object)).slice(0, DEVICE_LENGTH_MAX);
}
const DEVICE_LENGTH_MAX = 255;

/** The device's name where the entity is its main function, else both, unless the one says the other. */
export function nameOf({ object }: EntityKey, { name, device }: Common): string {
  const own = name?.trim() ?? '';
  const board = device?.name?.trim() ?? '';
  if (own === '' && board === '') return object.replace(/[_-]+/g, ' ').slice(0, 120);
  if (own === '' || board === '') return own || board;
  return own.toLowerCase().startsWith(board.toLowerCase()) ? own : `${board} ${own}`.slice(0, 120);
}

/** Asks a device how it is, where its maker has a way for that. */
export function refreshOf(common: Common, stateTopic: string | undefined): Publication | undefined {
  if (common.origin?.name !== 'Zigbee2MQTT' || stateTopic === undefined) return undefined;
  return { topic: `${stateTopic}/get`, payload: '{"state":""}' };
}
