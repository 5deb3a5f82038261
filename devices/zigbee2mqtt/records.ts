import { createHash } from 'node:crypto';
import { isJsonObject, type Json, type JsonObject, parseJson } from '../../src/base/index.ts';
import { thingOf } from '../../src/bus/index.ts';
import { type Expose, readExposes } from './exposes.ts';
import type { Frame } from './parts.ts';

/** A device in `bridge/devices` that can be spoken to. */
export interface DeviceRecord {
  /** IEEE address, as it is burnt in. */
  readonly address: string;
  readonly friendlyName: string;
  readonly vendor: string;
  readonly model: string;
  readonly description: string;
  readonly exposes: readonly Expose[];
  readonly updates: boolean;
  /** Changes with whatever of the record is looked at here. */
  readonly fingerprint: string;
}

/** A group in `bridge/groups`. */
export interface GroupRecord {
  readonly id: number;
  readonly friendlyName: string;
  readonly members: readonly { readonly address: string; readonly endpoint: string | undefined }[];
}

const ADDRESS = /^0x[0-9a-f]{16}$/i;
const NAME_MAX = 120;
const MEMBERS_MAX = 500;

/** `undefined` for what is no list at all. The coordinator, disabled devices and those that nobody can speak to are left out. */
export function readDevices(text: string): readonly DeviceRecord[] | undefined {
  return listIn(text)?.flatMap((one) => {
    const record = isJsonObject(one) ? readDevice(one) : undefined;
    return record === undefined ? [] : [record];
  });
}

export function readGroups(text: string): readonly GroupRecord[] | undefined {
  return listIn(text)?.flatMap((one) => {
    if (!isJsonObject(one)) return [];
    const { id, friendly_name: name, members } = one;
    if (typeof id !== 'number' || !Number.isInteger(id) || typeof name !== 'string' || name === '') return [];
    const list = Array.isArray(members) ? (members as readonly Json[]).slice(0, MEMBERS_MAX) : [];
    return [{ id, friendlyName: name, members: list.flatMap(readMember) }];
  });
}

function listIn(text: string): readonly Json[] | undefined {
  const parsed = parseJson(text);
  return parsed.ok && Array.isArray(parsed.value) ? (parsed.value as readonly Json[]) : undefined;
}

function readMember(one: Json): GroupRecord['members'] {
  if (!isJsonObject(one) || typeof one['ieee_address'] !== 'string') return [];
  const { endpoint } = one;
  const isEndpoint = typeof endpoint === 'number' || typeof endpoint === 'string';
  return [
    { address: one['ieee_address'].toLowerCase(), endpoint: isEndpoint ? String(endpoint) : undefined },
  ];
}

function readDevice(one: JsonObject): DeviceRecord | undefined {
  const { ieee_address: address, friendly_name: name, type, disabled, definition } = one;
  if (typeof address !== 'string' || !ADDRESS.test(address) || type === 'Coordinator' || disabled === true)
    return undefined;
  if (typeof name !== 'string' || name === '' || !isJsonObject(definition)) return undefined;
  const text = (key: string) => (typeof definition[key] === 'string' ? (definition[key] as string) : '');
  return {
    address: address.toLowerCase(),
    friendlyName: name,
    vendor: text('vendor'),
    model: text('model'),
    description: text('description'),
    exposes: readExposes(definition['exposes']),
    updates: definition['supports_ota'] === true,
    fingerprint: createHash('sha1')
      .update(JSON.stringify([name, definition]))
      .digest('base64'),
  };
}

/**
 * What people call it. A name may have parts, "kitchen/ceiling light": the last is the name, the one before it the room. A device that nobody
 * named yet is called by what it is.
 */
export function frameOf(record: DeviceRecord, id: string, groups: readonly string[]): Frame {
  const { address, friendlyName, vendor, model, description } = record;
  const isNamed = friendlyName.toLowerCase() !== address;
  const { name, area } = isNamed
    ? namedBy(friendlyName)
    : { name: description || model || address, area: null };
  return {
    id,
    name: name.slice(0, NAME_MAX),
    aliases: [],
    area,
    groups: [...groups],
    ...(vendor === '' ? {} : { manufacturer: vendor }),
    ...(model === '' ? {} : { model }),
    thing: thingOf([address]) ?? address,
  };
}

export function namedBy(friendlyName: string): { name: string; area: string | null } {
  const parts = friendlyName.split('/').flatMap((part) => part.replace(/_/g, ' ').trim() || []);
  const name = parts.at(-1) ?? friendlyName;
  return { name: name.slice(0, NAME_MAX), area: parts.at(-2)?.slice(0, NAME_MAX) ?? null };
}

/** The friendly name that says the same as before but for the last part of it. MQTT's signs are no part of a name. */
export function friendlyNameFor(name: string, before: string): string {
  const clean = name
    .replace(/[/+#\u0000-\u001f]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const at = before.lastIndexOf('/');
  return at < 0 ? clean : `${before.slice(0, at + 1)}${clean}`;
}
