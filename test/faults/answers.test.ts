import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mqtt, { type MqttClient } from 'mqtt';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FOUNDING_SENTENCE } from '../../src/app/demo.ts';
import type { TurnView } from '../../src/domain/index.ts';
import { HubOverHttp } from '../kit/house.ts';
import { ACCOUNTS, asAccount, freePort, until } from '../kit/hub.ts';
import { bundle, Child } from '../kit/programs/child.ts';
import { MailServer } from '../kit/servers/smtp.ts';
import { Lamp } from '../kit/things/lamp.ts';

/**
 * What is said to the person when the hub is killed in between: one answer for the turn, in the conversation that asked. The
 * satellite is a real client that keeps its session, so that nothing is lost on its side.
 */
interface Out {
  readonly id: string;
  readonly type: string;
  readonly text: string;
  readonly wait?: string;
}

let file: string;
let data: string;
let port: number;
let mail: MailServer;
let lamp: Lamp;
let satellite: MqttClient;
const outs: Out[] = [];
const hubs: Child[] = [];

beforeAll(async () => {
  file = await bundle(new URL('./resting-hub.ts', import.meta.url).pathname);
});

beforeEach(async () => {
  outs.length = 0;
  data = mkdtempSync(join(tmpdir(), 'hearth-answers-'));
  port = await freePort();
  mail = await new MailServer().start();
  const url = `mqtt://127.0.0.1:${port}`;
  satellite = mqtt.connect(asAccount(url, 'phone'), {
    clientId: 'kitchen',
    clean: false,
    reconnectPeriod: 50,
    protocolVersion: 4,
  });
  satellite.on('error', () => {});
  satellite.on('message', (_topic, payload) => outs.push(JSON.parse(String(payload)) as Out));
  lamp = new Lamp({ url: asAccount(url, 'lamp'), id: 'garage_lamp', name: 'Garage Lamp', area: 'Garage' });
});

afterEach(async () => {
  for (const hub of hubs.splice(0)) await hub.kill();
  await lamp.close();
  await satellite.endAsync(true);
  await mail.stop();
  rmSync(data, { recursive: true, force: true });
});

async function start(more: { readonly diesUntold?: boolean } = {}): Promise<HubOverHttp> {
  const config = {
    bus: { port, users: ACCOUNTS },
    devices: { simulated: false },
    email: {
      smtp: { host: '127.0.0.1', port: mail.port, timeoutSeconds: 2 },
      from: 'hub@example.com',
      waitMs: 10_000,
    },
    light: { seenWithinMs: 500 },
  };
  const child = new Child(file, [JSON.stringify({ data, config, ...more })]);
  hubs.push(child);
  const { url } = JSON.parse(await child.line((line) => line.includes('"ready"'))) as { url: string };
  const http = new HubOverHttp(url);
  await lamp.ready();
  await until(async () => {
    const { devices } = await http.get<{ devices: { report: { state: object } | null }[] }>('/v1/devices');
    return devices.some(({ report }) => report !== null && 'on' in report.state);
  }, 'the lamp is known');
  return http;
}

const kill = () => hubs.at(-1)?.kill();
const say = (text: string, externalId: string) =>
  satellite.publishAsync('hearth/v1/channel/kitchen/in', JSON.stringify({ text, externalId }), { qos: 1 });

async function allDone(http: HubOverHttp): Promise<readonly TurnView[]> {
  return until(async () => {
    const { turns } = await http.get<{ turns: TurnView[] }>('/v1/turns');
    return turns.length > 0 && turns.every(({ endedAt }) => endedAt !== null) && turns;
  }, 'every turn has ended');
}

describe('A33 one answer for each turn', () => {
  it.each([
    [
      'when the lamp hears its command',
      (act: () => void) => {
        lamp.onCommand = (count) => count === 1 && act();
      },
    ],
    [
      'when the mail has arrived',
      (act: () => void) => void mail.until(() => mail.mails.length > 0).then(act),
    ],
    [
      'as soon as the answer was heard',
      (act: () => void) =>
        void until(() => outs.some(({ type }) => type === 'answer'), 'it is answered').then(act),
    ],
  ])('also when the hub is killed %s', async (_when, arm) => {
    await start();
    await satellite.subscribeAsync('hearth/v1/channel/kitchen/out', { qos: 1 });
    const killed = new Promise<void>((resolve) => arm(() => void kill()?.then(resolve)));
    await say(FOUNDING_SENTENCE, 'wish');
    await killed;
    const http = await start();
    const [turn, ...others] = await allDone(http);
    expect(others).toEqual([]);
    expect(turn?.status, turn?.reply ?? '').toBe('done');
    await until(() => outs.some(({ type }) => type === 'answer'), 'it is answered');
    await say('hello', 'after');
    await until(
      () => outs.some(({ text }) => /hello/i.test(text) || text.includes('Hi')),
      'what came after is answered',
    );
    const answers = outs.filter(({ id }) => id === `${turn?.turn}:answer`);
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set([turn?.reply]));
    // It comes again with its id when it was published and could not be noted, and when the broker died before it was acknowledged.
    expect(answers.length).toBeLessThanOrEqual(3);
    expect(
      outs.filter(({ type }) => type === 'answer').filter(({ id }) => !id.startsWith(`${turn?.turn}`)),
    ).toHaveLength(1);
    expect(new Set(mail.mails.map(({ messageId }) => messageId)).size).toBe(1);
  });

  it('A33 exactly one notification, also when the hub dies between the report and the notice', async () => {
    await start({ diesUntold: true });
    await satellite.subscribeAsync('hearth/v1/channel/kitchen/out', { qos: 1 });
    await say(FOUNDING_SENTENCE, 'wish');
    await hubs.at(-1)?.ended();
    expect(outs.filter(({ type }) => type === 'answer')).toEqual([]);
    const http = await start();
    const [turn] = await allDone(http);
    await until(() => outs.some(({ type }) => type === 'answer'), 'it is answered');
    await say('hello', 'after');
    await until(() => outs.some(({ text }) => /hello/i.test(text)), 'what came after is answered');
    const notices = outs.filter(({ id }) => id.startsWith(turn?.turn ?? ''));
    expect(notices.map(({ id, text }) => [id, text])).toEqual([[`${turn?.turn}:answer`, turn?.reply]]);
    expect(new Set(mail.mails.map(({ messageId }) => messageId)).size).toBe(1);
  });

  it('X02 a question is asked again after a crash only where it was not yet asked, and is answered once', async () => {
    lamp.silent = true;
    await start();
    await satellite.subscribeAsync('hearth/v1/channel/kitchen/out', { qos: 1 });
    await say('turn off the garage lamp', 'wish');
    const question = await until(() => outs.find(({ type }) => type === 'question'), 'it is asked');
    await kill();
    lamp.silent = false;
    const http = await start();
    const { waits } = await http.get<{ waits: { id: string }[] }>('/v1/waits');
    expect(waits.map(({ id }) => id)).toEqual([question.wait]);
    await say('try again', 'answer');
    const [turn] = await allDone(http);
    expect(turn?.status, turn?.reply ?? '').toBe('done');
    expect(lamp.on).toBe(false);
    await until(() => outs.some(({ type }) => type === 'answer'), 'it is answered');
    const asked = outs.filter(({ type }) => type === 'question');
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
    expect(asked.length).toBeLessThanOrEqual(2);
  });
});
