import { createHash } from 'node:crypto';
import type { Json, JsonObject } from '../base/index.ts';
import type { Device } from '../domain/index.ts';
import { ENTITIES, type Entity } from './entities/index.ts';

/** Where the house stands on the bus, and what announces it. */
export interface Announcing {
  /** The node of every topic that this hub announces under (`ownDiscoveryNode`). */
  readonly node: string;
  readonly house: string;
  readonly version: string;
  /** The whole topic of a path below Hearth's root. */
  readonly under: (path: string) => string;
  /** Whether others may command the device so. */
  readonly mayCommand: (device: Device) => boolean;
}

/** The last id of a discovery topic takes letters, digits, _ and - alone; what two names lose is in the digest. */
export function objectId(id: string): string {
  const digest = createHash('sha256').update(id).digest('hex').slice(0, 8);
  return `${id.replace(/[^a-zA-Z0-9_-]+/g, '_').slice(0, 80)}_${digest}`;
}

/**
 * A thing in the device form of Home Assistant's discovery: all that the house knows of it, as entities. Undefined where nothing of it is
 * announced. Each is there while the hub's own service says that it is, and the thing does not say that it is gone.
 */
export function thingForm(parts: readonly Device[], by: Announcing): JsonObject | undefined {
  const mains = parts.filter(({ kind }) => ENTITIES[kind] !== undefined);
  const [first] = mains;
  if (first === undefined) return undefined;
  const name = mains.reduce((least, one) => (one.name.length < least.length ? one.name : least), first.name);
  const components: Record<string, Json> = {};
  let isNamed = false;
  for (const device of mains.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const topics = {
      state: by.under(`home/report/${device.id}`),
      set: by.mayCommand(device) ? by.under(`announce/${device.id}/set`) : undefined,
    };
    for (const entity of ENTITIES[device.kind]?.(device, topics) ?? []) {
      const key = objectId(entity.part === '' ? device.id : `${device.id} ${entity.part}`);
      const called = calledOf(entity, device, name, isNamed);
      isNamed ||= called === null;
      components[key] = component(entity, called, `${by.node}_${key}`, availability(device, by));
    }
  }
  if (Object.keys(components).length === 0) return undefined;
  return {
    device: {
      identifiers: [`${by.node}_${first.thing ?? first.id}`],
      name,
      ...(first.manufacturer === undefined ? {} : { manufacturer: first.manufacturer }),
      ...(first.model === undefined ? {} : { model: first.model }),
      ...(first.area === null ? {} : { suggested_area: first.area }),
      via_device: by.node,
    },
    origin: originOf(by),
    components,
  };
}

/** The device that the house itself is: what belongs to no thing. */
export function houseForm(
  entities: readonly (Entity & { readonly service: string })[],
  by: Announcing,
): JsonObject {
  const components = entities.map((entity): [string, Json] => {
    const key = objectId(entity.part);
    const there = [serviceThere(entity.service, by)];
    return [key, component(entity, entity.name, `${by.node}_${key}`, there)];
  });
  return {
    device: { identifiers: [by.node], name: by.house, manufacturer: 'Hearth', sw_version: by.version },
    origin: originOf(by),
    components: Object.fromEntries(components),
  };
}

/** The first that is called as its thing has no name of its own; a second one is called by what it is. */
function calledOf(entity: Entity, device: Device, thing: string, isNamed: boolean): string | null {
  const rest = device.name.startsWith(`${thing} `) ? device.name.slice(thing.length + 1) : '';
  if (entity.name !== null) return rest === '' ? entity.name : `${rest} ${entity.name}`;
  if (rest !== '') return rest;
  return isNamed ? device.kind.replaceAll('_', ' ') : null;
}

function component(entity: Entity, name: string | null, uniqueId: string, there: Json): JsonObject {
  return {
    platform: entity.platform,
    unique_id: uniqueId,
    name,
    ...entity.options,
    availability: there,
    availability_mode: 'all',
  };
}

function availability(device: Device, by: Announcing): Json {
  return [
    {
      topic: by.under(`home/report/${device.id}`),
      value_template: '{{ "offline" if value_json.available == false else "online" }}',
    },
    serviceThere('house', by),
  ];
}

/** What the hub's will says when it is lost. */
function serviceThere(service: string, { under }: Announcing): JsonObject {
  return { topic: under(`svc/${service}/main/status`), value_template: '{{ value_json.state }}' };
}

function originOf({ version }: Announcing): JsonObject {
  return { name: 'Hearth', sw_version: version };
}
