import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OWNER_TOKEN, startTestHub, type TestHub } from '../kit/hub.ts';
import { openHouse } from '../kit/servers/http.ts';
import { ERAS, overHttp, startHouse, tokenOf, use } from './kit.ts';

let hub: TestHub;
beforeAll(async () => {
  hub = await startHouse();
});
afterAll(() => hub.stop());

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };

interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** POSTs a message with whatever headers, Host too, which `fetch` would not let go. */
function post(headers: Record<string, string>, body: unknown = LIST, path = '/mcp'): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const given = {
      ...{ authorization: `Bearer ${OWNER_TOKEN}`, 'content-type': 'application/json' },
      ...{ accept: 'application/json, text/event-stream', ...headers },
    };
    const sent = request(`${hub.url}${path}`, { method: 'POST', headers: given }, async (answer) => {
      let text = '';
      for await (const chunk of answer) text += chunk;
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
    });
    sent.on('error', reject).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
}

describe('H38 H42 /mcp lets in', () => {
  it('nobody without a token, and tells where to learn which', async () => {
    const metadata = `${hub.url}/.well-known/oauth-protected-resource/mcp`;
    for (const authorization of ['', 'Bearer of-a-stranger']) {
      const refused = await post({ authorization });
      expect(refused.status).toBe(401);
      expect(refused.headers['www-authenticate']).toContain(`resource_metadata="${metadata}"`);
      expect(JSON.parse(refused.text)).toMatchObject({ code: 'unauthorized' });
    }
    const told = await (await fetch(metadata)).json();
    expect(told).toMatchObject({ resource: `${hub.url}/mcp`, bearer_methods_supported: ['header'] });
    expect(await (await fetch(metadata.replace(/\/mcp$/, ''))).json()).toEqual(told);
  });

  it.each(ERAS)('no client of $era with a stranger’s token, nor one that has ended', async ({ mode }) => {
    await expect(overHttp(hub.url, { mode, token: 'of-a-stranger' })).rejects.toThrow();
    const token = await tokenOf(hub, 'mia', 'child');
    const client = await overHttp(hub.url, { mode, token });
    const { tokens } = (await (await hub.ask('/v1/tokens')).json()) as { tokens: { id: string }[] };
    const { id } = tokens.at(-1)!;
    expect((await hub.ask(`/v1/tokens/${id}`, { method: 'DELETE' })).status).toBe(200);
    await expect(use(client, 'clock_time', {})).rejects.toThrow();
    await client.close();
  });

  it('no token in the address', async () => {
    expect((await post({ authorization: '' }, LIST, `/mcp?token=${OWNER_TOKEN}`)).status).toBe(401);
  });

  it('no page of another origin, and nobody who takes the hub for another', async () => {
    expect((await post({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await post({ origin: 'null' })).status).toBe(403);
    expect((await post({ host: 'evil.example' })).status).toBe(421);
    expect((await post({ origin: hub.url })).status).toBe(200);
  });

  it('no session of a browser without its CSRF token', async () => {
    const signedIn = await fetch(`${hub.url}/v1/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: hub.url },
      body: JSON.stringify({ token: OWNER_TOKEN }),
    });
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
    const headers = { cookie, origin: hub.url, 'content-type': 'application/json' };
    const answer = await fetch(`${hub.url}/mcp`, { method: 'POST', headers, body: JSON.stringify(LIST) });
    expect(answer.status).toBe(403);
  });

  it('what is a message of the protocol, and names what is none', async () => {
    expect((await post({}, '{"jsonrpc":')).status).toBe(400);
    expect((await post({ 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post({}, 'x'.repeat(70_000))).status).toBe(413);
    expect((await post({}, [])).status).toBe(400);
    expect((await post({ accept: 'text/html' })).status).toBe(406);
    expect((await fetch(`${hub.url}/mcp`)).status).toBe(405);
    const answer = await post({}, { ...LIST, method: 'house/burn' });
    expect(answer.text).toContain('-32601');
  });

  it('keeps answers out of caches and types out of guesses', async () => {
    const { headers } = await post({});
    expect(headers['cache-control']).toMatch(/^no-(store|cache)/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('H38 what it costs', () => {
  it('words are charged to the token by their length, as at every door', async () => {
    const client = await overHttp(hub.url, { token: await tokenOf(hub, 'gina', 'guest') });
    const long = await use(client, 'say', { text: 'x'.repeat(1_001) });
    expect(long).toMatchObject({ isError: true });
    expect(long.text).toMatch(/A guest’s message has at most 1000 characters/);
    let refused = '';
    for (let i = 0; i < 8 && refused === ''; i++) {
      const said = await use(client, 'say', { text: 'what is it '.padEnd(900, 'o'), wait: 0 });
      if (said.isError && said.text.startsWith('Too much')) refused = said.text;
    }
    expect(refused).toMatch(/^Too much was said in a short time\. Wait \d+ s\.$/);
    await client.close();
  });

  it('requests are counted with the messages of the token', async () => {
    const small = await openHouse({ limits: { messageBurst: 3, messagesPerSecond: 0.1 } });
    const statuses = [];
    for (const path of ['/mcp', '/v1/messages', '/mcp', '/mcp', '/v1/messages'])
      statuses.push((await small.post(path, { text: 'hello' })).status);
    expect(statuses).toEqual([200, 202, 200, 429, 429]);
    await small.close();
  });

  it('lists three tools where a client wants no more', async () => {
    const listed = await post({}, LIST, '/mcp?tools=say');
    const names = [...listed.text.matchAll(/"name":"(\w+)"/g)].map(([, name]) => name);
    expect(names).toEqual(['say', 'goal', 'confirm']);
  });
});

describe('H38 mcp: off', () => {
  it('is no address at all', async () => {
    const closed = await startTestHub({ config: { mcp: 'off' } });
    const init = { method: 'POST', body: JSON.stringify(LIST) };
    expect((await closed.ask('/mcp', init)).status).toBe(404);
    expect((await closed.ask('/.well-known/oauth-protected-resource')).status).toBe(404);
    await closed.stop();
  });
});
