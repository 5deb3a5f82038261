import { execFile, execFileSync, spawn } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { connect as connectTcp } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { connect as connectTls, type PeerCertificate } from 'node:tls';
import mqtt from 'mqtt';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { hashPassword } from '../../../src/bus/index.ts';
import { ManualClock } from '../../kit/clock.ts';
import { OWNER_TOKEN, startTestHub, type TestHub, until } from '../../kit/hub.ts';
import { freePort } from '../../kit/servers/broker.ts';
import { foreignCertificate, writePair } from '../../kit/servers/certificate.ts';

const ROOT = join(import.meta.dirname, '../../..');
const MAIN = join(ROOT, 'dist/main.js');

let folder: string;
let data: string;
let hub: TestHub | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearth-https-'));
  data = join(folder, 'data');
});
afterEach(async () => {
  await hub?.stop();
  hub = undefined;
  rmSync(folder, { recursive: true, force: true });
});

interface Asked {
  readonly ca?: string;
  readonly servername?: string;
  readonly token?: string;
  readonly method?: string;
  readonly body?: object;
}

/** A client that trusts this root and no other, as a phone does that has installed it. */
function ask(url: string, { ca, servername, token, method, body }: Asked = {}) {
  return new Promise<{ readonly status: number; readonly type: string; readonly text: string }>(
    (resolve, reject) => {
      const headers = {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json', prefer: 'wait=10' }),
      };
      const options = { agent: false as const, ...(servername === undefined ? {} : { servername }) };
      request(
        url,
        { ...options, headers, method: method ?? 'GET', ...(ca === undefined ? {} : { ca }) },
        async (answer) => {
          let text = '';
          for await (const chunk of answer) text += chunk;
          resolve({ status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', text });
        },
      )
        .once('error', reject)
        .end(body === undefined ? undefined : JSON.stringify(body));
    },
  );
}

/** What the server at this address shows, whether it is trusted or not. */
function shownAt(url: string): Promise<PeerCertificate> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connectTls({ host: hostname, port: Number(port), rejectUnauthorized: false }, () => {
      resolve(socket.getPeerCertificate());
      socket.destroy();
    }).once('error', reject);
  });
}

/** The first byte of the answer to a CONNECT (MQTT 3.1.1 section 3.2). */
const CONNACK = 0x20;

/** What a server at this address says to an MQTT CONNECT that comes unencrypted, until it closes. */
function answerToPlain(url: string): Promise<readonly number[]> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const heard: number[] = [];
    const connect = Buffer.from([0x10, 13, 0, 4, ...Buffer.from('MQTT'), 4, 2, 0, 60, 0, 1, 0x61]);
    const socket = connectTcp(Number(port), hostname, () => socket.write(connect));
    socket.on('data', (bytes) => heard.push(...bytes));
    socket.on('error', () => {}).once('close', () => resolve(heard.slice(0, 1)));
  });
}

const caOf = (folder: string) => readFileSync(join(folder, 'tls/ca.pem'), 'utf8');

