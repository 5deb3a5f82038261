import { mkdtempSync, rmSync } from 'node:fs';
import { connect as connectTcp, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectAsync, type IClientOptions, type MqttClient, connect as openClient } from 'mqtt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Logger, silentLogger, systemClock } from '../../src/base/index.ts';
import { type Bus, EmbeddedBroker, hashPassword } from '../../src/bus/index.ts';
import { Store } from '../../src/store/index.ts';
import { closesAfterEach } from '../kit/closing.ts';
import { bundle, Child } from '../kit/programs/child.ts';
import { connect, eventually, startEmbeddedBroker } from '../kit/servers/broker.ts';

const { afterThis, closing } = closesAfterEach();

let brokerChild: string;
let clientChild: string;
beforeAll(async () => {
  [brokerChild, clientChild] = await Promise.all([
    bundle(join(import.meta.dirname, 'broker.child.ts')),
    bundle(join(import.meta.dirname, 'client.child.ts')),
  ]);
});
afterAll(() => {
  for (const file of [brokerChild, clientChild]) rmSync(file, { force: true });
});

const startBroker = async (options: Parameters<typeof startEmbeddedBroker>[0] = {}) =>
  closing(await startEmbeddedBroker(options), (broker) => broker.stop());
const connected = async (url: string, options: Parameters<typeof connect>[1] = {}) =>
  closing(await connect(url, options), (connection) => connection.close());
const plainClient = async (url: string, options: IClientOptions = {}): Promise<MqttClient> =>
  closing(await connectAsync(url, { protocolVersion: 4, reconnectPeriod: 0, ...options }), (client) =>
    client.endAsync(true),
  );
const folder = () =>
  closing(mkdtempSync(join(tmpdir(), 'hearth-broker-')), (path) =>
    rmSync(path, { recursive: true, force: true }),
  );

async function startChild(
  path: string,
  port = 0,
  acks?: number,
): Promise<{ child: Child; port: number; url: string }> {
  const args = [path, String(port), ...(acks === undefined ? [] : [String(acks)])];
  const child = closing(new Child(brokerChild, args), (running) => running.kill());
  const line = await child.line((text) => text.startsWith('listening '));
  const taken = Number(line.split(' ')[1]);
  return { child, port: taken, url: `mqtt://127.0.0.1:${taken}` };
}

function rawSocket(port: number): Socket {
  const socket = closing(connectTcp(port, '127.0.0.1'), (opened) => opened.destroy());
  socket.on('error', () => {});
  socket.resume();
  return socket;
}

const closed = (socket: Socket) =>
  new Promise<void>((resolve) => (socket.closed ? resolve() : socket.once('close', () => resolve())));

/** A client whose session outlives its connections. It listens from before the broker says welcome. */
async function session(url: string, clientId: string, filters: string[]) {
  const client = openClient(url, { clientId, clean: false, protocolVersion: 4, reconnectPeriod: 0 });
  const heard: string[] = [];
  client.on('message', (topic, payload) => heard.push(`${topic}=${payload}`));
  afterThis(() => client.endAsync(true));
  await new Promise((resolve) => client.once('connect', resolve));
  if (filters.length > 0) await client.subscribeAsync(filters, { qos: 1 });
  return { heard, end: () => client.endAsync() };
}

function packet(type: number, body: Buffer): Buffer {
  const length: number[] = [];
  for (let rest = body.length; ; rest = Math.floor(rest / 128)) {
    length.push(rest > 127 ? (rest & 0x7f) | 0x80 : rest);
    if (rest <= 127) return Buffer.concat([Buffer.from([type, ...length]), body]);
  }
}

/** MQTT 3.1.1, clean session, client id `x`. */
function connectPacket(): Buffer {
  return packet(0x10, Buffer.from([0, 4, 0x4d, 0x51, 0x54, 0x54, 4, 2, 0, 60, 0, 1, 0x78]));
}

function publishPacket(topic: string): Buffer {
  const name = Buffer.from(topic);
  return packet(0x30, Buffer.concat([Buffer.from([name.length >> 8, name.length & 0xff]), name]));
}

const CONNECT = connectPacket();

/** Everything that a subscriber hears, as `topic=payload`. */
async function listen(bus: Bus, filter = '#'): Promise<string[]> {
  const heard: string[] = [];
  await bus.subscribe(filter, ({ topic, payload }) => heard.push(`${topic}=${payload}`));
  return heard;
}

/** A message that went round proves that everything sent before it, by anybody, was dealt with. */
async function works(bus: Bus): Promise<void> {
  let heard = false;
  const end = await bus.subscribe('still/alive', () => {
    heard = true;
  });
  await bus.publish('still/alive', 'yes', { qos: 1 });
  await eventually(() => heard).toBe(true);
  await end();
}

