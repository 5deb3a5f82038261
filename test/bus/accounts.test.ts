import type { IClientOptions } from 'mqtt';
import { beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/base/index.ts';
import type { BrokerUser, MqttConnection, PendingTopics } from '../../src/bus/index.ts';
import { Store } from '../../src/store/index.ts';
import { accounts, clientOf } from '../kit/accounts.ts';
import { ManualClock } from '../kit/clock.ts';
import { closesAfterEach } from '../kit/closing.ts';
import { LogBook } from '../kit/log.ts';
import {
  connect,
  eventually,
  type RunningEmbeddedBroker,
  startEmbeddedBroker,
} from '../kit/servers/broker.ts';

const { closing } = closesAfterEach();

const ROOT = 'hearth/v1';

let users: BrokerUser[];
beforeAll(async () => {
  users = await accounts({
    'gina-phone': { person: 'gina' },
    'gina-tablet': { person: 'gina' },
    'sam-phone': { person: 'sam' },
    wall: { device: true, speaks: true },
    coffee: { service: 'coffee' },
    bridge: { device: true, topics: ['zigbee2mqtt/#'] },
    lamp: { device: true },
    plug: { device: true },
  });
});
type Options = Parameters<typeof startEmbeddedBroker>[0];
const start = async (options: Options = {}) =>
  closing(await startEmbeddedBroker({ users, people: ['gina', 'sam', 'alex'], ...options }), (broker) =>
    broker.stop(),
  );
const client = async ({ url }: RunningEmbeddedBroker, name: string, more: IClientOptions = {}) =>
  closing(await clientOf(url, name, more), ({ mqtt }) => mqtt.endAsync(true));

/** The hub's own connection, and all that it hears of a topic. */
async function hubOf({ url, broker }: RunningEmbeddedBroker, filter: string) {
  const bus: MqttConnection = closing(
    await connect(url, { clientId: 'hub', ...broker.hubCredentials }),
    (opened) => opened.close(),
  );
  const heard: string[] = [];
  await bus.subscribe(filter, ({ topic, payload }) => heard.push(`${topic} ${payload}`));
  return { bus, heard };
}

describe('H42 conversations belong to who speaks in them first', () => {
  const said = (conversation: string) => `${ROOT}/channel/${conversation}/in`;
  const out = (conversation: string) => `${ROOT}/channel/${conversation}/out`;

  it('another person neither speaks in it nor hears what is answered, also by a wildcard', async () => {
    const broker = await start();
    const hub = await hubOf(broker, said('+'));
    const gina = await client(broker, 'gina-phone');
    const sam = await client(broker, 'sam-phone');
    for (const { mqtt } of [gina, sam]) await mqtt.subscribeAsync(out('+'), { qos: 1 });
    await sam.mqtt.subscribeAsync(out('kitchen'), { qos: 1 });
    await gina.mqtt.publishAsync(said('kitchen'), 'is the door locked', { qos: 1 });
    await sam.mqtt.publishAsync(said('kitchen'), 'unlock it', { qos: 1 });
    await sam.mqtt.publishAsync(said('hall'), 'good morning', { qos: 1 });
    await eventually(() => hub.heard).toEqual([
      `${said('kitchen')} is the door locked`,
      `${said('hall')} good morning`,
    ]);
    expect(broker.broker.speakerOf('kitchen')).toEqual({
      account: 'gina-phone',
      person: 'gina',
      kind: 'person',
    });
    expect(broker.broker.speakerOf('hall')).toEqual({ account: 'sam-phone', person: 'sam', kind: 'person' });
    expect(broker.broker.speakerOf('nowhere')).toBeUndefined();
    await hub.bus.publish(out('kitchen'), 'it is', { qos: 1 });
    await hub.bus.publish(out('hall'), 'good morning', { qos: 1 });
    await eventually(() => sam.heard).toEqual([`${out('hall')} good morning`]);
    await eventually(() => gina.heard).toEqual([`${out('kitchen')} it is`]);
  });

  it('two phones of one person share them, and the last that spoke is the one that speaks', async () => {
    const broker = await start();
    const hub = await hubOf(broker, said('+'));
    for (const name of ['gina-phone', 'gina-tablet'])
      await (await client(broker, name)).mqtt.publishAsync(said('kitchen'), name, { qos: 1 });
    await eventually(() => hub.heard).toEqual([
      `${said('kitchen')} gina-phone`,
      `${said('kitchen')} gina-tablet`,
    ]);
    expect(broker.broker.speakerOf('kitchen')).toMatchObject({ account: 'gina-tablet', person: 'gina' });
  });

  it('one that is named like a person or an account is theirs before anybody spoke', async () => {
    const broker = await start();
    const hub = await hubOf(broker, said('+'));
    const sam = await client(broker, 'sam-phone');
    for (const name of ['gina', 'gina-phone', 'alex', 'coffee', 'wall', 'sam'])
      await sam.mqtt.publishAsync(said(name), 'hello', { qos: 1 });
    await eventually(() => hub.heard).toEqual([`${said('sam')} hello`]);
  });

  it('they are kept when the broker starts again, and gone with their account', async () => {
    const store = closing(new Store({ path: ':memory:' }), (kept) => kept.close());
    const first = await startEmbeddedBroker({ users, store });
    const gina = await clientOf(first.url, 'gina-phone');
    await gina.mqtt.publishAsync(said('kitchen'), 'hello', { qos: 1 });
    await gina.mqtt.endAsync();
    await first.stop();
    const second = await startEmbeddedBroker({ users, store });
    const sam = await clientOf(second.url, 'sam-phone');
    await sam.mqtt.publishAsync(said('kitchen'), 'hello', { qos: 1 });
    expect(second.broker.speakerOf('kitchen')).toMatchObject({ person: 'gina' });
    await sam.mqtt.endAsync();
    await second.stop();
    const others = users.filter(({ person }) => person !== 'gina');
    const third = closing(await startEmbeddedBroker({ users: others, store }), (broker) => broker.stop());
    expect(third.broker.speakerOf('kitchen')).toBeUndefined();
    await (await client(third, 'sam-phone')).mqtt.publishAsync(said('kitchen'), 'hello', { qos: 1 });
    expect(third.broker.speakerOf('kitchen')).toMatchObject({ person: 'sam' });
  });

  it('a person has a hundred of them, and the one that was not used for the longest time is free again', async () => {
    const broker = await start();
    const gina = await client(broker, 'gina-phone');
    for (let n = 0; n < 100; n++) await gina.mqtt.publishAsync(said(`talk-${n}`), 'x', { qos: 1 });
    await gina.mqtt.publishAsync(said('talk-0'), 'x', { qos: 1 });
    await gina.mqtt.publishAsync(said('talk-100'), 'x', { qos: 1 });
    expect([0, 1, 2, 100].map((n) => broker.broker.speakerOf(`talk-${n}`)?.person)).toEqual([
      'gina',
      undefined,
      'gina',
      'gina',
    ]);
  });

  it('a device that may speak is nobody, one that may not is not heard', async () => {
    const broker = await start();
    const hub = await hubOf(broker, said('+'));
    const wall = await client(broker, 'wall');
    await wall.mqtt.subscribeAsync(out('+'), { qos: 1 });
    await (await client(broker, 'lamp')).mqtt.publishAsync(said('lamp'), 'hello', { qos: 1 });
    await wall.mqtt.publishAsync(said('hallway'), 'hello', { qos: 1 });
    await eventually(() => hub.heard).toEqual([`${said('hallway')} hello`]);
    expect(broker.broker.speakerOf('hallway')).toEqual({ account: 'wall', person: null, kind: 'device' });
    await hub.bus.publish(out('hallway'), 'hello', { qos: 1 });
    await eventually(() => wall.heard).toEqual([`${out('hallway')} hello`]);
  });

  it('nobody is known at a broker without accounts', async () => {
    const broker = await start({ users: [] });
    const somebody = await client(broker, 'gina-phone');
    await somebody.mqtt.publishAsync(said('kitchen'), 'hello', { qos: 1 });
    expect(broker.broker.speakerOf('kitchen')).toBeUndefined();
  });
});

describe('H42 a service account', () => {
  it('puts nothing in the place of another service, of the home or of the hub', async () => {
    const broker = await start();
    const hub = await hubOf(broker, `${ROOT}/#`);
    const { mqtt } = await client(broker, 'coffee');
    const retained = { qos: 1, retain: true } as const;
    for (const path of [
      'svc/lock/aaa/manifest',
      'svc/lock/main/manifest',
      'svc/lock/main/status',
      'svc/lock/main/event/x',
      'home/report/lock.front_door',
      'home/device/lock.front_door',
      'home/command/lock.front_door',
      'hub/key',
      'channel/kitchen/out',
    ])
      await mqtt.publishAsync(`${ROOT}/${path}`, 'offline', retained);
    await mqtt.publishAsync(`${ROOT}/svc/coffee/main/status`, 'online', retained);
    await eventually(() => hub.heard).toEqual([`${ROOT}/svc/coffee/main/status online`]);
  });
});

describe('H42 a device account', () => {
  const config = (id: string, topics: object) => ({
    topic: `homeassistant/light/${id}/config`,
    payload: JSON.stringify({ name: id, unique_id: id, ...topics }),
  });
  const lampTopics = {
    stat_t: 'attic/lamp/state',
    cmd_t: 'attic/lamp/set',
    avty: [{ t: 'attic/lamp/online' }],
  };
  const retained = { qos: 1, retain: true } as const;

  it('has the topics of the configuration, and none of another device or of the house', async () => {
    const broker = await start();
    const hub = await hubOf(broker, '#');
    const bridge = await client(broker, 'bridge');
    await bridge.mqtt.subscribeAsync('zigbee2mqtt/door_lock/set', { qos: 1 });
    const plug = await client(broker, 'plug');
    for (const topic of [
      'zigbee2mqtt/door_lock/set',
      'zigbee2mqtt/lamp',
      'homeassistant/status',
      `${ROOT}/home/report/x`,
      'elsewhere',
    ])
      await plug.mqtt.publishAsync(topic, 'UNLOCK', { qos: 1 });
    await bridge.mqtt.publishAsync('shellies/door', 'x', { qos: 1 });
    await bridge.mqtt.publishAsync('zigbee2mqtt/lamp', 'ON', { qos: 1 });
    await eventually(() => hub.heard).toEqual(['zigbee2mqtt/lamp ON']);
    expect(bridge.heard).toEqual([]);
    const grants = plug.mqtt.subscribeAsync('zigbee2mqtt/#');
    await expect(grants).rejects.toThrow();
  });

  it('cannot announce in the name of another, with its unique id or for its topics, nor take its announcement away', async () => {
    const broker = await start();
    const hub = await hubOf(broker, '#');
    const bridge = await client(broker, 'bridge');
    const first = config('0x01/light', {
      state_topic: 'zigbee2mqtt/lamp',
      '~': 'zigbee2mqtt/lamp',
      cmd_t: '~/set',
    });
    await bridge.mqtt.publishAsync(first.topic, first.payload, retained);
    const plug = await client(broker, 'plug');
    for (const { topic, payload } of [
      { topic: first.topic, payload: '' },
      { topic: 'homeassistant/switch/0x01/plug/config', payload: '{"name":"x","state_topic":"plug/state"}' },
      {
        topic: 'homeassistant/light/evil/config',
        payload: '{"unique_id":"0x01/light","state_topic":"plug/state"}',
      },
      { topic: 'homeassistant/light/evil/config', payload: '{"cmd_t":"zigbee2mqtt/door_lock/set"}' },
      {
        topic: 'homeassistant/light/evil/config',
        payload: '{"~":"zigbee2mqtt","cmps":{"a":{"p":"light","command_topic":"~/door_lock/set"}}}',
      },
      {
        topic: 'homeassistant/light/evil/config',
        payload: `{"cmd_t":"${ROOT}/home/command/cover.garage_door"}`,
      },
      {
        topic: 'homeassistant/light/evil/config',
        payload: '{"cmd_t":"homeassistant/light/0x01/light/config"}',
      },
      { topic: 'homeassistant/light/evil/config', payload: '{"cmd_t":"zigbee2mqtt/+/set"}' },
      { topic: 'homeassistant/light/evil/config', payload: 'no JSON' },
    ])
      await plug.mqtt.publishAsync(topic, payload, retained);
    await bridge.mqtt.publishAsync('zigbee2mqtt/mark', 'x', { qos: 1 });
    await eventually(() => hub.heard).toEqual([`${first.topic} ${first.payload}`, 'zigbee2mqtt/mark x']);
    await bridge.mqtt.publishAsync(first.topic, '', retained);
    await eventually(() => hub.heard).toContain(`${first.topic} `);
  });

  it('without topics is bound to those that its discovery names the first time, its will among them', async () => {
    const broker = await start();
    const hub = await hubOf(broker, '#');
    const lamp = await client(broker, 'lamp', {
      will: { topic: 'attic/lamp/online', payload: Buffer.from('offline'), qos: 1, retain: true },
    });
    await lamp.mqtt.publishAsync('attic/lamp/state', 'too early', { qos: 1 });
    const { topic, payload } = config('lamp', lampTopics);
    await lamp.mqtt.publishAsync(topic, payload, retained);
    await lamp.mqtt.subscribeAsync('attic/lamp/set', { qos: 1 });
    await lamp.mqtt.publishAsync('attic/lamp/state', 'ON', { qos: 1 });
    await lamp.mqtt.publishAsync('attic/other', 'ON', { qos: 1 });
    await lamp.mqtt.publishAsync('attic/lamp/online', 'online', retained);
    await eventually(() => hub.heard).toEqual([
      `${topic} ${payload}`,
      'attic/lamp/state ON',
      'attic/lamp/online online',
    ]);
    await hub.bus.publish('attic/lamp/set', 'OFF', { qos: 1 });
    await eventually(() => lamp.heard).toEqual(['attic/lamp/set OFF']);
    const plug = await client(broker, 'plug');
    const forged = config('plug', { stat_t: 'attic/lamp/state' });
    await plug.mqtt.publishAsync(forged.topic, forged.payload, retained);
    await plug.mqtt.publishAsync('attic/lamp/state', 'FORGED', { qos: 1 });
    lamp.mqtt.stream.destroy();
    await eventually(() => hub.heard).toContain('attic/lamp/online offline');
    expect(hub.heard.join()).not.toContain('FORGED');
    expect(hub.heard.join()).not.toContain(forged.topic);
  });

  it('may listen before it announces itself, and hears nothing there until the topic is its own', async () => {
    const broker = await start();
    const hub = await hubOf(broker, '#');
    const lamp = await client(broker, 'lamp');
    await lamp.mqtt.subscribeAsync('attic/lamp/set', { qos: 1 });
    for (const filter of ['attic/#', `${ROOT}/home/command/lamp`])
      await expect(lamp.mqtt.subscribeAsync(filter, { qos: 1 })).rejects.toThrow(/Subscribe error/);
    await hub.bus.publish('attic/lamp/set', 'TOO EARLY', { qos: 1 });
    const { topic, payload } = config('lamp', lampTopics);
    await lamp.mqtt.publishAsync(topic, payload, retained);
    await hub.bus.publish('attic/lamp/set', 'OFF', { qos: 1 });
    await eventually(() => lamp.heard).toEqual(['attic/lamp/set OFF']);
  });

  it('what it names later is not taken but told, waits also after a restart, and is its own once allowed', async () => {
    const store = closing(new Store({ path: ':memory:' }), (kept) => kept.close());
    const clock = new ManualClock();
    const log = new LogBook();
    const first = await startEmbeddedBroker({
      users,
      store,
      clock: { ...systemClock, now: () => clock.now() },
      log,
    });
    const told: PendingTopics[] = [];
    first.broker.onTopicsChanged((pending) => told.push(pending));
    const lamp = await clientOf(first.url, 'lamp');
    const before = config('lamp', lampTopics);
    const after = config('lamp', { ...lampTopics, cmd_t: 'alarm/siren/set' });
    await lamp.mqtt.publishAsync(before.topic, before.payload, retained);
    clock.step(clock.now() + 3_600_000);
    await lamp.mqtt.publishAsync(before.topic, before.payload, retained);
    expect(told).toEqual([]);
    for (let n = 0; n < 3; n++) await lamp.mqtt.publishAsync(after.topic, after.payload, retained);
    expect(told).toEqual([{ account: 'lamp', topics: ['alarm/siren/set'] }]);
    expect(log.lines.filter(({ message }) => message.includes('did not name the first time'))).toHaveLength(
      1,
    );
    await lamp.mqtt.endAsync();
    await first.stop();

    const second = await start({ store });
    const hub = await hubOf(second, `homeassistant/#`);
    await eventually(() => hub.heard).toEqual([`${before.topic} ${before.payload}`]);
    expect(second.broker.pendingTopics).toEqual([{ account: 'lamp', topics: ['alarm/siren/set'] }]);
    const again = await client(second, 'lamp');
    const gone = new Promise<void>((resolve) => again.mqtt.once('close', () => resolve()));
    expect(second.broker.allowTopics('plug')).toBe(false);
    expect(second.broker.allowTopics('lamp')).toBe(true);
    await gone;
    expect(second.broker.pendingTopics).toEqual([]);
    const back = await client(second, 'lamp');
    await back.mqtt.publishAsync(after.topic, after.payload, retained);
    await eventually(() => hub.heard).toContain(`${after.topic} ${after.payload}`);
    await back.mqtt.subscribeAsync('alarm/siren/set', { qos: 1 });
  });

  it('what it waits for is forgotten once the configuration gives it topics, or gives them to another', async () => {
    const store = closing(new Store({ path: ':memory:' }), (kept) => kept.close());
    const clock = new ManualClock();
    const first = await startEmbeddedBroker({
      users,
      store,
      clock: { ...systemClock, now: () => clock.now() },
    });
    for (const name of ['lamp', 'plug']) {
      const device = await clientOf(first.url, name);
      const before = config(name, { stat_t: `attic/${name}` });
      const after = config(name, { stat_t: `attic/${name}`, cmd_t: `cellar/${name}/set` });
      await device.mqtt.publishAsync(before.topic, before.payload, retained);
      clock.step(clock.now() + 3_600_000);
      await device.mqtt.publishAsync(after.topic, after.payload, retained);
      await device.mqtt.endAsync();
    }
    expect(first.broker.pendingTopics.map(({ account }) => account)).toEqual(['lamp', 'plug']);
    await first.stop();
    const given = users.map((user) =>
      user.name === 'lamp' ? { ...user, topics: ['attic/lamp', 'cellar/plug/#'] } : user,
    );
    const second = await start({ store, users: given });
    expect(second.broker.pendingTopics).toEqual([]);
    expect(second.broker.allowTopics('lamp')).toBe(false);
    expect(second.broker.allowTopics('plug')).toBe(false);
    const third = await start({ store });
    expect(third.broker.pendingTopics).toEqual([]);
  });

  it('waits no longer for what another was allowed meanwhile', async () => {
    const clock = new ManualClock();
    const { broker, url } = await start({ clock: { ...systemClock, now: () => clock.now() } });
    for (const name of ['lamp', 'plug']) {
      const device = await clientOf(url, name);
      const before = config(name, { stat_t: `attic/${name}` });
      const after = config(name, { stat_t: `attic/${name}`, cmd_t: 'cellar/set' });
      await device.mqtt.publishAsync(before.topic, before.payload, retained);
      clock.step(clock.now() + 3_600_000);
      await device.mqtt.publishAsync(after.topic, after.payload, retained);
      await device.mqtt.endAsync();
    }
    expect(broker.pendingTopics).toHaveLength(2);
    expect(broker.allowTopics('plug')).toBe(true);
    expect(broker.pendingTopics).toEqual([]);
    expect(broker.allowTopics('lamp')).toBe(false);
  });
});
