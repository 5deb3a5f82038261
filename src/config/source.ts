import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { type Fault, messageOf } from '../base/index.ts';
import { nearest } from '../bus/index.ts';

/** Keys and list positions down to a value. */
export type ConfigPath = readonly (string | number)[];

export interface ConfigSource {
  /** What file and environment said, joined, not yet checked. */
  readonly value: unknown;
  readonly faults: readonly Fault[];
  /** Where a value was written, in words (`hearth.yaml line 4`), or undefined for one that nobody wrote. */
  origin(path: ConfigPath): string | undefined;
}

/** `HEARTH_` names that are no settings: they speak to the command line, or to the hub before it has a configuration. */
export const IGNORED_ENV: ReadonlySet<string> = new Set([
  'HEARTH_CONFIG', // the file itself
  'HEARTH_URL', // where client commands find the hub
  'HEARTH_TOKEN', // what client commands show it
  'HEARTH_CA', // whom client commands trust
  'HEARTH_OWNER_TOKEN', // sets the owner's token at start
]);

/** Kubernetes gives every pod such names for a service called "hearth"; nobody meant them as settings. */
const KUBERNETES_ENV = /^HEARTH_(SERVICE_HOST|SERVICE_PORT(_.*)?|PORT(_.*)?)$/;

const FILE_CHARACTERS_MAX = 1_000_000;

/** Reads the file's text and lays the environment over it. The schema tells which names exist and of which type a value is. */
export function readSource(
  schema: z.ZodType,
  text: string | undefined,
  file: string,
  env: Readonly<Record<string, string | undefined>>,
): ConfigSource {
  const faults: Fault[] = [];
  const yaml = readYaml(text ?? '', file, faults);
  const value = yaml.value;
  const fromEnv = new Map<string, string>();
  for (const [name, raw] of Object.entries(env)) {
    if (!name.startsWith('HEARTH_') || IGNORED_ENV.has(name) || KUBERNETES_ENV.test(name)) continue;
    // Compose files write `${BUS_URL:-}`: an empty variable means that nobody set it.
    if (raw === undefined || raw.trim() === '') continue;
    const found = settingOf(schema, name);
    if (Array.isArray(found)) {
      setAt(value, found, meaningOf(schemaAt(schema, found), raw.trim()));
      fromEnv.set(found.join('.'), name);
    } else faults.push(found);
  }
  return {
    value,
    faults,
    origin(path) {
      for (let depth = path.length; depth > 0; depth--) {
        const name = fromEnv.get(path.slice(0, depth).join('.'));
        if (name !== undefined) return name;
      }
      return yaml.origin(path);
    },
  };
}

type Yaml = { readonly value: Record<string, unknown>; origin(path: ConfigPath): string | undefined };

function readYaml(text: string, file: string, faults: Fault[]): Yaml {
  const nothing: Yaml = { value: {}, origin: () => undefined };
  if (text.length > FILE_CHARACTERS_MAX) {
    faults.push({ path: file, message: `is longer than ${FILE_CHARACTERS_MAX} characters` });
    return nothing;
  }
  const lines = new LineCounter();
  const lineAt = (offset: number) => `${file} line ${lines.linePos(offset).line}`;
  try {
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
    for (const { message, pos } of [...document.errors, ...document.warnings])
      faults.push({ path: lineAt(pos[0]), message: `is no good YAML: ${message}` });
    if (faults.length > 0) return nothing;
    const value: unknown = withoutNulls(document.toJS({ maxAliasCount: 100 }) ?? {});
    if (!isMap(document.contents) && document.contents !== null) {
      faults.push({
        path: file,
        message: 'must hold settings by name',
        hint: 'For example "http: { port: 8420 }".',
      });
      return nothing;
    }
    return {
      value: value as Record<string, unknown>,
      origin(path) {
        for (let depth = path.length; depth > 0; depth--) {
          const node = document.getIn(path.slice(0, depth), true) as
            | { range?: [number, number, number] }
            | undefined;
          if (node?.range) return lineAt(node.range[0]);
        }
        return undefined;
      },
    };
  } catch (error) {
    // Aliases that multiply without end, or nesting deeper than the stack.
    faults.push({ path: file, message: `cannot be read: ${messageOf(error)}` });
    return nothing;
  }
}

