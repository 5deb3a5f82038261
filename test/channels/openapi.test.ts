import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenApi } from '../../src/channels/http/openapi.ts';
import { type OpenHouse, openHouse } from '../kit/servers/http.ts';

let open: OpenHouse;
let document: OpenApi;
/** `strict` finds keywords that JSON Schema does not know, which would say nothing to anybody. */
const ajv = new Ajv2020({ strict: true, strictRequired: false, strictTypes: false, validateFormats: false });

beforeAll(async () => {
  open = await openHouse();
  document = (await (await open.ask('/openapi.json')).json()) as OpenApi;
  ajv.addSchema(document.components.schemas.Problem, '#/components/schemas/Problem');
});
afterAll(() => open.close());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

describe('H31 the OpenAPI document', () => {
  it('holds schemas of JSON Schema 2020-12 and nothing else', () => {
    const schemas = operations().flatMap(({ operation }) => [
      ...operation.parameters.map(({ schema }) => schema),
      // Sound has none (OpenAPI 3.1 section 4.8.14.3).
      ...Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) => schema ?? []),
      ...Object.values(operation.responses).flatMap(({ content }) =>
        Object.values(content ?? {}).map(({ schema }) => schema),
      ),
    ]);
    expect(schemas.length).toBeGreaterThan(100);
    for (const schema of schemas) expect(() => ajv.compile(schema as object)).not.toThrow();
  });

  it('names every part of a path as a parameter, and no other', () => {
    for (const { path, operation } of operations()) {
      const inPath = operation.parameters.filter((one) => one.in === 'path').map(({ name }) => name);
      expect([path, inPath]).toEqual([path, [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)]);
    }
  });

  it('tells the scopes of each route, which the routes hold', async () => {
    const { secret } = open.tokens.issue({ name: 'only speaks', role: 'guest' });
    const lists = operations().filter(({ path, method }) => method === 'get' && !path.includes('{'));
    for (const { path, operation } of lists) {
      const accepted = (operation.security ?? []).some(
        ({ bearer }) => bearer?.length === 0 || bearer?.includes('speak'),
      );
      const isOpen = operation.security?.length === 0;
      const { status } = await open.ask(path, { token: secret });
      expect([path, status === 403]).toEqual([path, !accepted && !isOpen]);
      const nameless = await open.ask(path, { token: null });
      expect([path, nameless.status === 401]).toEqual([path, !isOpen]);
    }
  });

  it('tells for each role which routes are its own: those of its scopes, and no other', async () => {
    const people = { owner: 'alex', adult: 'sam', child: 'mia', guest: 'gus', device: null } as const;
    for (const [role, person] of Object.entries(people)) {
      const { secret, scopes } = open.tokens.issue({
        ...{ name: `a ${role}`, role: role as keyof typeof people },
        ...(person !== null && { person }),
      });
      const held = new Set<string>(scopes);
      for (const { path, method, operation } of operations()) {
        const asked = (operation.security ?? []).flatMap(({ bearer }) =>
          bearer === undefined ? [] : [bearer],
        );
        const mine = asked.length === 0 || asked.some((needs) => needs.every((one) => held.has(one)));
        const { headers } = await open.ask(path.replaceAll(/\{\w+\}/g, 'x'), {
          token: secret,
          method: method.toUpperCase(),
          signal: AbortSignal.timeout(5_000),
        });
        // What a call of a service may do beyond that is told by the table of roles.
        const isShut = headers.get('www-authenticate')?.includes('insufficient_scope') === true;
        expect([role, method, path, isShut]).toEqual([role, method, path, !mine]);
      }
    }
  });

  it('describes the answers that the routes really give', async () => {
    await open.post('/v1/messages', { text: 'ask me' });
    const turn = (await (
      await open.post('/v1/messages', { text: 'hello' }, { prefer: 'wait=5' })
    ).json()) as {
      turn: string;
    };
    const addresses = operations()
      .filter(({ path, method }) => method === 'get' && !path.startsWith('/docs'))
      .map(({ path, operation }) => ({ address: path.replace('{turn}', turn.turn), operation }))
      .filter(({ address }) => !address.includes('{') && !address.endsWith('/events'));
    let judged = 0;
    for (const { address, operation } of addresses) {
      const response = await open.ask(address);
      const type = response.headers.get('content-type')!.split(';')[0]!;
      const { content } = operation.responses[response.status] ?? operation.responses['default']!;
      expect([address, Object.keys(content ?? {})]).toEqual([address, [type]]);
      if (!type.endsWith('json')) continue;
      const validate = ajv.compile(content![type]!.schema as object);
      validate(await response.json());
      expect([address, validate.errors]).toEqual([address, null]);
      judged += 1;
    }
    expect(judged).toBeGreaterThan(15);
  });

  it('describes the bodies that the routes really take', async () => {
    const bodies: readonly (readonly [path: string, body: unknown])[] = [
      ['/v1/messages', { text: 'hello', conversation: 'kitchen' }],
      ['/v1/messages', { text: 'hello', nonsense: 1 }],
      ['/v1/messages', { text: 5 }],
      ['/v1/messages', {}],
      ['/v1/tokens', { name: 'phone', role: 'guest' }],
      ['/v1/tokens', { name: '', role: 'guest' }],
      ['/v1/tokens', { name: 'phone', role: 'butler' }],
      ['/v1/goals', { goal: 'none' }],
      ['/v1/goals', { goal: 7 }],
    ];
    for (const [path, body] of bodies) {
      const validate = ajv.compile(
        document.paths[path]!['post']!.requestBody!.content['application/json']?.schema as object,
      );
      const answer = await open.post(path, body);
      const problem = answer.status >= 400 ? ((await answer.json()) as { code: string }) : undefined;
      expect([path, body, problem?.code === 'invalid-params']).toEqual([path, body, !validate(body)]);
    }
  });
});
