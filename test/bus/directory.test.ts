import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { silentLogger, systemClock } from '../../src/base/index.ts';
import { type BusMessage, type MqttConnection, ServiceDirectory } from '../../src/bus/index.ts';
import { Manifest } from '../../src/domain/index.ts';
import { LogBook } from '../kit/log.ts';
import {
  connect,
  mosquittoAvailable,
  type RunningBroker,
  startEmbeddedBroker,
  startMosquitto,
} from '../kit/servers/broker.ts';
import { until } from '../kit/service.ts';

const at = (service: string, kind: string, instance = 'main') =>
  `hearth/v1/svc/${service}/${instance}/${kind}`;
const retained = { qos: 1, retain: true } as const;

function manifest(service: string, instance = 'main', more: object = {}) {
  return {
    manifest: 1,
    service,
    instance,
    title: service,
    version: '1',
    methods: { act: { description: 'Acts', params: { type: 'object' } } },
    ...more,
  };
}

const BROKERS: { name: string; start: (port?: number) => Promise<RunningBroker> }[] = [
  { name: 'the embedded broker', start: (port = 0) => startEmbeddedBroker({ port }) },
  ...(mosquittoAvailable()
    ? [
        {
          name: 'Mosquitto',
          start: (port?: number) =>
            startMosquitto({
              ...(port === undefined ? {} : { port }),
              config: ['allow_anonymous true', 'max_queued_messages 5000'],
            }),
        },
      ]
    : []),
];

describe.each(BROKERS)('H06 the directory over $name', ({ start }) => {
  let broker: RunningBroker;
  let services: MqttConnection;
  let bus: MqttConnection;
  let directory: ServiceDirectory;
  let markers = 0;

  const states = () =>
    Object.fromEntries(
      directory
        .services()
        .map(({ manifest, online }) => [`${manifest.service}/${manifest.instance}`, online]),
    );
  /** Published, and seen by the directory: whatever came before is seen as well. */
  const publish = async (topic: string, payload: string | object) => {
    const seen = new Promise<void>((resolve) => {
      const stop = directory.onChange((service) => {
        if (service !== 'marker') return;
        stop();
        resolve();
      });
    });
    await services.publish(topic, payload as string, retained);
    markers += 1;
    await services.publish(
      at('marker', 'manifest'),
      manifest('marker', 'main', { rev: `${markers}` }),
      retained,
    );
    await seen;
  };

  beforeEach(async () => {
    broker = await start();
    services = await connect(broker.url);
    bus = await connect(broker.url);
    directory = new ServiceDirectory({ bus, clock: systemClock, log: silentLogger });
  });
  afterEach(async () => {
    await directory.close();
    await bus.close();
    await services.close();
    await broker.stop();
  });

  it('believes what a service says now, also when the broker tells what it remembered only after that', async () => {
    const handlers: ((message: BusMessage) => void)[] = [];
    const listening = new Proxy(bus, {
      get(target, name) {
        if (name !== 'subscribe') {
          const value: unknown = Reflect.get(target, name, target);
          return typeof value === 'function' ? value.bind(target) : value;
        }
        return (filter: string, handler: (message: BusMessage) => void) => {
          if (filter.endsWith('/status')) handlers.push(handler);
          return target.subscribe(filter, handler);
        };
      },
    });
    directory = new ServiceDirectory({ bus: listening, clock: systemClock, log: silentLogger });
    await directory.start();
    await services.publish(at('light', 'manifest'), manifest('light'), retained);
    await publish(at('light', 'status'), { state: 'online' });
    expect(states()).toMatchObject({ 'light/main': true });
    const payload = Buffer.from('{"state":"offline"}');
    for (const hear of handlers) hear({ topic: at('light', 'status'), payload, retained: true });
    expect(states()).toMatchObject({ 'light/main': true });
    await publish(at('light', 'status'), { state: 'offline' });
    expect(states()).toMatchObject({ 'light/main': false });
  });

  it('H06 knows every service that the broker remembers once it has started, also very many', async () => {
    const count = 300;
    await Promise.all(
      Array.from({ length: count }, async (_, i) => {
        await services.publish(at(`service-${i}`, 'manifest'), manifest(`service-${i}`), retained);
        await services.publish(
          at(`service-${i}`, 'status'),
          { state: i % 2 === 0 ? 'online' : 'offline' },
          retained,
        );
      }),
    );
    await directory.start();
    expect(directory.services()).toHaveLength(count);
    expect(directory.services().filter(({ online }) => online)).toHaveLength(count / 2);
  });

  it('H06 follows what comes, changes and goes, and says so', async () => {
    await directory.start();
    const changes: string[] = [];
    directory.onChange((service) => changes.push(service));
    await publish(at('lamp', 'status'), { state: 'online' });
    expect(directory.find('lamp')).toBeUndefined();
    await publish(at('lamp', 'manifest'), manifest('lamp'));
    expect(directory.find('lamp')).toMatchObject({
      online: true,
      manifest: { title: 'lamp', methods: { act: { effect: 'once' } } },
    });
    await publish(at('lamp', 'manifest'), manifest('lamp', 'main', { title: 'Lamp' }));
    expect(directory.find('lamp')?.manifest.title).toBe('Lamp');
    await publish(at('lamp', 'status'), { state: 'offline' });
    expect(directory.find('lamp')?.online).toBe(false);
    await publish(at('lamp', 'manifest'), '');
    expect(directory.find('lamp')).toBeUndefined();
    expect(changes.filter((service) => service === 'lamp')).toHaveLength(5);
  });

  it('H08 a service without a status is there; the bare words of a simple will are understood', async () => {
    await directory.start();
    await publish(at('pump', 'manifest'), manifest('pump'));
    expect(directory.find('pump')?.online).toBe(true);
    for (const [said, online] of [
      ['offline', false],
      ['online', true],
      ['{"state":"asleep"}', false],
      ['', true],
    ] as const) {
      await publish(at('pump', 'status'), said);
      expect(directory.find('pump')?.online, said).toBe(online);
    }
  });

  it('finds an instance that is online before one that is not, and each by its name', async () => {
    await directory.start();
    await publish(at('lamp', 'manifest', 'a'), manifest('lamp', 'a'));
    await publish(at('lamp', 'status', 'a'), 'offline');
    expect(directory.find('lamp')?.manifest.instance).toBe('a');
    await publish(at('lamp', 'manifest', 'b'), manifest('lamp', 'b'));
    expect(directory.find('lamp')?.manifest.instance).toBe('b');
    expect(directory.find('lamp', 'a')?.online).toBe(false);
    expect(directory.find('lamp', 'c')).toBeUndefined();
  });

  it('H04 a manifest that is no manifest is refused, and the one before stays in force', async () => {
    await directory.start();
    await publish(at('lamp', 'manifest'), manifest('lamp'));
    for (const bad of [
      'garbage',
      '[]',
      '7',
      manifest('other'),
      manifest('lamp', 'main', { manifest: 2 }),
      manifest('lamp', 'main', { methods: { 'Bad Name': { description: 'x', params: {} } } }),
      manifest('lamp', 'main', { methods: { act: { params: 'none' } } }),
      manifest('lamp', 'main', { description: 'x'.repeat(300_000) }),
      '{"__proto__":{"manifest":1}}',
    ]) {
      await publish(at('lamp', 'manifest'), bad);
      expect(directory.find('lamp')?.manifest.title).toBe('lamp');
    }
    await publish(at('BAD', 'manifest'), manifest('BAD'));
    expect(states()).toEqual({ 'lamp/main': true, 'marker/main': true });
  });
});

