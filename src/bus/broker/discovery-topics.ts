import { isJsonObject, type Json, type JsonObject, parseJson } from '../../base/index.ts';

/** Longer announcements are refused unread, as the family of devices does. */
const PAYLOAD_BYTES_MAX = 262_144;
const TOPIC = /^\w+\/(?:([a-zA-Z0-9_-]+)\/)?([a-zA-Z0-9_-]+)\/config$/;
/** A full key and its abbreviations: `state_topic`, `stat_t`, and `t` or `topic` within a list of availabilities. */
const TOPIC_KEY = /(?:^|_)(?:topic|t)$/;
const ID_KEY = /^(?:unique_id|uniq_id)$/;
const DEPTH_MAX = 6;

/** What a discovery message of a device names, as far as the broker's permissions turn on it. */
export interface Announced {
  readonly topics: ReadonlySet<string>;
  readonly uniqueIds: ReadonlySet<string>;
}

export type ReadAnnouncement =
  | { readonly type: 'announced'; readonly announced: Announced }
  | { readonly type: 'refused'; readonly because: string };

/** The id under which a device announces itself: the node's where the topic has one, else the object's. `path` lies below the prefix. */
export function announcerOf(path: string): string | undefined {
  const match = TOPIC.exec(path);
  return match === null ? undefined : (match[1] ?? match[2]);
}

/** Reads every topic and unique id out of an announcement, in the component and the device form, abbreviated or not. */
export function readAnnouncement(payload: Buffer): ReadAnnouncement {
  if (payload.length > PAYLOAD_BYTES_MAX)
    return { type: 'refused', because: `it is longer than ${PAYLOAD_BYTES_MAX} bytes` };
  const json = parseJson(payload.toString('utf8'));
  if (!json.ok) return { type: 'refused', because: json.reason };
  if (!isJsonObject(json.value)) return { type: 'refused', because: 'it is no JSON object' };
  const topics = new Set<string>();
  const uniqueIds = new Set<string>();
  collect(json.value, basesIn(json.value, []), topics, uniqueIds, 0);
  return { type: 'announced', announced: { topics, uniqueIds } };
}

/**
 * A base may stand for others where a component has none: which of them a reader takes is its own business, so all are taken.
 */
function collect(
  object: JsonObject,
  bases: readonly string[],
  topics: Set<string>,
  uniqueIds: Set<string>,
  depth: number,
): void {
  if (depth > DEPTH_MAX) return;
  for (const [key, value] of Object.entries(object)) {
    if (typeof value === 'string') {
      if (TOPIC_KEY.test(key)) for (const topic of resolved(value, bases)) topics.add(topic);
      if (ID_KEY.test(key)) uniqueIds.add(value);
    } else
      for (const inner of objectsIn(value))
        collect(inner, basesIn(inner, bases), topics, uniqueIds, depth + 1);
  }
}

function basesIn(object: JsonObject, above: readonly string[]): readonly string[] {
  const base = object['~'];
  return typeof base === 'string' ? [...new Set([...above, base])] : above;
}

function resolved(topic: string, bases: readonly string[]): readonly string[] {
  if (topic.startsWith('~')) return bases.length === 0 ? [topic] : bases.map((base) => base + topic.slice(1));
  if (topic.endsWith('~'))
    return bases.length === 0 ? [topic] : bases.map((base) => topic.slice(0, -1) + base);
  return [topic];
}

function objectsIn(value: Json): readonly JsonObject[] {
  if (Array.isArray(value)) return value.filter(isJsonObject);
  return isJsonObject(value) ? [value] : [];
}
