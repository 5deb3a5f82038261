/** JSON as a value: what may cross a door, a bus or the journal. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

export type ParsedJson =
  | { readonly ok: true; readonly value: Json }
  | { readonly ok: false; readonly reason: string };

/** Deeper nesting than any honest message has; recursion over a value stays far below the stack's end. */
export const DEPTH_MAX = 32;

/**
 * Parses text from a stranger. Refuses broken JSON, nesting beyond `DEPTH_MAX`, and the keys `__proto__`,
 * `constructor` and `prototype`, which have no honest use in our payloads and a long history of dishonest ones.
 */
export function parseJson(text: string): ParsedJson {
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : 'not JSON' };
  }
  const fault = findFault(value, 0);
  return fault === undefined ? { ok: true, value } : { ok: false, reason: fault };
}

function findFault(value: Json, depth: number): string | undefined {
  if (value === null || typeof value !== 'object') return undefined;
  if (depth >= DEPTH_MAX) return `nested deeper than ${DEPTH_MAX} levels`;
  for (const key of Object.keys(value)) {
    if (key === '__proto__' || key === 'constructor' || key === 'prototype')
      return `the key "${key}" is not allowed`;
    const fault = findFault((value as JsonObject)[key] as Json, depth + 1);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** One text per meaning: keys sorted at every level, `undefined` left out. Used to compare and to hash arguments. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(',')}}`;
  }
  return JSON.stringify(value ?? null);
}

export function isJsonObject(value: unknown): value is JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** The texts in a list, whatever else is in it; none for what is no list. */
export function textsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}

/** Freezes a value and all that it holds; returns it. What is no object counts as frozen (ECMA-262, TestIntegrityLevel). */
export function deepFreeze<T>(value: T): T {
  if (Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value as object)) deepFreeze(inner);
  return value;
}
