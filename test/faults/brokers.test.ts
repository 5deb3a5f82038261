import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mqtt from 'mqtt';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FOUNDING_SENTENCE } from '../../src/app/demo.ts';
import { SERVICES } from '../../src/catalogue.ts';
import type { TurnView } from '../../src/domain/index.ts';
import { HubOverHttp, type LampHouse, openLampHouse } from '../kit/house.ts';
import { freePort, startTestHub, until } from '../kit/hub.ts';
import { bundle, Child } from '../kit/programs/child.ts';
import { mosquittoAvailable, type RunningBroker, startMosquitto } from '../kit/servers/broker.ts';
import { Lamp } from '../kit/things/lamp.ts';

/**
 * The whole hub on a broker that is not its own, and that goes away at the worst moments. It keeps nothing on disk, so that
 * everything retained is lost with it and has to be told anew.
 */
const withMosquitto = mosquittoAvailable() ? describe : describe.skip;

let port: number;
let broker: RunningBroker;
let house: LampHouse | undefined;
beforeEach(async () => {
  port = await freePort();
  broker = await startMosquitto({ port });
});
afterEach(async () => {
  await house?.close();
  house = undefined;
  await broker.stop();
});

async function restart(): Promise<void> {
  await broker.stop();
  broker = await startMosquitto({ port });
}

async function ended(open: LampHouse, turn: string): Promise<TurnView> {
  return until(async () => {
    const view = await open.http.turn(turn);
    return view.endedAt === null ? undefined : view;
  }, 'the turn has ended');
}

async function expectWhole(open: LampHouse, turn: TurnView): Promise<void> {
  expect(turn.status, turn.reply ?? '').toBe('done');
  expect(open.lamp.on).toBe(false);
  expect(open.lamp.commands.length).toBeGreaterThanOrEqual(1);
  expect(open.lamp.commands.length).toBeLessThanOrEqual(2);
  expect(open.mail.mails.map(({ to }) => to)).toEqual([['alex@example.com']]);
  await until(() => open.hub.doorway.services().every(({ online }) => online), 'every service is back');
  expect((await open.http.reminders()).map(({ text }) => text)).toEqual(['take out the trash']);
  expect(turn.reply).toContain('he garage lamp is off');
}

withMosquitto('H01 the founding sentence with mosquitto as the bus', () => {
  it('is done as over the hub’s own broker: one command, one mail, one reminder', async () => {
    house = await openLampHouse({ broker: broker.url });
    expect(house.hub.brokerUrl).toBe(broker.url);
    await expectWhole(house, await house.http.say(FOUNDING_SENTENCE));
    expect(house.lamp.commands).toHaveLength(1);
  });

  it('X02 comes to the same end when the broker is restarted as the lamp hears its command', async () => {
    const open = await openLampHouse({ broker: broker.url });
    house = open;
    let restarted: Promise<void> | undefined;
    open.lamp.onCommand = () => {
      restarted ??= restart();
    };
    const { turn } = await open.http.say(FOUNDING_SENTENCE);
    const view = await ended(open, turn);
    expect(restarted).toBeDefined();
    await restarted;
    await expectWhole(open, view);
  });

  it('X02 and when it is restarted while the mail is being sent', async () => {
    const open = await openLampHouse({ broker: broker.url });
    house = open;
    const restarted = open.mail.until(() => open.mail.connections > 0).then(restart);
    const { turn } = await open.http.say(FOUNDING_SENTENCE);
    const view = await ended(open, turn);
    await restarted;
    await expectWhole(open, view);
  });

  it('H01 lives on while the broker is down for two seconds, says so, and is whole again afterwards', async () => {
    const open = await openLampHouse({ broker: broker.url });
    house = open;
    await broker.stop();
    const back = new Promise((resolve) => setTimeout(resolve, 2_000));
    await until(async () => (await open.http.ask('/readyz')).status === 503, 'the hub is not ready');
    expect(await open.http.get('/readyz')).toMatchObject({
      ready: false,
      parts: { bus: false, recovered: true },
    });
    expect((await open.http.ask('/healthz')).status).toBe(200);
    const said = open.http.say(FOUNDING_SENTENCE);
    await back;
    expect(open.lamp.commands).toEqual([]);

    broker = await startMosquitto({ port });
    await until(async () => (await open.http.ask('/readyz')).status === 200, 'the hub is ready again');
    const { turn } = await said;
    await expectWhole(open, await ended(open, turn));
  });
});

