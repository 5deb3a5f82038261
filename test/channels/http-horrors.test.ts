import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runs } from '../flow/deep.ts';
import { type OpenHouse, openHouse, sendRaw } from '../kit/servers/http.ts';

let open: OpenHouse;
beforeEach(async () => {
  open = await openHouse({ limits: { requestMs: 400 } });
});
afterEach(() => open.close());

async function sendBytes(body: string | Uint8Array, headers: Record<string, string> = {}) {
  const response = await open.ask('/v1/messages', {
    method: 'POST',
    body: body as string,
    headers: { 'content-type': 'application/json', ...headers },
  });
  return { status: response.status, body: (await response.json()) as { code: string; detail: string } };
}

/** Nothing was done, and the hub still answers. */
async function unharmed() {
  expect(open.house.received).toEqual([]);
  expect(open.house.calls).toEqual([]);
  expect((await open.ask('/healthz')).status).toBe(200);
}

describe('H31 horrors at the HTTP door', () => {
  it('refuses what is not JSON, too deep, or tries prototype keys, each with 400', async () => {
    const horrors = [
      '{"text": "lights',
      'text=lights',
      '"__proto__',
      `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
      `{"text":"x","a":${'{"a":'.repeat(40)}1${'}'.repeat(40)}}`,
      '{"text":"x","__proto__":{"admin":true}}',
      '{"text":"x","constructor":{"prototype":{"admin":true}}}',
    ];
    for (const horror of horrors)
      expect(await sendBytes(horror)).toMatchObject({ status: 400, body: { code: 'parse-error' } });
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
    await unharmed();
  });

  it('refuses bytes that are not UTF-8 instead of repairing them', async () => {
    const latin1 = Buffer.from('{"text":"licht an in der küche"}', 'latin1');
    expect(await sendBytes(latin1)).toMatchObject({ status: 400, body: { code: 'parse-error' } });
    const utf16 = Buffer.from('{"text":"lights on"}', 'utf16le');
    expect((await sendBytes(utf16)).status).toBe(400);
    await unharmed();
  });

  it('refuses a body over 64 KiB with 413, other content types and compression with 415', async () => {
    const huge = JSON.stringify({ text: 'x'.repeat(70_000) });
    expect(await sendBytes(huge)).toMatchObject({ status: 413, body: { code: 'too-large' } });
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'nonsense'])
      expect(await sendBytes('{"text":"x"}', { 'content-type': type })).toMatchObject({
        status: 415,
        body: { code: 'unsupported-media-type' },
      });
    expect((await sendBytes('{"text":"x"}', { 'content-encoding': 'gzip' })).status).toBe(415);
    await unharmed();
  });

  it('refuses a text that is too long although the body is not', async () => {
    expect(await sendBytes(JSON.stringify({ text: 'x'.repeat(10_001) }))).toMatchObject({ status: 422 });
    await unharmed();
  });

  it('refuses bodies that are no object, by path', async () => {
    for (const body of ['null', '[]', '5', '"text"', ''])
      expect(await sendBytes(body)).toMatchObject({ status: 422, body: { code: 'invalid-params' } });
    await unharmed();
  });

  it('gives up on a body that comes too slowly, with 408', async () => {
    const head = [
      'POST /v1/messages HTTP/1.1',
      'Host: 127.0.0.1',
      `Authorization: Bearer ${open.owner}`,
      'Content-Type: application/json',
      'Content-Length: 100',
      '',
      '{"te',
    ].join('\r\n');
    const answer = await sendRaw(open.door.port, head);
    expect(answer).toContain('408');
    expect(answer).toContain('request-timeout');
    await unharmed();
  });

  it('answers garbage, also when it is pipelined behind an honest request, with 400 and hangs up', async () => {
    const answer = await sendRaw(
      open.door.port,
      'GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n\x00\x01 not http at all\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 (200|400)/);
    expect(answer).toContain('HTTP/1.1 400');
    expect(
      await sendRaw(open.door.port, Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x0a, 0x0d, 0x0a])),
    ).toContain('400');
    const big = `GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Big: ${'x'.repeat(20_000)}\r\n\r\n`;
    expect(await sendRaw(open.door.port, big)).toContain('431');
    await unharmed();
  });

  it('survives addresses that are none', async () => {
    for (const path of [
      '/%',
      '/v1/turns/%zz',
      '/v1/turns/..%2f..%2fetc%2fpasswd',
      `/v1/turns/${'x'.repeat(250)}`,
      '//',
      '/v1/turns/%00',
    ]) {
      const response = await open.ask(path);
      expect([400, 404, 422]).toContain(response.status);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
    }
    await unharmed();
  });

  it('for every JSON body: a typed problem with paths and nothing received, or 202', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.jsonValue(),
          fc.record(
            {
              text: fc.oneof(fc.string(), fc.jsonValue()),
              person: fc.jsonValue(),
              externalId: fc.jsonValue(),
            },
            { requiredKeys: [] },
          ),
        ),
        async (body) => {
          const before = open.house.received.length;
          const { status, body: answer } = await sendBytes(JSON.stringify(body));
          if (status === 202) return open.house.received.length === before + 1;
          expect([400, 422]).toContain(status);
          expect(answer.code).toMatch(/^(invalid-params|parse-error)$/);
          return open.house.received.length === before;
        },
      ),
      { numRuns: runs(50, 150) },
    );
  });

  it('for every byte string: refused or taken, never a 500', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        const { status } = await sendBytes(bytes);
        return status >= 200 && status < 500;
      }),
      { numRuns: runs(40, 100) },
    );
  });
});
