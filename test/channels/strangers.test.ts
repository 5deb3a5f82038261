import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { ManualClock, settle } from '../kit/clock.ts';
import { type OpenHouse, openHouse } from '../kit/servers/http.ts';

let open: OpenHouse;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const { socket } of sockets.splice(0)) socket.terminate();
  await open.close();
});

interface Socket {
  readonly socket: WebSocket;
  readonly frames: string[];
  code: number | string | undefined;
}

/** Opens a socket, with a token in its address or with none, as from an address behind a trusted proxy. */
async function connect(token: string | null, address = '192.168.1.66'): Promise<Socket> {
  const socket = new WebSocket(
    `${open.url.replace('http', 'ws')}/ws${token === null ? '' : `?token=${token}`}`,
    {
      headers: { 'x-forwarded-for': address },
    },
  );
  const one: Socket = { socket, frames: [], code: undefined };
  sockets.push(one);
  socket.on('message', (data) => one.frames.push(String(data)));
  socket.on('close', (code) => {
    one.code ??= code;
  });
  await new Promise<void>((resolve) => {
    socket.once('open', resolve);
    socket.once('error', (error) => {
      one.code = error.message;
      resolve();
    });
  });
  return one;
}

async function until(isSo: () => boolean): Promise<void> {
  for (let i = 0; i < 2_000 && !isSo(); i++) await settle();
  expect(isSo()).toBe(true);
}

const trusting = { trustedProxies: ['127.0.0.1'] };
const isOpen = ({ socket, code }: Socket) => code === undefined && socket.readyState === WebSocket.OPEN;

describe('H42 WebSockets that show no token', () => {
  it('two hundred silent ones never keep the owner out, however the owner shows the token', async () => {
    open = await openHouse(trusting);
    for (let i = 0; i < 200; i++) await connect(null);
    const byAddress = await connect(open.owner);
    byAddress.socket.send(JSON.stringify({ uuid: 'u1', message: 'hello' }));
    const inFrame = await connect(null);
    inFrame.socket.send(JSON.stringify({ init: true, uuid: 'u2', token: open.owner }));
    inFrame.socket.send(JSON.stringify({ uuid: 'u2', message: 'hello again' }));
    await until(() => [byAddress, inFrame].every(({ frames }) => frames.length >= 2));
    expect(byAddress.frames[0]).toContain('You said: hello');
    expect(inFrame.frames[0]).toContain('You said: hello again');
  });

  it('are five for an address, the oldest making way, and fifty in all', async () => {
    open = await openHouse(trusting);
    const ofOne: Socket[] = [];
    for (let i = 0; i < 8; i++) ofOne.push(await connect(null));
    await until(() => ofOne.slice(0, 3).every(({ code }) => code === 4429));
    expect(ofOne.map(isOpen)).toEqual([false, false, false, true, true, true, true, true]);
    for (let i = 0; i < 48; i++) await connect(null, `10.0.0.${i}`);
    await until(() => sockets.filter(isOpen).length === 50);
    // The address that holds most gives way first.
    expect(ofOne.filter(isOpen)).toHaveLength(2);
  });

  it('have five seconds, and are hung up on when they do not answer the goodbye', async () => {
    const clock = new ManualClock();
    open = await openHouse({ ...trusting, clock });
    const silent = await connect(null);
    const deaf = await connect(null);
    deaf.socket.pause();
    await clock.advance(4_999);
    expect(isOpen(silent)).toBe(true);
    await clock.advance(1);
    await until(() => silent.code === 4401);
    await clock.advance(500);
    deaf.socket.resume();
    await until(() => deaf.code !== undefined);
  });

  it('are let go at the first frame that is none', async () => {
    open = await openHouse(trusting);
    const rude = await connect(null);
    rude.socket.send('{"uuid":');
    await until(() => rude.code === 4401);
  });
});

describe('H42 WebSockets with a token', () => {
  it('are thirty-two for a token, so that one token cannot keep out the others', async () => {
    open = await openHouse(trusting);
    const guest = open.tokens.issue({ name: 'guest', role: 'guest' });
    for (let i = 0; i < 40; i++) await connect(guest.secret);
    await until(() => sockets.filter(({ code }) => code === 4429).length === 8);
    expect(isOpen(await connect(open.owner))).toBe(true);
    const inFrame = await connect(null);
    inFrame.socket.send(JSON.stringify({ init: true, uuid: 'u', token: guest.secret }));
    await until(() => inFrame.code === 4429);
    // One that leaves makes room.
    const [first] = sockets;
    first?.socket.terminate();
    await until(() => first?.code !== undefined);
    await settle();
    expect(isOpen(await connect(guest.secret))).toBe(true);
  });

  it('are one token’s for good: another one shown later is refused, and the talks stay the first one’s', async () => {
    open = await openHouse(trusting);
    const guest = open.tokens.issue({ name: 'guest', role: 'guest' });
    const one = await connect(open.owner);
    one.socket.send(JSON.stringify({ init: true, uuid: 'u1', token: guest.secret }));
    await until(() => one.frames.length >= 2);
    expect(JSON.parse(one.frames[0] ?? '')).toMatchObject({ error: { code: 'conflict' } });
    one.socket.send(JSON.stringify({ init: true, uuid: 'u1', token: open.owner }));
    one.socket.send(JSON.stringify({ uuid: 'u1', message: 'hello' }));
    await until(() => open.house.received.length === 1);
    expect(open.house.received[0]).toMatchObject({ person: 'alex' });
  });
});
