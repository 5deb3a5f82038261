import { createHash } from 'node:crypto';
import { z } from 'zod';
import { canonicalJson, defined, type Fault, HearthError, type Json, messageOf } from '../base/index.ts';
import {
  type Effect,
  type Manifest,
  type MethodManifest,
  NAME,
  OperatorManifest,
  type Permission,
  type Risk,
} from '../domain/index.ts';
import { pointer } from './faults.ts';
import { sayings } from './sayings.ts';
import type { MethodDefinition, ServiceDefinition, ServiceInstance } from './types.ts';

/** A definition of whatever service, for lists of them: what `self` is stays between a definition and its methods. */
// biome-ignore lint/suspicious/noExplicitAny: `self` is taken by methods and given by open, so that no narrower type holds all
export type AnyServiceDefinition = ServiceDefinition<any>;

/** Request payload, in bytes (protocols 3.2, rule 7). */
export const REQUEST_BYTES_MAX = 65_536;
/** Manifest and answer payload, in bytes: a list of a large house is longer than any honest request. */
export const MANIFEST_BYTES_MAX = 262_144;

const TIMEOUT_MS_DEFAULT = 5000;

/**
 * Says what a service is; its manifest, tools, routes and sentences come from it. Checked at once, because a fault in a
 * definition is a programmer's.
 * @throws HearthError `config-invalid` naming every fault by path.
 */
export function defineService<S extends ServiceInstance>(
  definition: ServiceDefinition<S>,
): ServiceDefinition<S> {
  const faults: Fault[] = [];
  const name = (path: string, word: string) => {
    if (!NAME.test(word))
      faults.push({ path, message: `"${word}" is no name: lower-case letters, digits, - and _` });
  };
  name('/name', definition.name);
  for (const event of Object.keys(definition.events ?? {})) name(pointer(['events', event]), event);
  for (const [key, one] of Object.entries(definition.methods)) {
    name(pointer(['methods', key]), key);
    if (one.description.trim() === '')
      faults.push({
        path: pointer(['methods', key, 'description']),
        message: 'is empty',
        hint: 'People and models choose a method by it.',
      });
    const timeoutMs = one.timeoutMs ?? TIMEOUT_MS_DEFAULT;
    if (timeoutMs < 100 || timeoutMs > 120_000)
      faults.push({
        path: pointer(['methods', key, 'timeoutMs']),
        message: 'must lie between 100 and 120000',
      });
  }
  if (faults.length > 0) throw invalidDefinition(definition.name, faults);
  return definition;
}

/** One method of a service. Infers the types of params and result from the schemas, and forgets them for the list it goes into. */
export function method<S, P extends z.ZodType, R extends z.ZodType>(
  definition: MethodDefinition<S, P, R>,
): MethodDefinition<S> {
  return definition as unknown as MethodDefinition<S>;
}

const strictParams = new WeakMap<z.ZodType, z.ZodType>();

/** The schema by which params are judged: that of the definition, closed to fields it does not name. */
export function paramsOf(one: { readonly params: z.ZodType }): z.ZodType {
  const known = strictParams.get(one.params);
  if (known !== undefined) return known;
  const open = one.params instanceof z.ZodObject && one.params.def.catchall === undefined;
  const schema = open ? (one.params as z.ZodObject).strict() : one.params;
  strictParams.set(one.params, schema);
  return schema;
}

const manifests = new WeakMap<AnyServiceDefinition, Map<string, Manifest>>();

/**
 * How a service describes itself on the bus; made once. Schemas are JSON Schema 2020-12, each complete in itself, so that a
 * method's `params` can be handed unchanged to a model or an MCP client.
 * @throws HearthError `config-invalid` where a schema cannot be told as JSON Schema or would let unknown fields pass.
 */
export function manifestOf(definition: AnyServiceDefinition, instance: string): Manifest {
  const made = manifests.get(definition) ?? new Map<string, Manifest>();
  manifests.set(definition, made);
  const manifest = made.get(instance) ?? makeManifest(definition, instance);
  made.set(instance, manifest);
  return manifest;
}

const written = new WeakMap<Manifest, Manifest>();

/**
 * The manifest as whoever hears it on the bus reads it; made once. Its text is written whenever it is wanted: kept, those of a house are
 * a megabyte.
 * @throws HearthError `config-invalid` where `manifestOf` does, and for a manifest that is too long for the bus.
 */
export function writtenManifest(definition: AnyServiceDefinition, instance: string): Manifest {
  const manifest = manifestOf(definition, instance);
  const known = written.get(manifest);
  if (known !== undefined) return known;
  const text = JSON.stringify(manifest);
  const bytes = Buffer.byteLength(text);
  if (bytes > MANIFEST_BYTES_MAX)
    throw new HearthError(
      'config-invalid',
      `The manifest of ${definition.name} service has ${bytes} bytes, at most ${MANIFEST_BYTES_MAX} are allowed`,
    );
  const read = JSON.parse(text) as Manifest;
  written.set(manifest, read);
  return read;
}

