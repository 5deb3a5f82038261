import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mqtt, { type MqttClient } from 'mqtt';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FOUNDING_SENTENCE } from '../../../src/app/demo.ts';
import type { WaitView } from '../../../src/domain/index.ts';
import { type LampHouse, openLampHouse } from '../../kit/house.ts';
import { until } from '../../kit/hub.ts';
import { bundle, Child } from '../../kit/programs/child.ts';
import { startEmbeddedBroker } from '../../kit/servers/broker.ts';

let house: LampHouse;

const online = (service: string) =>
  house.hub.doorway.services().find((one) => one.service === service)?.online ?? false;

describe('H07 the light service in a process of its own', () => {
  let file: string;
  let data: string;
  const children: Child[] = [];
  beforeAll(async () => {
    file = await bundle(new URL('./service-child.ts', import.meta.url).pathname);
    house = await openLampHouse({ config: { services: { elsewhere: ['light'] } } });
    data = mkdtempSync(join(tmpdir(), 'hearth-service-'));
  });
  afterEach(async () => {
    for (const child of children.splice(0)) await child.kill();
    await until(() => !online('light'), 'the wills have spoken');
  });
  afterAll(async () => {
    await house.close();
    rmSync(data, { recursive: true, force: true });
  });

  function start(name: string, broker = house.hub.brokerUrl): Child {
    const child = new Child(file, [JSON.stringify({ name, broker, data })]);
    children.push(child);
    return child;
  }

  it('until it is there the hub says so; once it is, the founding sentence is done as ever', async () => {
    expect(house.hub.doorway.services().map(({ service }) => service)).not.toContain('light');
    const alone = await house.http.post('/v1/services/light/turn_off', { target: { name: 'Garage Lamp' } });
    expect(await alone.json()).toMatchObject({
      status: 503,
      code: 'target-offline',
      detail: 'The light service is not known',
      hint: expect.stringContaining('hearth services'),
    });
    const light = start('light');
    await until(() => online('light'), 'the light service is there');
    const turn = await house.http.say(FOUNDING_SENTENCE);
    expect(turn.status, turn.reply ?? '').toBe('done');
    expect(house.lamp.on).toBe(false);
    expect(house.lamp.commands).toHaveLength(1);
    expect(house.mail.mails).toHaveLength(1);
    expect(await house.http.reminders()).toHaveLength(1);
    expect(await light.stop()).toBe(0);
    await until(() => !online('light'), 'it has said goodbye');
  });

  it('killed, it is offline by its will; started again, it serves again', async () => {
    const first = start('light');
    await until(() => online('light'), 'the light service is there');
    await first.kill();
    await until(() => !online('light'), 'its will says that it is gone');
    start('light');
    await until(() => online('light'), 'it is there again');
    const on = await house.http.say('turn on the garage lamp');
    expect(on.status, on.reply ?? '').toBe('done');
    expect(house.lamp.on).toBe(true);
  });

  it('a second one is refused with a hint, and the first goes on undisturbed', async () => {
    start('light');
    await until(() => online('light'), 'the light service is there');
    const refused = JSON.parse(await start('light').line((line) => line.includes('"refused"'))) as object;
    expect(refused).toMatchObject({
      code: 'conflict',
      message: 'The light service is running on this broker already',
      hint: expect.stringContaining('services: { elsewhere: [light] }'),
    });
    const ofTheHub = JSON.parse(await start('email').line((line) => line.includes('"refused"'))) as object;
    expect(ofTheHub).toMatchObject({ code: 'conflict' });
    expect(online('light') && online('email')).toBe(true);
    const off = await house.http.say('turn off the garage lamp');
    expect(off.status, off.reply ?? '').toBe('done');
  });

  it('a name that is no service and a broker that is none are refused', async () => {
    const misspelt = JSON.parse(await start('lihgt').line((line) => line.includes('"refused"'))) as object;
    expect(misspelt).toMatchObject({ code: 'not-found', hint: 'Did you mean "light"?' });
    const lost = start('light', 'mqtt://127.0.0.1:9');
    expect(JSON.parse(await lost.line((line) => line.includes('"refused"')))).toMatchObject({
      code: 'target-offline',
      message: expect.stringContaining('No MQTT broker at mqtt://127.0.0.1:9'),
    });
  });

  it('waits for a broker that went away, and is there again when it comes back', async () => {
    const before = await startEmbeddedBroker();
    const light = start('light', before.url);
    await light.line((line) => line.includes('the service is up'));
    await before.stop();
    await light.line((line) => line.includes('the broker is gone'));
    const after = await startEmbeddedBroker({ port: before.port });
    await light.line((line) => line.includes('the broker is back'));
    expect(await light.stop()).toBe(0);
    await after.stop();
  });

  it('what a broker kept from a service that died without a will is not believed', async () => {
    const stale = await mqtt.connectAsync(house.hub.brokerUrl, { protocolVersion: 4 });
    await stale.publishAsync('hearth/v1/svc/light/main/status', '{"state":"online"}', {
      qos: 1,
      retain: true,
    });
    await until(() => online('light'), 'the directory is deceived');
    const light = start('light');
    await light.line((line) => line.includes('the service is up'));
    await stale.endAsync();
    const on = await house.http.say('turn on the garage lamp');
    expect(on.status, on.reply ?? '').toBe('done');
  });
});

