import { STATUS_CODES } from 'node:http';
import { z } from 'zod';
import { PROBLEM_TYPE } from './problem.ts';
import type { Answer, Route } from './route.ts';
import { ProblemShape } from './shapes.ts';

type SchemaObject = Record<string, unknown>;

/** The OpenAPI 3.1 document of these routes; its dialect of JSON Schema is the 2020-12 that zod writes. */
export function openApiOf(routes: readonly Route[], version: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const operations = paths[route.path] ?? {};
    operations[route.method.toLowerCase()] = operationOf(route);
    paths[route.path] = operations;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hearth',
      version,
      description: 'Talk to the house, see what it did, and call what it can do.',
    },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        query: { type: 'apiKey', in: 'query', name: 'token' },
      },
      schemas: { Problem: schemaOf(ProblemShape, 'output') },
    },
  };
}

function operationOf(route: Route): Record<string, unknown> {
  return {
    summary: route.summary,
    tags: [route.tag],
    operationId: operationIdOf(route),
    ...securityOf(route),
    parameters: [
      ...parametersIn('path', route.params),
      ...parametersIn('query', route.query),
      ...headers(route),
    ],
    ...(route.body === undefined
      ? {}
      : {
          requestBody: {
            required: !route.body.safeParse(undefined).success,
            content: { 'application/json': { schema: schemaOf(route.body, 'input') } },
          },
        }),
    responses: {
      ...Object.fromEntries(
        Object.entries(route.answers).map(([status, answer]) => [status, responseOf(+status, answer)]),
      ),
      default: {
        description: 'What went wrong (RFC 9457).',
        content: { [PROBLEM_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

function operationIdOf(route: Route): string {
  const words = route.path.split('/').filter((part) => part !== '' && part !== 'v1');
  return [route.method.toLowerCase(), ...words.map((word) => word.replace(/[^A-Za-z0-9]+/g, ''))].join('_');
}

function securityOf(route: Route): Record<string, unknown> {
  if (route.needs === 'open') return { security: [] };
  return route.tokenInQuery ? { security: [{ bearer: [] }, { query: [] }] } : {};
}

function parametersIn(place: 'path' | 'query', schema: z.ZodType | undefined): readonly SchemaObject[] {
  if (schema === undefined) return [];
  const object = schemaOf(schema, 'input');
  const required = Array.isArray(object['required']) ? object['required'] : [];
  return Object.entries((object['properties'] ?? {}) as Record<string, SchemaObject>).map(
    ([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: property,
    }),
  );
}

function headers(route: Route): readonly SchemaObject[] {
  return Object.entries(route.headers ?? {}).map(([name, description]) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
  }));
}

function responseOf(status: number, answer: Answer): Record<string, unknown> {
  const contentType = status >= 400 ? PROBLEM_TYPE : (answer.contentType ?? 'application/json');
  const schema =
    status >= 400
      ? { $ref: '#/components/schemas/Problem' }
      : answer.schema === undefined
        ? { type: 'string' }
        : schemaOf(answer.schema, 'output');
  const empty = status === 204;
  return {
    description: answer.description || (STATUS_CODES[status] ?? ''),
    ...(empty ? {} : { content: { [contentType]: { schema } } }),
  };
}

/** The only schema that refers to itself is any JSON value, and that is said more plainly by the empty schema. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): SchemaObject {
  const { $schema: _, $defs: __, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return withoutRefs(rest) as SchemaObject;
}

function withoutRefs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRefs);
  if (value === null || typeof value !== 'object') return value;
  if ('$ref' in value) return {};
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, withoutRefs(member)]));
}
