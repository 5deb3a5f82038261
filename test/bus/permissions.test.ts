import fc from 'fast-check';
import { connectAsync, type IClientOptions, type MqttClient } from 'mqtt';
import { beforeAll, describe, expect, it } from 'vitest';
import { silentLogger, systemClock } from '../../src/base/index.ts';
import { AccountStore } from '../../src/bus/broker/account-store.ts';
import { Conversations } from '../../src/bus/broker/conversations.ts';
import { DeviceTopics } from '../../src/bus/broker/device-topics.ts';
import { HUB_USER } from '../../src/bus/broker/doorkeeper.ts';
import { verifyPassword } from '../../src/bus/broker/passwords.ts';
import { permissionsOf } from '../../src/bus/broker/permissions.ts';
import {
  type BrokerUser,
  BusConfig,
  coversFilter,
  hashPassword,
  isHashedPassword,
  matchesTopic,
} from '../../src/bus/index.ts';
import { overlapsFilter } from '../../src/bus/topic-tree.ts';
import { Store } from '../../src/store/index.ts';
import { runs } from '../flow/deep.ts';
import { closesAfterEach } from '../kit/closing.ts';
import {
  connect,
  eventually,
  type RunningEmbeddedBroker,
  startEmbeddedBroker,
} from '../kit/servers/broker.ts';

const { closing } = closesAfterEach();

const ROOT = 'hearth/v1';

