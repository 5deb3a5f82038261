import { z } from 'zod';
import { type Fault, isJsonObject, type Json, messageOf } from '../base/index.ts';
import type { JsonSchema } from './types.ts';

const FAULTS_MAX = 8;

/** Compiled once: a tool's schema is the same object for as long as its manifest is. */
const compiled = new WeakMap<JsonSchema, z.ZodType | Fault>();

/** What about a value does not fit a schema, by JSON pointer; nothing when it validates. A schema that cannot be read fits nothing. */
export function schemaFaults(value: Json, schema: JsonSchema): readonly Fault[] {
  const check = compiledFrom(schema);
  if (!(check instanceof z.ZodType)) return [check];
  const parsed = check.safeParse(value);
  return parsed.success ? [] : issueFaults(parsed.error.issues);
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
export function resolved(schema: JsonSchema, root: JsonSchema): JsonSchema {
  let at: JsonSchema = schema;
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

function compiledFrom(schema: JsonSchema): z.ZodType | Fault {
  const known = compiled.get(schema);
  if (known !== undefined) return known;
  let check: z.ZodType | Fault;
  try {
    check = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
  } catch (error) {
    check = { path: '', message: `the tool's own schema cannot be read: ${messageOf(error)}` };
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
