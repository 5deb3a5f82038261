import { connect as connectTcp } from 'node:net';
import mqtt, { type IClientOptions, MqttClient } from 'mqtt';
import { beforeAll, describe, expect, it } from 'vitest';
import { MessageRate } from '../../src/bus/broker/message-rate.ts';
import { PasswordDesk } from '../../src/bus/broker/password-desk.ts';
import { type BrokerUser, hashPassword } from '../../src/bus/index.ts';
import { Store } from '../../src/store/index.ts';
import { accounts, clientOf, PASSWORD } from '../kit/accounts.ts';
import { ManualClock, settle } from '../kit/clock.ts';
import { closesAfterEach } from '../kit/closing.ts';
import { LogBook } from '../kit/log.ts';
import {
  connect,
  eventually,
  type RunningEmbeddedBroker,
  startEmbeddedBroker,
} from '../kit/servers/broker.ts';

const { afterThis, closing } = closesAfterEach();

let users: BrokerUser[];
beforeAll(async () => {
  users = await accounts({
    lamp: { device: true, topics: ['lamp/#'] },
    plug: { device: true, topics: ['plug/#'] },
    coffee: { service: 'coffee' },
    phone: { person: 'gina' },
  });
});
const start = async (options: Parameters<typeof startEmbeddedBroker>[0] = {}) =>
  closing(await startEmbeddedBroker({ users, ...options }), (broker) => broker.stop());
const client = async ({ url }: RunningEmbeddedBroker, name: string, more: IClientOptions = {}) =>
  closing(await clientOf(url, name, more), ({ mqtt: opened }) => opened.endAsync(true));
const retained = { qos: 1, retain: true } as const;

/** What is retained is told a piece at a time, and what is published meanwhile may come before the last. */
const ROUNDS = 3;

/** The retained topics that a newcomer is told. */
async function retainedAt({ url, broker }: RunningEmbeddedBroker, filter: string): Promise<string[]> {
  const bus = await connect(url, broker.hubCredentials);
  const heard: string[] = [];
  await bus.subscribe(filter, ({ topic }) => heard.push(topic));
  await bus.subscribe('mark', ({ topic }) => heard.push(topic));
  for (let round = 1; round <= ROUNDS; round++) {
    await bus.publish('mark', 'x', { qos: 1 });
    await eventually(() => heard.filter((topic) => topic === 'mark').length).toBe(round);
  }
  await bus.close();
  return heard.filter((topic) => topic !== 'mark').sort();
}

describe('H42 retained messages have a limit', () => {
  const quotas = { retainedBytes: 5_000, retainedMessageBytes: 2_000 };

  it('for each account by itself, and what is deleted or made shorter gives room', async () => {
    const log = new LogBook();
    const broker = await start({ quotas, log });
    const lamp = await client(broker, 'lamp');
    for (let n = 0; n < 4; n++) await lamp.mqtt.publishAsync(`lamp/${n}`, 'x'.repeat(1_500), retained);
    await lamp.mqtt.publishAsync('lamp/long', 'x'.repeat(2_001), retained);
    const plug = await client(broker, 'plug');
    await plug.mqtt.publishAsync('plug/1', 'x'.repeat(1_500), retained);
    expect(await retainedAt(broker, '+/+')).toEqual(['lamp/0', 'lamp/1', 'lamp/2', 'plug/1']);
    await lamp.mqtt.publishAsync('lamp/0', '', retained);
    await lamp.mqtt.publishAsync('lamp/1', 'x', retained);
    await lamp.mqtt.publishAsync('lamp/3', 'x'.repeat(1_500), retained);
    await lamp.mqtt.publishAsync('lamp/4', 'x'.repeat(1_500), retained);
    expect(await retainedAt(broker, 'lamp/+')).toEqual(['lamp/1', 'lamp/2', 'lamp/3', 'lamp/4']);
    expect(log.lines.filter(({ message }) => message.includes('too many bytes'))).toHaveLength(1);
  });

  it.each([0, 1, 2] as const)('also for messages of QoS %i', async (qos) => {
    const broker = await start({ quotas });
    const lamp = await client(broker, 'lamp');
    for (let n = 0; n < 5; n++)
      await lamp.mqtt.publishAsync(`lamp/${n}`, 'x'.repeat(1_500), { qos, retain: true });
    await lamp.mqtt.publishAsync('lamp/end', 'x', { qos: 1 });
    expect(await retainedAt(broker, 'lamp/+')).toHaveLength(3);
  });

  it('that outlives a restart of the broker', async () => {
    const store = closing(new Store({ path: ':memory:' }), (kept) => kept.close());
    const first = await startEmbeddedBroker({ users, quotas, store });
    const before = await clientOf(first.url, 'lamp');
    for (let n = 0; n < 3; n++) await before.mqtt.publishAsync(`lamp/${n}`, 'x'.repeat(1_500), retained);
    await before.mqtt.endAsync();
    await first.stop();
    const second = await start({ quotas, store });
    const lamp = await client(second, 'lamp');
    await lamp.mqtt.publishAsync('lamp/3', 'x'.repeat(1_500), retained);
    expect(await retainedAt(second, 'lamp/+')).toEqual(['lamp/0', 'lamp/1', 'lamp/2']);
  });

  it('in wills too, and at a broker without accounts for each address', async () => {
    const broker = await start({ quotas });
    const will = { topic: 'lamp/gone', payload: Buffer.alloc(2_001, 'x'), qos: 1 as const, retain: true };
    await expect(clientOf(broker.url, 'lamp', { will })).rejects.toMatchObject({ code: 5 });
    const anybody = await start({ users: [], quotas });
    for (const name of ['one', 'two']) {
      const { mqtt: opened } = await client(anybody, name);
      for (let n = 0; n < 3; n++) await opened.publishAsync(`${name}/${n}`, 'x'.repeat(1_500), retained);
    }
    expect(await retainedAt(anybody, '+/+')).toEqual(['one/0', 'one/1', 'one/2']);
  });
});

