import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TokenStore } from '../../src/channels/index.ts';
import { Store } from '../../src/store/index.ts';
import { ManualClock } from '../kit/clock.ts';
import { type OpenHouse, openHouse } from '../kit/servers/http.ts';

const clock = new ManualClock();

describe('H42 the token store', () => {
  let folder: string;
  let path: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hearth-tokens-'));
    path = join(folder, 'hearth.db');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const ownerFile = () => join(folder, 'owner.token');

  /** Opens the file anew, as after a restart. */
  function restarted<T>(run: (tokens: TokenStore, store: Store) => T): T {
    const store = new Store({ path });
    const tokens = new TokenStore({ store, clock, ownerFile: ownerFile() });
    try {
      return run(tokens, store);
    } finally {
      tokens.close();
      store.close();
    }
  }

  it('makes the owner’s token at the first start, shows it once, and knows it ever after', () => {
    const made = restarted((tokens) => tokens.ensureOwner({ person: 'alex' }));
    if (made.type !== 'made') throw new Error('no token was made');
    expect(made.token).toMatch(/^hearth_[\w-]{43}$/);
    restarted((tokens) => {
      expect(tokens.ensureOwner({ person: 'alex' })).toEqual({ type: 'kept' });
      expect(tokens.authenticate(made.token)).toMatchObject({ name: 'owner', person: 'alex', role: 'owner' });
      expect(tokens.authenticate(`${made.token}x`)).toBeUndefined();
      expect(tokens.authenticate('')).toBeUndefined();
    });
  });

  it('keeps no secret on the disk', () => {
    const made = restarted((tokens) => tokens.ensureOwner());
    const secret = made.type === 'made' ? made.token.slice('hearth_'.length) : '';
    const bytes = readFileSync(path);
    expect(secret).toHaveLength(43);
    expect(bytes.includes(secret)).toBe(false);
  });

  it('takes the owner’s token from the environment, in place of the made one, for as long as it is named there', () => {
    const made = restarted((tokens) => tokens.ensureOwner());
    const first = made.type === 'made' ? made.token : '';
    restarted((tokens) => {
      expect(tokens.ensureOwner({ fromEnvironment: 'correct-horse-battery' })).toEqual({ type: 'set' });
      expect(tokens.authenticate('correct-horse-battery')).toMatchObject({ role: 'owner' });
      expect(tokens.authenticate(first)).toBeUndefined();
    });
    restarted((tokens) => {
      expect(tokens.ensureOwner({ fromEnvironment: 'another-horse-battery' })).toEqual({ type: 'set' });
      expect(tokens.authenticate('correct-horse-battery')).toBeUndefined();
    });
    restarted((tokens) => {
      expect(tokens.ensureOwner().type).toBe('made');
      expect(tokens.authenticate('another-horse-battery')).toBeUndefined();
      expect(tokens.list()).toHaveLength(1);
    });
  });

  it('refuses an owner’s token that no header can carry', () => {
    restarted((tokens) => {
      expect(() => tokens.ensureOwner({ fromEnvironment: 'mit umläuten' })).toThrow(/no HTTP header/);
    });
  });

  it('refuses an owner’s token that is short enough to be guessed, by its name and with a hint, and keeps the one before', () => {
    restarted((tokens) => tokens.ensureOwner({ fromEnvironment: 'sixteen-letters-' }));
    restarted((tokens) => {
      for (const fromEnvironment of ['1234', 'fifteen-letters'])
        expect(() => tokens.ensureOwner({ fromEnvironment })).toThrow(
          expect.objectContaining({
            code: 'config-invalid',
            hint: expect.stringContaining('openssl rand'),
            faults: [{ path: 'HEARTH_OWNER_TOKEN', message: 'is too short, at least 16 characters' }],
          }),
        );
      expect(tokens.authenticate('1234')).toBeUndefined();
      expect(tokens.authenticate('sixteen-letters-')).toMatchObject({ role: 'owner' });
    });
  });

  it('puts the owner’s first token into a file that only the hub’s user can read, for as long as it is good', () => {
    const made = restarted((tokens) => tokens.ensureOwner());
    expect(readFileSync(ownerFile(), 'utf8')).toBe(`${made.type === 'made' ? made.token : ''}\n`);
    expect(statSync(ownerFile()).mode & 0o777).toBe(0o600);
    restarted((tokens) => tokens.ensureOwner());
    expect(existsSync(ownerFile())).toBe(true);
    restarted((tokens) => tokens.ensureOwner({ fromEnvironment: 'correct-horse-battery' }));
    expect(existsSync(ownerFile())).toBe(false);
    const again = restarted((tokens) => tokens.ensureOwner());
    expect(readFileSync(ownerFile(), 'utf8')).toBe(`${again.type === 'made' ? again.token : ''}\n`);
    restarted((tokens) => tokens.revoke('owner'));
    expect(existsSync(ownerFile())).toBe(false);
  });

  it('takes away a file with an owner’s token that is none, and never makes one again that the owner removed', () => {
    restarted((tokens) => tokens.ensureOwner());
    writeFileSync(ownerFile(), 'hearth_of_another_house\n');
    restarted((tokens) => expect(tokens.ensureOwner()).toEqual({ type: 'kept' }));
    expect(existsSync(ownerFile())).toBe(false);
    restarted((tokens) => tokens.ensureOwner());
    expect(existsSync(ownerFile())).toBe(false);
  });

  it('writes the command line’s token to a file that only its owner can read, anew at each start', () => {
    const file = join(folder, 'command-line.token');
    const first = restarted((tokens) => tokens.writeCommandLineToken(file, 'alex'));
    expect(readFileSync(file, 'utf8')).toBe(`${first}\n`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    restarted((tokens) => {
      const second = tokens.writeCommandLineToken(file, 'alex');
      expect(tokens.authenticate(second)).toMatchObject({ name: 'command line', person: 'alex' });
      expect(tokens.authenticate(first)).toBeUndefined();
    });
  });

  it('issues, lists and revokes; names are taken once', () => {
    restarted((tokens) => {
      const issued = tokens.issue({ name: 'tablet', person: 'sam', role: 'child' });
      expect(issued.scopes).toEqual(['speak', 'read']);
      expect(() => tokens.issue({ name: 'tablet', role: 'adult' })).toThrow(/already/);
      expect(JSON.stringify(tokens.list())).not.toContain(issued.secret);
      expect(tokens.revoke('tablet')).toMatchObject({ name: 'tablet' });
      expect(tokens.revoke('tablet')).toBeUndefined();
      expect(tokens.authenticate(issued.secret)).toBeUndefined();
    });
  });
});

describe('H42 tokens with an end', () => {
  const start = Date.parse('2026-03-10T22:30:00Z');
  const week = 7 * 86_400_000;
  let time: ManualClock;
  let store: Store;
  let tokens: TokenStore;
  beforeEach(() => {
    time = new ManualClock(start);
    store = new Store({ path: ':memory:' });
    tokens = new TokenStore({ store, clock: time });
  });
  afterEach(() => {
    tokens.close();
    store.close();
  });
  const guest = (expiresAt: string) => tokens.issue({ name: 'guest', role: 'guest', expiresAt });

  it('are good until then and not a moment longer; the end is told once, when it comes', async () => {
    const ended: string[] = [];
    tokens.onEnd((id) => ended.push(id));
    const { id, secret, expiresAt } = guest('2026-03-18T00:30:00+02:00');
    expect(expiresAt).toBe('2026-03-17T22:30:00.000Z');
    await time.advance(week - 1);
    expect(tokens.authenticate(secret)).toMatchObject({ id });
    expect(tokens.current(id)).toMatchObject({ id, role: 'guest' });
    expect(ended).toEqual([]);
    await time.advance(1);
    expect(ended).toEqual([id]);
    expect(tokens.authenticate(secret)).toBeUndefined();
    expect(tokens.check(secret)).toMatchObject({ type: 'ended', token: { name: 'guest' } });
    expect(tokens.check('hearth_never')).toEqual({ type: 'unknown' });
    expect(tokens.current(id)).toBeUndefined();
    await time.advance(week);
    expect(ended).toEqual([id]);
    expect(time.pending).toBe(0);
  });

  it('end in time also when the wall clock was put forward meanwhile', async () => {
    const ended: string[] = [];
    tokens.onEnd((id) => ended.push(id));
    const { id, secret } = guest('2026-03-17T22:30:00Z');
    time.step(start + week);
    expect(tokens.authenticate(secret)).toBeUndefined();
    await time.advance(10 * 60_000);
    expect(ended).toEqual([id]);
  });

  it('an ended one stays ended after a restart, and makes way for a new one of its name', async () => {
    const old = guest('2026-03-17T22:30:00Z');
    await time.advance(week);
    const later = new TokenStore({ store, clock: time });
    expect(later.check(old.secret).type).toBe('ended');
    const next = later.issue({ name: 'guest', role: 'guest' });
    expect(later.list().map(({ id }) => id)).toEqual([next.id]);
    expect(later.check(old.secret).type).toBe('unknown');
    later.close();
  });

  it('are not made when the end is past', () => {
    expect(() => guest('2026-03-10T22:30:00Z')).toThrow(
      expect.objectContaining({ faults: [{ path: '/expiresAt', message: 'must be later than now' }] }),
    );
    expect(tokens.list()).toEqual([]);
  });

  it('a revoked one is current no more', () => {
    const { id } = tokens.issue({ name: 'tablet', role: 'device' });
    expect(tokens.current(id)).toMatchObject({ name: 'tablet', expiresAt: null });
    tokens.revoke(id);
    expect(tokens.current(id)).toBeUndefined();
  });

  it('the last use and its address are known at once and written once a minute, however many there were', async () => {
    const { id } = tokens.issue({ name: 'tablet', role: 'device' });
    expect(tokens.list()[0]).toMatchObject({ lastUsedAt: null, lastUsedFrom: null });
    const before = store.commits;
    for (let i = 0; i < 500; i++) tokens.noteUse(id, `192.168.1.${i % 7}`);
    expect(tokens.list()[0]).toMatchObject({
      lastUsedAt: '2026-03-10T22:30:00.000Z',
      lastUsedFrom: '192.168.1.2',
    });
    await time.advance(59_999);
    expect(store.commits).toBe(before);
    await time.advance(1);
    expect(store.commits).toBe(before + 1);
    await time.advance(10 * 60_000);
    expect(store.commits).toBe(before + 1);
    tokens.noteUse(id, '::1');
    tokens.close();
    const later = new TokenStore({ store, clock: time });
    expect(later.list()[0]).toMatchObject({
      lastUsedAt: '2026-03-10T22:41:00.000Z',
      lastUsedFrom: '::1',
    });
    later.close();
  });
});

describe('H42 tokens at the HTTP door', () => {
  let open: OpenHouse;
  beforeEach(async () => {
    open = await openHouse({ limits: { refusalBurst: 60, messageBurst: 3, messagesPerSecond: 0.001 } });
  });
  afterEach(() => open.close());

  it('every route asks for a token but health, the root certificate, signing in and the documentation, which are public', async () => {
    await open.close();
    open = await openHouse({ limits: { refusalBurst: 200 } });
    const { paths } = (await (await open.ask('/openapi.json')).json()) as {
      paths: Record<string, Record<string, unknown>>;
    };
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({
        path: path.replaceAll(/\{\w+\}/g, 'x'),
        method: method.toUpperCase(),
      })),
    );
    expect(routes.length).toBeGreaterThan(25);
    for (const { path, method } of routes) {
      if (path === '/healthz' || path === '/ca.pem' || /^\/(docs|\.well-known)\b/.test(path)) continue;
      if (method === 'POST' && ['/v1/session', '/v1/push/answers'].includes(path)) continue;
      const response = await open.ask(path, { method, token: null });
      expect(`${method} ${path} ${response.status}`).toBe(`${method} ${path} 401`);
      expect(response.headers.get('www-authenticate')).toMatch(/^Bearer/);
    }
    expect(open.house.calls).toEqual([]);
  });

  it('a wrong token, another scheme and a token in the wrong place are refused', async () => {
    expect((await open.ask('/v1/devices', { token: 'hearth_wrong' })).status).toBe(401);
    for (const authorization of [
      `Basic ${open.owner}`,
      open.owner,
      `Bearer ${open.owner} ${open.owner}`,
      'Bearer',
    ])
      expect((await open.ask('/v1/devices', { token: null, headers: { authorization } })).status).toBe(401);
    expect(
      (await open.ask('/v1/devices', { token: null, headers: { authorization: `bearer ${open.owner}` } }))
        .status,
    ).toBe(200);
  });

  it('a token opens what its scopes say and nothing else', async () => {
    const guest = open.tokens.issue({ name: 'guest', role: 'guest' }).secret;
    expect((await open.ask('/v1/devices', { token: guest })).status).toBe(403);
    expect((await open.ask('/v1/tokens', { token: guest })).status).toBe(403);
    expect((await open.ask('/v1/waits', { token: guest })).status).toBe(200);
    const sent = await open.post('/v1/messages', { text: 'hello' }, { authorization: `Bearer ${guest}` });
    expect(sent.status).toBe(202);
    expect(open.house.received[0]).not.toHaveProperty('person');
  });

  it('an owner makes, lists and revokes tokens; a revoked one is refused at once', async () => {
    const made = (await (
      await open.post('/v1/tokens', { name: 'tablet', person: 'sam', role: 'child' })
    ).json()) as {
      secret: string;
      id: string;
    };
    expect((await open.ask('/v1/devices', { token: made.secret })).status).toBe(200);
    expect(await (await open.ask('/v1/tokens')).text()).not.toContain(made.secret);
    expect((await open.ask('/v1/tokens/tablet', { method: 'DELETE' })).status).toBe(200);
    expect((await open.ask('/v1/devices', { token: made.secret })).status).toBe(401);
    expect((await open.ask('/v1/tokens/tablet', { method: 'DELETE' })).status).toBe(404);
    const faulty = await open.post('/v1/tokens', { name: '', role: 'king', person: 'nobody' });
    expect(await faulty.json()).toMatchObject({
      status: 422,
      errors: [{ path: '/name' }, { path: '/role' }],
    });
  });

  it('guessing is slowed down to 429 with Retry-After, and never locks out a token that was good there before', async () => {
    expect((await open.ask('/v1/devices')).status).toBe(200);
    const statuses = new Set<number>();
    let retryAfter: string | null = null;
    for (let i = 0; i < 80; i++) {
      const response = await open.ask('/v1/devices', { token: `hearth_guess${i}` });
      statuses.add(response.status);
      retryAfter = response.headers.get('retry-after') ?? retryAfter;
    }
    expect([...statuses]).toEqual([401, 429]);
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect((await open.ask('/v1/devices')).status).toBe(200);
  });

  it('too many messages of one token get 429; another token is not affected', async () => {
    const send = (token: string) =>
      open.post('/v1/messages', { text: 'hi' }, { authorization: `Bearer ${token}` });
    const statuses = [];
    for (let i = 0; i < 5; i++) statuses.push((await send(open.owner)).status);
    expect(statuses).toEqual([202, 202, 202, 429, 429]);
    const other = open.tokens.issue({ name: 'other', role: 'adult' });
    expect((await send(other.secret)).status).toBe(202);
  });
});