describe('H01 the embedded broker', () => {
  it('delivers retained messages, which wait for the disk, and plain ones, which need not, from one TCP segment', async () => {
    const broker = await startBroker();
    const heard = await listen(await connected(broker.url));
    const publisher = await plainClient(broker.url);
    (publisher.stream as unknown as Socket).cork();
    for (let n = 0; n < 10; n++) {
      publisher.publish(`kept/${n}`, 'x', { retain: true, qos: n % 2 === 0 ? 0 : 1 });
      publisher.publish(`plain/${n}`, 'x');
    }
    (publisher.stream as unknown as Socket).uncork();
    await eventually(() => heard.length).toBe(20);
    expect(new Set(heard).size).toBe(20);
  });

  it('keeps the order of a topic, whether its messages are retained or not', async () => {
    const broker = await startBroker();
    const heard = await listen(await connected(broker.url), 'lamp');
    const publisher = await plainClient(broker.url);
    for (const qos of [0, 1] as const) {
      heard.length = 0;
      (publisher.stream as unknown as Socket).cork();
      for (let n = 0; n < 30; n++) publisher.publish('lamp', `${n}`, { retain: n % 3 === 0, qos });
      (publisher.stream as unknown as Socket).uncork();
      await eventually(() => heard.length).toBe(30);
      expect(heard).toEqual(Array.from({ length: 30 }, (_, n) => `lamp=${n}`));
    }
  });

  it('delivers once to a client whose filters overlap, live and from its queue', async () => {
    const broker = await startBroker();
    const first = await session(broker.url, 'tablet', ['news/#', 'news/+']);
    const publisher = await connected(broker.url);
    await publisher.publish('news/x', 'live', { qos: 1 });
    await eventually(() => first.heard).toEqual(['news/x=live']);
    await first.end();
    await publisher.publish('news/x', 'later', { qos: 1 });
    await publisher.publish('news/y', 'last', { qos: 1 });
    const second = await session(broker.url, 'tablet', []);
    await eventually(() => second.heard).toEqual(['news/x=later', 'news/y=last']);
    await works(publisher);
    expect(second.heard).toHaveLength(2);
  });

  it('forgets the queue of a session that its client ends with a clean one', async () => {
    const broker = await startBroker();
    await (await session(broker.url, 'tablet', ['news/#'])).end();
    const publisher = await connected(broker.url);
    await publisher.publish('news/x', 'old', { qos: 1 });
    await (await plainClient(broker.url, { clientId: 'tablet', clean: true })).endAsync();
    const again = await session(broker.url, 'tablet', []);
    await works(publisher);
    expect(again.heard).toEqual([]);
  });

  it('refuses to listen beyond this machine while it has no users', async () => {
    const store = closing(new Store({ path: ':memory:' }), (opened) => opened.close());
    const options = { port: 0, host: '0.0.0.0', store, clock: systemClock, log: silentLogger };
    const naked = new EmbeddedBroker(options);
    await expect(naked.start()).rejects.toMatchObject({
      code: 'config-invalid',
      hint: expect.stringContaining('bus.users'),
    });
    const users = [{ name: 'alex', password: await hashPassword('secret'), person: 'alex' }];
    const guarded = closing(new EmbeddedBroker({ ...options, users }), (broker) => broker.close());
    await guarded.start();
    expect(guarded.port).toBeGreaterThan(0);
  });

  it('says that its port is taken, and what to do', async () => {
    const { port } = await startBroker();
    const store = closing(new Store({ path: ':memory:' }), (opened) => opened.close());
    const second = closing(
      new EmbeddedBroker({ port, store, clock: systemClock, log: silentLogger }),
      (broker) => broker.close(),
    );
    await expect(second.start()).rejects.toMatchObject({
      code: 'conflict',
      hint: expect.stringContaining('bus.port'),
    });
  });

  it('closes while clients are connected, and publishes their wills for whoever comes next', async () => {
    const path = join(folder(), 'broker.db');
    const first = await startEmbeddedBroker({ path });
    await connected(first.url, {
      clientId: 'lamp',
      will: { path: 'svc/lamp/core/status', payload: 'offline' },
    });
    await first.stop();
    const second = await startBroker({ path });
    const heard = await listen(await connected(second.url));
    await eventually(() => heard).toEqual(['hearth/v1/svc/lamp/core/status=offline']);
  });
});