describe('H42 what a user of the broker may do', () => {
  const level = fc.constantFrom('a', 'b', '', '$x');
  const topic = fc.array(level, { minLength: 1, maxLength: 4 }).map((levels) => levels.join('/'));
  const filter = fc
    .array(fc.oneof(level, fc.constant('+')), { minLength: 1, maxLength: 4 })
    .chain((levels) => fc.constantFrom(levels.join('/'), [...levels, '#'].join('/'), '#'));

  it('a filter covers another only if it matches every topic that the other matches', () => {
    fc.assert(
      fc.property(filter, filter, topic, (wide, narrow, name) => {
        if (coversFilter(wide, narrow) && matchesTopic(narrow, name))
          expect(matchesTopic(wide, name)).toBe(true);
      }),
      { numRuns: runs(500, 2000) },
    );
  });

  it('two filters that match one topic overlap', () => {
    fc.assert(
      fc.property(filter, filter, topic, (one, two, name) => {
        if (matchesTopic(one, name) && matchesTopic(two, name)) expect(overlapsFilter(one, two)).toBe(true);
        expect(overlapsFilter(one, two)).toBe(overlapsFilter(two, one));
      }),
      { numRuns: runs(500, 2000) },
    );
  });

  it.each([
    ['#', '#', true],
    ['a/#', '#', false],
    ['a/#', 'a', true],
    ['a/+', 'a/#', false],
    ['+/+', 'a/+', true],
    ['a/+', '+/b', false],
    ['#', '$SYS/x', false],
  ])('%s covers %s: %s', (wide, narrow, covers) => {
    expect(coversFilter(wide, narrow)).toBe(covers);
  });

  /** What an account may do beside others, at a broker with an empty memory. */
  function accountOf(user: Omit<BrokerUser, 'name' | 'password'>, others: readonly BrokerUser[] = []) {
    const store = new AccountStore(closing(new Store({ path: ':memory:' }), (opened) => opened.close()));
    const own = { name: 'mine', password: '', ...user };
    const users = [own, ...others];
    const common = { users, store, clock: systemClock };
    const ground = {
      root: ROOT,
      commanders: new Set(['light']),
      conversations: new Conversations({ ...common, people: ['alex', 'sam'] }),
      devices: new DeviceTopics({ ...common, root: ROOT, prefix: 'homeassistant', log: silentLogger }),
    };
    const permissions = permissionsOf(own, ground);
    return {
      publishes: (topic: string, payload = 'x') =>
        permissions.mayPublish({ topic, payload: Buffer.from(payload) }),
      leavesWill: (topic: string) => permissions.mayLeaveWill(topic),
      subscribes: (filter: string) => permissions.maySubscribe(filter, 'mine'),
      receives: (topic: string) => permissions.mayReceive(topic, 'mine'),
    };
  }

  it('nobody but its owner and the hub hears the replies to a client, whatever a list says', () => {
    const everything = { publish: ['#'], subscribe: ['#'] };
    const mine = `${ROOT}/reply/mine/#`;
    fc.assert(
      fc.property(
        fc.constantFrom({ service: 'coffee' }, { device: true as const }, { person: 'alex' }),
        fc.boolean(),
        fc.constantFrom(
          '#',
          '+/#',
          `${ROOT}/#`,
          'hearth/+/reply/#',
          `${ROOT}/reply/+/#`,
          `${ROOT}/reply/other/#`,
          `${ROOT}/+/other/1`,
          `${ROOT}/reply/mine`,
        ),
        (binding, listed, filter) => {
          const user = accountOf({ ...binding, ...(listed ? everything : {}) });
          expect(user.subscribes(mine)).toBe(true);
          expect(user.subscribes(`${ROOT}/reply/mine/7`)).toBe(true);
          expect(user.receives(`${ROOT}/reply/other/7`)).toBe(false);
          if (!coversFilter(mine, filter)) expect(user.subscribes(filter)).toBe(false);
          expect(user.publishes(`${ROOT}/reply/other/1`)).toBe('service' in binding);
          expect(user.publishes('$SYS/x')).toBe(false);
        },
      ),
    );
  });

  it('a topic that begins with “$” is the broker’s own; one that ends so is like any other', () => {
    const lamp = accountOf({ device: true, topics: ['lamp/#', '$SYS/#'], publish: ['#', '$SYS/#'] });
    const mine = ['lamp/state$', 'lamp/$state'];
    const ways = [lamp.publishes, lamp.leavesWill, lamp.subscribes, lamp.receives];
    for (const way of ways) {
      expect(mine.map((topic) => way(topic))).toEqual([true, true]);
      expect(way('$SYS/broker')).toBe(false);
    }
  });

  it('a will lies where the account may speak by itself: a person leaves none', () => {
    const talk = [`${ROOT}/channel/mine/in`, `${ROOT}/svc/light/main/call/turn_on`];
    const person = accountOf({ person: 'alex' });
    expect(talk.map((topic) => [person.publishes(topic), person.leavesWill(topic)])).toEqual([
      [true, false],
      [true, false],
    ]);
    const service = accountOf({ service: 'coffee' });
    const status = `${ROOT}/svc/coffee/main/status`;
    expect([status, ...talk].map((topic) => service.leavesWill(topic))).toEqual([true, false, false]);
  });

  it('a list narrows what an account is for, and never widens it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          { service: 'coffee' },
          { device: true as const, topics: ['lamp/#'] },
          { person: 'alex' },
        ),
        fc.constantFrom(['#'], ['+/#'], [`${ROOT}/#`], ['lamp/state', `${ROOT}/svc/#`]),
        fc.constantFrom(
          'lamp/state',
          'lamp/set',
          'other/state',
          `${ROOT}/hub/key`,
          `${ROOT}/home/report/lamp`,
          `${ROOT}/home/command/lamp`,
          `${ROOT}/svc/coffee/main/manifest`,
          `${ROOT}/svc/lock/main/manifest`,
          `${ROOT}/svc/lock/main/call/lock`,
        ),
        (binding, list, topic) => {
          const whole = accountOf(binding);
          const listed = accountOf({ ...binding, publish: list, subscribe: list });
          const inList = list.some((filter) => matchesTopic(filter, topic));
          expect(listed.publishes(topic)).toBe(whole.publishes(topic) && inList);
          expect(listed.receives(topic)).toBe(whole.receives(topic) && inList);
        },
      ),
    );
  });

  it.each<[string, Omit<BrokerUser, 'name' | 'password'>, string[], string[]]>([
    [
      'a service offers what it is named after, calls others and answers',
      { service: 'coffee' },
      [
        'svc/coffee/main/manifest',
        'svc/coffee/main/event/brewed',
        'svc/light/main/call/turn_on',
        'reply/hub/1',
      ],
      [
        'svc/lock/aaa/manifest',
        'svc/coffee2/main/manifest',
        'svc/coffee/main/call',
        'hub/key',
        'home/report/lamp',
        'home/command/lamp',
        'channel/kitchen/in',
        'channel/kitchen/out',
        'svc/agents/kitchen/call/start',
        'process/1/event',
      ],
    ],
    [
      'an instance of a service offers this one alone',
      { service: 'agents/attic' },
      ['svc/agents/attic/manifest', 'svc/agents/cellar/call/start'],
      ['svc/agents/cellar/manifest', 'svc/agents/cellar/status'],
    ],
    [
      "a service of Hearth's that runs elsewhere commands devices",
      { service: 'light' },
      ['svc/light/main/manifest', 'home/command/lamp'],
      ['home/report/lamp', 'home/device/lamp', 'svc/lock/main/status'],
    ],
    [
      'a person calls services and talks',
      { person: 'alex' },
      ['svc/light/main/call/turn_on', 'channel/kitchen/in', 'channel/alex/in', 'channel/mine/in'],
      [
        'svc/light/main/manifest',
        'svc/agents/kitchen/call/start',
        'channel/sam/in',
        'channel/kitchen/out',
        'channel//in',
        'channel/a/b/in',
        'chennel/kitchen/in',
        'channel/kitchen.in',
        `channel/${'x'.repeat(201)}/in`,
        'home/command/lamp',
        'reply/mine/1',
      ],
    ],
    [
      'a device has nothing of the house',
      { device: true, topics: ['lamp/#'] },
      [],
      [
        'channel/kitchen/in',
        'channel/mine/in',
        'svc/light/main/call/turn_on',
        'home/report/lamp',
        'reply/mine/1',
      ],
    ],
    [
      'a device that speaks talks, and does no more',
      { device: true, topics: ['lamp/#'], speaks: true },
      ['channel/kitchen/in', 'channel/mine/in'],
      ['channel/alex/in', 'svc/light/main/call/turn_on'],
    ],
  ])('%s', (_title, binding, may, mayNot) => {
    const { publishes } = accountOf(binding);
    expect(may.filter((path) => !publishes(`${ROOT}/${path}`))).toEqual([]);
    expect(mayNot.filter((path) => publishes(`${ROOT}/${path}`))).toEqual([]);
  });

  it.each<[string, Omit<BrokerUser, 'name' | 'password'>, string[], string[]]>([
    [
      'a service hears its calls, the home and what others offer, and no calls to others',
      { service: 'coffee' },
      ['svc/coffee/+/call/+', 'svc/+/+/manifest', 'home/report/+', 'hub/#'],
      [
        'svc/+/+/call/+',
        'svc/#',
        'svc/email/main/call/send',
        'channel/+/out',
        'home/#',
        'process/+/event',
        '#',
      ],
    ],
    [
      'a person hears who is there and what is said in conversations',
      { person: 'alex' },
      ['channel/+/out', 'channel/kitchen/out', 'svc/+/+/status'],
      ['channel/#', 'channel/+/in', 'svc/+/+/event/+', 'home/report/+', 'process/+/event'],
    ],
    [
      'a device hears nothing of the house',
      { device: true, topics: ['lamp/#'] },
      [],
      ['channel/+/out', 'home/#', '#'],
    ],
  ])('%s', (_title, binding, may, mayNot) => {
    const { subscribes } = accountOf(binding);
    expect(may.filter((path) => !subscribes(`${ROOT}/${path}`))).toEqual([]);
    expect(mayNot.filter((path) => subscribes(path === '#' ? path : `${ROOT}/${path}`))).toEqual([]);
  });
});

