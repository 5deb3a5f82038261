import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { MqttConnection } from '../../../src/bus/index.ts';
import { accounts, clientOf, PASSWORD } from '../../kit/accounts.ts';
import { HubOverHttp } from '../../kit/house.ts';
import { startTestHub, type TestHub, until } from '../../kit/hub.ts';
import { LogBook } from '../../kit/log.ts';
import { bundle, Child } from '../../kit/programs/child.ts';
import { connect, mosquittoAvailable, startMosquitto } from '../../kit/servers/broker.ts';

const ROOT = 'hearth/v1';
const retained = { qos: 1, retain: true } as const;
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const BROKERS: { name: string; bus: () => Promise<object> }[] = [
  { name: 'its own broker', bus: async () => ({ port: 0 }) },
  ...(mosquittoAvailable()
    ? [
        {
          name: 'Mosquitto',
          bus: async () => {
            const broker = await startMosquitto();
            ends.push(() => broker.stop());
            return { url: broker.url };
          },
        },
      ]
    : []),
];

async function open(bus: object, more: object = {}) {
  const log = new LogBook();
  const hub: TestHub = await startTestHub({ log, config: { bus, devices: { simulated: true }, ...more } });
  ends.push(() => hub.stop());
  const http = new HubOverHttp(hub.url);
  const stateOf = (id: string) => hub.doorway.devices().find((device) => device.id === id)?.report?.state;
  return { hub, http, log, stateOf };
}

describe.each(BROKERS)('H42 a stranger without an account at $name', ({ bus }) => {
  async function house() {
    const world = await open(await bus());
    const stranger: MqttConnection = await connect(world.hub.brokerUrl);
    ends.push(() => stranger.close());
    return { ...world, stranger };
  }

  it('opens no garage door by a command, and its owner opens it after a yes', async () => {
    const { http, stranger, stateOf, log } = await house();
    await stranger.publish(`${ROOT}/home/command/cover.garage_door`, { set: { position: 100 } }, { qos: 1 });
    await until(
      () => log.lines.some(({ message }) => message.includes('would open the house')),
      'it is refused',
    );
    expect(stateOf('cover.garage_door')).toMatchObject({ position: 0 });
    const asked = await http.say('open the garage door', { conversation: 'alex' });
    expect(asked.status).toBe('waiting');
    const done = await http.say('yes', { conversation: 'alex' });
    expect(done.reply ?? asked.reply).toBeDefined();
    await until(() => stateOf('cover.garage_door')?.['position'] === 100, 'it opens');
  });

  it('takes the place of no service of the hub, whatever it publishes', async () => {
    const { hub, http, stranger, stateOf } = await house();
    const calls: string[] = [];
    await stranger.subscribe(`${ROOT}/svc/lock/aaa/call/+`, ({ topic }) => calls.push(topic));
    const impostor = { manifest: 1, service: 'lock', title: 'Locks', version: '1', methods: {} };
    await stranger.publish(`${ROOT}/svc/lock/aaa/manifest`, { ...impostor, instance: 'aaa' }, retained);
    await stranger.publish(`${ROOT}/svc/lock/aaa/status`, 'online', retained);
    await stranger.publish(`${ROOT}/svc/lock/main/manifest`, '', retained);
    for (let n = 0; n < 5; n++) await stranger.publish(`${ROOT}/svc/lock/main/status`, 'offline', retained);
    const turn = await http.say('lock the back door');
    expect(turn.status, turn.reply ?? '').toBe('done');
    expect(stateOf('lock.back_door')).toMatchObject({ locked: true });
    expect(calls).toEqual([]);
    expect(hub.doorway.services().filter(({ service }) => service === 'lock')).toMatchObject([
      { instance: 'main', online: true },
    ]);
  });

  it('makes the hub believe nothing of a lock that the lock did not say', async () => {
    const { hub, http, stranger, stateOf } = await house();
    await until(() => stateOf('lock.front_door') !== undefined, 'the lock has told');
    const truth = stateOf('lock.front_door')!['locked'];
    const forged = { state: { locked: !truth }, available: true, at: 1 };
    for (let n = 0; n < 3; n++)
      await stranger.publish(`${ROOT}/home/report/lock.front_door`, forged, retained);
    const turn = await http.say('is the front door locked');
    expect(turn.reply).toMatch(truth === true ? /\blocked/ : /\bunlocked|not locked/);
    expect(hub.doorway.devices().find(({ id }) => id === 'lock.front_door')?.report?.state).toMatchObject({
      locked: truth,
    });
  });
});

describe('H42 the hub with accounts', () => {
  it('H07 a service elsewhere works with an account of its name, and no other one serves in its place', async () => {
    const users = await accounts({
      light: { service: 'light' },
      coffee: { service: 'coffee' },
      'alex-phone': { person: 'alex' },
    });
    const { hub, http, stateOf } = await open({ port: 0, users }, { services: { elsewhere: ['light'] } });
    const file = await bundle(new URL('../running/service-child.ts', import.meta.url).pathname);
    const data = mkdtempSync(join(tmpdir(), 'hearth-service-'));
    ends.push(() => rmSync(data, { recursive: true, force: true }));
    const start = (username: string) => {
      const env = { HEARTH_BUS_USERNAME: username, HEARTH_BUS_PASSWORD: PASSWORD };
      const child = new Child(file, [JSON.stringify({ name: 'light', broker: hub.brokerUrl, data, env })]);
      ends.push(() => child.kill());
      return child;
    };
    const refused = JSON.parse(await start('coffee').line((line) => line.includes('"refused"'))) as object;
    expect(refused).toMatchObject({ code: expect.stringMatching(/unauthorized|not-permitted/) });
    start('light');
    const isOnline = () =>
      hub.doorway.services().some(({ service, online }) => service === 'light' && online);
    await until(isOnline, 'the light service is there');
    const turn = await http.say('turn off the garage light');
    expect(turn.status, turn.reply ?? '').toBe('done');
    expect(stateOf('light.garage')).toMatchObject({ on: false });
    const phone = await clientOf(hub.brokerUrl, 'alex-phone');
    ends.push(() => phone.mqtt.endAsync(true));
    await phone.mqtt.publishAsync(`${ROOT}/svc/light/main/status`, 'offline', retained);
    await phone.mqtt.subscribeAsync(`${ROOT}/channel/alex/out`, { qos: 1 });
    await phone.mqtt.publishAsync(
      `${ROOT}/channel/alex/in`,
      JSON.stringify({ text: 'turn on the garage light', person: 'alex' }),
      { qos: 1 },
    );
    await until(() => phone.heard.some((line) => line.includes('"answer"')), 'the phone is answered');
    expect(isOnline()).toBe(true);
  });
});
