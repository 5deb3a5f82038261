import { isJsonObject, type Json, type JsonObject, parseJson } from '../../src/base/index.ts';
import { DEVICE_KEYS, ENTITY_KEYS, ORIGIN_KEYS } from './abbreviations.ts';
import { BUDGETS } from './limits.ts';

const COMPONENTS_MAX = 200;

/** Which entity a payload speaks of: the component and its two ids, the discovery hash of the original. */
export interface EntityKey {
  readonly component: string;
  readonly node: string;
  readonly object: string;
}

export interface Announcement {
  readonly key: EntityKey;
  /** With every key in full, `~` replaced, and what the device form shares copied in. */
  readonly config: JsonObject;
}

export type Discovery =
  /** One component's topic was emptied. */
  | { readonly type: 'remove'; readonly key: EntityKey }
  /** The entity moves to the device form; it stays, but this topic does not own it any longer. */
  | { readonly type: 'migrate'; readonly key: EntityKey }
  | { readonly type: 'entity'; readonly announcement: Announcement }
  /** The device form: all that the device has now; what it had before and is not named is gone. */
  | { readonly type: 'device'; readonly node: string; readonly announcements: readonly Announcement[] }
  /** With `budget` for its cost, else for a fault. */
  | { readonly type: 'refused'; readonly reason: string; readonly budget?: string };

/** Options that the root of a device form gives to those of its components that do not set them. */
const SHARED = [
  'availability',
  'availability_mode',
  'availability_template',
  'availability_topic',
  'command_topic',
  'state_topic',
  'encoding',
  'payload_available',
  'payload_not_available',
  'qos',
];

/** The last id may be empty where there is another: Zigbee2MQTT announces so what has no name. */
const TOPIC = /^(\w+)\/(?:([a-zA-Z0-9_-]+)\/(?=[a-zA-Z0-9_-]*\/))?([a-zA-Z0-9_-]*)\/config$/;

/**
 * Reads one message below the discovery prefix. `path` is the topic without the prefix and its slash; longer payloads than
 * `bytesMax` are refused unread.
 */
export function readDiscovery(path: string, payload: Buffer, bytesMax: number): Discovery {
  const match = TOPIC.exec(path);
  if (match === null || (match[2] === undefined && match[3] === ''))
    return { type: 'refused', reason: 'the topic has other characters than letters, digits, _ and -' };
  const component = match[1]!;
  const node = match[2] ?? '';
  const object = match[3]!;
  const key = { component, node, object };
  if (payload.length === 0)
    return component === 'device'
      ? { type: 'device', node: deviceNode(key), announcements: [] }
      : { type: 'remove', key };
  if (payload.length > bytesMax) {
    const reason = `${payload.length} bytes are more than the ${bytesMax} of a discovery message`;
    return { type: 'refused', reason, budget: BUDGETS.payload };
  }
  const json = parseJson(payload.toString('utf8'));
  if (!json.ok) return { type: 'refused', reason: json.reason };
  if (!isJsonObject(json.value)) return { type: 'refused', reason: 'not a JSON object' };
  const root = expandRoot(json.value);
  if (Object.keys(root).length === 1 && root['migrate_discovery'] === true) return { type: 'migrate', key };
  return component === 'device'
    ? readDevice(key, root)
    : { type: 'entity', announcement: { key, config: withBase(root) } };
}

/** The topic's own id takes the node's part for what a device form holds. */
function deviceNode({ node, object }: EntityKey): string {
  return node === '' ? object : `${node} ${object}`;
}

function readDevice(key: EntityKey, root: JsonObject): Discovery {
  const { components, device } = root;
  if (!isJsonObject(components))
    return { type: 'refused', reason: 'components: a device form needs an object here' };
  if (!isJsonObject(device)) return { type: 'refused', reason: 'device: a device form needs an object here' };
  const names = Object.keys(components);
  if (names.length > COMPONENTS_MAX)
    return { type: 'refused', reason: `components: more than ${COMPONENTS_MAX}` };
  const announcements: Announcement[] = [];
  for (const name of names) {
    const entry = components[name];
    if (!isJsonObject(entry)) return { type: 'refused', reason: `components.${name}: not an object` };
    const { platform, ...own } = expand(entry, ENTITY_KEYS);
    if (typeof platform !== 'string')
      return { type: 'refused', reason: `components.${name}.platform: is missing` };
    // An entry with nothing but its platform says that the component is gone.
    if (Object.keys(own).length === 0) continue;
    announcements.push({
      key: { component: platform, node: deviceNode(key), object: name },
      config: withBase({ ...pick(root, [...SHARED, 'device', 'origin']), ...expandAvailability(own) }),
    });
  }
  return { type: 'device', node: deviceNode(key), announcements };
}

function expandRoot(payload: JsonObject): JsonObject {
  const root = expandAvailability(expand(payload, ENTITY_KEYS)) as Record<string, Json>;
  const { device, origin } = root;
  if (isJsonObject(device)) root['device'] = expand(device, DEVICE_KEYS);
  if (isJsonObject(origin)) root['origin'] = expand(origin, ORIGIN_KEYS);
  return root;
}

function expandAvailability(config: JsonObject): JsonObject {
  const { availability } = config;
  if (!Array.isArray(availability)) return config;
  const expanded = availability.map((one: Json) => (isJsonObject(one) ? expand(one, ENTITY_KEYS) : one));
  const isWritten = expanded.every((one, at) => one === availability[at]);
  return isWritten ? config : { ...config, availability: expanded };
}

/** A full key that is given beside its short form wins. The object itself where it has full keys alone, as most have. */
function expand(object: JsonObject, keys: ReadonlyMap<string, string>): JsonObject {
  if (!Object.keys(object).some((key) => keys.has(key))) return object;
  const expanded: Record<string, Json> = {};
  for (const [key, value] of Object.entries(object)) expanded[keys.get(key) ?? key] = value;
  for (const [key, value] of Object.entries(object)) if (!keys.has(key)) expanded[key] = value;
  return expanded;
}

/** Puts the base topic in the place of a leading or trailing `~` wherever a topic stands. */
function withBase(root: JsonObject): JsonObject {
  if (!('~' in root)) return root;
  const { '~': base, ...config } = root;
  if (typeof base !== 'string') return config;
  const replaced: Record<string, Json> = {};
  for (const [key, value] of Object.entries(config))
    replaced[key] = key.endsWith('topic') ? topicWith(base, value) : value;
  const { availability } = config;
  if (Array.isArray(availability)) {
    replaced['availability'] = availability.map((one: Json) =>
      isJsonObject(one) ? { ...one, topic: topicWith(base, one['topic'] ?? null) } : one,
    );
  }
  return replaced;
}

function topicWith(base: string, topic: Json): Json {
  if (typeof topic !== 'string') return topic;
  if (topic.startsWith('~')) return base + topic.slice(1);
  return topic.endsWith('~') ? topic.slice(0, -1) + base : topic;
}

function pick(object: JsonObject, keys: readonly string[]): JsonObject {
  const picked: Record<string, Json> = {};
  for (const key of keys) {
    const value = object[key];
    if (value !== undefined) picked[key] = value;
  }
  return picked;
}