describe('H42 messages have a rate', () => {
  const quotas = { messagesPerSecond: 100, messagesBurst: 50 };

  it('a device that publishes without end is slowed, in order, and nobody else is', async () => {
    const log = new LogBook();
    const broker = await start({ quotas, log });
    const bus = closing(await connect(broker.url, broker.broker.hubCredentials), (opened) => opened.close());
    const heard: string[] = [];
    await bus.subscribe('+/state', ({ topic, payload }) => heard.push(`${topic} ${payload}`));
    const lamp = await client(broker, 'lamp');
    const plug = await client(broker, 'plug');
    const startedAt = performance.now();
    const all = Promise.all(
      Array.from({ length: 150 }, (_, n) => lamp.mqtt.publishAsync('lamp/state', `${n}`, { qos: 1 })),
    );
    const first = await Promise.race([
      all.then(() => 'lamp'),
      plug.mqtt.publishAsync('plug/state', 'x', { qos: 1 }).then(() => 'plug'),
    ]);
    expect(first).toBe('plug');
    await all;
    expect(performance.now() - startedAt).toBeGreaterThan(900);
    await eventually(() => heard.filter((line) => line.startsWith('lamp'))).toEqual(
      Array.from({ length: 150 }, (_, n) => `lamp/state ${n}`),
    );
    expect(
      log.lines.filter(({ message }) => message.includes('publishes too much')).length,
    ).toBeLessThanOrEqual(3);
  });

  it('what would wait for more than five seconds is dropped, and the rest keeps its order', async () => {
    const clock = new ManualClock();
    const rate = new MessageRate({ perSecond: 10, burst: 5 }, clock);
    const passed: number[] = [];
    const fates = Array.from({ length: 80 }, (_, n) => rate.take('lamp', () => passed.push(n)));
    expect(fates.filter((fate) => fate === 'passed')).toHaveLength(5);
    expect(fates.filter((fate) => fate === 'held')).toHaveLength(50);
    expect(fates.filter((fate) => fate === 'dropped')).toHaveLength(25);
    expect(rate.take('plug', () => {})).toBe('passed');
    await clock.advance(1_000);
    expect(passed).toEqual(Array.from({ length: 15 }, (_, n) => n));
    await clock.advance(10_000);
    expect(passed).toEqual(Array.from({ length: 55 }, (_, n) => n));
    expect(clock.pending).toBe(0);
  });

  it('services and the hub have none', async () => {
    const log = new LogBook();
    const broker = await start({ quotas, log });
    const { mqtt: coffee } = await client(broker, 'coffee');
    await Promise.all(
      Array.from({ length: 400 }, () =>
        coffee.publishAsync('hearth/v1/svc/coffee/main/event/brewed', 'x', { qos: 1 }),
      ),
    );
    expect(log.lines.filter(({ message }) => message.includes('publishes too much'))).toEqual([]);
  });
});

