import { isJsonObject, type Json, type JsonObject, textsIn } from '../../base/index.ts';
import type { Action, Person, Target, TimeUse } from '../../domain/index.ts';
import type { JsonSchema, ToolSpec, ValidCall } from '../../llm/index.ts';
import {
  isoLength,
  readDuration,
  readTime,
  readWhen,
  type UnderstandingContext,
  type WhenRead,
} from '../../understanding/index.ts';
import type { Glimpse, OfferedMethod } from './house-index.ts';

/** What the house fills in by itself, or what only programs know. */
const OWN = new Set([
  'id',
  'rrule',
  'sun',
  'offset',
  'until',
  'person',
  'conversation',
  'channel',
  'in_reply_to',
  'late',
  'all_day',
  'occurrence',
]);

/** Instants and durations are asked for in words and read by the same grammar as a person's: models are bad at dates. */
const TIME_WORDS = 'when, in words: "tomorrow at 8", "every weekday at 7"';
const LATER_WORDS = 'only if for later, in words';
const DURATION_WORDS = 'how long, in words: "10 minutes"';

/** A hint for every parameter, in a prompt that must stay small. */
const DESCRIPTION_LENGTH_MAX = 48;

/** What a model is offered for one sentence: tools whose every name is an enum, and the way back to a call of ours. */
export interface Offer {
  readonly tools: readonly ToolSpec[];
  /** The call as an action of the house; a list of what is wrong with it, in words for the model, where it is none. */
  ground(call: ValidCall, context: UnderstandingContext): Grounded;
}

export type Grounded =
  | { readonly type: 'action'; readonly action: Action }
  | { readonly type: 'faulty'; readonly faults: readonly string[] };

/**
 * @param said the person's words: the only place where an address of somebody who is not of the home may come from.
 */
export function offerOf(glimpse: Glimpse, people: readonly Person[], said: string): Offer {
  const addressees = [...people.map((person) => person.name), ...addressesIn(said)];
  const methods = new Map(
    glimpse.methods.flatMap((one) => {
      const things = thingsFor(one, glimpse);
      // A method that needs a target and has none in view cannot be called.
      if (needsTarget(one) && things.size === 0) return [];
      return [[toolName(one), { one, things }] as const];
    }),
  );
  return {
    tools: [...methods].map(([name, { one, things }]) => ({
      name,
      description: one.method.description,
      parameters: parametersOf(one, [...things.keys()], addressees),
    })),
    ground(call, context) {
      const known = methods.get(call.name);
      if (known === undefined) return { type: 'faulty', faults: [`there is no method ${call.name}`] };
      return groundCall(known.one, known.things, people, call.arguments, context);
    },
  };
}

export function toolName({ service, name }: OfferedMethod): string {
  return `${service}_${name}`;
}

function needsTarget({ method }: OfferedMethod): boolean {
  return isJsonObject(method.params['properties']) && 'target' in method.params['properties'];
}

/** The things a method may be aimed at, by the words a model chooses from: devices by name, rooms as "everything in …". */
function thingsFor({ kinds }: OfferedMethod, { devices, areas }: Glimpse): ReadonlyMap<string, Target> {
  const things = new Map<string, Target>();
  const fitting = devices.filter((device) => kinds.includes(device.kind));
  for (const { id, name, area } of fitting) {
    const label = plainName(name);
    // Two things of one name are told apart by their rooms.
    things.set(things.has(label) && area !== null ? `${label} in ${plainName(area)}` : label, { id });
  }
  for (const area of areas)
    if (fitting.some((device) => device.area === area))
      things.set(`everything in ${plainName(area)}`, { area });
  return things;
}