describe('http.tls: auto', () => {
  it('answers whoever trusts its root, by name and by address, and nobody else believes it', async () => {
    hub = await startTestHub({ data, config: { http: { host: '127.0.0.1', port: 0, tls: 'auto' } } });
    expect(hub.url).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/);
    const ca = caOf(data);
    const { port } = new URL(hub.url);
    for (const host of ['127.0.0.1', 'localhost'])
      expect(await ask(`https://${host}:${port}/healthz`, { ca })).toMatchObject({ status: 200 });
    await expect(ask(`${hub.url}/healthz`)).rejects.toMatchObject({
      code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    });
    await expect(ask(`${hub.url}/healthz`, { ca, servername: 'evil.example.com' })).rejects.toMatchObject({
      code: 'ERR_TLS_CERT_ALTNAME_INVALID',
    });
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
    expect(await ask(`${hub.url}/healthz`, { ca })).toMatchObject({ status: 200 });
  });

  it('sets the cookie of a session for this host over TLS alone', async () => {
    hub = await startTestHub({ data, config: { http: { host: '127.0.0.1', port: 0, tls: 'auto' } } });
    const ca = caOf(data);
    const cookies = await new Promise<readonly string[]>((resolve, reject) => {
      const headers = { 'content-type': 'application/json' };
      request(`${hub?.url}/v1/session`, { method: 'POST', headers, ca }, (answer) => {
        answer.resume();
        resolve(answer.headers['set-cookie'] ?? []);
      })
        .once('error', reject)
        .end(JSON.stringify({ token: OWNER_TOKEN }));
    });
    expect(cookies).toEqual([
      expect.stringMatching(/^__Host-hearth_session=.*; Path=\/; .*; SameSite=Strict; Secure$/),
    ]);
  });

  it('offers its root without a token, as the one whose fingerprint it tells', async () => {
    hub = await startTestHub({ data, config: { http: { host: '127.0.0.1', port: 0, tls: 'auto' } } });
    const ca = caOf(data);
    expect(await ask(`${hub.url}/ca.pem`, { ca })).toEqual({
      status: 200,
      type: 'application/x-x509-ca-cert',
      text: ca,
    });
    const digest = createHash('sha256').update(new X509Certificate(ca).raw).digest('hex');
    expect(hub.fingerprint?.replaceAll(':', '').toLowerCase()).toBe(digest);
    await hub.stop();
    hub = await startTestHub({ data });
    expect(await (await fetch(`${hub.url}/ca.pem`)).json()).toMatchObject({
      status: 404,
      hint: expect.stringContaining('http.tls: auto'),
    });
  });

  it('carries sentences, and WebSocket, encrypted', async () => {
    hub = await startTestHub({ data, config: { http: { host: '127.0.0.1', port: 0, tls: 'auto' } } });
    const ca = caOf(data);
    const body = { text: 'turn off the garage light' };
    const said = await ask(`${hub.url}/v1/messages`, { ca, token: OWNER_TOKEN, method: 'POST', body });
    expect(JSON.parse(said.text)).toMatchObject({ reply: expect.stringContaining('garage light') });
    const address = `${hub.url.replace('https', 'wss')}/ws`;
    const socket = new WebSocket(address, { ca, headers: { authorization: `Bearer ${OWNER_TOKEN}` } });
    const frames: string[] = [];
    socket.on('message', (frame) => frames.push(String(frame)));
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    socket.send(JSON.stringify({ uuid: 'tablet', message: 'turn on the garage light' }));
    await until(() => frames.some((frame) => frame.includes('on_chat_model_end')), 'the turn has ended');
    expect(frames.join('')).toContain('garage light');
    socket.close();
  });

  it('shows a renewed certificate without a restart, and connections that stand go on', async () => {
    const clock = new ManualClock(Date.now());
    hub = await startTestHub({
      data,
      clock,
      config: {
        http: { host: '127.0.0.1', port: 0, tls: 'auto' },
        bus: { host: '127.0.0.1', port: 0, tls: 'auto' },
      },
    });
    const servers = [hub.url, hub.brokerUrl];
    const before = await Promise.all(servers.map(shownAt));
    const standing = await mqtt.connectAsync(hub.brokerUrl, { protocolVersion: 4, ca: caOf(data) });
    clock.step(Date.parse(before[0]?.valid_to ?? '') - 30 * 86_400_000);
    await clock.advance(60_000);
    await until(async () => {
      const now = await Promise.all(servers.map(shownAt));
      return now.every(({ fingerprint256 }, index) => fingerprint256 !== before[index]?.fingerprint256);
    }, 'both show another certificate');
    const [after] = await Promise.all(servers.map(shownAt));
    expect(after?.issuer.CN).toBe(before[0]?.issuer.CN);
    expect(standing.connected).toBe(true);
    await standing.endAsync();
  });

  it('carries what commands on this machine say, and names what they need elsewhere', async () => {
    if (!existsSync(MAIN)) execFileSync(process.execPath, ['build.mjs'], { cwd: ROOT, stdio: 'ignore' });
    const port = await freePort();
    const env = {
      PATH: process.env['PATH'] ?? '',
      HEARTH_HTTP_TLS: 'auto',
      HEARTH_HTTP_HOST: '127.0.0.1',
      HEARTH_HTTP_PORT: String(port),
      HEARTH_BUS_PORT: '0',
    };
    const hearth = (args: readonly string[], more: Record<string, string> = {}) =>
      new Promise<{ readonly exit: number; readonly out: string; readonly err: string }>((resolve) => {
        execFile(
          process.execPath,
          [MAIN, ...args],
          { cwd: folder, env: { ...env, ...more } },
          (error, out, err) => resolve({ exit: error === null ? 0 : Number(error.code), out, err }),
        );
      });
    const up = spawn(process.execPath, [MAIN, 'up', '--data', data], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const ended = new Promise((resolve) => up.once('exit', resolve));
    try {
      const lines: string[] = [];
      createInterface({ input: up.stdout }).on('line', (line) => lines.push(line));
      await until(() => lines.some((line) => line.startsWith('Say something')), 'it is up');
      expect(lines[0]).toBe(`Hearth is up: https://127.0.0.1:${port}`);
      const [, fingerprint = ''] = /SHA-256 (\S+?)\.$/.exec(lines[1] ?? '') ?? [];
      expect(fingerprint).toMatch(/^([0-9A-F]{2}:){31}/);
      expect(await hearth(['say', 'turn off the garage light', '--data', data])).toMatchObject({
        exit: 0,
        out: expect.stringContaining('garage light is off'),
        err: '',
      });
      const token = readFileSync(join(data, 'command-line.token'), 'utf8').trim();
      const elsewhere = { HEARTH_URL: `https://127.0.0.1:${port}`, HEARTH_TOKEN: token, HEARTH_DATA: folder };
      expect(await hearth(['devices'], elsewhere)).toMatchObject({
        exit: 4,
        err: expect.stringMatching(/Cannot reach the hub[\s\S]*HEARTH_CA/),
      });
      writeFileSync(join(folder, 'root.pem'), caOf(data));
      for (const ca of [join(folder, 'root.pem'), caOf(data)])
        expect(await hearth(['devices'], { ...elsewhere, HEARTH_CA: ca })).toMatchObject({
          exit: 0,
          err: '',
        });
      expect(await hearth(['devices'], { ...elsewhere, HEARTH_CA: join(folder, 'none.pem') })).toMatchObject({
        exit: 2,
        err: expect.stringContaining('HEARTH_CA cannot be read'),
      });
      expect(
        await hearth(['devices'], { ...elsewhere, HEARTH_URL: `http://127.0.0.1:${port}` }),
      ).toMatchObject({ exit: 4, err: expect.stringContaining('it may speak HTTPS') });
      expect(await hearth(['doctor', '--data', data])).toMatchObject({
        exit: 0,
        out: expect.stringMatching(
          new RegExp(`own authority has the SHA-256 ${fingerprint}[\\s\\S]*a hub answers on port ${port}`),
        ),
      });
    } finally {
      up.kill('SIGTERM');
      await ended;
    }
  });
});

