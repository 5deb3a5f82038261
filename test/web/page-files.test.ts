import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../kit/browser.ts';
import { type OpenHouse, openHouse } from '../kit/servers/http.ts';

const PAGE = '<!doctype html><title>Hearth</title><body><div id="app"></div></body>';
const SCRIPT = 'document.body.textContent = "the page of the house";';

let folder: string;
let open: OpenHouse;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hearth-page-'));
  const page = join(folder, 'page');
  mkdirSync(join(page, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'not for you');
  writeFileSync(join(page, 'index.html'), PAGE);
  writeFileSync(join(page, 'sw.js'), 'self;');
  writeFileSync(join(page, 'manifest.webmanifest'), '{}');
  writeFileSync(join(page, 'assets/page-1a2b.js'), SCRIPT);
  writeFileSync(join(page, 'assets/page-1a2b.js.gz'), gzipSync(SCRIPT));
  open = await openHouse({ page: pathToFileURL(`${page}/`) });
});
afterAll(async () => {
  await open.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Got {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** As it is on the wire: fetch would unpack it, and tidy the address up. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: open.door.port, path, method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    })
      .once('error', reject)
      .end();
  });
}

describe('H39 the files of the page', () => {
  it('are for whoever asks: the page at / and at every view of it', async () => {
    for (const path of ['/', '/rooms', '/welcome', '/things/lamp?tab=history']) {
      const { status, headers, body } = await get(path, { accept: 'text/html,*/*;q=0.8' });
      expect([path, status, String(body)]).toEqual([path, 200, PAGE]);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
    }
    expect((await get('/manifest.webmanifest')).headers['content-type']).toMatch(
      /^application\/manifest\+json/,
    );
    expect((await get('/sw.js')).headers['content-type']).toMatch(/^text\/javascript/);
  });

  it('leave to others what is theirs', async () => {
    const wantsPage = { accept: 'text/html' };
    expect((await get('/v1/devices', wantsPage)).status).toBe(401);
    expect((await get('/v1/nothing', wantsPage)).status).toBe(404);
    expect((await get('/v1/messages', wantsPage)).status).toBe(405);
    expect((await get('/ws', wantsPage)).status).toBe(426);
    expect((await get('/nothing', { accept: 'application/json' })).status).toBe(404);
    expect((await get('/nothing.js', wantsPage)).status).toBe(404);
    expect((await get('/', {}, 'POST')).status).toBe(404);
  });

  it('nothing but what the build left there, by whatever address', async () => {
    for (const path of [
      '/../secret.txt',
      '/assets/../../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/assets/..%5c..%5csecret.txt',
      '//etc/passwd',
      '/assets',
      '/assets/',
    ]) {
      const { status, body } = await get(path);
      expect([path, status]).toEqual([path, 404]);
      expect(String(body)).not.toContain('not for you');
    }
  });

  it('allow nothing from elsewhere, no frame around them and no guessing of types', async () => {
    for (const path of ['/', '/assets/page-1a2b.js', '/sw.js']) {
      const { headers } = await get(path);
      const policy = String(headers['content-security-policy']);
      for (const directive of [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ])
        expect(policy.split('; ')).toContain(directive);
      expect(policy).not.toMatch(/unsafe|https?:|\*/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
    }
  });

  it('with a hash in their name are kept for a year; others are asked for anew, and 304 while they are the same', async () => {
    const hashed = await get('/assets/page-1a2b.js');
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const { headers } = await get('/');
    const tag = String(headers['etag']);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const again = await get('/', { 'if-none-match': known });
      expect([known, again.status, again.body.length]).toEqual([known, 304, 0]);
    }
    expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('are sent as they were packed to whoever takes that, and under a tag of its own', async () => {
    const plain = await get('/assets/page-1a2b.js');
    const packed = await get('/assets/page-1a2b.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers['content-type']).toMatch(/^text\/javascript/);
    expect(String(gunzipSync(packed.body))).toBe(SCRIPT);
    expect(String(plain.body)).toBe(SCRIPT);
    expect(packed.headers['etag']).not.toBe(plain.headers['etag']);
    for (const refused of ['gzip;q=0', 'br', 'identity'])
      expect(
        (await get('/assets/page-1a2b.js', { 'accept-encoding': refused })).headers['content-encoding'],
      ).toBe(undefined);
    expect(packed.headers['vary']).toBe('accept-encoding');
    const head = await get('/assets/page-1a2b.js', {}, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      `${SCRIPT.length}`,
    ]);
  });

  it('hold what is shown first for whoever is signed in, as data that ends nowhere early, and no cache keeps it', async () => {
    const { secret } = open.tokens.issue({
      name: '</script><script>alert(1)',
      person: 'alex',
      role: 'owner',
    });
    const browser = new Browser(open.url);
    await browser.signIn({ token: secret });
    const asks = { accept: 'text/html', cookie: browser.cookie! };
    const { headers, body } = await get('/rooms', asks);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['etag']).toBe(undefined);
    expect(headers['vary']).toBe('accept-encoding, cookie');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    const [, data] = /<script type="application\/json" id="known">(.*?)<\/script>/.exec(String(body))!;
    expect(String(body).replace(/<script .*?<\/script>/, '')).toBe(PAGE);
    const { session, home, snapshot, seq } = JSON.parse(data!);
    expect(session).toEqual((await browser.get('/v1/session')).body);
    expect(session.token.name).toBe('</script><script>alert(1)');
    expect(home).toEqual({ timezone: (await browser.get('/v1/home')).body.timezone });
    expect(snapshot.devices).toEqual((await browser.get('/v1/devices')).body.devices);
    expect(Object.keys(snapshot)).toEqual(['devices', 'areas', 'waits']);
    const socket = browser.socket();
    const frame = new Promise<string>((resolve) => socket.once('message', (told) => resolve(String(told))));
    socket.once('open', () => socket.send(JSON.stringify({ watch: ['devices', 'waits'], after: seq })));
    expect(Object.keys(JSON.parse(await frame))).toEqual(['changes', 'seq']);
    socket.close();
    const packed = await get('/', { ...asks, 'accept-encoding': 'gzip' });
    expect(String(gunzipSync(packed.body))).toContain('id="known"');
  });

  it('hold nothing of the house for anybody else, nor for what is no page', async () => {
    const browser = new Browser(open.url);
    await browser.signIn({ token: open.owner });
    const cookie = browser.cookie!;
    for (const [path, headers] of [
      ['/', { accept: 'text/html' }],
      ['/', { cookie }],
      ['/', { accept: 'text/html', cookie, origin: 'http://elsewhere.example' }],
      ['/', { accept: 'text/html', cookie, 'sec-fetch-site': 'same-site' }],
      ['/', { accept: 'text/html', cookie: `${cookie}x` }],
      ['/sw.js', { accept: 'text/html', cookie }],
    ] as const)
      expect(String((await get(path, headers)).body)).not.toContain('known');
    await browser.delete('/v1/session');
    expect(String((await get('/', { accept: 'text/html', cookie })).body)).toBe(PAGE);
  });

  it('are missed by name where nothing was built', async () => {
    const bare = await openHouse({ page: pathToFileURL(`${join(folder, 'nowhere')}/`) });
    const response = await fetch(`${bare.url}/`);
    await bare.close();
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(await response.text()).toContain('npm run build');
  });
});