describe('H01 kill -9 of the broker', () => {
  it.each([1, 2, 75])(
    'has stored what it acknowledged, at the very moment of acknowledgement number %i',
    async (acks) => {
      const path = join(folder(), 'broker.db');
      const { child, port, url } = await startChild(path, 0, acks);
      await (await session(url, 'tablet', ['news/#'])).end();
      const publisher = await connected(url);
      const acknowledged: string[] = [];
      const publish = async (topic: string, retain: boolean) => {
        await publisher.publish(topic, 'x', { qos: 1, retain });
        acknowledged.push(`${topic}=x`);
      };
      await Promise.allSettled(
        Array.from({ length: 100 }, (_, n) => publish(n % 2 === 0 ? `news/${n}` : `kept/${n}`, n % 2 === 1)),
      );
      await eventually(() => child.running).toBe(false);
      expect(acknowledged.length).toBeGreaterThanOrEqual(acks);

      await startChild(path, port);
      const { heard } = await session(url, 'tablet', []);
      await (await connected(url)).subscribe('kept/+', ({ topic, payload }) =>
        heard.push(`${topic}=${payload}`),
      );
      await eventually(() => acknowledged.filter((line) => !heard.includes(line))).toEqual([]);
    },
  );

  it('loses no acknowledged QoS 1 message to a session that is away, no retained message, and keeps their order', async () => {
    const path = join(folder(), 'broker.db');
    const { child, port, url } = await startChild(path);
    await (await session(url, 'tablet', ['news/#'])).end();
    const publisher = await connected(url);
    const acknowledged: number[] = [];
    let sent = 0;
    const pump = async () => {
      for (;;) {
        const n = sent++;
        await publisher.publish('news/x', `${n}`, { qos: 1 });
        await publisher.publish(`kept/${n}`, `${n}`, { qos: 1, retain: true });
        acknowledged.push(n);
        if (acknowledged.length === 1_500) void child.kill();
      }
    };
    await Promise.all(Array.from({ length: 20 }, () => pump().catch(() => {})));
    expect(acknowledged.length).toBeGreaterThanOrEqual(1_500);

    await startChild(path, port);
    const heardBy = await session(url, 'tablet', []);
    const retained = await listen(await connected(url), 'kept/+');
    await eventually(() => retained.length).toBeGreaterThanOrEqual(acknowledged.length);
    await eventually(() => heardBy.heard.length).toBeGreaterThanOrEqual(acknowledged.length);
    const queued = new Set(heardBy.heard);
    const kept = new Set(retained);
    expect(acknowledged.filter((n) => !queued.has(`news/x=${n}`))).toEqual([]);
    expect(acknowledged.filter((n) => !kept.has(`kept/${n}=${n}`))).toEqual([]);
    const order = heardBy.heard.map((text) => Number(text.split('=')[1]));
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('publishes on the next start the wills of clients that were connected, before anybody can connect', async () => {
    const path = join(folder(), 'broker.db');
    const { child, port, url } = await startChild(path);
    const lamp = await connect(url, {
      clientId: 'lamp',
      will: { path: 'svc/lamp/core/status', payload: 'offline' },
    });
    await lamp.publish(lamp.under('svc/lamp/core/status'), 'online', { qos: 1, retain: true });
    await child.kill();
    await lamp.close();
    await startChild(path, port);
    const heard = await listen(await connected(url));
    await eventually(() => heard).toEqual(['hearth/v1/svc/lamp/core/status=offline']);
  });

  it('gives a thousand retained messages back to the first who asks', async () => {
    const path = join(folder(), 'broker.db');
    const { child, port, url } = await startChild(path);
    const publisher = await connected(url);
    await Promise.all(
      Array.from({ length: 1_000 }, (_, n) =>
        publisher.publish(`zigbee2mqtt/lamp-${n}`, { state: 'ON', n }, { qos: 1, retain: true }),
      ),
    );
    await child.kill();
    await startChild(path, port);
    const reader = await connected(url);
    const heard = await listen(reader, 'zigbee2mqtt/+');
    await eventually(() => heard.length).toBe(1_000);
  });
});

describe('H06 presence', () => {
  it('tells everybody that a client is gone when its process is killed', async () => {
    const broker = await startBroker();
    const heard = await listen(await connected(broker.url), 'hearth/v1/svc/+/+/status');
    const child = closing(new Child(clientChild, [broker.url, 'light']), (running) => running.kill());
    await child.line((line) => line === 'connected');
    const topic = 'hearth/v1/svc/light/core/status';
    await eventually(() => heard).toEqual([`${topic}={"state":"online"}`]);
    await child.kill();
    await eventually(() => heard.at(-1)).toBe(`${topic}={"state":"offline"}`);
    const late = await listen(await connected(broker.url), topic);
    await eventually(() => late).toEqual([`${topic}={"state":"offline"}`]);
  });

  it('tells everybody within one and a half keep-alives of a client whose line went dead', async () => {
    const broker = await startBroker();
    const watcher = await connected(broker.url);
    const heard = await listen(watcher);
    const socket = rawSocket(broker.port);
    const text = (words: string) => Buffer.concat([Buffer.from([0, words.length]), Buffer.from(words)]);
    // Protocol level 4; clean session with a will; keep-alive of one second.
    const header = Buffer.from([4, 0x06, 0, 1]);
    socket.write(
      packet(0x10, Buffer.concat([text('MQTT'), header, text('lamp'), text('lamp/status'), text('gone')])),
    );
    const startedAt = performance.now();
    await eventually(() => heard).toEqual(['lamp/status=gone']);
    expect(performance.now() - startedAt).toBeLessThan(3_000);
  });

  it('says nothing of a client that leaves in good order', async () => {
    const broker = await startBroker();
    const watcher = await connected(broker.url);
    const heard = await listen(watcher);
    const lamp = await connect(broker.url, { will: { path: 'svc/lamp/core/status', payload: 'offline' } });
    await lamp.close();
    await works(watcher);
    expect(heard.filter((line) => line.includes('offline'))).toEqual([]);
  });
});

describe('H01 strangers at the embedded broker', () => {
  it('closes at once the connection that announces a packet over the limit, and serves the others', async () => {
    const lines: string[] = [];
    const log: Logger = { ...silentLogger, warn: (message) => lines.push(message), child: () => log };
    const broker = await startBroker({ payloadBytesMax: 2_000, log });
    const other = await connected(broker.url);
    const socket = rawSocket(broker.port);
    socket.write(CONNECT);
    socket.write(Buffer.from([0x30, 0xff, 0xff, 0xff, 0x7f]));
    socket.write(Buffer.alloc(10_000));
    await closed(socket);
    expect(lines).toEqual(['closed a connection for a packet it may not send']);
    await expect(other.publish('big', 'x'.repeat(2_000), { qos: 1 })).resolves.toBeUndefined();
    await works(other);
  });

  it('closes a connection that lets its CONNECT drip in', async () => {
    const broker = await startBroker({ connectTimeoutMs: 100 });
    const other = await connected(broker.url);
    const socket = rawSocket(broker.port);
    socket.write(CONNECT.subarray(0, 5));
    await closed(socket);
    await works(other);
  });

  it.each([
    ['noise', Buffer.from('GET / HTTP/1.1\r\nHost: hearth\r\n\r\n')],
    ['a PUBLISH before CONNECT', Buffer.from([0x30, 3, 0, 1, 0x61])],
    ['a length of five bytes', Buffer.from([0x10, 0x80, 0x80, 0x80, 0x80, 0x01])],
    ['a topic of 200 levels', Buffer.concat([connectPacket(), publishPacket('a/'.repeat(200))])],
    ['a topic with a wildcard', Buffer.concat([connectPacket(), publishPacket('a/#')])],
    ['a second CONNECT', Buffer.concat([connectPacket(), connectPacket()])],
  ])('closes a connection that sends %s, and serves the others', async (_title, bytes) => {
    const broker = await startBroker({ connectTimeoutMs: 500 });
    const other = await connected(broker.url);
    const socket = rawSocket(broker.port);
    socket.write(bytes);
    await closed(socket);
    await works(other);
  });

  it('lives through random bytes', async () => {
    const broker = await startBroker({ connectTimeoutMs: 200 });
    const other = await connected(broker.url);
    for (let n = 0; n < 40; n++) {
      const socket = rawSocket(broker.port);
      const noise = Buffer.from(
        Array.from({ length: 200 }, (_, i) => (n * 131 + i * i * 7 + (i << (n % 5))) & 0xff),
      );
      socket.write(n % 2 === 0 ? noise : Buffer.concat([CONNECT, noise]));
      socket.end();
      await closed(socket);
    }
    await works(other);
  });

  it('turns away who comes after the last place is taken', async () => {
    const broker = await startBroker({ connectionsMax: 2 });
    const first = await connected(broker.url);
    await connected(broker.url);
    await expect(connect(broker.url)).rejects.toMatchObject({ code: 'target-offline' });
    await works(first);
  });

  it('lets nobody speak below $SYS', async () => {
    const broker = await startBroker();
    const watcher = await connected(broker.url);
    const heard = await listen(watcher, '$SYS/#');
    const client = await plainClient(broker.url);
    await client.publishAsync('$SYS/forged/heartbeat', 'x', { qos: 1 });
    await works(watcher);
    expect(heard.filter((line) => line.includes('forged'))).toEqual([]);
    expect(client.connected).toBe(true);
  });
});
