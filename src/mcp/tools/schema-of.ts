import { z } from 'zod';
import type { JsonObject } from '../../base/index.ts';

/** JSON Schema 2020-12 of what a tool takes or gives, without the line that names the dialect, which is the protocol's own. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return JSON.parse(JSON.stringify(rest)) as JsonObject;
}
