import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Server, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { connectAsync } from 'mqtt';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { silentLogger } from '../../src/base/index.ts';
import {
  type BusMessage,
  hashPassword,
  isFilter,
  isTopic,
  MqttConnection,
  matchesTopic,
  type ProtocolVersion,
  TopicTree,
} from '../../src/bus/index.ts';
import { runs } from '../flow/deep.ts';
import { ManualClock } from '../kit/clock.ts';
import { closesAfterEach } from '../kit/closing.ts';
import {
  connect,
  eventually,
  freePort,
  mosquittoAvailable,
  type RunningBroker,
  startEmbeddedBroker,
  startMosquitto,
} from '../kit/servers/broker.ts';

const { afterThis, closing } = closesAfterEach();

const connected = async (url: string, options: Parameters<typeof connect>[1] = {}) =>
  closing(await connect(url, options), (connection) => connection.close());

interface Setting {
  readonly name: string;
  readonly version: ProtocolVersion | undefined;
  readonly spoken: ProtocolVersion;
  start(port?: number): Promise<RunningBroker>;
}

const embedded = (port = 0) => startEmbeddedBroker({ port });
const mosquitto = (port?: number) => startMosquitto(port === undefined ? {} : { port });

const settings: Setting[] = [
  { name: 'the embedded broker, 3.1.1', version: 4, spoken: 4, start: embedded },
  { name: 'the embedded broker, which refuses 5', version: undefined, spoken: 4, start: embedded },
];
if (mosquittoAvailable())
  settings.push(
    { name: 'mosquitto, 3.1.1', version: 4, spoken: 4, start: mosquitto },
    { name: 'mosquitto, 5', version: undefined, spoken: 5, start: mosquitto },
  );

/** Sockets that are told to send at once what is small, by who connects them: test/kit/quick-sockets.ts tells all before they connect. */
function toldNotToDelay(): readonly Socket[] {
  const { setNoDelay } = Socket.prototype;
  const told: Socket[] = [];
  const given = vi.spyOn(Socket.prototype, 'setNoDelay').mockImplementation(function (this: Socket, on) {
    if (on === true && this.connecting) told.push(this);
    return setNoDelay.call(this, on);
  });
  afterThis(() => given.mockRestore());
  return told;
}

