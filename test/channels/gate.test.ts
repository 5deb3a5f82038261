import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { ManualClock } from '../kit/clock.ts';
import { type OpenHouse, openHouse } from '../kit/servers/http.ts';

let open: OpenHouse;
afterEach(() => open.close());

/** The addresses of clients are told by a proxy that the hub trusts, so that one test can come from many. */
async function openFor(clock: ManualClock, burst = 5) {
  open = await openHouse({
    clock,
    limits: { refusalBurst: burst, refusalsPerSecond: 0.001 },
    trustedProxies: ['127.0.0.1'],
  });
}

const PHONE = '192.168.1.20';
const GUESSER = '192.168.1.66';

function from(address: string, token: string | null): Promise<Response> {
  return open.ask('/v1/waits', { token, headers: { 'x-forwarded-for': address } });
}

/** Guesses until the address has to wait; returns how long, in seconds. */
async function guessUntilLocked(address: string): Promise<number> {
  for (let i = 0; i < 100; i++) {
    const answer = await from(address, `hearth_guess${i}`);
    if (answer.status === 429) return Number(answer.headers.get('retry-after'));
  }
  throw new Error('guessing went on and on');
}

describe('H42 guessing tokens', () => {
  it('an address that was wrong too often learns nothing from the right token either, until it has waited', async () => {
    const clock = new ManualClock();
    await openFor(clock);
    const { secret } = open.tokens.issue({ name: 'phone', role: 'adult' });
    const seconds = await guessUntilLocked(GUESSER);
    const [wrong, right] = [await from(GUESSER, 'hearth_wrong'), await from(GUESSER, secret)];
    expect([wrong.status, right.status]).toEqual([429, 429]);
    expect(await right.text()).toBe(await wrong.text());
    const names = (answer: Response) => [...answer.headers.keys()].filter((name) => name !== 'date');
    expect(names(right)).toEqual(names(wrong));
    await clock.advance(seconds * 1000 - 1);
    expect((await from(GUESSER, secret)).status).toBe(429);
    await clock.advance(1);
    expect((await from(GUESSER, secret)).status).toBe(200);
  });

  it('waits are twice as long each time, up to a minute, and short again after a quiet quarter of an hour', async () => {
    const clock = new ManualClock();
    await openFor(clock);
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) {
      const seconds = await guessUntilLocked(GUESSER);
      waits.push(seconds);
      await clock.advance(seconds * 1000);
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60, 60]);
    await clock.advance(16 * 60_000);
    expect(await guessUntilLocked(GUESSER)).toBe(2);
  });

  it('guesses made while it waits do not make it wait longer', async () => {
    const clock = new ManualClock();
    await openFor(clock);
    const { secret } = open.tokens.issue({ name: 'phone', role: 'adult' });
    const seconds = await guessUntilLocked(GUESSER);
    for (let i = 0; i < 50; i++) expect((await from(GUESSER, `hearth_more${i}`)).status).toBe(429);
    await clock.advance(seconds * 1000);
    expect((await from(GUESSER, secret)).status).toBe(200);
  });

  it('a token that was good at the address before goes on working there, while somebody else there guesses', async () => {
    const clock = new ManualClock();
    await openFor(clock);
    expect((await from(PHONE, open.owner)).status).toBe(200);
    await guessUntilLocked(PHONE);
    expect((await from(PHONE, open.owner)).status).toBe(200);
    expect((await from(PHONE, 'hearth_wrong')).status).toBe(429);
    open.tokens.revoke('owner');
    expect((await from(PHONE, open.owner)).status).toBe(429);
  });

  it('the command line’s token is never made to wait on the hub’s own machine, and as any other elsewhere', async () => {
    const clock = new ManualClock();
    await openFor(clock);
    const folder = mkdtempSync(join(tmpdir(), 'hearth-gate-'));
    const secret = open.tokens.writeCommandLineToken(join(folder, 'command-line.token'));
    rmSync(folder, { recursive: true });
    for (const address of ['127.0.0.1', '::1', GUESSER]) await guessUntilLocked(address);
    expect((await from('127.0.0.1', secret)).status).toBe(200);
    expect((await from('::1', secret)).status).toBe(200);
    expect((await from(GUESSER, secret)).status).toBe(429);
  });

  it('another address is not affected; addresses of one IPv6 network count as one', async () => {
    const clock = new ManualClock();
    await openFor(clock);
    const { secret } = open.tokens.issue({ name: 'phone', role: 'adult' });
    await guessUntilLocked('2001:db8:1:2::1');
    expect((await from('2001:db8:1:2:ffff::9', secret)).status).toBe(429);
    expect((await from('2001:db8:1:3::1', secret)).status).toBe(200);
    expect((await from(PHONE, secret)).status).toBe(200);
  });

  it('requests without a token, or with one that has ended, guess nothing: the address goes on', async () => {
    const clock = new ManualClock();
    await openFor(clock);
    const ended = open.tokens.issue({ name: 'old', role: 'guest', expiresAt: '2026-03-10T22:31:00Z' });
    const { secret } = open.tokens.issue({ name: 'phone', role: 'adult' });
    await clock.advance(60_000);
    const refused = await from(PHONE, ended.secret);
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({
      code: 'unauthorized',
      detail: 'The token "old" ended on 2026-03-10T22:31:00.000Z',
    });
    for (let i = 0; i < 50; i++) await from(PHONE, i % 2 === 0 ? null : ended.secret);
    expect((await from(PHONE, secret)).status).toBe(200);
  });

  it('X-Forwarded-For is believed of no one who was not named: a guesser cannot come from many addresses', async () => {
    open = await openHouse({ limits: { refusalBurst: 5, refusalsPerSecond: 0.001 } });
    const { id, secret } = open.tokens.issue({ name: 'phone', role: 'adult' });
    await from(PHONE, secret);
    expect(open.tokens.list().find((token) => token.id === id)?.lastUsedFrom).toBe('127.0.0.1');
    const statuses = [];
    for (let i = 0; i < 8; i++) statuses.push((await from(`10.0.0.${i}`, `hearth_guess${i}`)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  });

  it('the same holds over WebSocket: by header, in the address and in the first frame', async () => {
    const clock = new ManualClock();
    await openFor(clock);
    const { secret } = open.tokens.issue({ name: 'phone', role: 'adult' });
    const url = `${open.url.replace('http', 'ws')}/ws`;
    const headers = { 'x-forwarded-for': GUESSER };
    const closeCode = (socket: WebSocket) =>
      new Promise<string>((resolve) => {
        socket.on('close', (code) => resolve(String(code)));
        socket.on('error', (error) => resolve(error.message));
      });
    const inFrame = async (token: string) => {
      const socket = new WebSocket(url, { headers });
      socket.on('open', () => socket.send(JSON.stringify({ init: true, uuid: 'u', token })));
      return closeCode(socket);
    };
    const codes = [];
    for (let i = 0; i < 7; i++) codes.push(await inFrame(`hearth_guess${i}`));
    expect(codes).toEqual(['4401', '4401', '4401', '4401', '4401', '4429', '4429']);
    expect(await inFrame(secret)).toBe('4429');
    for (const opened of [
      new WebSocket(`${url}?token=${secret}`, { headers }),
      new WebSocket(url, { headers: { ...headers, authorization: `Bearer ${secret}` } }),
    ])
      expect(await closeCode(opened)).toMatch(/429/);
    expect((await from(GUESSER, secret)).status).toBe(429);
  });
});