function makeManifest(definition: AnyServiceDefinition, instance: string): Manifest {
  const content = {
    manifest: 1 as const,
    service: definition.name,
    instance,
    title: definition.title,
    description: definition.description,
    version: definition.version,
    protocol: 'hearth/1' as const,
    schema: 'https://json-schema.org/draft/2020-12/schema',
    ...describe(definition),
    max_payload: REQUEST_BYTES_MAX,
    remembers_calls: true,
    checks_grants: true,
  };
  const rev = createHash('sha256').update(canonicalJson(content)).digest('base64url');
  return { ...content, rev: `sha256-${rev}` };
}

function describe(definition: AnyServiceDefinition) {
  const faults: Fault[] = [];
  const methods: Record<string, MethodManifest> = {};
  for (const [name, one] of Object.entries(definition.methods)) {
    const at = (part: string) => ['methods', name, part];
    const params = jsonSchema(paramsOf(one), 'input', at('params'), faults);
    findOpenObjects(params, at('params'), faults);
    methods[name] = {
      ...describeMethod(one, params, jsonSchema(one.result, 'output', at('result'), faults)),
      ...defined({ phrases: spoken(definition, name, one) }),
      access: permissionOf(definition, one),
    };
  }
  const events: Record<string, { schema: JsonSchema }> = {};
  for (const [name, schema] of Object.entries(definition.events ?? {}))
    events[name] = { schema: jsonSchema(schema, 'output', ['events', name], faults) };
  if (faults.length > 0) throw invalidDefinition(definition.name, faults);
  return { methods, events };
}

/** The sentences of a method: its own, or those of the service. */
function spoken(
  { phrases }: AnyServiceDefinition,
  name: string,
  one: MethodDefinition<never>,
): string[] | undefined {
  if (one.phrases !== undefined) return [...one.phrases];
  return phrases?.methods[name] && sayings(phrases, name);
}

type JsonSchema = { [key: string]: z.infer<ReturnType<typeof z.json>> };

function describeMethod(
  one: MethodDefinition<never>,
  params: JsonSchema,
  result: JsonSchema,
): MethodManifest {
  const sometimes = typeof one.risk === 'function';
  const risk = typeof one.risk === 'string' ? one.risk : 'none';
  return {
    ...(one.title === undefined ? {} : { title: one.title }),
    description: one.description,
    params,
    result,
    effect: one.effect,
    risk,
    ...(one.riskWhen === undefined ? {} : { risk_when: one.riskWhen }),
    timeout_ms: one.timeoutMs ?? TIMEOUT_MS_DEFAULT,
    llm: one.llm ?? true,
    ...(one.operator === undefined ? {} : { operator: OperatorManifest.parse(one.operator) }),
    effects: {
      read_only: readsOnly(one.effect),
      destructive: sometimes || risk !== 'none',
      idempotent: one.effect !== 'once',
    },
    confirm: sometimes ? 'sometimes' : risk === 'none' ? 'never' : 'always',
  };
}

/** The row of the table that a method stands in, as far as it is known without its arguments. */
export function permissionOf(
  { access: common }: Pick<AnyServiceDefinition, 'access'>,
  { access, effect, risk }: Pick<MethodDefinition<never>, 'access' | 'effect' | 'risk'>,
): Permission {
  return typeof access === 'string'
    ? access
    : (common ?? permissionBy(effect, typeof risk === 'string' ? risk : 'none'));
}

/** The row of a method that names none: one that asks for a yes counts as an entrance, one that only reads harms nobody. */
export function permissionBy(effect: Effect, risk: Risk): Permission {
  if (risk !== 'none') return 'open';
  return readsOnly(effect) ? 'ask' : 'foreign';
}

/** Methods that change nothing need no memory of their calls. */
export function readsOnly(effect: Effect): boolean {
  return effect === 'pure' || effect === 'read';
}

function jsonSchema(
  schema: z.ZodType,
  io: 'input' | 'output',
  path: readonly string[],
  faults: Fault[],
): JsonSchema {
  try {
    const {
      $schema: _dialect,
      '~standard': _standard,
      ...rest
    } = z.toJSONSchema(schema, {
      io,
      unrepresentable: io === 'output' ? 'any' : 'throw',
    }) as Record<string, unknown>;
    // A round trip leaves plain data: zod hangs functions on the schemas it makes.
    return JSON.parse(JSON.stringify(rest)) as JsonSchema;
  } catch (error) {
    faults.push({ path: pointer(path), message: messageOf(error) });
    return {};
  }
}

/** An object that does not refuse further fields would drop them silently; the caller must hear of them (H04). */
function findOpenObjects(node: Json, path: readonly PropertyKey[], faults: Fault[]): void {
  if (node === null || typeof node !== 'object') return;
  if (!Array.isArray(node)) {
    const schema = node as { readonly [key: string]: Json };
    if (schema['type'] === 'object' && 'properties' in schema && !('additionalProperties' in schema))
      faults.push({
        path: pointer(path),
        message: 'is open to unknown fields',
        hint: 'Use z.strictObject, or z.looseObject where that is meant.',
      });
  }
  for (const [key, value] of Object.entries(node)) findOpenObjects(value as Json, [...path, key], faults);
}

function invalidDefinition(service: string, faults: readonly Fault[]): HearthError {
  const first = faults[0]!;
  return new HearthError(
    'config-invalid',
    `The service "${service}" is not well defined: ${first.path} ${first.message}`,
    { faults },
  );
}
