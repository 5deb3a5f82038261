import { type AddressInfo, createServer } from 'node:net';
import { Aedes } from 'aedes';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MqttConnection } from '../../src/bus/index.ts';
import { parseConfig } from '../../src/config/index.ts';
import { until } from '../kit/hub.ts';
import { connect, freePort, type RunningBroker, startEmbeddedBroker } from '../kit/servers/broker.ts';

let brokers: RunningBroker[];
let bus: MqttConnection | undefined;
beforeEach(async () => {
  brokers = [await startEmbeddedBroker(), await startEmbeddedBroker()];
});
afterEach(async () => {
  await bus?.close();
  for (const broker of brokers) await broker.stop();
});

describe('H07 a list of brokers', () => {
  it('is a cluster of which the first node that answers is taken, and another when that one goes', async () => {
    const [first, second] = brokers as [RunningBroker, RunningBroker];
    const nobody = `mqtt://127.0.0.1:${await freePort()}`;
    bus = await connect(`${nobody}, ${first.url},${second.url}`);
    const heard: string[] = [];
    await bus.subscribe('news', ({ payload }) => heard.push(payload.toString()));
    const at = performance.now();
    await brokers.shift()?.stop();
    await until(() => bus?.connected === false, 'it is lost');
    await until(() => bus?.connected, 'another node is there');
    expect(performance.now() - at).toBeLessThan(5_000);
    const other = await connect(second.url);
    await other.publish('news', 'from the second', { qos: 1 });
    await until(() => heard.length > 0, 'the subscription came along');
    await other.close();
    expect(heard).toEqual(['from the second']);
  });

  it('may refuse a subscription at a node that agrees on a leader, which is asked again until it is granted', async () => {
    const [first] = brokers as [RunningBroker];
    let asked = 0;
    const busy = await Aedes.createBroker({
      authorizeSubscribe: (_client, subscription, callback) =>
        callback(null, subscription.topic === 'news' && asked++ === 0 ? null : subscription),
    });
    const server = createServer(busy.handle);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    try {
      bus = await connect(`${first.url},mqtt://127.0.0.1:${port}`);
      const heard: string[] = [];
      await bus.subscribe('news', ({ payload }) => heard.push(payload.toString()));
      await brokers.shift()?.stop();
      await until(() => asked > 0 && bus?.connected, 'the other node is there');
      const other = await connect(`mqtt://127.0.0.1:${port}`);
      await until(async () => {
        await other.publish('news', 'from the second', { qos: 1 });
        return heard.length > 0;
      }, 'it is granted in the end');
      await other.close();
      expect(asked).toBe(2);
    } finally {
      await bus?.close();
      server.close();
      await new Promise<void>((resolve) => busy.close(resolve));
    }
  });

  it('is not there when none of its nodes is, and says which they are without a password', async () => {
    const [one, two] = [await freePort(), await freePort()];
    const urls = `mqtt://sam:secret@127.0.0.1:${one},mqtt://sam:secret@127.0.0.1:${two}`;
    const failed = connect(urls);
    await expect(failed).rejects.toMatchObject({ code: 'target-offline' });
    await expect(failed).rejects.not.toMatchObject({ message: expect.stringContaining('secret') });
  });

  it('is written as a list or with commas, and each of it must be an address', () => {
    const urlOf = (yaml: string) => {
      const parsed = parseConfig({ yaml, env: {} });
      return parsed.ok ? parsed.config.bus.url : parsed.faults.map(({ path }) => path);
    };
    expect(urlOf('bus: { url: [mqtt://a:1883, mqtts://b:8883] }')).toBe('mqtt://a:1883,mqtts://b:8883');
    expect(urlOf('bus: { url: "mqtt://a:1883,mqtt://b" }')).toBe('mqtt://a:1883,mqtt://b');
    expect(urlOf('bus: { url: [mqtt://a:1883, http://b] }')).toEqual(['bus.url']);
    expect(urlOf('bus: { url: [] }')).toEqual(['bus.url']);
  });
});