withMosquitto('H06 presence over mosquitto', () => {
  it('a hub that is killed leaves its services offline by their wills, and online again when it is back', async () => {
    const file = await bundle(new URL('./resting-hub.ts', import.meta.url).pathname);
    const data = mkdtempSync(join(tmpdir(), 'hearth-presence-'));
    const watcher = await mqtt.connectAsync(broker.url);
    const states = new Map<string, string>();
    watcher.on('message', (topic, payload) => {
      states.set(topic.split('/').at(-3) ?? '', (JSON.parse(String(payload)) as { state: string }).state);
    });
    await watcher.subscribeAsync('hearth/v1/svc/+/main/status', { qos: 1 });
    const all = (state: string) =>
      states.size === SERVICES.length && [...states.values()].every((one) => one === state);
    const given = JSON.stringify({ data, config: { bus: { url: broker.url } } });
    const hubs = [new Child(file, [given])];
    try {
      await hubs[0]?.line((line) => line.includes('"ready"'));
      await until(() => all('online'), 'every service is online');
      await hubs[0]?.kill();
      await until(() => all('offline'), 'the wills say that they are offline');
      const again = new Child(file, [given]);
      hubs.push(again);
      const ready = JSON.parse(await again.line((line) => line.includes('"ready"'))) as { url: string };
      await until(() => all('online'), 'they are online again');
      const view = await new HubOverHttp(ready.url).say('hello');
      expect(view.status).toBe('done');
    } finally {
      for (const hub of hubs) await hub.kill();
      await watcher.endAsync(true);
      rmSync(data, { recursive: true, force: true });
    }
  });

  it('a service that says or leaves behind that it is gone is refused at once, with a hint', async () => {
    const open = await openLampHouse({ broker: broker.url });
    house = open;
    const manifest = {
      manifest: 1,
      service: 'sprinkler',
      instance: 'main',
      title: 'Sprinkler',
      version: '1',
      methods: { start: { description: 'Starts it', params: { type: 'object' }, effect: 'idempotent' } },
    };
    const base = 'hearth/v1/svc/sprinkler/main';
    const sprinkler = await mqtt.connectAsync(broker.url, {
      will: { topic: `${base}/status`, payload: Buffer.from('{"state":"offline"}'), qos: 1, retain: true },
    });
    await sprinkler.publishAsync(`${base}/manifest`, JSON.stringify(manifest), { qos: 1, retain: true });
    await sprinkler.publishAsync(`${base}/status`, '{"state":"online"}', { qos: 1, retain: true });
    const online = () => open.hub.doorway.services().find(({ service }) => service === 'sprinkler')?.online;
    await until(() => online() === true, 'the sprinkler is there');
    sprinkler.stream.destroy();
    await until(() => online() === false, 'its will says that it is gone');
    sprinkler.end(true);
    const asked: string[] = [];
    const listener = await mqtt.connectAsync(broker.url);
    listener.on('message', (_topic, payload) => asked.push(String(payload)));
    await listener.subscribeAsync(`${base}/call/+`, { qos: 1 });
    const refused = await open.http.post('/v1/services/sprinkler/start', {});
    // It was refused without being asked: what is said next is the first that is heard there.
    await listener.publishAsync(`${base}/call/start`, 'mark', { qos: 1 });
    await until(() => asked.length > 0, 'the mark is heard');
    await listener.endAsync();
    expect(asked).toEqual(['mark']);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({
      code: 'target-offline',
      detail: 'The sprinkler service is offline',
      hint: 'Is the sprinkler service up? Try "hearth services".',
    });
  });
});

withMosquitto('H01 a hub whose broker is not there yet', () => {
  it('starts and answers over HTTP without it, says what is missing, and is whole once it comes', async () => {
    await broker.stop();
    const hub = await startTestHub({
      config: { bus: { url: broker.url }, devices: { simulated: false } },
    });
    const lamp = { url: broker.url, id: 'garage_lamp', name: 'Garage Lamp', area: 'Garage' };
    let found: Lamp | undefined;
    try {
      const http = new HubOverHttp(hub.url);
      expect(await http.get('/readyz')).toMatchObject({
        ready: false,
        parts: { bus: false, recovered: true },
      });
      expect((await http.ask('/healthz')).status).toBe(200);
      const said = http.say('what is the time');
      expect((await http.get<{ devices: unknown[] }>('/v1/devices')).devices).toEqual([]);

      broker = await startMosquitto({ port });
      await until(async () => (await http.ask('/readyz')).status === 200, 'the hub is ready');
      expect((await said).status).toBe('done');
      found = new Lamp(lamp);
      await found.ready();
      await until(() => hub.doorway.devices().length === 1, 'the lamp is known');
      expect((await http.say('turn off the garage lamp')).status).toBe('done');
      expect(found.on).toBe(false);
    } finally {
      await found?.close();
      await hub.stop();
    }
  });

  it('has it back within two seconds after many without, and does what was asked meanwhile', async () => {
    const open = await openLampHouse({ broker: broker.url });
    house = open;
    await broker.stop();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const said = open.http.say('turn off the garage lamp');
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    broker = await startMosquitto({ port });
    await until(async () => (await open.http.ask('/readyz')).status === 200, 'the hub is ready', 2_000);
    expect((await said).status).toBe('done');
    expect(open.lamp.on).toBe(false);
  });
});