describe('H06 the directory beside the broker of its process', () => {
  it('H06 knows at once what the broker holds, and then hears others come and go', async () => {
    const running = await startEmbeddedBroker();
    const services = await connect(running.url);
    const bus = await connect(running.url);
    await services.publish(at('lamp', 'manifest'), manifest('lamp'), retained);
    await services.publish(at('lamp', 'status'), 'offline', retained);
    const { broker } = running;
    const directory = new ServiceDirectory({ bus, broker, clock: systemClock, log: silentLogger });
    await directory.start();
    expect(directory.find('lamp')?.online).toBe(false);
    const changed: string[] = [];
    directory.onChange((service) => changed.push(service));
    await services.publish(at('lamp', 'status'), 'online', retained);
    await services.publish(at('fan', 'manifest'), manifest('fan'), retained);
    await until(directory, () => directory.find('fan') !== undefined);
    expect(directory.find('lamp')?.online).toBe(true);
    expect(changed).toEqual(['lamp', 'fan']);
    await directory.close();
    await services.publish(at('lamp', 'status'), 'offline', retained);
    expect(directory.find('lamp')?.online).toBe(true);
    for (const part of [bus, services]) await part.close();
    await running.stop();
  });
});

describe('H42 the directory beside the broker of its process', () => {
  it('H42 does not believe strangers who speak for a service of this process, and publishes its manifest again', async () => {
    const running = await startEmbeddedBroker();
    const stranger = await connect(running.url);
    const bus = await connect(running.url);
    const { broker } = running;
    const directory = new ServiceDirectory({
      ...{ bus, broker, reserved: ['lock'] },
      clock: systemClock,
      log: silentLogger,
    });
    await stranger.publish(at('lock', 'manifest'), manifest('lock', 'main', { title: 'Older' }), retained);
    await directory.start();
    expect(directory.find('lock')).toBeUndefined();
    const own = Manifest.parse(manifest('lock', 'main', { title: 'Locks' }));
    const text = JSON.stringify(own);
    directory.host({ service: 'lock', instance: 'main', manifest: own, bus });
    await stranger.publish(at('lock', 'manifest'), manifest('lock', 'main', { title: 'Impostor' }), retained);
    await stranger.publish(at('lock', 'status'), 'offline', retained);
    expect(directory.find('lock')).toMatchObject({ manifest: { title: 'Locks' }, online: true });
    await expect.poll(() => broker.retained(at('lock', 'manifest')).get(at('lock', 'manifest'))).toBe(text);
    for (const part of [directory, bus, stranger]) await part.close();
    await running.stop();
  });
});

