import { STATUS_CODES } from 'node:http';
import { z } from 'zod';
import { PROBLEM_TYPE, Problem } from './problem.ts';
import type { Answer, Route } from './route.ts';

/** JSON Schema 2020-12, as far as it is read here. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

interface Content {
  readonly schema: Schema;
}

export interface Operation {
  readonly summary: string;
  readonly tags: readonly string[];
  readonly operationId: string;
  /** Any one of these; none for a route that asks for no token. */
  readonly security?: readonly { readonly bearer?: readonly string[]; readonly query?: readonly string[] }[];
  readonly parameters: readonly {
    readonly name: string;
    readonly in: 'path' | 'query' | 'header';
    readonly required: boolean;
    readonly description?: string;
    readonly schema: Schema;
  }[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly content: Readonly<Record<string, Content | Readonly<Record<string, never>>>>;
  };
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Readonly<Record<string, Content>> }>
  >;
}

export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly jsonSchemaDialect: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly security: NonNullable<Operation['security']>;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly securitySchemes: Readonly<Record<string, unknown>>;
    readonly schemas: { readonly Problem: Schema };
  };
}

/** The OpenAPI 3.1 document of these routes; its dialect of JSON Schema is the 2020-12 that zod writes. */
export function openApiOf(routes: readonly Route[], version: string): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {};
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
        session: { type: 'apiKey', in: 'cookie', name: 'hearth_session' },
        query: { type: 'apiKey', in: 'query', name: 'token' },
      },
      schemas: { Problem: schemaOf(Problem, 'output') },
    },
  };
}

/** Sound as it is (OpenAPI 3.1 section 4.8.14.3: binary content has no schema). */
const SOUND = { required: true, content: { 'audio/wav': {}, 'audio/l16': {} } };

function operationOf(route: Route): Operation {
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
    ...(route.takesSound === true ? { requestBody: SOUND } : {}),
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

/** Scopes stand where OpenAPI 3.1 lets the roles stand that a bearer needs (section 4.8.30). */
function securityOf({ needs, tokenInQuery }: Route): Pick<Operation, 'security'> {
  if (needs === 'open') return { security: [] };
  const bearers = needs === 'any token' ? [[]] : needs.map((scope) => [scope]);
  return {
    security: bearers.flatMap((roles) => [
      { bearer: roles },
      { session: roles },
      ...(tokenInQuery ? [{ query: roles }] : []),
    ]),
  };
}

function parametersIn(place: 'path' | 'query', schema: z.ZodType | undefined): Operation['parameters'] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input');
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description === undefined ? {} : { description }),
    schema: property,
  }));
}

function headers(route: Route): Operation['parameters'] {
  return Object.entries(route.headers ?? {}).map(([name, description]) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
  }));
}

function responseOf(status: number, answer: Answer): Operation['responses'][string] {
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
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, $defs: __, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return withoutRefs(rest) as Schema;
}

function withoutRefs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRefs);
  if (value === null || typeof value !== 'object') return value;
  if ('$ref' in value) return {};
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, withoutRefs(member)]));
}
