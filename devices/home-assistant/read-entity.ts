import type { z } from 'zod';
import { canonicalJson, isJsonObject, type JsonObject } from '../../src/base/index.ts';
import type { DeviceSink } from '../../src/bus/index.ts';
import type { Account, Accounts } from './account.ts';
import { Availability, AvailabilityConfig } from './availability.ts';
import type { Announcement } from './discovery.ts';
import { Common, type Dialect, describe, deviceOf, nameOf, type Publication, refreshOf } from './entity.ts';
import { DefaultLight, defaultLight } from './light-default.ts';
import { JsonLight, jsonLight } from './light-json.ts';
import { BUDGETS } from './limits.ts';
import { Switch, switchDialect } from './switch.ts';

/** A thing as announced: what it is called, how it speaks, where it tells that it is there. */
export interface Entity {
  readonly device: Parameters<DeviceSink['announce']>[0];
  readonly dialect: Dialect;
  readonly availability: Availability;
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
  | { readonly type: 'entity'; readonly entity: Entity }
  /** A component that this family does not speak, or a knob that is no thing of the home. */
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
}

/** Makes an entity of an announcement. */
export function readEntity({ key, config }: Announcement, options: ReadEntityOptions): ReadEntity {
  if (key.component !== 'light' && key.component !== 'switch') return { type: 'ignored' };
  const common = Common.safeParse(config);
  const presence = AvailabilityConfig.safeParse(config);
  if (!common.success) return refused(common.error);
  if (!presence.success) return refused(presence.error);
  // Switches for the inside of a device, such as its status LED, are no switches of the home.
  if (common.data.entity_category) return { type: 'ignored' };
  const long = longTemplate(config, options.templateLengthMax);
  if (long !== undefined) return { type: 'refused', reason: long, budget: BUDGETS.templateLength };
  const partOf = deviceOf(key, common.data);
  const account = options.accounts.of(partOf, nameOf(key, common.data));
  const dialect = readDialect(key.component, config, account);
  if ('reason' in dialect) return { type: 'refused', reason: dialect.reason };
  const availability = new Availability(presence.data, account);
  const refresh = refreshOf(common.data, dialect.reads[0]?.topic);
  const listened = [...dialect.reads.map(({ topic }) => topic), ...availability.topics];
  const written = [...dialect.writes, ...(refresh === undefined ? [] : [refresh.topic])];
  const fault = topicFault([...listened, ...written], options.reserved);
  if (fault !== undefined) return { type: 'refused', reason: fault };
  const { qos, retain } = common.data;
  return {
    type: 'entity',
    entity: {
      device: describe(key, common.data, dialect),
      dialect,
      availability,
      qos,
      retain,
      refresh,
      partOf,
      account,
      fingerprint: canonicalJson(config),
    },
  };
}

function readDialect(
  component: 'light' | 'switch',
  config: JsonObject,
  account: Account,
): Dialect | { readonly reason: string } {
  if (component === 'switch') {
    const parsed = Switch.safeParse(config);
    if (!parsed.success) return refused(parsed.error);
    const read = switchDialect(parsed.data, account);
    return read.ok ? read.dialect : read;
  }
  switch (config['schema'] ?? 'default') {
    case 'json': {
      const parsed = JsonLight.safeParse(config);
      return parsed.success ? jsonLight(parsed.data) : refused(parsed.error);
    }
    case 'default':
    case 'basic': {
      const parsed = DefaultLight.safeParse(config);
      return parsed.success ? defaultLight(parsed.data, account) : refused(parsed.error);
    }
    default:
      return { reason: 'schema: only "json" and "default" are spoken' };
  }
}

function refused(error: z.ZodError): { type: 'refused'; reason: string } {
  const faults = error.issues.slice(0, 5).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  return { type: 'refused', reason: faults.join('; ') };
}

/** Every option that holds a template has a name that says so. */
function longTemplate(config: JsonObject, lengthMax: number): string | undefined {
  const places = [config, ...(Array.isArray(config['availability']) ? config['availability'] : [])];
  for (const place of places)
    for (const [option, value] of Object.entries(isJsonObject(place) ? place : {}))
      if (option.endsWith('template') && typeof value === 'string' && value.length > lengthMax)
        return `${option}: ${value.length} characters are more than the ${lengthMax} of a template`;
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
