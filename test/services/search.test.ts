import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { search } from '../../services/search/index.ts';
import { OpenService, refusalOf } from '../kit/open-service.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A small engine: answers every request by `answer` and keeps the addresses it was asked at. */
async function engine(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const asked: URL[] = [];
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '/', 'http://engine'));
    answer(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  ends.push(() => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  });
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function open(config: unknown) {
  const service = await OpenService.open(search, { config });
  ends.push(() => service.close());
  return service;
}

const json = (response: ServerResponse, body: unknown, status = 200) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
};

describe('E20 E26 searching the web', () => {
  it('E26 SearXNG is asked by its own protocol, and its hits come back plain, with their addresses', async () => {
    const { url, asked } = await engine((_request, response) =>
      json(response, {
        results: [
          {
            title: 'Pan<b>cakes</b>',
            url: 'https://example.org/pancakes',
            content: 'Flour,\n  milk\u0007 and eggs',
          },
          { title: 'No address', url: 'javascript:alert(1)', content: 'x' },
        ],
      }),
    );
    const service = await open({ provider: 'searxng', url: `${url}/sx` });
    const found = await service.call('web', { query: 'pancakes & syrup' });
    expect(asked[0]?.pathname).toBe('/sx/search');
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      q: 'pancakes & syrup',
      format: 'json',
    });
    expect(found.results).toEqual([
      { title: 'Pan cakes', url: 'https://example.org/pancakes', snippet: 'Flour, milk and eggs' },
    ]);
    expect(found.summary).toContain('https://example.org/pancakes');
  });

  it('E26 SerpApi is asked with its key, and an answer without results is no failure', async () => {
    const { url, asked } = await engine((request, response) =>
      json(
        response,
        request.url?.includes('nothing')
          ? { error: "Google hasn't returned any results for this query." }
          : { organic_results: [{ title: 'One', link: 'https://example.org/1', snippet: 'first' }] },
      ),
    );
    const service = await open({ provider: 'serpapi', apiKey: 'k1', url });
    expect((await service.call('web', { query: 'one' })).results).toHaveLength(1);
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      engine: 'google',
      q: 'one',
      api_key: 'k1',
    });
    expect(await service.call('web', { query: 'nothing' })).toMatchObject({
      results: [],
      summary: 'I found nothing about “nothing”',
    });
  });

  it.each([
    ['a page that is no JSON', 200, '<html>', /no JSON/, /formats/],
    ['JSON that SearXNG does not allow', 403, 'no', /403/, /formats/],
    ['too many questions', 429, '{}', /429/, /limiter/],
    ['a broken engine', 500, '{}', /500/, undefined],
    ['an answer of another shape', 200, '{"hits":[]}', /without results/, undefined],
  ])('E26 %s is a failure that says so', async (_name, status, body, message, hint) => {
    const { url } = await engine((_request, response) => json(response, body, status));
    const service = await open({ provider: 'searxng', url });
    const refusal = await refusalOf(service.call('web', { query: 'x' }));
    expect(refusal).toMatchObject({ code: 'failed', message: expect.stringMatching(message) });
    if (hint === undefined) expect(refusal.hint).toBeUndefined();
    else expect(refusal.hint).toMatch(hint);
  });

  it('E26 an engine that is away, sends elsewhere or floods is a failure too', async () => {
    const gone = await open({ provider: 'searxng', url: 'http://127.0.0.1:1' });
    expect((await refusalOf(gone.call('web', { query: 'x' }))).message).toMatch(/cannot be reached/);
    const { url } = await engine((request, response) => {
      if (request.url?.includes('q=flood')) json(response, `"${'x'.repeat(3_000_000)}"`);
      else response.writeHead(302, { location: 'http://example.org/' }).end();
    });
    const service = await open({ provider: 'searxng', url });
    expect((await refusalOf(service.call('web', { query: 'x' }))).message).toMatch(/cannot be reached/);
    expect((await refusalOf(service.call('web', { query: 'flood' }))).message).toMatch(/more than/);
  });

  it('E26 without a provider it says what to set', async () => {
    const service = await open({});
    const refusal = await refusalOf(service.call('web', { query: 'x' }));
    expect(refusal).toMatchObject({ code: 'not-found', hint: expect.stringContaining('search.provider') });
  });
});