describe('H01 the directory and a broker that comes back empty', () => {
  it('H06 a service that the broker no longer tells of is offline until it does', async () => {
    const before = await startEmbeddedBroker();
    const { port } = before;
    const services = await connect(before.url);
    const bus = await connect(before.url);
    const directory = new ServiceDirectory({ bus, clock: systemClock, log: silentLogger });
    await services.publish(at('lamp', 'manifest'), manifest('lamp'), retained);
    await directory.start();
    expect(directory.find('lamp')?.online).toBe(true);
    await before.stop();
    const after = await startEmbeddedBroker({ port });
    await until(directory, () => directory.find('lamp')?.online === false);
    const again = await connect(after.url);
    await again.publish(at('lamp', 'manifest'), manifest('lamp'), retained);
    await again.publish(at('lamp', 'status'), 'online', retained);
    await until(directory, () => directory.find('lamp')?.online === true);
    expect(directory.services()).toHaveLength(1);
    for (const part of [again, directory, bus, services]) await part.close();
    await after.stop();
  });
});

describe.each(BROKERS)(
  'H42 the directory and whoever speaks for a service of this process, over $name',
  ({ start }) => {
    const lock = { service: 'lock', instance: 'main' };
    const locks = Manifest.parse(manifest('lock', 'main', { title: 'Locks' }));
    const text = JSON.stringify(locks);
    const own = () => ({ ...lock, manifest: locks, bus });
    let broker: RunningBroker;
    let stranger: MqttConnection;
    let bus: MqttConnection;
    let directory: ServiceDirectory;
    let log: LogBook;

    beforeEach(async () => {
      broker = await start();
      stranger = await connect(broker.url);
      bus = await connect(broker.url);
      log = new LogBook();
      directory = new ServiceDirectory({ bus, clock: systemClock, log, reserved: ['lock'] });
    });
    afterEach(async () => {
      await directory.close();
      await bus.close();
      await stranger.close();
      await broker.stop();
    });

    /** Published by a stranger, and heard by the directory as all that came before. */
    const forge = async (topic: string, payload: string | object) => {
      await stranger.publish(topic, payload as string, retained);
      await directory.catchUp();
    };
    const found = () => {
      const entry = directory.find('lock');
      return [entry?.manifest.title, entry?.manifest.instance, entry?.online];
    };
    const told = () => log.lines.filter(({ message }) => message.includes('not believed'));

    it('no other instance, no emptied or other manifest and no status of others reroutes it or takes it away', async () => {
      await stranger.publish(at('lock', 'manifest'), manifest('lock', 'main', { title: 'Older' }), retained);
      await directory.start();
      expect(directory.find('lock')).toBeUndefined();
      directory.host(own());
      expect(found()).toEqual(['Locks', 'main', true]);
      await forge(at('lock', 'manifest', 'aaa'), manifest('lock', 'aaa'));
      await forge(at('lock', 'status', 'aaa'), 'online');
      for (const payload of ['', manifest('lock', 'main', { title: 'Impostor' }), 'garbage'])
        await forge(at('lock', 'manifest'), payload);
      await forge(at('lock', 'status'), 'offline');
      expect(found()).toEqual(['Locks', 'main', true]);
      expect(directory.find('lock', 'aaa')).toBeUndefined();
      expect(directory.services()).toHaveLength(1);
      expect(told().map(({ fields }) => fields['topic'])).toEqual([
        at('lock', 'manifest', 'aaa'),
        at('lock', 'status', 'aaa'),
        at('lock', 'manifest'),
      ]);
    });

    it('it publishes its manifest again where somebody wrote over it, once for many of them', async () => {
      await directory.start();
      await bus.publish(at('lock', 'manifest'), text, retained);
      directory.host(own());
      const seen: string[] = [];
      await stranger.subscribe(at('lock', 'manifest'), ({ payload }) => seen.push(String(payload)));
      for (let n = 0; n < 5; n++) await forge(at('lock', 'manifest'), '');
      await expect.poll(() => seen.at(-1)).toBe(text);
      expect(seen.filter((one) => one === text).length).toBeLessThanOrEqual(3);
      expect(told()).toHaveLength(1);
    });

    it('it is offline when this process says so, and another of its name is still not believed', async () => {
      await directory.start();
      const changes: string[] = [];
      directory.onChange((service) => changes.push(service));
      const end = directory.host(own());
      end();
      expect(found()).toEqual(['Locks', 'main', false]);
      expect(changes).toEqual(['lock', 'lock']);
      await forge(at('lock', 'status'), 'online');
      expect(found()).toEqual(['Locks', 'main', false]);
    });

    it('it is away while its connection is, and back with it', async () => {
      await directory.start();
      directory.host(own());
      const { port } = broker;
      await broker.stop();
      await expect.poll(found).toEqual(['Locks', 'main', false]);
      broker = await start(port);
      await expect.poll(found).toEqual(['Locks', 'main', true]);
    });
  },
);