/** A sprinkler in no language of ours: it publishes what it can do and answers calls, and knows nothing of grants. */
class Sprinkler {
  readonly #client: MqttClient;
  readonly done: { readonly method: string; readonly params: unknown; readonly grant: boolean }[] = [];

  private constructor(client: MqttClient) {
    this.#client = client;
    client.on('message', (topic, payload) => {
      const { id, method, params, reply_to, grant } = JSON.parse(String(payload)) as Record<string, string>;
      if (!topic.endsWith(`/${method}`)) return;
      this.done.push({ method: method ?? '', params, grant: grant !== undefined });
      const result = { summary: `The ${(params as unknown as { zone: string }).zone} is being watered.` };
      client.publish(reply_to ?? '', JSON.stringify({ jsonrpc: '2.0', id, result }), { qos: 1 });
    });
  }

  static async open(url: string): Promise<Sprinkler> {
    const base = 'hearth/v1/svc/sprinkler/garden';
    const client = await mqtt.connectAsync(url, {
      protocolVersion: 4,
      will: { topic: `${base}/status`, payload: Buffer.from('offline'), qos: 1, retain: true },
    });
    const sprinkler = new Sprinkler(client);
    await client.subscribeAsync(`${base}/call/+`, { qos: 1 });
    const params = {
      type: 'object',
      properties: {
        zone: { type: 'string', enum: ['lawn', 'beds'] },
        minutes: { type: 'integer', minimum: 1 },
      },
      required: ['zone'],
    };
    const manifest = {
      manifest: 1,
      service: 'sprinkler',
      instance: 'garden',
      title: 'Sprinkler',
      description: 'Waters the garden.',
      version: '0.3',
      methods: {
        water: {
          title: 'Water',
          description: 'Waters a zone for some minutes.',
          params,
          effect: 'idempotent',
          phrases: ['water the {zone} for {minutes:duration}', 'water the {zone}'],
        },
        drench: {
          title: 'Drench a zone',
          description: 'Opens everything.',
          params,
          effect: 'idempotent',
          risk: 'confirm',
          phrases: ['drench the {zone}'],
        },
      },
    };
    await client.publishAsync(`${base}/manifest`, JSON.stringify(manifest), { qos: 1, retain: true });
    await client.publishAsync(`${base}/status`, 'online', { qos: 1, retain: true });
    return sprinkler;
  }

  close(): Promise<void> {
    return this.#client.endAsync();
  }
}