describe.each(settings)('H01 a connection to $name', ({ version, spoken, start }) => {
  const options = version === undefined ? {} : { protocolVersion: version };
  const startBroker = async (port?: number) => closing(await start(port), (broker) => broker.stop());

  it('speaks the best version that both know, on sockets that do not wait to fill a segment', async () => {
    const told = toldNotToDelay();
    const broker = await startBroker();
    const [caller, service] = [await connected(broker.url, options), await connected(broker.url, options)];
    expect([caller.protocolVersion, service.protocolVersion]).toEqual([spoken, spoken]);
    // A delayed acknowledgement costs 40 ms every time.
    const port = Number(new URL(broker.url).port);
    expect(told.filter(({ remotePort }) => remotePort === port)).toHaveLength(2);
  });

  it('delivers topic, payload and whether it was retained, to every handler whose filter matches', async () => {
    const broker = await startBroker();
    const [publisher, reader] = [await connected(broker.url, options), await connected(broker.url, options)];
    await publisher.publish('home/lamp', { on: true }, { qos: 1, retain: true });
    const heard: [string, BusMessage][] = [];
    await reader.subscribe('home/+', (message) => heard.push(['one', message]));
    await eventually(() => heard.length).toBe(1);
    expect(heard[0]![1]).toMatchObject({ topic: 'home/lamp', retained: true });
    expect(JSON.parse(String(heard[0]![1].payload))).toEqual({ on: true });
    await reader.subscribe('home/#', (message) => heard.push(['two', message]));
    await publisher.publish('home/lamp', 'plain text', { qos: 1 });
    const live = () => heard.filter(([, message]) => !message.retained).map(([name]) => name);
    await eventually(() => new Set(live())).toEqual(new Set(['one', 'two']));
  });

  it('shares one filter between handlers and ends it with the last of them', async () => {
    const broker = await startBroker();
    const bus = await connected(broker.url, options);
    await bus.publish('home/lamp', 'on', { qos: 1, retain: true });
    const heard: string[] = [];
    const endFirst = await bus.subscribe('home/lamp', () => heard.push('first'));
    const endSecond = await bus.subscribe('home/lamp', () => heard.push('second'));
    // The first hears the retained message at both subscriptions; then both are through.
    await eventually(() => heard.filter((name) => name === 'first')).toHaveLength(2);
    await eventually(() => heard.includes('second')).toBe(true);
    await endFirst();
    await endFirst();
    heard.length = 0;
    await bus.publish('home/lamp', 'off', { qos: 1 });
    await eventually(() => heard).toEqual(['second']);
    await endSecond();
    const marks: string[] = [];
    await bus.subscribe('mark', () => marks.push('mark'));
    await bus.publish('home/lamp', 'on', { qos: 1 });
    await bus.publish('mark', '', { qos: 1 });
    await eventually(() => marks).toEqual(['mark']);
    expect(heard).toEqual(['second']);
  });

  it('goes on when a handler throws', async () => {
    const broker = await startBroker();
    const bus = await connected(broker.url, options);
    const heard: string[] = [];
    await bus.subscribe('a', () => {
      throw new Error('no good');
    });
    await bus.subscribe('a', ({ payload }) => heard.push(String(payload)));
    await bus.publish('a', '1', { qos: 1 });
    await bus.publish('a', '2', { qos: 1 });
    await eventually(() => heard).toEqual(['1', '2']);
  });

  it('comes back after the broker was away, with its subscriptions, and ends what was in flight with a typed error', async () => {
    const port = await freePort();
    const first = await start(port);
    const bus = await connected(first.url, { ...options, chance: () => 0 });
    const states: string[] = [];
    bus.onConnection((state) => states.push(state));
    const heard: string[] = [];
    await bus.subscribe('home/+', ({ payload }) => heard.push(String(payload)), 1);
    await bus.subscribe('chatter/#', ({ payload }) => heard.push(String(payload)), 0);
    const inFlight = Promise.allSettled(
      Array.from({ length: 50 }, (_, n) => bus.publish('other', `${n}`, { qos: 1 })),
    );
    await first.stop();
    for (const ending of await inFlight)
      if (ending.status === 'rejected') expect(ending.reason).toMatchObject({ code: 'target-offline' });
    await eventually(() => states).toEqual(['lost']);
    expect(bus.connected).toBe(false);
    await expect(bus.publish('home/lamp', 'x', { qos: 1 })).rejects.toMatchObject({ code: 'target-offline' });
    const late = bus.subscribe('late/+', ({ payload }) => heard.push(String(payload)));

    const second = closing(await start(port), (broker) => broker.stop());
    await eventually(() => states).toEqual(['lost', 'connected']);
    await late;
    const other = await connected(second.url, options);
    await other.publish('home/lamp', 'on', { qos: 1 });
    await other.publish('late/x', 'late', { qos: 1 });
    await other.publish('chatter/x', 'idle', { qos: 1 });
    await eventually(() => [...heard].sort()).toEqual(['idle', 'late', 'on']);
  });

  it('says that a subscription was refused or a topic is none', async () => {
    const broker = await startBroker();
    const bus = await connected(broker.url, options);
    await expect(bus.subscribe('a/#/b', () => {})).rejects.toMatchObject({ code: 'invalid-params' });
    await expect(bus.publish('a/+', 'x')).rejects.toMatchObject({ code: 'invalid-params' });
    await expect(bus.publish('', 'x')).rejects.toMatchObject({ code: 'invalid-params' });
    expect(bus.connected).toBe(true);
  });

  it('leaves in good order: the will is not published', async () => {
    const broker = await startBroker();
    const watcher = await connected(broker.url, options);
    const heard: string[] = [];
    await watcher.subscribe('#', ({ topic }) => heard.push(topic));
    // By its clock no time passes: it waits for the broker alone.
    const clock = new ManualClock();
    const leaving = await connect(broker.url, { ...options, clock, will: { path: 'gone', payload: 'x' } });
    await leaving.close();
    await expect(leaving.publish('a', 'x', { qos: 1 })).rejects.toMatchObject({ code: 'target-offline' });
    await expect(leaving.subscribe('a', () => {})).rejects.toMatchObject({ code: 'target-offline' });
    await watcher.publish('mark', 'x', { qos: 1 });
    await eventually(() => heard).toEqual(['mark']);
  });

  it('says its last will when it is cut off', async () => {
    const broker = await startBroker();
    const watcher = await connected(broker.url, options);
    const heard: string[] = [];
    await watcher.subscribe('#', ({ topic, payload }) => heard.push(`${topic}=${payload}`));
    const lamp = closing(
      await connectAsync(broker.url, {
        protocolVersion: spoken,
        reconnectPeriod: 0,
        will: { topic: 'lamp/status', payload: Buffer.from('offline'), qos: 1, retain: true },
      }),
      (client) => client.endAsync(true),
    );
    lamp.stream.destroy();
    await eventually(() => heard).toEqual(['lamp/status=offline']);
  });

  it('drops a message that is too long and stays', async () => {
    const broker = await startBroker();
    const bus = await connected(broker.url, { ...options, payloadBytesMax: 1_000 });
    const heard: number[] = [];
    await bus.subscribe('a', ({ payload }) => heard.push(payload.length));
    const other = await connected(broker.url, options);
    await other.publish('a', 'x'.repeat(5_000), { qos: 1 });
    await other.publish('a', 'x'.repeat(500), { qos: 1 });
    await eventually(() => heard).toEqual([500]);
    expect(bus.connected).toBe(true);
  });
});

