import { hash } from 'node:crypto';
import { isJsonObject, type JsonObject } from '../../src/base/index.ts';
import type { Account, Accounts } from './account.ts';
import { availabilityOf, type Presence, type Presences } from './availability.ts';
import { readDialect } from './components.ts';
import type { Announcement } from './discovery.ts';
import {
  type Common,
  type Dialect,
  deviceOf,
  featureName,
  nameOf,
  type Publication,
  partId,
  readCommon,
  refreshOf,
  stableId,
  wordsOf,
} from './entity.ts';
import { featureKeys } from './feature-key.ts';
import { BUDGETS } from './limits.ts';
import { Options } from './options.ts';

/** What was announced: what it is called, how it speaks, where it tells that it is there. */
export interface Entity {
  readonly id: string;
  /** The device that it is, or is a value of. */
  readonly deviceId: string;
  /** What people call it; of a value, what they call its thing. */
  readonly name: string;
  /** Of a value: what it is called on its thing, and where another is called so too. */
  readonly feature: { readonly name: string; readonly other: string } | undefined;
  readonly thing: string | undefined;
  readonly area: string | null;
  readonly manufacturer: string | undefined;
  readonly model: string | undefined;
  readonly dialect: Dialect;
  /** The same object for entities that tell their presence in the same way. */
  readonly presence: Presence;
  readonly enabled: boolean;
  readonly category: 'config' | 'diagnostic' | undefined;
  readonly qos: 0 | 1;
  readonly retain: boolean;
  readonly refresh: Publication | undefined;
  /** What counts as one device; several entities may share it. */
  readonly partOf: string;
  /** Who pays for reading its messages. */
  readonly account: Account;
  /** The same for two announcements that say the same. */
  readonly fingerprint: string;
}

export type ReadEntity =
  /** With the keys that a value may have, the best one first. */
  | { readonly type: 'entity'; readonly entity: Entity; readonly keys: readonly string[] }
  /** A component that this family does not know. */
  | { readonly type: 'ignored' }
  /** With `budget` for its cost, else for a fault. */
  | { readonly type: 'refused'; readonly reason: string; readonly budget?: string };

export interface ReadEntityOptions {
  /**
   * Topic prefixes that no stranger's announcement may make the hub listen or write to: the hub's own topics, lest a lamp be
   * a way to call services.
   */
  readonly reserved: readonly string[];
  /** Characters. */
  readonly templateLengthMax: number;
  readonly accounts: Pick<Accounts, 'of'>;
  readonly presences: Presences;
}

/** Makes an entity of an announcement. */
export function readEntity({ key, config }: Announcement, limits: ReadEntityOptions): ReadEntity {
  const options = new Options(config);
  const common = readCommon(options);
  const presence = availabilityOf(options);
  const long = longTemplate(config, limits.templateLengthMax);
  if (long !== undefined) return { type: 'refused', reason: long, budget: BUDGETS.templateLength };
  const partOf = deviceOf(key, common);
  const account = limits.accounts.of(partOf, common.device.name ?? nameOf(key, common));
  const dialect = readDialect(key.component, options, common, account);
  if (dialect === undefined) return { type: 'ignored' };
  if (options.faults.length > 0) return { type: 'refused', reason: options.faults.join('; ') };
  if ('reason' in dialect) return { type: 'refused', reason: dialect.reason };
  const { part } = dialect;
  const refresh = part === undefined ? refreshOf(common, dialect.reads[0]?.topic) : undefined;
  const listened = [
    ...dialect.reads.map(({ topic }) => topic),
    ...presence.sources.map(({ topic }) => topic),
    ...(dialect.picture === undefined ? [] : [dialect.picture.topic]),
  ];
  const written = [...dialect.writes, ...(refresh === undefined ? [] : [refresh.topic])];
  const fault = topicFault([...listened, ...written], limits.reserved);
  if (fault !== undefined) return { type: 'refused', reason: fault };
  const id = stableId(key, common);
  const { device, enabled, qos, retain } = common;
  return {
    type: 'entity',
    keys: part === undefined ? [] : featureKeys(key, common, part.key),
    entity: {
      id,
      deviceId: part === undefined ? id : partId(dialect.kind, partOf),
      name: part === undefined ? nameOf(key, common) : (device.name ?? nameOf(key, common)),
      feature:
        part === undefined
          ? undefined
          : {
              name: part.feature.name ?? featureName(key, common),
              other: wordsOf(key.object) || featureName(key, common),
            },
      thing: device.ids.length === 0 ? undefined : partOf,
      area: device.area ?? null,
      manufacturer: device.manufacturer,
      model: device.model,
      dialect,
      presence: limits.presences.same(presence),
      enabled,
      category: categoryOf(common),
      qos,
      retain,
      refresh,
      partOf,
      account,
      fingerprint: hash('sha1', JSON.stringify(config), 'base64'),
    },
  };
}

function categoryOf({ category }: Common): Entity['category'] {
  return category === 'config' || category === 'diagnostic' ? category : undefined;
}

/** Every option that holds a template has a name that says so. */
function longTemplate(config: JsonObject, lengthMax: number): string | undefined {
  const places = [config, ...(Array.isArray(config['availability']) ? config['availability'] : [])];
  for (const place of places)
    for (const option of Object.keys(isJsonObject(place) ? place : {})) {
      const value = option.endsWith('template') ? place[option] : undefined;
      if (typeof value === 'string' && value.length > lengthMax)
        return `${option}: ${value.length} characters are more than the ${lengthMax} of a template`;
    }
  return undefined;
}

const TOPIC_LENGTH_MAX = 1024;

function topicFault(topics: readonly string[], reserved: readonly string[]): string | undefined {
  for (const topic of topics) {
    const shown = topic.slice(0, 60);
    if (topic === '' || topic.length > TOPIC_LENGTH_MAX) return 'a topic is empty or too long';
    if (/[+#\0]/.test(topic) || topic.startsWith('$')) return `"${shown}" is no topic of a device`;
    if (reserved.some((prefix) => topic === prefix || topic.startsWith(`${prefix}/`)))
      return `"${shown}" belongs to the hub`;
  }
  return undefined;
}
