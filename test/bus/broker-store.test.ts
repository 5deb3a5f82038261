import assert from 'node:assert';
import { createRequire } from 'node:module';
import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { silentLogger } from '../../src/base/index.ts';
import { BrokerStore } from '../../src/bus/broker/broker-store.ts';
import { matchesTopic } from '../../src/bus/index.ts';
import { Store } from '../../src/store/index.ts';
import { runs } from '../flow/deep.ts';
import { ManualClock } from '../kit/clock.ts';
import { eventually } from '../kit/servers/broker.ts';

const require = createRequire(import.meta.url);

/** What the suite of aedes-persistence uses of a node:test context. */
interface SuiteContext {
  readonly assert: Record<string, (...args: unknown[]) => void>;
  plan(count: number): void;
  diagnostic(message: string): void;
}

const runSuite = require('aedes-persistence/abstract.js') as (options: {
  test: (title: string, run: (context: SuiteContext) => Promise<void>) => void;
  persistence: () => BrokerStore;
  testAsync: boolean;
}) => void;

const stores: Store[] = [];
afterEach(() => {
  for (const store of stores.splice(0)) store.close();
});

function memory(): Store {
  const store = new Store({ path: ':memory:' });
  stores.push(store);
  return store;
}

function brokerStore(store = memory(), queueLengthMax?: number, clock = new ManualClock()): BrokerStore {
  return new BrokerStore({
    store,
    clock,
    isTold: (topic) => topic.startsWith('hearth/v1/home/'),
    log: silentLogger,
    ...(queueLengthMax === undefined ? {} : { queueLengthMax }),
  });
}

/** A broker that emits to nobody, as far as its memory looks at it. */
async function setUp(subject: BrokerStore, id = 'broker-1'): Promise<BrokerStore> {
  await subject.setup({ id, counter: 0, mq: { emit: (_packet, done) => done?.() } });
  return subject;
}

const publish = (topic: string, payload: string, more: object = {}) => ({
  cmd: 'publish',
  topic,
  payload: Buffer.from(payload),
  qos: 1 as const,
  retain: false,
  dup: false,
  ...more,
});

describe("H01 the broker's memory keeps what aedes asks of a persistence", () => {
  runSuite({
    testAsync: true,
    persistence: () => brokerStore(),
    test: (title, run) =>
      it(title, async () => {
        let planned: number | undefined;
        let counted = 0;
        const counting = new Proxy(assert, {
          get: (target, name) => {
            counted += 1;
            return Reflect.get(target, name) as unknown;
          },
        });
        await run({
          assert: counting as unknown as SuiteContext['assert'],
          plan: (count) => {
            planned = count;
          },
          diagnostic: () => {},
        });
        expect(counted).toBe(planned ?? counted);
      }),
  });
});