describe('H42 guessing passwords', () => {
  it('after five wrong ones an address is refused unasked, for a time that doubles', async () => {
    const clock = new ManualClock();
    const desk = new PasswordDesk({ wrongMax: 5 }, clock);
    const hash = await hashPassword(PASSWORD);
    const ask = (password: string, from = 'evil') => desk.check(from, 'lamp', password, hash);
    for (let n = 0; n < 5; n++) expect(await ask(`guess ${n}`)).toBe('wrong');
    expect(await ask(PASSWORD)).toBe('locked');
    expect(await ask(PASSWORD, 'honest')).toBe('right');
    // Known by now, it is let in from wherever it comes.
    expect(await ask(PASSWORD)).toBe('right');
    expect(await ask('guess')).toBe('locked');
    clock.step(clock.now() + 10_000);
    expect(await ask('guess')).toBe('wrong');
    clock.step(clock.now() + 19_999);
    expect(await ask('guess')).toBe('locked');
    clock.step(clock.now() + 1);
    expect(await ask('guess')).toBe('wrong');
    clock.step(clock.now() + 39_999);
    expect(await ask('guess')).toBe('locked');
  });

  it('takes the addresses in turn, two at once, and holds only a few of each', async () => {
    const desk = new PasswordDesk({ wrongMax: 1_000 }, new ManualClock());
    const hash = await hashPassword(PASSWORD);
    const ends: string[] = [];
    const ask = (from: string, password: string) =>
      desk.check(from, undefined, password, undefined).then((verdict) => ends.push(`${from} ${verdict}`));
    const evil = Array.from({ length: 20 }, () => ask('evil', 'x'));
    const honest = desk
      .check('honest', 'lamp', PASSWORD, hash)
      .then((verdict) => ends.push(`honest ${verdict}`));
    await settle();
    expect(ends.filter((end) => end === 'evil busy')).toHaveLength(10);
    await Promise.all([...evil, honest]);
    expect(ends.indexOf('honest right')).toBeLessThanOrEqual(10 + 4);
  });

  it('a password that was changed is not known any more, and a wrong name is never right', async () => {
    const desk = new PasswordDesk({ wrongMax: 100 }, new ManualClock());
    const [before, after] = await Promise.all([hashPassword(PASSWORD), hashPassword('other')]);
    expect(await desk.check('here', 'lamp', PASSWORD, before)).toBe('right');
    expect(await desk.check('here', 'lamp', PASSWORD, after)).toBe('wrong');
    expect(await desk.check('here', 'nobody', PASSWORD, undefined)).toBe('wrong');
  });

  it('sixty wrong ones a second hold up no honest client: not at another address, and none that is known at the same', async () => {
    const log = new LogBook();
    const broker = await start({ log });
    let tries = 0;
    /** How many wrong ones came meanwhile: on a slow machine they come more slowly, too. */
    const connected = (username: string, localAddress: string): Promise<number> =>
      new Promise((resolve, reject) => {
        const before = tries;
        const opened = new MqttClient(
          () => connectTcp({ port: broker.port, host: '127.0.0.1', localAddress }),
          {
            protocolVersion: 4,
            reconnectPeriod: 0,
            clientId: `${username}-${localAddress}`,
            username,
            password: PASSWORD,
          },
        );
        closing(opened, () => opened.endAsync(true));
        opened.once('connect', () => resolve(tries - before));
        opened.once('error', reject);
      });
    await connected('phone', '127.0.0.1');
    const flood = setInterval(() => {
      tries += 1;
      const evil = mqtt.connect(broker.url, {
        protocolVersion: 4,
        reconnectPeriod: 0,
        clientId: `evil-${tries}`,
        username: tries % 2 === 0 ? 'lamp' : `nobody-${tries}`,
        password: `guess ${tries}`,
      });
      evil.on('error', () => evil.end(true));
    }, 1_000 / 60);
    afterThis(() => clearInterval(flood));
    await eventually(() => log.lines.map(({ fields }) => fields['reason'])).toContain(
      'too many wrong passwords from its address',
    );
    expect(await connected('lamp', '127.0.0.2')).toBeLessThan(120);
    expect(await connected('phone', '127.0.0.1')).toBeLessThan(120);
    clearInterval(flood);
  });
});
