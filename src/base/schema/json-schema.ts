import { z } from 'zod';
import { type Fault, messageOf } from '../errors.ts';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import { schemaCost, withoutCostly } from './schema-cost.ts';

const FAULTS_MAX = 8;

/** Compiled once: a schema is the same object for as long as what it belongs to is there. */
const compiled = new WeakMap<JsonObject, z.ZodType | Fault>();
/** Schemas of strangers as they are judged by; undefined for one that costs too much. */
const tamed = new WeakMap<JsonObject, JsonObject | undefined>();
/** A stranger's schema with more nodes than this, references written out, is not judged by. */
const COST_MAX = 2_000;

/** What about a value does not fit a schema, by JSON pointer; nothing when it validates. A schema that cannot be read fits nothing. */
export function schemaFaults(value: Json, schema: JsonObject): readonly Fault[] {
  const check = compiledFrom(schema);
  if (!(check instanceof z.ZodType)) return [check];
  const parsed = check.safeParse(value);
  return parsed.success ? [] : issueFaults(parsed.error.issues);
}

/** As `schemaFaults`, by a schema that may come from anybody: what could hold the program up is not looked at, and one too large fits nothing. */
export function strangersFaults(value: Json, schema: JsonObject): readonly Fault[] {
  if (!tamed.has(schema)) {
    const tame = withoutCostly(schema) as JsonObject;
    tamed.set(schema, schemaCost(tame) > COST_MAX ? undefined : tame);
  }
  const tame = tamed.get(schema);
  return tame === undefined ? [{ path: '', message: 'the schema is too large' }] : schemaFaults(value, tame);
}

/** zod's issues in words that a model and a person can act on. Of a union the form that comes closest is told. */
export function issueFaults(issues: readonly z.core.$ZodIssue[]): readonly Fault[] {
  return issues.flatMap((issue) => faultsOf(issue, [])).slice(0, FAULTS_MAX);
}

/** One line per fault: `/brightness: Too big: expected number to be <=100`. */
export function faultLines(faults: readonly Fault[]): string {
  return faults.map(({ path, message }) => `${path === '' ? 'the value' : path}: ${message}`).join('\n');
}

/** The schema below `$ref`, looked up in the whole one. Only what is written within it: nothing is fetched. */
export function resolved(schema: JsonObject, root: JsonObject): JsonObject {
  let at: JsonObject = schema;
  for (let hops = 0; hops < 8; hops++) {
    const ref = at['$ref'];
    if (typeof ref !== 'string') return at;
    const found = ref
      .split('/')
      .slice(1)
      .reduce<Json | undefined>(
        (inner, key) => (isJsonObject(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined),
        root,
      );
    if (!isJsonObject(found)) return {};
    at = found;
  }
  return {};
}

function compiledFrom(schema: JsonObject): z.ZodType | Fault {
  const known = compiled.get(schema);
  if (known !== undefined) return known;
  let check: z.ZodType | Fault;
  try {
    check = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
  } catch (error) {
    check = { path: '', message: `the schema cannot be read: ${messageOf(error)}` };
  }
  compiled.set(schema, check);
  return check;
}

function faultsOf(issue: z.core.$ZodIssue, above: readonly PropertyKey[]): readonly Fault[] {
  const path = [...above, ...issue.path];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ path: pointer([...path, key]), message: 'There is no such field' }));
    case 'invalid_union': {
      const closest = [...issue.errors].sort((a, b) => a.length - b.length)[0];
      return closest === undefined
        ? [{ path: pointer(path), message: issue.message }]
        : closest.flatMap((inner) => faultsOf(inner, path));
    }
    default:
      return [{ path: pointer(path), message: issue.message }];
  }
}

function pointer(path: readonly PropertyKey[]): string {
  return path.map((key) => `/${String(key)}`).join('');
}