describe('http.tls: { cert, key }', () => {
  it('shows the given certificate, and takes the one that replaces it on the disk', async () => {
    const clock = new ManualClock(Date.now());
    const first = await foreignCertificate(['localhost']);
    const tls = writePair(folder, first);
    hub = await startTestHub({ data, clock, config: { http: { host: '127.0.0.1', port: 0, tls } } });
    expect(hub.url).toMatch(/^https:\/\/localhost:/);
    expect(hub.fingerprint).toBeUndefined();
    expect(existsSync(join(data, 'tls'))).toBe(false);
    expect(await ask(`${hub.url}/healthz`, { ca: first.ca })).toMatchObject({ status: 200 });
    const second = await foreignCertificate(['localhost']);
    writePair(folder, second);
    await clock.advance(60_000);
    expect(await ask(`${hub.url}/healthz`, { ca: second.ca })).toMatchObject({ status: 200 });
    await expect(ask(`${hub.url}/healthz`, { ca: first.ca })).rejects.toMatchObject({
      code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    });
  });

  it('that is broken keeps the hub from starting, by path, and doctor says the same', async () => {
    const tls = writePair(folder, { cert: 'garbage', key: 'garbage' });
    const paths = ['http.tls.cert', 'http.tls.key'];
    await expect(
      startTestHub({ data, config: { http: { host: '127.0.0.1', port: 0, tls } } }),
    ).rejects.toMatchObject({ code: 'config-invalid', faults: paths.map((path) => ({ path })) });
    if (!existsSync(MAIN)) execFileSync(process.execPath, ['build.mjs'], { cwd: ROOT, stdio: 'ignore' });
    const env = {
      PATH: process.env['PATH'] ?? '',
      HEARTH_HTTP_PORT: '0',
      HEARTH_HTTP_TLS_CERT: tls.cert,
      HEARTH_HTTP_TLS_KEY: tls.key,
    };
    const run = (command: string) =>
      execFileSync(process.execPath, [MAIN, command, '--data', data], { env, stdio: 'pipe' });
    expect(() => run('up')).toThrow(
      expect.objectContaining({ status: 2, stderr: expect.objectContaining({}) as Buffer }),
    );
    expect(() => run('doctor')).toThrow(expect.objectContaining({ status: 1 }));
  });
});

