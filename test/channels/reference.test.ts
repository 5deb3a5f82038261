import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ERRORS } from '../../src/base/index.ts';
import { openHouse } from '../kit/servers/http.ts';

const read = (name: string) => readFileSync(`docs/reference/${name}.md`, 'utf8');

it('errors.md tells every code with its HTTP status and JSON-RPC number', () => {
  const rows = [...read('errors').matchAll(/^\| `([a-z-]+)` \| (\d+) \| (-\d+) \|/gm)].map(
    ([, code, http, rpc]) => [code, { http: Number(http), rpc: Number(rpc) }],
  );
  const wanted = Object.entries(ERRORS).map(([code, { http, rpc }]) => [code, { http, rpc }]);
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(wanted));
});

it('api.md tells every route that the hub answers to, and no other', async () => {
  const open = await openHouse();
  const { paths } = (await (await open.ask('/openapi.json')).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  await open.close();
  const served = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const told = [...read('api').matchAll(/^\| `((?:GET|POST|PATCH|DELETE) [^`]+)` \|/gm)].map(
    ([, route]) => route,
  );
  expect(told.sort()).toEqual(served.sort());
});
