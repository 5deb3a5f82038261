import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { ManualClock, settle } from '../kit/clock.ts';
import { type OpenHouse, openHouse } from '../kit/servers/http.ts';

let open: OpenHouse;
let clock: ManualClock;
beforeEach(async () => {
  clock = new ManualClock();
  open = await openHouse({ clock });
});
afterEach(() => open.close());

/** An open stream of events; `heard` grows as it is written. */
async function stream(path: string, token: string) {
  const state = { heard: '', closed: false };
  await new Promise<void>((resolve, reject) => {
    const sent = request(
      `${open.url}${path}`,
      { headers: { authorization: `Bearer ${token}` } },
      (answer) => {
        answer.setEncoding('utf8').on('data', (chunk) => {
          state.heard += chunk;
        });
        answer.on('close', () => {
          state.closed = true;
        });
        answer.on('error', () => {});
        resolve();
      },
    );
    sent.on('error', reject).end();
  });
  return state;
}

async function until(isSo: () => boolean): Promise<void> {
  for (let i = 0; i < 2_000 && !isSo(); i++) await settle();
  expect(isSo()).toBe(true);
}

describe('H42 what a token has open ends with it', () => {
  it('streams of events: of the revoked token and of no other one', async () => {
    await open.post('/v1/messages', { text: 'go slowly' });
    const guest = open.tokens.issue({ name: 'guest', role: 'guest' });
    const theirs = await stream('/v1/turns/turn_1/events', guest.secret);
    const ours = await stream('/v1/turns/turn_1/events', open.owner);
    await until(() => theirs.heard.includes('id: 1') && ours.heard.includes('id: 1'));
    open.tokens.revoke('guest');
    open.house.write('turn_1', 'step', 'what the guest is no longer told');
    await until(() => theirs.closed);
    await until(() => ours.heard.includes('no longer told'));
    expect(theirs.heard).not.toContain('no longer told');
    expect(ours.closed).toBe(false);
  });

  it('streams of events: at the very moment that the token ends by its time', async () => {
    await open.post('/v1/messages', { text: 'go slowly' });
    const { secret } = open.tokens.issue({
      name: 'guest',
      role: 'guest',
      expiresAt: '2026-03-10T23:30:00Z',
    });
    const theirs = await stream('/v1/turns/turn_1/events', secret);
    await until(() => theirs.heard.includes('id: 1'));
    await clock.advance(60 * 60_000 - 1);
    await settle();
    expect(theirs.closed).toBe(false);
    await clock.advance(1);
    await until(() => theirs.closed);
    expect((await open.ask('/v1/waits', { token: secret })).status).toBe(401);
  });

  it('a request that is held back: it is not told what came after', async () => {
    const guest = open.tokens.issue({ name: 'guest', role: 'guest' });
    const held = open.post(
      '/v1/messages',
      { text: 'go slowly' },
      { prefer: 'wait=60', authorization: `Bearer ${guest.secret}` },
    );
    await until(() => open.house.received.length > 0);
    open.tokens.revoke('guest');
    await open.house.finish('turn_1', 'The secret answer.');
    const answer = await held;
    expect(answer.status).toBe(401);
    expect(await answer.text()).not.toContain('secret answer');
  });

  it('who revokes the own token is told that it is done', async () => {
    const made = open.tokens.issue({ name: 'second owner', role: 'owner' });
    const answer = await open.ask('/v1/tokens/second%20owner', { method: 'DELETE', token: made.secret });
    expect([answer.status, await answer.json()]).toEqual([200, { revoked: true }]);
    expect((await open.ask('/v1/waits', { token: made.secret })).status).toBe(401);
  });

  it('WebSockets: with 4401, and what the client says after that is not heard', async () => {
    const { secret } = open.tokens.issue({
      name: 'guest',
      role: 'guest',
      expiresAt: '2026-03-10T22:31:00Z',
    });
    const socket = new WebSocket(`${open.url.replace('http', 'ws')}/ws?token=${secret}`);
    await new Promise((resolve) => socket.once('open', resolve));
    const closed = new Promise<string>((resolve) =>
      socket.once('close', (code, reason) => resolve(`${code} ${reason}`)),
    );
    socket.send(JSON.stringify({ uuid: 'u1', message: 'go slowly' }));
    await until(() => open.house.received.length === 1);
    // A client that has not read the goodbye yet, or does not want to.
    socket.pause();
    await clock.advance(60_000);
    socket.send(JSON.stringify({ uuid: 'u1', message: 'one last thing' }));
    // What was sent has arrived when a later request has been answered, for both go to the same hub.
    for (let i = 0; i < 5; i++) await open.ask('/healthz');
    socket.resume();
    expect(await closed).toBe('4401 the token has ended');
    expect(open.house.received.map(({ text }) => text)).not.toContain('one last thing');
    expect(open.sockets.reaches({ ...reply, text: 'Done.' })).toBe(false);
  });
});

const reply = {
  id: 'm',
  turn: 'turn_1',
  channel: 'websocket',
  conversation: 'u1',
  person: null,
  type: 'answer',
} as const;
