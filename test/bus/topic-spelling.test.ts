import fc from 'fast-check';
import mqtt from 'mqtt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BusMessage, MqttConnection } from '../../src/bus/index.ts';
import { until } from '../kit/hub.ts';
import { connect, startEmbeddedBroker } from '../kit/servers/broker.ts';
import { type NatsCluster, natsAvailable, startNats } from '../kit/servers/nats.ts';

const withNats = natsAvailable() ? describe : describe.skip;

withNats('H07 topics at a broker that takes no dots and spaces (needs nats-server)', () => {
  let nats: NatsCluster;
  let buses: MqttConnection[];
  beforeAll(async () => {
    nats = await startNats(1);
    buses = [await connect(nats.url), await connect(nats.url)];
  });
  afterAll(async () => {
    for (const bus of buses ?? []) await bus.close();
    await nats?.stop();
  });

  const level = fc.stringMatching(/^[a-zA-Z0-9_. %*>~é-]{1,12}$/);

  it('carry every name of a thing, of a talk and of a satellite from one client of Hearth to another', async () => {
    const [from, to] = buses as [MqttConnection, MqttConnection];
    const heard: string[] = [];
    const end = await to.subscribe(to.under('home/#'), ({ topic }) => heard.push(topic));
    await fc.assert(
      fc.asyncProperty(fc.array(level, { minLength: 1, maxLength: 3 }), async (levels) => {
        const topic = from.under(`home/${levels.join('/')}`);
        const one: string[] = [];
        const stop = await to.subscribe(topic, (message) => one.push(message.topic));
        heard.length = 0;
        await from.publish(topic, 'x', { qos: 1 });
        await until(() => one.length > 0 && heard.length > 0, topic);
        await stop();
        expect([heard[0], one[0]]).toEqual([topic, topic]);
      }),
      { numRuns: 25 },
    );
    await end();
  });

  it('are kept and cleared, percent-encoded for programs of other makes', async () => {
    const [from, to] = buses as [MqttConnection, MqttConnection];
    await from.publish(from.under('home/device/light.garage'), 'it', { qos: 1, retain: true });
    const stranger = await mqtt.connectAsync(nats.url, { protocolVersion: 4, reconnectPeriod: 0 });
    const seen: string[] = [];
    stranger.on('message', (topic) => seen.push(topic));
    await stranger.subscribeAsync('hearth/v1/home/device/+');
    const kept: BusMessage[] = [];
    const end = await to.subscribe(to.under('home/device/+'), (message) => kept.push(message));
    await until(() => seen.length > 0 && kept.length > 0, 'it is kept');
    expect(seen).toEqual(['hearth/v1/home/device/light%2Egarage']);
    expect(kept[0]).toMatchObject({ topic: 'hearth/v1/home/device/light.garage', retained: true });
    await from.publish(from.under('home/device/light.garage'), '', { qos: 1, retain: true });
    await until(() => kept.length > 1, 'it is cleared');
    await end();
    await stranger.endAsync(true);
  });

  it('of others stay as they are, and those that would end the connection are refused', async () => {
    const [from, to] = buses as [MqttConnection, MqttConnection];
    const heard: string[] = [];
    const end = await to.subscribe('lamps/a%20b', ({ topic }) => heard.push(topic));
    await from.publish('lamps/a%20b', 'x', { qos: 1 });
    await until(() => heard.length > 0, 'it is heard');
    expect(heard).toEqual(['lamps/a%20b']);
    await expect(from.publish('lamps/living room/set', 'ON', { qos: 1 })).rejects.toMatchObject({
      code: 'invalid-params',
      message: expect.stringContaining('no " " in a topic'),
    });
    expect(from.connected).toBe(true);
    await end();
  });
});

describe('H07 topics at a broker that takes them all', () => {
  it('are written as they are', async () => {
    const broker = await startEmbeddedBroker();
    const bus = await connect(broker.url, { protocolVersion: 4 });
    const stranger = await mqtt.connectAsync(broker.url, { protocolVersion: 4, reconnectPeriod: 0 });
    const seen: string[] = [];
    stranger.on('message', (topic) => seen.push(topic));
    await stranger.subscribeAsync('hearth/v1/home/#');
    await bus.publish(bus.under('home/device/light.a b%2E'), 'x', { qos: 1 });
    await until(() => seen.length > 0, 'it is heard');
    expect(seen).toEqual(['hearth/v1/home/device/light.a b%2E']);
    await stranger.endAsync(true);
    await bus.close();
    await broker.stop();
  });
});