/** `http:` with every line below it commented out is null in YAML, and means that nothing was said. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (value === null || typeof value !== 'object') return value;
  const said = Object.entries(value).filter(([, inner]) => inner !== null);
  return Object.fromEntries(said.map(([key, inner]) => [key, withoutNulls(inner)]));
}

/** `HEARTH_BUS_KEEPALIVESECONDS` → `['bus', 'keepaliveSeconds']`, or why there is no such setting. */
function settingOf(schema: z.ZodType, name: string): string[] | Fault {
  const path: string[] = [];
  for (const part of name.slice('HEARTH_'.length).split('_')) {
    const keys = keysAt(schema, path);
    const key = keys.find((candidate) => candidate.toLowerCase() === part.toLowerCase());
    if (key === undefined) {
      const near = nearest(part, keys);
      const hint =
        near === undefined ? otherNames(path, keys) : `Did you mean ${envNameOf([...path, near])}?`;
      return { path: name, message: 'names no setting', hint };
    }
    path.push(key);
  }
  return path;
}

function otherNames(path: readonly string[], keys: readonly string[]): string {
  if (keys.length === 0) return `${envNameOf(path)} has no settings below it.`;
  return `There are ${keys.map((key) => envNameOf([...path, key])).join(', ')}.`;
}

function envNameOf(path: readonly string[]): string {
  return `HEARTH_${path.join('_').toUpperCase()}`;
}

/** What a variable's text stands for, by what the schema accepts there; what fits nothing stays text and is refused with its fault. */
function meaningOf(schema: z.ZodType | undefined, text: string): unknown {
  const kinds = alternatives(schema);
  const accepts = (...types: (abstract new (...args: never[]) => unknown)[]) =>
    kinds.some((kind) => types.some((type) => kind instanceof type));
  if (accepts(z.ZodBoolean) && /^(true|yes|on|1)$/i.test(text)) return true;
  if (accepts(z.ZodBoolean) && /^(false|no|off|0)$/i.test(text)) return false;
  if (accepts(z.ZodNumber) && /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text)) return Number(text);
  if (/^[[{]/.test(text) && accepts(z.ZodArray, z.ZodObject, z.ZodRecord)) {
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  }
  if (accepts(z.ZodArray)) return text.split(',').map((item) => item.trim());
  return text;
}

function setAt(root: Record<string, unknown>, path: readonly string[], value: unknown): void {
  let at = root;
  for (const key of path.slice(0, -1)) {
    const next = at[key];
    if (next === null || typeof next !== 'object' || Array.isArray(next)) at[key] = {};
    at = at[key] as Record<string, unknown>;
  }
  at[path.at(-1) as string] = value;
}

/** The schemas that a value may meet: unions spread out, defaults and the like taken off. */
export function alternatives(schema: unknown): z.ZodType[] {
  if (schema === undefined) return [];
  if (schema instanceof z.ZodUnion) return schema.def.options.flatMap(alternatives);
  if (schema instanceof z.ZodPipe)
    return alternatives(schema.def.in instanceof z.ZodTransform ? schema.def.out : schema.def.in);
  const { innerType } = (schema as z.ZodType).def as { readonly innerType?: unknown };
  return innerType === undefined ? [schema as z.ZodType] : alternatives(innerType);
}

/** The keys that a mapping at this path may have. */
export function keysAt(schema: z.ZodType, path: ConfigPath): string[] {
  return alternatives(schemaAt(schema, path)).flatMap((kind) =>
    kind instanceof z.ZodObject ? Object.keys(kind.shape) : [],
  );
}

export function schemaAt(schema: z.ZodType, path: ConfigPath): z.ZodType | undefined {
  let at: z.ZodType | undefined = schema;
  for (const key of path) {
    const next: unknown[] = alternatives(at).map((kind) => {
      if (kind instanceof z.ZodObject) return (kind.shape as Record<string, unknown>)[key];
      return kind instanceof z.ZodArray ? kind.def.element : undefined;
    });
    at = next.find((kind) => kind !== undefined) as z.ZodType | undefined;
  }
  return at;
}

/** The text of a file with these values in it. What people wrote stays as it is, with their comments. */
export function withValues(
  text: string,
  values: readonly (readonly [path: ConfigPath, value: unknown])[],
): string {
  const document = parseDocument(text);
  for (const [path, value] of values) {
    const before = document.getIn(path, true);
    // Set in its place, so that a comment behind it stays.
    if (isScalar(before)) before.value = value;
    else document.setIn(path, document.createNode(value));
  }
  return document.toString();
}
