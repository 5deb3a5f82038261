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

/** The number of a truth value, as Python counts with them; all else as it is. */
export function plain(value: Value): Value {
  return typeof value === 'boolean' ? Number(value) : value;
}

export function numberOf(value: Value): number {
  const number = plain(value);
  if (typeof number !== 'number') throw new TemplateFault(`not a number: ${brief(value)}`);
  return number;
}

const BRIEF_LENGTH = 40;

/** A value for the reason of a fault; what holds others is named and not printed. */
export function brief(value: Value): string {
  if (isList(value)) return 'a list';
  if (isDict(value)) return 'a dict';
  if (typeof value === 'string') return value.slice(0, BRIEF_LENGTH);
  return value === undefined ? 'nothing' : value === null ? 'None' : String(value);
}
