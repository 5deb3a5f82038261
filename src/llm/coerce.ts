/**
 * Arguments brought into the form that their schema asks for, as far as that changes nothing that was meant: "30%" becomes 30,
 * or 0.3 where one is the most; a text that holds JSON becomes the JSON; what lies one key too deep or too high is moved.
 * What cannot be said to mean the same stays as it is, and fails validation. Nothing is rounded, clipped, or left out.
 */
import {
  DEPTH_MAX,
  isJsonObject,
  type Json,
  type JsonObject,
  parseJson,
  resolved,
  schemaFaults,
} from '../base/index.ts';
import type { JsonSchema } from './types.ts';

/** Reads `value` as what `schema` wants. Never throws, and gives what already fits back unchanged. */
export function coerce(value: Json, schema: JsonSchema): Json {
  if (schemaFaults(value, schema).length === 0) return value;
  return coerced(value, schema, { root: schema, depth: 0 });
}

/** Keys that models put around a value and that mean nothing. Any other, such as "except", may mean the opposite of what is in it. */
const WRAPPERS = new Set(
  'arguments parameters params args input query request object data value values items list array'.split(' '),
);
const BARE_WRAPPERS = new Set(['value', 'name', 'id', 'text']);

interface Place {
  readonly root: JsonSchema;
  readonly depth: number;
}

function coerced(value: Json, written: JsonSchema, place: Place): Json {
  const schema = resolved(written, place.root);
  if (place.depth > DEPTH_MAX) return value;
  const forms = formsOf(schema);
  if (forms.length > 0) return byForm(value, forms, place);
  if (schema['const'] !== undefined) return amongChoices(value, [schema['const']]);
  if (Array.isArray(schema['enum'])) return amongChoices(value, schema['enum'] as readonly Json[]);
  switch (typeOf(schema)) {
    case 'number':
    case 'integer':
      return asNumber(value, schema);
    case 'boolean':
      return asBoolean(value);
    case 'string':
      return asText(value);
    case 'array':
      return asList(value, schema, place);
    case 'object':
      return asObject(value, schema, place);
    case 'null':
      return value === 'null' || value === 'None' || value === '' ? null : value;
    default:
      return value;
  }
}

/** Of several allowed forms the first that the value, coerced, validates against. */
function byForm(value: Json, forms: readonly JsonSchema[], place: Place): Json {
  for (const form of forms) if (fits(value, form, place)) return value;
  for (const form of forms) {
    const tried = coerced(value, form, deeper(place));
    if (fits(tried, form, place)) return tried;
  }
  return value;
}

function amongChoices(value: Json, choices: readonly Json[]): Json {
  if (choices.some((choice) => choice === value)) return value;
  const bare = unwrapped(value);
  const same = choices.filter((choice) => isSame(bare, choice));
  return same.length === 1 ? same[0]! : value;
}

function isSame(value: Json, choice: Json): boolean {
  if (typeof choice === 'string' && typeof value === 'string') return spelling(value) === spelling(choice);
  if (typeof choice === 'number') return asNumber(value, {}) === choice;
  if (typeof choice === 'boolean') return asBoolean(value) === choice;
  return choice === value;
}

/** `Living Room`, `living_room` and `living-room` alike. */
function spelling(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '');
}

/** A number, perhaps with the unit that all our methods count in anyway. */
const NUMBER = /^([-+]?(?:\d+\.?\d*|\.\d+))\s*(%|percent|°C?|K)?$/i;

function asNumber(value: Json, schema: JsonSchema): Json {
  const bare = unwrapped(value);
  if (typeof bare === 'number') return bare;
  if (typeof bare !== 'string') return value;
  const [, digits, unit] = NUMBER.exec(bare.trim()) ?? [];
  if (digits === undefined) return value;
  const number = Number(digits);
  const most = schema['maximum'];
  const isShare = typeof most === 'number' && most <= 1;
  return isShare && /%|percent/i.test(unit ?? '') ? number / 100 : number;
}

function asBoolean(value: Json): Json {
  const bare = unwrapped(value);
  if (bare === 1 || bare === 0) return bare === 1;
  if (typeof bare !== 'string') return typeof bare === 'boolean' ? bare : value;
  if (/^\s*(true|yes|on|1)\s*$/i.test(bare)) return true;
  return /^\s*(false|no|off|0)\s*$/i.test(bare) ? false : value;
}

function asText(value: Json): Json {
  const bare = unwrapped(value);
  return typeof bare === 'number' ? String(bare) : typeof bare === 'string' ? bare : value;
}

function asList(value: Json, schema: JsonSchema, place: Place): Json {
  const read = fromText(value);
  const list = Array.isArray(read) ? read : listWithin(read);
  const items = schema['items'];
  const each = (item: Json) => (isJsonObject(items) ? coerced(item, items, deeper(place)) : item);
  if (list !== undefined) return list.map(each);
  return read === null ? value : [each(read)];
}

/** `{"items": […]}`: a list under a key of its own. */
function listWithin(value: Json): readonly Json[] | undefined {
  if (!isJsonObject(value)) return undefined;
  const [only, ...more] = Object.entries(value);
  if (only === undefined || more.length > 0 || !WRAPPERS.has(only[0])) return undefined;
  return Array.isArray(only[1]) ? (only[1] as readonly Json[]) : undefined;
}

