/** What a template computes with. `undefined` is Jinja's Undefined, `null` Python's None; a dict is a Map, never an object. */
export type Value =
  | undefined
  | null
  | boolean
  | number
  | string
  | readonly Value[]
  | ReadonlyMap<Value, Value>;

/** A template met something it cannot compute; the message it was to read is ignored. */
export class TemplateFault extends Error {}

/** JSON from a device, as values: objects become maps, so that no inherited property can ever be reached. */
export function fromJson(json: unknown): Value {
  if (json === null || typeof json === 'boolean' || typeof json === 'number' || typeof json === 'string')
    return json;
  if (Array.isArray(json)) return json.map(fromJson);
  if (typeof json === 'object')
    return new Map(Object.entries(json).map(([key, value]) => [key, fromJson(value)]));
  return undefined;
}

export function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

export function isDict(value: Value): value is ReadonlyMap<Value, Value> {
  return value instanceof Map;
}

/** Python's truth: nothing, zero and what is empty is false. */
export function truthy(value: Value): boolean {
  if (isList(value)) return value.length > 0;
  if (isDict(value)) return value.size > 0;
  return Boolean(value);
}

/** As Python's `str` prints it: `True`, `None`, `['a', 1]`. */
export function print(value: Value): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : repr(value);
}

function repr(value: Value): string {
  if (value === undefined) return 'Undefined';
  if (value === null) return 'None';
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (typeof value === 'string') return `'${value.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`;
  if (isList(value)) return `[${value.map(repr).join(', ')}]`;
  if (isDict(value)) return `{${[...value].map(([key, one]) => `${repr(key)}: ${repr(one)}`).join(', ')}}`;
  return String(value);
}

export function toJson(value: Value): unknown {
  if (isList(value)) return value.map(toJson);
  if (isDict(value)) {
    const entries = [...value].map(([key, one]) => [print(key), toJson(one)] as const);
    return Object.fromEntries(entries);
  }
  return value ?? null;
}

/** Python's `==`: `True == 1`, lists and dicts by content. */
export function same(a: Value, b: Value): boolean {
  if (isList(a) && isList(b)) return a.length === b.length && a.every((one, index) => same(one, b[index]));
  if (isDict(a) && isDict(b))
    return a.size === b.size && [...a].every(([key, one]) => b.has(key) && same(one, b.get(key)));
  return plain(a) === plain(b);
}

/** The number of a truth value, as Python counts with them; all else as it is. */
export function plain(value: Value): Value {
  return typeof value === 'boolean' ? Number(value) : value;
}

export function numberOf(value: Value): number {
  const number = plain(value);
  if (typeof number !== 'number') throw new TemplateFault(`not a number: ${print(value).slice(0, 40)}`);
  return number;
}