describe('H08 a foreign service', () => {
  let sprinkler: Sprinkler;
  beforeAll(async () => {
    house = await openLampHouse();
    sprinkler = await Sprinkler.open(house.hub.brokerUrl);
    await until(() => online('sprinkler'), 'the sprinkler is there');
  });
  beforeEach(() => {
    sprinkler.done.length = 0;
  });
  afterAll(async () => {
    await sprinkler.close();
    await house.close();
  });

  it('H02 is called by a sentence as soon as it has said what it can do', async () => {
    const turn = await house.http.say('please water the lawn for 10 minutes');
    expect(turn.status, turn.reply ?? '').toBe('done');
    expect(sprinkler.done).toEqual([
      { method: 'water', params: { zone: 'lawn', minutes: 10 }, grant: false },
    ]);
  });

  it('is called over HTTP and by its neighbours over MQTT, and stands in the list of services', async () => {
    const answer = await house.http.post('/v1/services/sprinkler/water', { zone: 'beds', minutes: 5 });
    expect(await answer.json()).toEqual({ result: { summary: 'The beds is being watered.' } });
    const neighbour = await mqtt.connectAsync(house.hub.brokerUrl, {
      clientId: 'neighbour',
      protocolVersion: 4,
    });
    const reply = 'hearth/v1/reply/neighbour/1';
    await neighbour.subscribeAsync(reply, { qos: 1 });
    const heard = new Promise<string>((resolve) =>
      neighbour.once('message', (_, text) => resolve(String(text))),
    );
    const call = { jsonrpc: '2.0', id: '1', method: 'water', params: { zone: 'lawn' }, reply_to: reply };
    await neighbour.publishAsync('hearth/v1/svc/sprinkler/garden/call/water', JSON.stringify(call), {
      qos: 1,
    });
    expect(JSON.parse(await heard)).toMatchObject({ id: '1', result: expect.anything() });
    await neighbour.endAsync();
    expect(sprinkler.done.map(({ params }) => params)).toEqual([
      { zone: 'beds', minutes: 5 },
      { zone: 'lawn' },
    ]);
  });

  it('H09 its risky method asks first when it is said: no leaves it undone, yes does it once', async () => {
    const asked = await house.http.say('drench the beds');
    expect(asked.status).toBe('waiting');
    expect(asked.waits).toMatchObject([
      { kind: 'approval', prompt: expect.stringContaining('Drench a zone') },
    ]);
    await house.http.say('no');
    await until(async () => (await house.http.turn(asked.turn)).endedAt !== null, 'the turn has ended');
    expect(sprinkler.done).toEqual([]);

    const again = await house.http.say('drench the lawn');
    await house.http.say('yes');
    await until(async () => (await house.http.turn(again.turn)).status === 'done', 'it is done');
    expect(sprinkler.done).toEqual([{ method: 'drench', params: { zone: 'lawn' }, grant: true }]);
    expect(await house.http.get<{ waits: WaitView[] }>('/v1/waits')).toEqual({ waits: [] });
  });

  it('H09 and when it is called over HTTP: 428 with a token, which is good for this call and only once', async () => {
    const drench = (params: object, confirm?: string) =>
      house.http.post(
        '/v1/services/sprinkler/drench',
        params,
        confirm === undefined ? {} : { 'hearth-confirm': confirm },
      );
    const first = await drench({ zone: 'lawn' });
    expect(first.status).toBe(428);
    const { confirm } = (await first.json()) as { confirm: { token: string; question: string } };
    expect(confirm.question).toMatch(/\?$/);
    expect((await drench({ zone: 'beds' }, confirm.token)).status).toBe(428);
    expect(sprinkler.done).toEqual([]);
    expect((await drench({ zone: 'lawn' }, confirm.token)).status).toBe(200);
    expect((await drench({ zone: 'lawn' }, confirm.token)).status).toBe(428);
    expect(sprinkler.done).toHaveLength(1);
  });
});
