import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { silentLogger, systemClock } from '../../src/base/index.ts';
import { openLine } from '../../src/bus/broker/line.ts';
import { EmbeddedBroker, MqttConnection } from '../../src/bus/index.ts';
import { Store } from '../../src/store/index.ts';

describe('a line within the process', () => {
  it('brings what is written at one end out at the other, in order and both ways', async () => {
    const [here, there] = openLine();
    const heard: string[] = [];
    there.on('data', (chunk: Buffer) => heard.push(chunk.toString()));
    here.cork();
    for (const piece of ['turn ', 'it ', 'on']) here.write(piece);
    here.uncork();
    here.end('!');
    await once(there, 'end');
    expect(heard.join('')).toBe('turn it on!');
    const answers: string[] = [];
    const [asker, answerer] = openLine();
    asker.on('data', (chunk: Buffer) => answers.push(chunk.toString()));
    answerer.end('on');
    await once(asker, 'close');
    expect(answers).toEqual(['on']);
  });

  it('holds a writer back while the other end does not read', async () => {
    const [here, there] = openLine();
    const bytes = 1_000_000;
    let written = 0;
    here.write(Buffer.alloc(bytes / 2), () => {
      written += 1;
    });
    here.write(Buffer.alloc(bytes / 2), () => {
      written += 1;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect([written, here.writableNeedDrain]).toEqual([0, true]);
    let read = 0;
    there.on('data', (chunk: Buffer) => {
      read += chunk.length;
    });
    await once(here, 'drain');
    expect([written, read]).toEqual([2, bytes]);
    here.destroy();
  });

  it('closes at both ends, whichever is cut', async () => {
    for (const cut of [0, 1] as const) {
      const line = openLine();
      const closed = Promise.all(line.map((end) => once(end, 'close')));
      line[cut].destroy();
      await closed;
      expect(line.map((end) => end.destroyed)).toEqual([true, true]);
    }
  });
});

describe("the hub's line to its own broker", () => {
  let folder = '';
  let store: Store;
  let broker: EmbeddedBroker;
  const common = { clock: systemClock, log: silentLogger };
  const client = (clientId: string, more: object = {}) =>
    new MqttConnection({ url: broker.url, clientId, protocolVersion: 4, ...more, ...common });
  const byLine = (clientId: string) =>
    client(clientId, { line: () => broker.line(), ...broker.hubCredentials });

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hearth-line-'));
    store = new Store({ path: join(folder, 'broker.db'), durability: 'process-kill' });
    const users = [{ name: 'lamp', password: 'not used here', device: true as const }];
    broker = new EmbeddedBroker({ port: 0, store, users, ...common });
    await broker.start();
  });
  afterEach(async () => {
    await broker.close();
    store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('carries retained, long and many messages in their order, and asks for the password as a socket does', async () => {
    const [one, other] = [byLine('one'), byLine('other')];
    await Promise.all([one.start(), other.start()]);
    const heard: string[] = [];
    await other.subscribe('shelf/#', ({ payload }) => heard.push(payload.toString().slice(0, 4)));
    await one.publish('shelf/long', 'x'.repeat(3_000_000), { qos: 1, retain: true });
    await Promise.all(Array.from({ length: 200 }, (_, i) => one.publish('shelf/one', String(i), { qos: 1 })));
    await one.publish('shelf/one', 'last', { qos: 1 });
    while (heard.at(-1) !== 'last') await new Promise((resolve) => setImmediate(resolve));
    expect(heard).toEqual(['xxxx', ...Array.from({ length: 200 }, (_, i) => String(i)), 'last']);
    await Promise.all([one.close(), other.close()]);
    const stranger = client('stranger', { line: () => broker.line() });
    await expect(stranger.start()).rejects.toMatchObject({ code: 'unauthorized' });
  });

  it('breaks when the broker closes, and a line to a broker that is closed comes closed', async () => {
    const hub = byLine('hub');
    await hub.start();
    const lost = new Promise((resolve) => hub.onConnection((state) => state === 'lost' && resolve(state)));
    await broker.close();
    await lost;
    await expect(hub.publish('shelf/one', '1', { qos: 1 })).rejects.toMatchObject({ code: 'target-offline' });
    await expect(byLine('late').start()).rejects.toMatchObject({ code: 'target-offline' });
    await hub.close();
  });
});