describe.runIf(mosquittoAvailable())('H01 a connection to a broker by mqtts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-tls-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const [ca, key, passwords] = ['ca.pem', 'key.pem', 'passwords'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  beforeAll(() => {
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
    const made = ['-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', ca, '-days', '1'];
    execFileSync('openssl', ['req', '-x509', ...made, ...subject], { stdio: 'ignore' });
    execFileSync('mosquitto_passwd', ['-c', '-b', passwords, 'hub', 'secret'], { stdio: 'ignore' });
  });

  it('trusts the given authority alone, and gives user and password', async () => {
    const config = [
      `certfile ${ca}`,
      `keyfile ${key}`,
      'allow_anonymous false',
      `password_file ${passwords}`,
    ];
    const broker = closing(await startMosquitto({ config: ['user root', ...config] }), (running) =>
      running.stop(),
    );
    const url = broker.url.replace('mqtt:', 'mqtts:');
    const account = { username: 'hub', password: 'secret' };
    for (const authority of [ca, readFileSync(ca, 'utf8')]) {
      const bus = await connected(url, { ...account, ca: authority });
      await expect(bus.publish('a', 'x', { qos: 1 })).resolves.toBeUndefined();
    }
    await expect(connect(url, account)).rejects.toMatchObject({ code: 'target-offline' });
    await expect(connect(url, { ca, ...account, password: 'wrong' })).rejects.toMatchObject({
      code: 'unauthorized',
    });
  });

  it('says which file it could not read', async () => {
    const missing = join(folder, 'missing.pem');
    await expect(connect('mqtts://127.0.0.1:1', { ca: missing })).rejects.toMatchObject({
      message: expect.stringContaining(missing),
    });
  });
});