describe('H42 passwords', () => {
  it('a hash tells the right password from a wrong one, and two hashes of one password differ', async () => {
    const [one, two] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
    expect(one).not.toBe(two);
    expect(one).toMatch(/^scrypt\$16384\$/);
    expect(await verifyPassword('correct horse', one)).toBe(true);
    expect(await verifyPassword('correct hors', one)).toBe(false);
    expect(isHashedPassword(one)).toBe(true);
  });

  it.each([
    '',
    'secret',
    'scrypt$3$AAAAAAAAAAAAAAAAAAAAAA$x',
    `scrypt$999999$${'A'.repeat(22)}$${'A'.repeat(43)}`,
  ])('takes "%s" for no hash, and never for a match', async (text) => {
    expect(isHashedPassword(text)).toBe(false);
    expect(await verifyPassword(text, text)).toBe(false);
  });
});

describe('H42 the embedded broker with users', () => {
  let users: BrokerUser[];
  beforeAll(async () => {
    const password = await hashPassword('secret');
    users = [
      { name: 'alex', password, person: 'alex' },
      { name: 'sam', password, person: 'sam' },
      { name: 'post', password, service: 'post' },
      { name: 'lamp', password, device: true, topics: ['lamp/#'], subscribe: ['lamp/set'] },
    ];
  });
  const startBroker = async (more: Parameters<typeof startEmbeddedBroker>[0] = {}) =>
    closing(await startEmbeddedBroker({ users, ...more }), (broker) => broker.stop());
  const hub = async ({ url, broker }: RunningEmbeddedBroker) =>
    closing(await connect(url, { clientId: 'hub', ...broker.hubCredentials }), (bus) => bus.close());
  const client = async (url: string, username: string, more: IClientOptions = {}): Promise<MqttClient> =>
    closing(
      await connectAsync(url, {
        protocolVersion: 4,
        reconnectPeriod: 0,
        clientId: `${username}-1`,
        username,
        password: 'secret',
        ...more,
      }),
      (opened) => opened.endAsync(true),
    );

  it('lets nobody in without a name and the right password, and says what to check', async () => {
    const { url } = await startBroker();
    const refusal = { code: 'unauthorized', hint: expect.stringContaining('bus.password') };
    await expect(connect(url)).rejects.toMatchObject(refusal);
    await expect(connect(url, { username: 'alex', password: 'wrong' })).rejects.toMatchObject(refusal);
    await expect(connect(url, { username: 'nobody', password: 'secret' })).rejects.toMatchObject(refusal);
    await expect(connect(url, { username: HUB_USER, password: 'guess' })).rejects.toMatchObject(refusal);
    expect((await client(url, 'alex')).connected).toBe(true);
  });

  it('drops a publish that is not allowed, keeps the connection, and refuses a subscription by its code', async () => {
    const broker = await startBroker();
    const bus = await hub(broker);
    const heard: string[] = [];
    await bus.subscribe('#', ({ topic }) => heard.push(topic));
    const lamp = await client(broker.url, 'lamp');
    for (const qos of [0, 1] as const) {
      await lamp.publishAsync(`${ROOT}/svc/lock/core/call/unlock`, 'x', { qos });
      await lamp.publishAsync(`${ROOT}/svc/lock/core/manifest`, 'x', { qos, retain: true });
    }
    await lamp.publishAsync('lamp/state', 'on', { qos: 1 });
    await eventually(() => heard).toEqual(['lamp/state']);
    const codes = await new Promise((resolve) => {
      lamp.subscribe(['lamp/set', '#', `${ROOT}/reply/alex-1/#`], { qos: 1 }, (_error, _grants, packet) =>
        resolve(packet?.granted),
      );
    });
    expect(codes).toEqual([1, 128, 128]);
    expect(lamp.connected).toBe(true);
    const late: string[] = [];
    await bus.subscribe(`${ROOT}/#`, ({ topic }) => late.push(topic));
    await bus.publish(`${ROOT}/mark`, 'x', { qos: 1 });
    await eventually(() => late).toEqual([`${ROOT}/mark`]);
  });

  it('a connection says that a subscription was refused', async () => {
    const { url } = await startBroker();
    const bus = closing(
      await connect(url, { username: 'alex', password: 'secret', clientId: 'a' }),
      (opened) => opened.close(),
    );
    await expect(bus.subscribe('#', () => {})).rejects.toMatchObject({ code: 'not-permitted' });
    await expect(bus.subscribe(`${ROOT}/reply/a/#`, () => {})).resolves.toBeTypeOf('function');
  });

  it('lets no user take the client id of another, whether connected or away with a session', async () => {
    const path = ':memory:';
    const store = closing(new Store({ path }), (opened) => opened.close());
    const broker = await startBroker({ store });
    const tablet = await client(broker.url, 'alex', { clientId: 'tablet', clean: false });
    await tablet.subscribeAsync(`${ROOT}/reply/tablet/#`, { qos: 1 });
    await expect(client(broker.url, 'sam', { clientId: 'tablet' })).rejects.toMatchObject({ code: 2 });
    expect(tablet.connected).toBe(true);
    await tablet.endAsync();
    const post = await client(broker.url, 'post');
    await post.publishAsync(`${ROOT}/reply/tablet/1`, 'private', { qos: 1 });
    for (const clean of [true, false])
      await expect(client(broker.url, 'sam', { clientId: 'tablet', clean })).rejects.toMatchObject({
        code: 2,
      });
    await client(broker.url, 'alex', { clientId: 'tablet', clean: true });
  });

  it('lets no client id be a pattern of other ids', async () => {
    const { url } = await startBroker();
    for (const clientId of ['+', '#', 'a/b'])
      await expect(client(url, 'alex', { clientId })).rejects.toMatchObject({ code: 2 });
  });

  it('lets nobody leave a will where it may not publish', async () => {
    const { url } = await startBroker();
    const will = { topic: `${ROOT}/hub/key`, payload: Buffer.from('forged'), qos: 1 as const, retain: true };
    await expect(client(url, 'post', { will })).rejects.toMatchObject({ code: 5 });
    await expect(client(url, 'lamp', { will: { ...will, topic: 'lamp/state' } })).resolves.toBeDefined();
  });

  it('delivers nothing from the queue of a session whose user may no longer hear it', async () => {
    const store = closing(new Store({ path: ':memory:' }), (opened) => opened.close());
    const first = await startEmbeddedBroker({ users, store });
    const lamp = await client(first.url, 'lamp', { clean: false });
    await lamp.subscribeAsync('lamp/set', { qos: 1 });
    await lamp.endAsync();
    const bus = await connect(first.url, { ...first.broker.hubCredentials });
    await bus.publish('lamp/set', 'secret', { qos: 1 });
    await bus.close();
    await first.stop();

    const stricter = users.map((user) =>
      user.name === 'lamp' ? { ...user, subscribe: ['lamp/hello'] } : user,
    );
    const second = await startBroker({ users: stricter, store });
    const again = await client(second.url, 'lamp', { clean: false });
    const heard: string[] = [];
    again.on('message', (topic) => heard.push(topic));
    await again.subscribeAsync('lamp/hello', { qos: 1 });
    await (await hub(second)).publish('lamp/hello', 'x', { qos: 1 });
    await eventually(() => heard).toEqual(['lamp/hello']);
  });

  it('keeps the name of the account that belongs to the hub', async () => {
    const forged = { ...users[0]!, name: HUB_USER };
    await expect(startEmbeddedBroker({ users: [forged] })).rejects.toMatchObject({ code: 'config-invalid' });
  });
});