describe('bus.tls', () => {
  let password: string;
  beforeAll(async () => {
    password = await hashPassword('secret');
  });
  afterAll(() => {
    password = '';
  });

  it('auto: takes mqtts from whoever trusts the root; the hub’s own line needs none of it', async () => {
    hub = await startTestHub({
      data,
      config: {
        bus: {
          host: '127.0.0.1',
          port: 0,
          tls: 'auto',
          users: [{ name: 'tablet', password, person: 'alex' }],
        },
      },
    });
    expect(hub.brokerUrl).toMatch(/^mqtts:\/\/127\.0\.0\.1:\d+$/);
    expect(hub.url).toMatch(/^http:/);
    const account = {
      username: 'tablet',
      password: 'secret',
      protocolVersion: 4,
      reconnectPeriod: 0,
    } as const;
    const client = await mqtt.connectAsync(hub.brokerUrl, { ...account, ca: caOf(data) });
    const heard: string[] = [];
    client.on('message', (_topic, payload) => heard.push(payload.toString()));
    await client.subscribeAsync('hearth/v1/channel/tablet/out');
    await client.publishAsync(
      'hearth/v1/channel/tablet/in',
      JSON.stringify({ text: 'is the garage light on?', person: 'alex' }),
    );
    await until(() => heard.length > 0, 'it is answered');
    expect(heard.join('')).toContain('garage light');
    await client.endAsync();
    await expect(mqtt.connectAsync(hub.brokerUrl, account)).rejects.toMatchObject({
      code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    });
    expect(await answerToPlain(hub.brokerUrl)).not.toContain(CONNACK);
    const again = await mqtt.connectAsync(hub.brokerUrl, { ...account, ca: caOf(data) });
    expect(again.connected).toBe(true);
    await again.endAsync();
  });

  it('{ cert, key } that do not belong together keep the hub from starting', async () => {
    const [one, other] = [await foreignCertificate(['localhost']), await foreignCertificate(['localhost'])];
    await expect(
      startTestHub({ data, config: { bus: { port: 0, tls: { cert: one.cert, key: other.key } } } }),
    ).rejects.toMatchObject({
      faults: [{ path: 'bus.tls.key', message: 'does not belong to the certificate' }],
    });
  });
});
