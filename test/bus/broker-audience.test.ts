import mqtt from 'mqtt';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually, type RunningEmbeddedBroker, startEmbeddedBroker } from '../kit/servers/broker.ts';

const OUT = 'hearth/v1/channel/kitchen/out';

let broker: RunningEmbeddedBroker;
beforeEach(async () => {
  broker = await startEmbeddedBroker();
});
afterEach(() => broker.stop());

const join = (options: mqtt.IClientOptions = {}) =>
  mqtt.connectAsync(broker.url, { protocolVersion: 4, reconnectPeriod: 0, ...options });
const heard = () => broker.broker.isHeard(OUT);

describe('H33 who listens at the embedded broker', () => {
  it('a topic is heard from its subscription to its end', async () => {
    const kitchen = await join();
    expect(heard()).toBe(false);
    await kitchen.subscribeAsync(OUT);
    expect(heard()).toBe(true);
    await kitchen.unsubscribeAsync(OUT);
    expect(heard()).toBe(false);
    await kitchen.subscribeAsync('hearth/v1/channel/+/out');
    expect(heard()).toBe(true);
    kitchen.stream.destroy();
    await eventually(heard).toBe(false);
    kitchen.end(true);
  });

  it('one of two listeners may go', async () => {
    const [one, two] = [await join(), await join()];
    await one.subscribeAsync(OUT);
    await two.subscribeAsync('hearth/v1/channel/kitchen/#');
    await one.endAsync();
    expect(heard()).toBe(true);
    await two.endAsync();
    await eventually(heard).toBe(false);
  });

  it('a session without its client hears nothing, and hears again when the client is back', async () => {
    const asleep = { clientId: 'satellite', clean: false };
    const first = await join(asleep);
    await first.subscribeAsync(OUT, { qos: 1 });
    await first.endAsync();
    await eventually(heard).toBe(false);
    const second = await join(asleep);
    await eventually(heard).toBe(true);
    await second.endAsync();
    await eventually(heard).toBe(false);
  });

  it('who takes whole branches watches, and is no listener', async () => {
    const log = await join();
    await log.subscribeAsync('#');
    await log.subscribeAsync('hearth/v1/channel/#');
    expect(heard()).toBe(false);
    expect(broker.broker.isWatched(OUT)).toBe(true);
    expect(broker.broker.isWatched('$SYS/x')).toBe(false);
    await log.endAsync();
    await eventually(() => broker.broker.isWatched(OUT)).toBe(false);
  });
});
