import type { Json, JsonObject } from '../../src/base/index.ts';
import { isJsonObject } from '../../src/base/index.ts';

/** Names whose values a schema alone cannot tell. */
const NAMED: Readonly<Record<string, Json>> = {
  target: { all: true },
  groups: [[{ service: 'light', method: 'turn_on', args: { target: { name: 'Porch Light' } } }]],
  to: ['alex'],
  duration: 'PT5M',
  for: 'PT5M',
  at: '2099-01-01T08:00:00Z',
  start: '2099-01-01T08:00:00Z',
  ics: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nEND:VCALENDAR\r\n',
  event: { service: 'light', target: { name: 'Porch Light' }, state: 'on' },
};

/** The least that a JSON Schema (2020-12) takes: required fields alone, each with the simplest value. */
export function exampleOf(schema: Json, name = ''): Json {
  if (!isJsonObject(schema)) return {};
  if (schema['format'] === 'date-time') return '2099-01-01T08:00:00Z';
  if (name in NAMED) return NAMED[name] as Json;
  if ('const' in schema) return schema['const'] as Json;
  const { enum: values, anyOf, oneOf, type, minimum, required, properties, items, minItems } = schema;
  if (Array.isArray(values)) return values[0] as Json;
  for (const forms of [anyOf, oneOf]) if (Array.isArray(forms)) return exampleOf(forms[0] as Json, name);
  switch (type) {
    case 'string':
      return 'anything';
    case 'number':
    case 'integer':
      return typeof minimum === 'number' ? Math.max(1, minimum) : 1;
    case 'boolean':
      return false;
    case 'array':
      return typeof minItems === 'number' && minItems > 0 ? [exampleOf(items as Json)] : [];
    case 'object': {
      const fields = (properties ?? {}) as JsonObject;
      const names = (required ?? []) as readonly string[];
      return Object.fromEntries(names.map((field) => [field, exampleOf(fields[field] as Json, field)]));
    }
    default:
      return {};
  }
}