function asObject(value: Json, schema: JsonSchema, place: Place): Json {
  const fields = schema['properties'];
  if (!isJsonObject(fields)) return fromText(value);
  const read = fromText(value);
  if (!isJsonObject(read)) return wrapped(read, schema, fields, place) ?? value;
  return withFields(lifted(read, fields), schema, fields, place);
}

function withFields(value: JsonObject, schema: JsonSchema, fields: JsonObject, place: Place): JsonObject {
  const required = Array.isArray(schema['required']) ? (schema['required'] as readonly Json[]) : [];
  const entries: [string, Json][] = [];
  for (const [key, inner] of Object.entries(value)) {
    const name = fieldNamed(key, fields, value);
    const field = name === undefined ? undefined : fields[name];
    if (name === undefined || !isJsonObject(field)) {
      // An unknown field that says nothing may go; one that says something may be a misspelt "except", and must be asked about.
      if (!isEmpty(inner)) entries.push([key, inner]);
      continue;
    }
    const fitting = coerced(inner, field, deeper(place));
    const unsaid = isEmpty(inner) && !required.includes(name) && !fits(fitting, field, place);
    if (!unsaid) entries.push([name, fitting]);
  }
  return Object.fromEntries(entries);
}

/** The arguments themselves, where they came under a key of their own, or as a copy of the schema with values in it. */
function lifted(value: JsonObject, fields: JsonObject): JsonObject {
  const known = (object: JsonObject) =>
    Object.keys(object).some((key) => fieldNamed(key, fields, object) !== undefined);
  const shape = value['properties'];
  if (!known(value) && isJsonObject(shape) && known(shape)) return valuesOfShape(shape);
  const [only, ...more] = Object.entries(value);
  if (only === undefined || more.length > 0 || !WRAPPERS.has(only[0]) || Object.hasOwn(fields, only[0]))
    return value;
  const inner = fromText(only[1]);
  return isJsonObject(inner) && known(inner) ? inner : value;
}

/** `{"area": {"type": "string", "value": "garage"}}` is `{"area": "garage"}`. */
function valuesOfShape(shape: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(shape).map(([key, field]): [string, Json] => [
      key,
      isJsonObject(field) && field['value'] !== undefined ? field['value'] : field,
    ]),
  );
}

/** A bare value where an object with one needed field is wanted. */
function wrapped(value: Json, schema: JsonSchema, fields: JsonObject, place: Place): Json | undefined {
  const required = Array.isArray(schema['required']) ? (schema['required'] as readonly Json[]) : [];
  const names = required.length > 0 ? required : Object.keys(fields);
  const [only, ...more] = names;
  if (typeof only !== 'string' || more.length > 0 || value === null) return undefined;
  const field = fields[only];
  if (!isJsonObject(field)) return undefined;
  const inner = coerced(value, field, deeper(place));
  return fits(inner, field, place) ? { [only]: inner } : undefined;
}

/** The field that a key names, also by another case or without its underscore, unless that field is there under its own name. */
function fieldNamed(key: string, fields: JsonObject, value: JsonObject): string | undefined {
  if (Object.hasOwn(fields, key)) return key;
  const same = Object.keys(fields).filter((name) => spelling(name) === spelling(key));
  const [only, ...more] = same;
  return only === undefined || more.length > 0 || Object.hasOwn(value, only) ? undefined : only;
}

/** JSON that was put into a text. */
function fromText(value: Json): Json {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  const parsed = parseJson(value);
  return parsed.ok ? parsed.value : value;
}

/** The bare value in `{"value": "garage"}` and in a list of one. */
function unwrapped(value: Json): Json {
  if (value === null || typeof value !== 'object') return value;
  const [only, ...more] = Object.entries(value) as [string, Json][];
  if (only === undefined || more.length > 0 || typeof only[1] === 'object') return value;
  return Array.isArray(value) || BARE_WRAPPERS.has(only[0]) ? only[1] : value;
}

function isEmpty(value: Json): boolean {
  if (value === null || value === '' || value === 'null' || value === 'None') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

function fits(value: Json, schema: JsonSchema, place: Place): boolean {
  return schemaFaults(value, standingAlone(schema, place.root)).length === 0;
}

const alone = new WeakMap<JsonSchema, JsonSchema>();

/** A part of a schema with the definitions that its references point to. */
function standingAlone(schema: JsonSchema, root: JsonSchema): JsonSchema {
  if (schema === root || root['$defs'] === undefined) return schema;
  const known = alone.get(schema);
  if (known !== undefined) return known;
  const made = { ...schema, $defs: root['$defs'] };
  alone.set(schema, made);
  return made;
}

function formsOf(schema: JsonSchema): readonly JsonSchema[] {
  const forms = schema['anyOf'] ?? schema['oneOf'];
  return Array.isArray(forms) ? (forms as readonly Json[]).filter(isJsonObject) : [];
}

function typeOf(schema: JsonSchema): Json | undefined {
  const type = schema['type'];
  return Array.isArray(type) ? type.find((one) => one !== 'null') : type;
}

function deeper(place: Place): Place {
  return { root: place.root, depth: place.depth + 1 };
}
