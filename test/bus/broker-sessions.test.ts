import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectAsync } from 'mqtt';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { silentLogger } from '../../src/base/index.ts';
import { EmbeddedBroker } from '../../src/bus/index.ts';
import { Store } from '../../src/store/index.ts';
import { ManualClock, settle } from '../kit/clock.ts';
import { eventually } from '../kit/servers/broker.ts';

const DAY = 86_400_000;

describe('sessions that outlive their connections', () => {
  let folder = '';
  let clock: ManualClock;
  let store: Store;
  let broker: EmbeddedBroker;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hearth-sessions-'));
    clock = new ManualClock();
    await start();
  });
  afterEach(async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function start(): Promise<void> {
    store = new Store({ path: join(folder, 'broker.db'), durability: 'process-kill' });
    broker = new EmbeddedBroker({ port: 0, store, clock, log: silentLogger });
    await broker.start();
  }

  async function stop(): Promise<void> {
    await broker.close();
    store.close();
  }

  /** Connects with its session, hears what was kept for it, and goes again. */
  async function visit(clientId: string): Promise<readonly string[]> {
    const heard: string[] = [];
    const client = await connectAsync(broker.url, {
      clientId,
      clean: false,
      protocolVersion: 4,
      reconnectPeriod: 0,
    });
    client.on('message', (_topic, payload) => heard.push(String(payload)));
    await client.subscribeAsync('news', { qos: 1 });
    await client.publishAsync('news', 'last', { qos: 1 });
    await eventually(() => heard.at(-1)).toBe('last');
    await client.endAsync();
    await settle();
    return heard.slice(0, -1);
  }

  async function tell(text: string): Promise<void> {
    const client = await connectAsync(broker.url, { protocolVersion: 4, reconnectPeriod: 0 });
    await client.publishAsync('news', text, { qos: 1 });
    await client.endAsync();
  }

  const kept = () => store.prepare('SELECT client FROM subscriptions').all().length;

  it('are kept for a month after the last visit, also across a restart', async () => {
    await visit('sensor');
    await clock.advance(20 * DAY);
    await stop();
    await start();
    await tell('one');
    expect(await visit('sensor')).toContain('one');
    await clock.advance(29 * DAY);
    await tell('two');
    expect(kept()).toBe(1);
    await clock.advance(3 * DAY);
    await eventually(kept).toBe(0);
    expect(store.prepare('SELECT 1 FROM seen').all()).toEqual([]);
    expect(await visit('sensor')).toEqual([]);
  });

  it('are kept for as long as the client stays connected', async () => {
    const client = await connectAsync(broker.url, {
      clientId: 'tablet',
      clean: false,
      protocolVersion: 4,
      reconnectPeriod: 0,
    });
    await client.subscribeAsync('news', { qos: 1 });
    await settle();
    for (let i = 0; i < 3; i++) await clock.advance(20 * DAY);
    expect(kept()).toBe(1);
    await client.endAsync();
  });
});