describe('H01 a connection without a broker', () => {
  it('says so, with a hint and without the password', async () => {
    const port = await freePort();
    const attempt = connect(`mqtt://alex:secret@127.0.0.1:${port}`);
    await expect(attempt).rejects.toMatchObject({
      code: 'target-offline',
      message: expect.not.stringContaining('secret'),
      hint: expect.stringContaining('bus.url'),
    });
  });

  it('gives up on a port that accepts and stays silent', async () => {
    const server = await silentServer();
    await expect(connect(server.url, { connectTimeoutMs: 100 })).rejects.toMatchObject({
      code: 'target-offline',
    });
  });

  it.each([
    ['noise instead of a welcome', Buffer.from('220 mail.example.com ESMTP\r\n')],
    ['a welcome with noise behind it', Buffer.from([0x20, 2, 0, 0, 0xf0, 0xff, 0xff, 0xff, 0xff, 0xff])],
  ])('gives up on a server that answers %s', async (_title, answer) => {
    const server = await silentServer(answer);
    const attempt = connect(server.url, { protocolVersion: 4, connectTimeoutMs: 200 });
    await expect(attempt).rejects.toMatchObject({ code: 'target-offline' });
  });

  it('refuses an address that is none', async () => {
    await expect(connect('carrier-pigeon://roof')).rejects.toMatchObject({ code: 'target-offline' });
  });

  it('asks a broker that is away every second, for ever, and stops when it is closed', async () => {
    const clock = new ManualClock();
    const broker = await startEmbeddedBroker();
    const bus = await connect(broker.url, { clock, chance: () => 1, protocolVersion: 4 });
    let attempts = 0;
    await broker.stop();
    await eventually(() => clock.pending).toBe(1);
    const counting = closing(
      createServer((socket) => {
        attempts += 1;
        socket.destroy();
      }),
      (server) => server.close(),
    );
    await new Promise<void>((resolve) => counting.listen(broker.port, '127.0.0.1', resolve));
    for (const [count, pauseMs] of [250, 500, 1_000, 1_000, 1_000, 1_000].entries()) {
      await clock.advance(pauseMs - 1);
      expect(attempts).toBe(count);
      await clock.advance(1);
      await eventually(() => attempts).toBe(count + 1);
      await eventually(() => clock.pending).toBe(1);
    }
    await bus.close();
    expect(clock.pending).toBe(0);
  });

  it('ends a subscription that waits for a broker in time', async () => {
    const clock = new ManualClock();
    const broker = await startEmbeddedBroker();
    const bus = closing(await connect(broker.url, { clock, protocolVersion: 4 }), (opened) => opened.close());
    await broker.stop();
    await eventually(() => bus.connected).toBe(false);
    const waiting = bus.subscribe('a', () => {});
    const given = expect(waiting).rejects.toMatchObject({ code: 'target-offline' });
    await eventually(() => clock.pending).toBe(2);
    await clock.advance(30_000);
    await given;
  });

  it('ends a subscription that waits for a broker when it is closed', async () => {
    const broker = await startEmbeddedBroker();
    const bus = await connect(broker.url);
    await broker.stop();
    await eventually(() => bus.connected).toBe(false);
    const given = expect(bus.subscribe('a', () => {})).rejects.toMatchObject({ code: 'target-offline' });
    await bus.close();
    await given;
  });

  it('closes within a second also when the broker has frozen', async () => {
    const server = await silentServer(Buffer.from([0x20, 3, 0, 0, 0]));
    const clock = new ManualClock();
    const bus = new MqttConnection({
      url: server.url,
      clientId: 'x',
      protocolVersion: 5,
      clock,
      log: silentLogger,
    });
    await bus.start();
    const publish = expect(bus.publish('a', 'x', { qos: 1 })).rejects.toMatchObject({
      code: 'target-offline',
    });
    const closing = bus.close();
    await clock.advance(1_000);
    await closing;
    await publish;
  });
});

describe('H01 subscriptions that are made at once', () => {
  const limited = async () =>
    startEmbeddedBroker({
      users: [
        {
          name: 'gate',
          password: await hashPassword('secret'),
          device: true,
          topics: ['home/#'],
          subscribe: ['home/#'],
        },
      ],
    });

  it('H01 they go to the broker in one packet for each quality, and each gets its own retained messages', async () => {
    const broker = await startEmbeddedBroker();
    afterThis(() => broker.stop());
    const line = await countingLine(broker.port);
    const bus = await connected(line.url);
    for (const name of ['one', 'two', 'three'])
      await bus.publish(`home/${name}`, name, { qos: 1, retain: true });
    const heard: string[] = [];
    const listen = (topic: string, qos: 0 | 1) =>
      bus.subscribe(topic, ({ topic: of, payload }) => heard.push(`${of}=${payload}`), qos);
    const before = line.subscribes();
    await Promise.all([listen('home/one', 1), listen('home/two', 1), listen('home/three', 0)]);
    await eventually(() => [...heard].sort()).toEqual(['home/one=one', 'home/three=three', 'home/two=two']);
    expect(line.subscribes() - before).toBe(2);
  });

  it('H01 one that is refused is told so, and takes none of the others with it', async () => {
    const broker = await limited();
    afterThis(() => broker.stop());
    const bus = await connected(broker.url, { username: 'gate', password: 'secret' });
    const heard: string[] = [];
    const [own, foreign, other] = await Promise.allSettled([
      bus.subscribe('home/gate', ({ payload }) => heard.push(String(payload))),
      bus.subscribe('elsewhere', () => {}),
      bus.subscribe('home/door', ({ payload }) => heard.push(String(payload))),
    ]);
    expect([own.status, other.status]).toEqual(['fulfilled', 'fulfilled']);
    expect(foreign).toMatchObject({ status: 'rejected', reason: { code: 'not-permitted' } });
    await bus.publish('home/gate', 'open', { qos: 1 });
    await bus.publish('home/door', 'shut', { qos: 1 });
    await eventually(() => heard).toEqual(['open', 'shut']);
  });
});

