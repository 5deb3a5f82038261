import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TokenStore } from '../../src/channels/index.ts';
import { Store } from '../../src/store/index.ts';
import { ManualClock } from '../kit/clock.ts';
import { type OpenHouse, openHouse } from '../kit/http.ts';

const clock = new ManualClock();

describe('H42 the token store', () => {
  let folder: string;
  let path: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hearth-tokens-'));
    path = join(folder, 'hearth.db');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Opens the file anew, as after a restart. */
  function restarted<T>(run: (tokens: TokenStore) => T): T {
    const store = new Store({ path });
    try {
      return run(new TokenStore({ store, clock }));
    } finally {
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
      expect(tokens.ensureOwner({ fromEnvironment: 'correct-horse-battery' })).toEqual({
        type: 'set',
        weak: false,
      });
      expect(tokens.authenticate('correct-horse-battery')).toMatchObject({ role: 'owner' });
      expect(tokens.authenticate(first)).toBeUndefined();
    });
    restarted((tokens) => {
      expect(tokens.ensureOwner({ fromEnvironment: 'short' })).toEqual({ type: 'set', weak: true });
      expect(tokens.authenticate('correct-horse-battery')).toBeUndefined();
    });
    restarted((tokens) => {
      expect(tokens.ensureOwner().type).toBe('made');
      expect(tokens.authenticate('short')).toBeUndefined();
      expect(tokens.list()).toHaveLength(1);
    });
  });

  it('refuses an owner’s token that no header can carry', () => {
    restarted((tokens) => {
      expect(() => tokens.ensureOwner({ fromEnvironment: 'mit umläuten' })).toThrow(/no HTTP header/);
    });
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
      expect(tokens.revoke('tablet')).toBe(true);
      expect(tokens.revoke('tablet')).toBe(false);
      expect(tokens.authenticate(issued.secret)).toBeUndefined();
    });
  });
});

describe('H42 tokens at the HTTP door', () => {
  let open: OpenHouse;
  beforeEach(async () => {
    open = await openHouse({ limits: { refusalBurst: 40, messageBurst: 3, messagesPerSecond: 0.001 } });
  });
  afterEach(() => open.close());

  it('every route asks for a token but health and the root certificate, which is public', async () => {
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
      if (path === '/healthz' || path === '/ca.pem') continue;
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

  it('guessing is slowed down to 429 with Retry-After, and never locks out a good token', async () => {
    const statuses = new Set<number>();
    let retryAfter: string | null = null;
    for (let i = 0; i < 60; i++) {
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