/** Names are other people's text: short, one line, nothing a prompt could be led astray by. */
export function plainName(name: string): string {
  return name
    .replace(/[^\p{L}\p{N} .,'’&+/()-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60);
}

function parametersOf(
  { method, service, name }: OfferedMethod,
  things: readonly string[],
  addressees: readonly string[],
): JsonSchema {
  const given = isJsonObject(method.params['properties']) ? method.params['properties'] : {};
  const required = new Set(textsIn(method.params['required']));
  const properties: Record<string, Json> = {};
  for (const [key, schema] of Object.entries(given)) {
    if (OWN.has(key) || (key === 'date' && 'sun' in given) || !isJsonObject(schema)) continue;
    properties[key] =
      key === 'target'
        ? { type: 'string', enum: [...things] }
        : service === 'email' && name === 'send' && key === 'to'
          ? { type: 'array', items: { type: 'string', enum: [...addressees] }, minItems: 1 }
          : simplified(schema);
    if (isTime(schema) && !('at' in given && key !== 'at')) required.delete(key);
  }
  if (!('at' in properties) && !('start' in properties) && method.effect !== 'read')
    properties['at'] = { type: 'string', description: LATER_WORDS };
  const asked = Object.keys(properties).filter((key) => required.has(key));
  const [first] = Object.keys(properties).filter((key) => key in given);
  return {
    type: 'object',
    properties,
    // Small models leave out empty arguments altogether, so something is always asked for.
    required: asked.length > 0 || first === undefined ? asked : [first],
    additionalProperties: false,
  };
}

/** One level of plain types: what small models can fill. */
function simplified(schema: JsonObject): JsonObject {
  const description =
    typeof schema['description'] === 'string'
      ? { description: schema['description'].slice(0, DESCRIPTION_LENGTH_MAX) }
      : {};
  if (isTime(schema)) return { type: 'string', description: TIME_WORDS };
  if (isDuration(schema)) return { type: 'string', description: DURATION_WORDS };
  if (Array.isArray(schema['anyOf'])) {
    const [first] = schema['anyOf'].filter(isJsonObject);
    return first === undefined
      ? { type: 'string', ...description }
      : { ...simplified(first), ...description };
  }
  const kept: Record<string, Json> = {};
  for (const key of [
    'type',
    'enum',
    'minimum',
    'maximum',
    'minLength',
    'maxLength',
    'items',
    'minItems',
    'maxItems',
  ])
    if (schema[key] !== undefined) kept[key] = schema[key];
  return { ...kept, ...description };
}

function isTime(schema: JsonObject): boolean {
  if (schema['format'] === 'date-time') return true;
  return Array.isArray(schema['anyOf']) && schema['anyOf'].some((one) => isJsonObject(one) && isTime(one));
}

function isDuration(schema: JsonObject): boolean {
  return typeof schema['pattern'] === 'string' && schema['pattern'].startsWith('^-?P(?=');
}

const ADDRESS = /[^\s@<>,;:"()]{1,64}@[^\s@<>,;:"()]+\.[^\s@<>,;:"().]{2,}/g;

export function addressesIn(text: string): readonly string[] {
  return text.match(ADDRESS) ?? [];
}

function groundCall(
  { service, name, method, kinds, time }: OfferedMethod,
  things: ReadonlyMap<string, Target>,
  people: readonly Person[],
  given: JsonObject,
  context: UnderstandingContext,
): Grounded {
  const schema = isJsonObject(method.params['properties']) ? method.params['properties'] : {};
  const faults: string[] = [];
  const args: Record<string, Json> = {};
  let when: Action['when'];
  const assumed: string[] = [];
  for (const [key, value] of Object.entries(given)) {
    const param = schema[key];
    if (key === 'target' && kinds.length > 0) {
      const target = things.get(String(value));
      if (target === undefined) faults.push(`target: "${String(value)}" is none of the things listed`);
      else args['target'] = target as unknown as Json;
    } else if (key === 'to' && service === 'email') {
      args['to'] = textsIn(value).map((one) => people.find((person) => person.name === one)?.id ?? one);
    } else if ((isJsonObject(param) && isTime(param)) || (param === undefined && key === 'at')) {
      const own = param !== undefined;
      const read = timeFor(key, own ? (time ?? 'moment') : 'when', String(value), context);
      if (read === undefined)
        faults.push(`${key}: "${String(value)}" is no time that I can read; say it as "tomorrow at 8"`);
      else if ('rrule' in read.args && !('rrule' in schema))
        faults.push(`${key}: "${String(value)}" repeats, and this happens once`);
      else {
        Object.assign(args, read.args);
        when ??= read.when;
        assumed.push(...read.assumed);
      }
    } else if (isJsonObject(param) && isDuration(param)) {
      const length = readDuration(String(value));
      if (length === undefined)
        faults.push(`${key}: "${String(value)}" is no length of time I can read; say it as "10 minutes"`);
      else args[key] = isoLength(length);
    } else args[key] = value;
  }
  if (faults.length > 0) return { type: 'faulty', faults };
  return {
    type: 'action',
    action: {
      service,
      method: name,
      args: args as Action['args'],
      ...(when === undefined ? {} : { when }),
      ...(assumed.length === 0 ? {} : { assumed }),
    },
  };
}

/** What a command would make of these words of time, as the parameter `key`. The ends of a period are its first and its last instant. */
function timeFor(
  key: string,
  use: TimeUse,
  words: string,
  context: UnderstandingContext,
): WhenRead | undefined {
  const isEnd = key === 'to' || key === 'end';
  // A start may bring its end, or its days: "from 4 to 5", "every monday".
  if (key === 'start') return readWhen(words, use === 'moment' ? use : 'shift', context);
  if (key !== 'from' && !isEnd) {
    const read = readWhen(words, use === 'when' || use === 'window' ? use : 'moment', context);
    const { at, ...others } = read?.args ?? {};
    return read && { ...read, args: at === undefined ? others : { ...others, [key]: at } };
  }
  const read = readTime(words, context);
  if (read?.type !== 'instant' && read?.type !== 'stretch') return undefined;
  const at = read.type === 'instant' ? read.at : isEnd ? read.to : read.from;
  return at === undefined ? undefined : { args: { [key]: at }, assumed: read.assumed };
}