describe("H01 the broker's memory", () => {
  it('writes nothing when the same is retained once more, as devices do that announce themselves at each start', async () => {
    const store = memory();
    const subject = await setUp(brokerStore(store));
    const rows = () => store.all('SELECT rowid, * FROM retained');
    const changes = () => store.one<{ n: number }>('SELECT total_changes() AS n')?.n ?? 0;
    const announce = (more: object) =>
      subject.storeRetained(
        publish('lamps/1/config', 'a lamp', { retain: true, brokerId: 'broker-1', ...more }),
      );
    await announce({ brokerCounter: 1 });
    const [before, row] = [changes(), rows()];
    await announce({ brokerCounter: 2, dup: true });
    expect([changes(), rows()]).toEqual([before, row]);
    await announce({ brokerCounter: 3, payload: Buffer.from('another lamp') });
    expect(changes()).toBe(before + 1);
    const [told] = (await subject.createRetainedStream('lamps/#').toArray()) as Record<string, unknown>[];
    expect(told).toMatchObject({ cmd: 'publish', retain: true, qos: 1, topic: 'lamps/1/config' });
    expect(String(told?.['payload'])).toBe('another lamp');
  });

  it('gives back after reopening what it had: retained messages, sessions, their queues, wills and owners', async () => {
    const store = memory();
    const before = await setUp(brokerStore(store));
    await before.storeRetained(publish('a/b', 'kept', { retain: true }));
    await before.addSubscriptions({ id: 'tablet' }, [{ topic: 'news/#', qos: 1 }]);
    await before.outgoingEnqueueCombi(
      [{ clientId: 'tablet' }],
      publish('news/x', 'one', { brokerId: 'broker-1', brokerCounter: 7 }),
    );
    await before.putWill(
      { id: 'lamp' },
      { topic: 'lamp/status', payload: Buffer.from('gone'), qos: 1, retain: true },
    );
    await before.setOwner('tablet', 'alex');

    const after = await setUp(brokerStore(store), 'broker-2');
    expect(
      (await after.createRetainedStream('a/+').toArray()).map((packet) => String(packet.payload)),
    ).toEqual(['kept']);
    expect(await after.subscriptionsByTopic('news/today')).toEqual([
      { clientId: 'tablet', topic: 'news/#', qos: 1 },
    ]);
    expect(await after.outgoingStream({ id: 'tablet' }).toArray()).toMatchObject([
      { topic: 'news/x', qos: 1 },
    ]);
    expect(await after.streamWill({ 'broker-2': 1 }).toArray()).toMatchObject([
      { clientId: 'lamp', topic: 'lamp/status', brokerId: 'broker-1' },
    ]);
    expect(after.ownerOf('tablet')).toBe('alex');
  });

  it('writes hundreds of messages of one turn in one commit, and resolves after it', async () => {
    const store = memory();
    const subject = await setUp(brokerStore(store));
    const commits = store.commits;
    const writes = Array.from({ length: 300 }, (_, n) =>
      subject.storeRetained(publish(`room/${n}`, 'on', { retain: true })),
    );
    expect(store.commits).toBe(commits);
    await Promise.all(writes);
    expect(store.commits).toBe(commits + 1);
    expect(await subject.createRetainedStream('room/+').toArray()).toHaveLength(300);
  });

  it('writes a topic that reports again and again once in ten seconds, and whoever reads or comes back reads the newest', async () => {
    const [store, clock] = [memory(), new ManualClock()];
    const subject = await setUp(brokerStore(store, undefined, clock));
    const newest = async (from = subject) =>
      (await from.createRetainedStream('meter/#').toArray()).map(({ payload }) => String(payload));
    const onDisk = () =>
      store.all<{ payload: Buffer }>('SELECT payload FROM retained').map(({ payload }) => String(payload));
    const report = (value: string, more = {}) =>
      subject.storeRetained(publish('meter/power', value, { retain: true, qos: 0, ...more }));
    const commits = store.commits;
    for (let second = 0; second < 60; second++) {
      await report(`${second} W`);
      await clock.advance(1000);
    }
    expect(store.commits - commits).toBeLessThanOrEqual(8);
    await report('61 W');
    await report('62 W');
    expect(await newest()).toEqual(['62 W']);
    await report('63 W');
    await report('64 W', { qos: 1 });
    await clock.advance(20_000);
    expect(onDisk()).toEqual(['64 W']);
    await report('65 W');
    await clock.advance(1_000);
    expect(onDisk()).toEqual(['65 W']);
    await report('66 W');
    await report('', { payload: Buffer.alloc(0) });
    await clock.advance(20_000);
    expect(await newest()).toEqual([]);
    await report('67 W');
    await report('68 W');
    await subject.destroy();
    expect(await newest(await setUp(brokerStore(store)))).toEqual(['68 W']);
  });

  it('writes what speaks within a second together, and for a reader of one topic no other one', async () => {
    const [store, clock] = [memory(), new ManualClock()];
    const subject = await setUp(brokerStore(store, undefined, clock));
    const onDisk = () =>
      store.all<{ topic: string }>('SELECT topic FROM retained ORDER BY topic').map(({ topic }) => topic);
    for (let n = 0; n < 20; n++)
      await subject.storeRetained(publish(`lamp/${n}/state`, 'ON', { retain: true, qos: 0 }));
    expect(onDisk()).toEqual([]);
    const commits = store.commits;
    expect(await subject.createRetainedStream('lamp/7/state').toArray()).toHaveLength(1);
    expect(onDisk()).toEqual(['lamp/7/state']);
    await clock.advance(1_000);
    expect(onDisk()).toHaveLength(20);
    expect(store.commits - commits).toBe(2);
  });

  it('writes what the hub tells anew at every start once an hour, and at once where somebody reads it', async () => {
    const [store, clock] = [memory(), new ManualClock()];
    const subject = await setUp(brokerStore(store, undefined, clock));
    const onDisk = () =>
      store
        .all<{ topic: string; payload: Buffer }>('SELECT topic, payload FROM retained ORDER BY topic')
        .map(({ topic, payload }) => `${topic.split('/').pop()} ${payload}`);
    const report = (meter: string, value: number) =>
      subject.storeRetained(
        publish(`hearth/v1/home/report/${meter}`, String(value), { retain: true, qos: 0 }),
      );
    const commits = store.commits;
    for (let minute = 0; minute < 60; minute++) {
      for (const meter of ['a', 'b']) await report(meter, minute);
      expect(onDisk()).toEqual([]);
      await clock.advance(60_000);
    }
    expect(onDisk()).toEqual(['a 59', 'b 59']);
    expect(store.commits - commits).toBe(1);
    for (const meter of ['a', 'b']) await report(meter, 60);
    const [read] = await subject.createRetainedStream('hearth/v1/home/report/a').toArray();
    expect(String(read?.payload)).toBe('60');
    expect(onDisk()).toEqual(['a 60', 'b 59']);
    await subject.destroy();
    expect(onDisk()).toEqual(['a 60', 'b 60']);
  });

  it('has stored a QoS 1 publish before it lets it be acknowledged, and stores it once', async () => {
    const store = memory();
    const subject = await setUp(brokerStore(store));
    await subject.addSubscriptions({ id: 'tablet' }, [
      { topic: 'news/#', qos: 1 },
      { topic: 'news/+', qos: 1 },
    ]);
    const packet = publish('news/x', 'one', { retain: true });
    await new Promise<void>((resolve) => subject.accept({}, packet, () => resolve()));
    const reopened = await setUp(brokerStore(store), 'broker-2');
    expect(await reopened.outgoingStream({ id: 'tablet' }).toArray()).toHaveLength(1);
    expect(await reopened.createRetainedStream('news/x').toArray()).toHaveLength(1);

    const commits = store.commits;
    await subject.storeRetained(packet);
    await subject.outgoingEnqueueCombi(await subject.subscriptionsByTopic('news/x'), packet);
    expect(store.commits).toBe(commits);
    expect(await subject.outgoingStream({ id: 'tablet' }).toArray()).toHaveLength(1);
  });

  it('lets what owes nothing pass at once, but never before an earlier publish of the same client', async () => {
    const subject = await setUp(brokerStore());
    const order: string[] = [];
    const client = {};
    subject.accept({}, publish('chatter', 'x'), () => order.push('other client'));
    subject.accept(client, publish('state', 'on', { retain: true }), () => order.push('first'));
    subject.accept(client, publish('chatter', 'x', { qos: 0 }), () => order.push('second'));
    expect(order).toEqual(['other client']);
    await eventually(() => order).toEqual(['other client', 'first', 'second']);
  });

  it('drops the newest for a client whose queue is full, and takes again when it has room', async () => {
    const subject = await setUp(brokerStore(memory(), 3));
    const enqueue = (n: number) =>
      subject.outgoingEnqueue(
        { clientId: 'tablet' },
        publish('news', `${n}`, { brokerId: 'broker-1', brokerCounter: n }),
      );
    for (let n = 1; n <= 5; n++) await enqueue(n);
    const waiting = async () =>
      (await subject.outgoingStream({ id: 'tablet' }).toArray()).map((packet) => String(packet.payload));
    expect(await waiting()).toEqual(['1', '2', '3']);
    await subject.outgoingUpdate(
      { id: 'tablet' },
      publish('news', '1', { brokerId: 'broker-1', brokerCounter: 1, messageId: 9 }),
    );
    await subject.outgoingClearMessageId({ id: 'tablet' }, { messageId: 9 });
    await enqueue(6);
    expect(await waiting()).toEqual(['2', '3', '6']);
  });

  it('rejects the writes of a failed commit and goes on with the next', async () => {
    const store = memory();
    const subject = await setUp(brokerStore(store));
    const bad = publish('news', 'x', { payload: Symbol('no column takes this') });
    const refused = subject.storeRetained(bad as unknown as ReturnType<typeof publish>);
    const innocent = subject.storeRetained(publish('a', 'x'));
    await expect(refused).rejects.toThrow();
    await expect(innocent).rejects.toThrow();
    await subject.storeRetained(publish('b', 'x'));
    expect(await subject.createRetainedStream('#').toArray()).toHaveLength(1);
  });

  it('commits what is left when it is closed, and refuses more', async () => {
    const store = memory();
    const subject = await setUp(brokerStore(store));
    const write = subject.storeRetained(publish('a', 'x'));
    await subject.destroy();
    await write;
    await expect(subject.storeRetained(publish('b', 'x'))).rejects.toThrow('closed');
    store.close();
    await turn();
    expect(await subject.createRetainedStream('#').toArray()).toEqual([]);
  });

  it('finds exactly the retained topics that a filter matches, across pages and for any filter', async () => {
    const level = fc.constantFrom('a', 'b', 'a-', 'a/', '$x', 'ü', '0', '');
    const topic = fc.array(level, { minLength: 1, maxLength: 4 }).map((levels) => levels.join('/'));
    const filter = fc
      .array(fc.oneof(level, fc.constant('+')), { minLength: 1, maxLength: 4 })
      .chain((levels) => fc.constantFrom(levels.join('/'), [...levels, '#'].join('/'), '#'));
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(topic, { maxLength: 30 }), filter, async (topics, wanted) => {
        const subject = await setUp(brokerStore());
        const kept = topics.filter((name) => name !== '');
        await Promise.all(kept.map((name) => subject.storeRetained(publish(name, 'x', { retain: true }))));
        if (wanted === '') return;
        const found = (await subject.createRetainedStream(wanted).toArray()).map((packet) => packet.topic);
        expect(found.sort()).toEqual(kept.filter((name) => matchesTopic(wanted, name)).sort());
      }),
      { numRuns: runs(30, 60) },
    );
    const many = await setUp(brokerStore());
    await Promise.all(
      Array.from({ length: 450 }, (_, n) =>
        many.storeRetained(publish(`p/${n}/state`, 'x', { retain: true })),
      ),
    );
    expect(await many.createRetainedStream('p/+/state').toArray()).toHaveLength(450);
  });
});