describe('H01 the configuration of the bus', () => {
  it('needs nothing', () => {
    expect(BusConfig.parse({})).toEqual({
      root: ROOT,
      port: 1883,
      host: '127.0.0.1',
      keepaliveSeconds: 30,
      users: [],
      quotas: {
        retainedBytes: 4_194_304,
        retainedMessageBytes: 1_048_576,
        messagesPerSecond: 200,
        messagesBurst: 2_000,
        wrongPasswords: 5,
      },
    });
  });

  it('names every fault by its path, and says how to hash a password', () => {
    const given = BusConfig.safeParse({
      url: 'http://broker',
      keepaliveSeconds: 3,
      root: '/hearth/#',
      surprise: true,
      users: [{ name: 'alex', password: 'secret', service: 'Coffee!', publish: ['a#'] }],
    });
    const faults = Object.fromEntries(
      given.error!.issues.map((issue) => [issue.path.join('.'), issue.message]),
    );
    expect(Object.keys(faults).sort()).toEqual([
      '',
      'keepaliveSeconds',
      'root',
      'url',
      'users.0.password',
      'users.0.publish.0',
      'users.0.service',
    ]);
    expect(faults['users.0.password']).toContain('scryptSync');
    expect(faults['users.0.password']).not.toContain('secret');
    expect(faults['url']).toContain('mqtt://');
  });

  it('refuses two users of one name', () => {
    const user = {
      name: 'alex',
      password: `scrypt$16384$${'A'.repeat(22)}$${'A'.repeat(43)}`,
      person: 'alex',
    };
    expect(BusConfig.safeParse({ users: [user] }).success).toBe(true);
    expect(BusConfig.safeParse({ users: [user, user] }).success).toBe(false);
  });

  it.each<[string, object, string, RegExp]>([
    ['a role', { role: 'person' }, 'role', /person: alex/],
    ['the role of a service', { role: 'service' }, 'role', /service: alex/],
    ['the role of a device', { role: 'device' }, 'role', /device: true/],
    ['nothing', {}, '', /\{ person: ID \}/],
    ['two things', { person: 'alex', device: true }, 'device', /\{ person: ID \}/],
    ['topics of a person', { person: 'alex', topics: ['a/#'] }, 'topics', /svc/],
    ['a device that is none', { device: false }, 'device', /^$/],
  ])('refuses an account that is bound to %s, and shows the new form', (_title, binding, path, hint) => {
    const password = `scrypt$16384$${'A'.repeat(22)}$${'A'.repeat(43)}`;
    const { error } = BusConfig.safeParse({ users: [{ name: 'alex', password, ...binding }] });
    const issue = error?.issues[0] as { path: unknown[]; params?: { hint?: string } } | undefined;
    expect(issue?.path).toEqual(['users', 0, ...(path === '' ? [] : [path])]);
    expect(issue?.params?.hint ?? '').toMatch(hint);
  });

  it.each<[string, string[], string[], (string | number)[]]>([
    [
      'one device below the topics of another',
      ['shellies/#'],
      ['shellies/door/#'],
      ['users', 1, 'topics', 0],
    ],
    ["a device below Hearth's root", ['lamp/#'], ['plug/#', 'hearth/#'], ['users', 1, 'topics', 1]],
    ['a device everywhere', ['lamp/#'], ['plug/#', '$SYS/#'], ['users', 1, 'topics', 1]],
  ])('refuses %s', (_title, one, two, path) => {
    const password = `scrypt$16384$${'A'.repeat(22)}$${'A'.repeat(43)}`;
    const users = [
      { name: 'one', password, device: true, topics: one },
      { name: 'two', password, device: true, topics: two },
    ];
    const given = BusConfig.safeParse({ users });
    expect(given.error?.issues.map((issue) => issue.path)).toEqual([path]);
  });
});