/** Hands every byte on to a broker and back, and counts the SUBSCRIBE packets (MQTT 3.1.1 section 3.8.1). */
async function countingLine(
  port: number,
): Promise<{ readonly url: string; readonly subscribes: () => number }> {
  let count = 0;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = createConnection(port, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
    }
    let rest = Buffer.alloc(0);
    near.on('data', (bytes) => {
      far.write(bytes);
      rest = Buffer.concat([rest, bytes]);
      for (let end = packetEnd(rest); end !== undefined; end = packetEnd(rest)) {
        if (rest[0] === 0x82) count += 1;
        rest = rest.subarray(end);
      }
    });
    far.pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterThis(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { url: `mqtt://127.0.0.1:${(server.address() as { port: number }).port}`, subscribes: () => count };
}

/** Where the first packet ends, by its remaining length (MQTT 3.1.1 section 2.2.3); undefined while it is not whole. */
function packetEnd(bytes: Buffer): number | undefined {
  let length = 0;
  for (let at = 1, factor = 1; at < bytes.length && at < 5; at++, factor *= 128) {
    const byte = bytes[at] ?? 0;
    length += (byte & 0x7f) * factor;
    if (byte < 0x80) return at + 1 + length <= bytes.length ? at + 1 + length : undefined;
  }
  return undefined;
}

/** Accepts connections, answers the first bytes with `answer` if there is one, and falls silent. */
async function silentServer(answer?: Buffer): Promise<{ url: string }> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('data', () => answer !== undefined && socket.write(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterThis(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { url: `mqtt://127.0.0.1:${(server.address() as { port: number }).port}` };
}

describe('H01 topics and filters', () => {
  const level = fc.constantFrom('a', 'b', '', '$x', 'ü');
  const topic = fc.array(level, { minLength: 1, maxLength: 4 }).map((levels) => levels.join('/'));
  const filter = fc
    .array(fc.oneof(level, fc.constant('+')), { minLength: 1, maxLength: 4 })
    .chain((levels) => fc.constantFrom(levels.join('/'), [...levels, '#'].join('/'), '#'));

  it.each([
    ['#', 'a/b', true],
    ['a/#', 'a', true],
    ['a/#', 'a/b/c', true],
    ['a/+', 'a', false],
    ['a/+', 'a/', true],
    ['+', '/a', false],
    ['+/+', '/a', true],
    ['#', '$SYS/x', false],
    ['+/x', '$SYS/x', false],
    ['$SYS/#', '$SYS/x', true],
    ['a/b', 'a/b', true],
    ['a/b', 'a/bc', false],
  ])('the filter %s and the topic %s: %s', (wanted, name, matches) => {
    expect(matchesTopic(wanted, name)).toBe(matches);
    const tree = new TopicTree<string>();
    tree.set(wanted, 'key', wanted);
    expect(tree.match(name)).toEqual(matches ? [wanted] : []);
  });

  it('a tree finds the same filters as trying each of them, also after some were removed', () => {
    fc.assert(
      fc.property(fc.uniqueArray(filter, { maxLength: 20 }), fc.nat(), topic, (filters, cut, name) => {
        const tree = new TopicTree<string>();
        for (const wanted of filters) tree.set(wanted, 'key', wanted);
        const gone = filters.slice(0, cut % (filters.length + 1));
        for (const wanted of [...gone, ...gone, 'never/there']) tree.delete(wanted, 'key');
        const rest = filters.slice(gone.length);
        expect(tree.match(name).sort()).toEqual(rest.filter((wanted) => matchesTopic(wanted, name)).sort());
        expect(tree.size).toBe(rest.length);
      }),
      { numRuns: runs(100, 300) },
    );
  });

  it('knows a topic and a filter from what is none', () => {
    for (const text of ['a', 'a/b', '/', '$SYS/x', 'ü']) expect(isTopic(text)).toBe(true);
    for (const text of ['', 'a+', '#', 'a\0b', 'x'.repeat(65_536), 'ü'.repeat(32_768)])
      expect(isTopic(text)).toBe(false);
    // Mosquitto ends the connection of whoever publishes to one of these (MQTT 5.0, 1.5.4).
    for (const text of ['a\u0001b', 'a\u007fb', 'a\u0085b', 'a\ud800b', 'a\ufdd0b', 'a\u{1ffff}b']) {
      expect(isTopic(text), JSON.stringify(text)).toBe(false);
      expect(isFilter(`${text}/#`), JSON.stringify(text)).toBe(false);
    }
    for (const text of ['#', '+', '+/a/#', 'a/+/b']) expect(isFilter(text)).toBe(true);
    for (const text of ['', 'a#', 'a/#/b', 'a+/b', '\0']) expect(isFilter(text)).toBe(false);
  });
});
