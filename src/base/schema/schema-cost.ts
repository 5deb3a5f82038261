import { isJsonObject, type Json } from '../json.ts';

/**
 * Keywords that a stranger's schema could hold the program with for hours: those that run a pattern, and the one that compares
 * everything with everything.
 */
const COSTLY = new Set(['pattern', 'patternProperties', 'format', 'uniqueItems']);
/** Keywords whose fields are names, which may be called "pattern", with a schema each. */
const NAMED = new Set(['properties', '$defs', 'definitions', 'dependentSchemas']);
/** Keywords that hold values and no schemas. */
const VALUES = new Set(['const', 'enum', 'default', 'examples']);

/** Keywords that refer by other means than a place in the same schema: how far they reach is not told here. */
const FAR = ['$dynamicRef', '$recursiveRef', '$id', '$anchor', '$dynamicAnchor'];

/**
 * How many nodes a schema has with every reference written out (JSON Schema 2020-12 section 8.2.3.1): what one value may cost to be
 * judged by it. Infinite where it refers to itself, or to something that is not in it.
 */
export function schemaCost(schema: Json): number {
  const known = new Map<object, number>();
  const costOf = (node: Json): number => {
    if (typeof node !== 'object' || node === null) return 1;
    const before = known.get(node);
    if (before !== undefined) return before;
    // Asked for again while it is counted, it refers to itself.
    known.set(node, Number.POSITIVE_INFINITY);
    const cost = Object.values(node).reduce<number>((sum, one) => sum + costOf(one), 1 + referred(node));
    known.set(node, cost);
    return cost;
  };
  const referred = (node: Json): number => {
    if (!isJsonObject(node)) return 0;
    if (FAR.some((keyword) => typeof node[keyword] === 'string')) return Number.POSITIVE_INFINITY;
    const { $ref: ref } = node;
    if (typeof ref !== 'string') return 0;
    const target = ref.startsWith('#') ? placed(schema, ref.slice(1)) : undefined;
    return target === undefined ? Number.POSITIVE_INFINITY : costOf(target);
  };
  return costOf(schema);
}

/** How many values there are in a value, itself included. */
export function countValues(value: Json): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, one) => sum + countValues(one), 1);
}

/** A schema without those keywords. */
export function withoutCostly(node: Json, areNames = false): Json {
  if (Array.isArray(node)) return node.map((one) => withoutCostly(one));
  if (!isJsonObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) => {
      if (areNames) return [[key, withoutCostly(value)]];
      if (COSTLY.has(key)) return [];
      return [[key, VALUES.has(key) ? value : withoutCostly(value, NAMED.has(key))]];
    }),
  );
}

/** What a JSON pointer in a fragment points to (RFC 6901 section 6). */
function placed(root: Json, pointer: string): Json | undefined {
  if (pointer !== '' && !pointer.startsWith('/')) return undefined;
  let node: Json | undefined = root;
  for (const written of pointer.split('/').slice(1)) {
    const key = decoded(written);
    const isHere: boolean = typeof node === 'object' && node !== null && Object.hasOwn(node, key);
    node = isHere ? (node as Record<string, Json>)[key] : undefined;
    if (node === undefined) return undefined;
  }
  return node;
}

function decoded(written: string): string {
  try {
    return decodeURIComponent(written).replaceAll('~1', '/').replaceAll('~0', '~');
  } catch {
    return written;
  }
}
