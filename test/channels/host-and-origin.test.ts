import { request } from 'node:http';
import { hostname } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type OpenHouse, openHouse } from '../kit/servers/http.ts';

let open: OpenHouse;
beforeEach(async () => {
  open = await openHouse({ names: ['hub.example.com'], origins: ['https://panel.example.com'] });
});
afterEach(() => open.close());

interface Answered {
  readonly status: number;
  readonly body: string;
}

/** fetch sets Host by itself; a browser under attack does not ask us either. */
function asked(path: string, headers: Record<string, string>): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port: open.door.port,
        path,
        headers: { authorization: `Bearer ${open.owner}`, ...headers },
      },
      (answer) => {
        let body = '';
        answer.setEncoding('utf8').on('data', (chunk) => {
          body += chunk;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
      },
    );
    sent.on('error', reject).end();
  });
}

describe('H42 Host', () => {
  it('of a name that is not the hub’s is refused with 421 and a hint, with a good token too', async () => {
    for (const host of [
      'evil.example.com',
      'evil.example.com:8420',
      'hub.example.com.evil.example',
      'localhost.evil.example',
      `${hostname()}.evil.example`,
      '127.0.0.1.evil.example',
      'evil@127.0.0.1',
      'nowhere',
    ]) {
      const { status, body } = await asked('/v1/devices', { host });
      expect([host, status]).toEqual([host, 421]);
      expect(JSON.parse(body)).toMatchObject({
        code: 'misdirected-request',
        hint: expect.stringContaining('http.names'),
      });
    }
    expect((await asked('/v1/nothing', { host: 'evil.example.com' })).status).toBe(421);
    expect((await asked('/', { host: 'evil.example.com' })).status).toBe(421);
  });

  it('may be an address, a loopback name, what the machine is called, or a configured name', async () => {
    const short = hostname().split('.')[0];
    for (const host of [
      '127.0.0.1',
      `127.0.0.1:${open.door.port}`,
      '192.168.1.5:8420',
      '[::1]:8420',
      '[fd00::1]',
      'localhost:8420',
      'LOCALHOST',
      'hearth.localhost',
      hostname(),
      `${short}.local:8420`,
      'hub.example.com',
      'Hub.Example.Com.:443',
    ])
      expect([host, (await asked('/v1/devices', { host })).status]).toEqual([host, 200]);
  });

  it('is taken from X-Forwarded-Host when a trusted proxy says so, and from nobody else', async () => {
    const behind = { host: 'upstream', 'x-forwarded-host': 'hub.example.com' };
    expect((await asked('/v1/devices', behind)).status).toBe(421);
    expect((await asked('/v1/devices', { ...behind, host: 'evil.example.com' })).status).toBe(421);
    await open.close();
    open = await openHouse({ names: ['hub.example.com'], trustedProxies: ['127.0.0.0/8'] });
    expect((await asked('/v1/devices', behind)).status).toBe(200);
    const evil = { ...behind, 'x-forwarded-host': 'evil.example.com' };
    expect((await asked('/v1/devices', evil)).status).toBe(421);
  });

  it('is not looked at by the checks of health, so that a watcher may use any name', async () => {
    expect((await asked('/healthz', { host: 'evil.example.com' })).status).toBe(200);
    expect((await asked('/readyz', { host: 'evil.example.com' })).status).toBe(200);
  });
});

describe('H42 Origin', () => {
  const own = () => `127.0.0.1:${open.door.port}`;

  it('of another page is refused with 403, with a good token too', async () => {
    for (const origin of [
      'https://evil.example.com',
      'http://127.0.0.1:1',
      'null',
      'file://',
      'chrome-extension://abc',
      'https://panel.example.com.evil.example',
      'http://panel.example.com',
      '',
    ]) {
      const { status, body } = await asked('/v1/devices', { origin });
      expect([origin, status]).toEqual([origin, 403]);
      expect(JSON.parse(body)).toMatchObject({
        code: 'origin-refused',
        hint: expect.stringContaining('http.origins'),
      });
    }
    expect(open.house.calls).toEqual([]);
  });

  it('may be the hub’s own, by the name it was asked by, or a configured one, or none at all', async () => {
    for (const headers of [
      { origin: `http://${own()}` },
      { host: 'hub.example.com', origin: 'https://hub.example.com' },
      { host: 'hub.example.com:80', origin: 'http://hub.example.com' },
      { host: 'localhost:8420', origin: 'http://localhost:8420' },
      { origin: 'https://panel.example.com' },
    ] as Record<string, string>[])
      expect([headers, (await asked('/v1/devices', headers)).status]).toEqual([headers, 200]);
    expect((await asked('/v1/devices', {})).status).toBe(200);
  });

  it('keeps pages elsewhere from opening a WebSocket, also with the right token', async () => {
    const connect = (origin?: string) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(`ws://${own()}/ws?token=${open.owner}`, {
          ...(origin === undefined ? {} : { origin }),
        });
        socket.on('open', () => {
          resolve('open');
          socket.terminate();
        });
        socket.on('error', ({ message }) => resolve(message));
      });
    expect(await connect('https://evil.example.com')).toMatch(/403/);
    expect(await connect('null')).toMatch(/403/);
    expect(await connect(`http://${own()}`)).toBe('open');
    expect(await connect('https://panel.example.com')).toBe('open');
    expect(await connect()).toBe('open');
  });
});

describe('H42 what answers carry', () => {
  it('nothing that is said is kept or taken for another kind of thing, an error as little as an answer', async () => {
    const { secret } = open.tokens.issue({ name: 'ends', role: 'adult' });
    await open.post('/v1/messages', { text: 'hello' });
    const answers = [
      await open.ask('/v1/devices'),
      await open.ask('/v1/turns'),
      await open.ask('/v1/turns/turn_1/events'),
      await open.ask('/v1/nothing'),
      await open.ask('/v1/devices', { token: null }),
      await open.ask('/v1/devices', { method: 'DELETE' }),
      await open.ask('/metrics'),
      await open.ask('/docs'),
      await open.ask('/', { token: null }),
      await open.post('/v1/messages', {}, { authorization: `Bearer ${secret}` }),
    ];
    for (const answer of answers) {
      expect([answer.url, answer.headers.get('x-content-type-options')]).toEqual([answer.url, 'nosniff']);
      expect([answer.url, answer.headers.get('cache-control')]).toEqual([answer.url, 'no-store']);
    }
  });
});
