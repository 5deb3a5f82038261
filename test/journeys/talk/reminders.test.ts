import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mqtt, { type MqttClient } from 'mqtt';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { TurnView } from '../../../src/domain/index.ts';
import { ManualClock } from '../../kit/clock.ts';
import { HubOverHttp } from '../../kit/house.ts';
import {
  ACCOUNTS,
  asAccount,
  freePort,
  OWNER_TOKEN,
  startTestHub,
  type TestHub,
  until,
} from '../../kit/hub.ts';
import { bundle, Child } from '../../kit/programs/child.ts';
import { MailServer } from '../../kit/servers/smtp.ts';
import { Lamp } from '../../kit/things/lamp.ts';

/** The whole hub with its time in our hands: what was asked for later comes by the door it was asked at, or by mail. */
let clock: ManualClock;
let data: string;
let mail: MailServer;
let hub: TestHub;
let http: HubOverHttp;
let config: Record<string, unknown>;
const clients: MqttClient[] = [];

beforeEach(async () => {
  // 18:30 in New York, on a Tuesday.
  clock = new ManualClock('2026-03-10T22:30:00Z');
  data = mkdtempSync(join(tmpdir(), 'hearth-later-'));
  mail = await new MailServer().start();
  config = {
    bus: { users: ACCOUNTS },
    devices: { simulated: false },
    email: { smtp: { host: '127.0.0.1', port: mail.port, timeoutSeconds: 2 }, from: 'hub@example.com' },
  };
  await start();
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.endAsync(true);
  await hub.stop();
  await mail.stop();
  rmSync(data, { recursive: true, force: true });
});

async function start(): Promise<void> {
  hub = await startTestHub({ data, clock, config });
  http = new HubOverHttp(hub.url);
}

/** Goes to a moment at once: every timer that is due by then fires, and no other. */
async function pass(ms: number): Promise<void> {
  clock.step(clock.now() + ms - 1);
  await clock.advance(1);
}

const MINUTES = 60_000;

/** The first mail without the line breaks that quoted-printable and headers put into it (RFC 2045 section 6.7). */
function textOfMail(): string {
  return (mail.mails[0]?.raw ?? '').replaceAll(/=\r?\n/g, '').replaceAll(/\r?\n/g, ' ');
}

interface Out {
  readonly type: string;
  readonly text: string;
  readonly turn: string | null;
}

/** Somebody who speaks and listens in one conversation over MQTT. */
async function satellite(conversation: string): Promise<{ said: Out[]; say(text: string): Promise<Out> }> {
  const client = await mqtt.connectAsync(asAccount(hub.brokerUrl, 'phone'), {
    protocolVersion: 4,
    reconnectPeriod: 0,
  });
  clients.push(client);
  const said: Out[] = [];
  client.on('message', (_topic, payload) => said.push(JSON.parse(String(payload)) as Out));
  await client.subscribeAsync(`hearth/v1/channel/${conversation}/out`, { qos: 1 });
  return {
    said,
    async say(text) {
      const from = said.length;
      await client.publishAsync(`hearth/v1/channel/${conversation}/in`, text, { qos: 1 });
      return until(() => said.slice(from).find(({ type }) => type === 'answer'), `"${text}" is answered`);
    },
  };
}

describe('H33 a reminder finds its person', () => {
  it('said over MQTT it comes to that conversation, once, and no mail is sent', async () => {
    const [kitchen, study] = [await satellite('kitchen'), await satellite('study')];
    const answer = await kitchen.say('remind me in 10 minutes to turn the roast');
    expect(answer.text).toMatch(/I'll remind you .*18:40 to turn the roast/);
    await pass(10 * MINUTES);
    const reminder = await until(() => kitchen.said.find(({ type }) => type === 'reminder'), 'it is said');
    expect(reminder).toMatchObject({ text: 'Reminder: turn the roast', turn: null });
    await pass(5 * MINUTES);
    await hub.ask('/v1/reminders');
    expect(kitchen.said.filter(({ type }) => type === 'reminder')).toHaveLength(1);
    expect(study.said).toEqual([]);
    expect(mail.mails).toEqual([]);
  });

  it('when nobody is left in that conversation it comes by mail', async () => {
    const kitchen = await satellite('kitchen');
    await kitchen.say('remind me in 10 minutes to turn the roast');
    await clients[0]?.endAsync();
    await pass(10 * MINUTES);
    await mail.until(() => mail.mails.length > 0);
    expect(mail.mails[0]).toMatchObject({ to: ['alex@example.com'] });
    expect(mail.mails[0]?.raw).toContain('Subject: Reminder: turn the roast');
    expect(kitchen.said.filter(({ type }) => type === 'reminder')).toEqual([]);
  });

  it('H32 said over WebSocket it comes to the socket', async () => {
    const socket = new WebSocket(`${hub.url.replace('http', 'ws')}/ws`, {
      headers: { authorization: `Bearer ${OWNER_TOKEN}` },
    });
    const frames: Record<string, unknown>[] = [];
    socket.on('message', (text) => frames.push(JSON.parse(String(text)) as Record<string, unknown>));
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    socket.send(JSON.stringify({ uuid: 'tablet', message: 'remind me in 10 minutes to turn the roast' }));
    await until(() => frames.some((frame) => frame['on_chat_model_end'] === true), 'it is answered');
    await pass(10 * MINUTES);
    const notice = await until(() => frames.find((frame) => 'notice' in frame), 'it is said');
    expect(notice).toMatchObject({ notice: { type: 'reminder', text: 'Reminder: turn the roast' } });
    expect(mail.mails).toEqual([]);
    socket.terminate();
  });

  it('H34 a person without an open door gets a mail, of which there is one', async () => {
    const turn = await http.say('remind me in 10 minutes to turn the roast');
    expect(turn.status, turn.reply ?? '').toBe('done');
    await pass(10 * MINUTES);
    await mail.until(() => mail.mails.length > 0);
    await pass(5 * MINUTES);
    await http.reminders();
    expect(mail.mails.map(({ to }) => to)).toEqual([['alex@example.com']]);
  });

  it('H22 missed while the hub was down it is told late, with its time', async () => {
    await http.say('remind me in 10 minutes to turn the roast');
    await hub.close();
    clock.step(clock.now() + 2 * 60 * MINUTES);
    await start();
    await clock.advance(5_000);
    await mail.until(() => mail.mails.length > 0);
    expect(textOfMail()).toContain('turn the roast (late: it was due 18:40, while I was not running)');
    expect(mail.mails).toHaveLength(1);
  });

  it('H22 H25 past by decades when the clock was set it is told late, and a command is not done, and nobody claims not to have run', async () => {
    await http.say('remind me in 10 minutes to turn the roast');
    await http.post('/v1/services/schedule/create', {
      text: 'turn off the porch light',
      groups: [[{ service: 'light', method: 'turn_off', args: { target: { name: 'Porch Light' } } }]],
      at: '2026-03-10T18:45:00-04:00',
      person: 'alex',
    });
    const before = process.cpuUsage();
    await pass(56 * 365 * 24 * 60 * MINUTES);
    await until(async () => {
      await clock.advance(1_000);
      return mail.mails.length === 2;
    }, 'both are told');
    const { user, system } = process.cpuUsage(before);
    // One that walked the minutes between would need hours.
    expect((user + system) / 1_000).toBeLessThan(10_000);
    const texts = mail.mails
      .map(({ raw }) => raw.replaceAll(/=\r?\n/g, '').replaceAll(/\r?\n/g, ' '))
      .join('\n');
    expect(texts).toContain('turn the roast (late: it was due');
    expect(texts).toMatch(/turn off the porch light\S* was not done/);
    expect(texts).not.toContain('not running');
    expect((await http.get<{ turns: TurnView[] }>('/v1/turns')).turns).toHaveLength(1);
  });
});

describe('H25 a command for later', () => {
  let lamp: Lamp;
  beforeEach(async () => {
    lamp = new Lamp({
      url: asAccount(hub.brokerUrl, 'lamp'),
      id: 'porch',
      name: 'Porch Light',
      area: 'Porch',
    });
    await lamp.ready();
    await until(() => hub.doorway.devices().some(({ report }) => report?.state['on'] === true), 'it is on');
  });
  afterEach(() => lamp.close());

  it('is stored, listed, runs as a turn of its own, and says nothing of what went well', async () => {
    const kitchen = await satellite('kitchen');
    const answer = await kitchen.say('turn off the porch light in 15 minutes');
    expect(answer.text).toContain('18:45');
    expect(lamp.commands).toEqual([]);
    const { schedules } = await http.get<{ schedules: { text: string; at: string }[] }>('/v1/schedules');
    expect(schedules).toMatchObject([{ at: '2026-03-10T18:45:00-04:00' }]);

    await pass(15 * MINUTES);
    const own = await until(async () => {
      const { turns } = await http.get<{ turns: TurnView[] }>('/v1/turns?everyone=true');
      return turns.find(({ turn, status }) => turn !== answer.turn && status === 'done');
    }, 'it is done');
    expect(lamp.on).toBe(false);
    expect(lamp.commands).toHaveLength(1);
    // What went well is told to nobody.
    expect(
      kitchen.said.filter(({ turn, text }) => turn !== answer.turn && !text?.startsWith('A new lamp')),
    ).toEqual([]);
    expect(own).toMatchObject({ status: 'done', text: 'turn off the porch light in 15 minutes' });
    expect(await http.get('/v1/schedules')).toEqual({ schedules: [] });
  });

  it('begins with the sunset of every day, and ends once each time', async () => {
    const kitchen = await satellite('kitchen');
    const answer = await kitchen.say('every evening turn off the porch light from sunset to midnight');
    expect(answer.text).toMatch(/every day at sunset/);
    const kept = async () => (await http.get<{ schedules: unknown[] }>('/v1/schedules')).schedules.length;
    for (const hours of [0.5, 19]) {
      await pass(hours * 60 * MINUTES);
      await until(() => !lamp.on, 'it is off');
      await until(async () => (await kept()) === 2, 'its end is kept beside the rule');
      await pass(5 * 60 * MINUTES);
      await until(() => lamp.on, 'it is on at midnight');
      expect(await kept()).toBe(1);
    }
  });

  it('is cancelled over HTTP, and then does not run', async () => {
    await http.say('turn off the porch light in 15 minutes');
    const { schedules } = await http.get<{ schedules: { id: string }[] }>('/v1/schedules');
    const cancelled = await http.post('/v1/services/schedule/cancel', { id: schedules[0]?.id });
    expect(await cancelled.json()).toMatchObject({
      result: { summary: expect.stringContaining('Cancelled') },
    });
    await pass(20 * MINUTES);
    expect(await http.get('/v1/schedules')).toEqual({ schedules: [] });
    expect((await http.get<{ turns: TurnView[] }>('/v1/turns')).turns).toHaveLength(1);
    expect(lamp.commands).toEqual([]);
  });
});

describe('H25 a command whose time passed while nobody ran', () => {
  it('is not done behind the person’s back, but told', async () => {
    await http.post('/v1/services/schedule/create', {
      text: 'turn off the porch light',
      groups: [[{ service: 'light', method: 'turn_off', args: { target: { name: 'Porch Light' } } }]],
      at: '2026-03-10T18:45:00-04:00',
      person: 'alex',
    });
    await hub.close();
    clock.step(clock.now() + 2 * 60 * MINUTES);
    await start();
    await clock.advance(5_000);
    await mail.until(() => mail.mails.length > 0);
    expect(textOfMail()).toContain('turn off the porch light');
    expect(textOfMail()).toContain('was not done');
    expect((await http.get<{ turns: TurnView[] }>('/v1/turns')).turns).toEqual([]);
    expect(await http.get('/v1/schedules')).toEqual({ schedules: [] });
  });
});

describe('H25 a command for later and kill -9', () => {
  let file: string;
  beforeAll(async () => {
    file = await bundle(new URL('../../faults/resting-hub.ts', import.meta.url).pathname);
  });

  it('X02 is run in its time by the hub that comes after, once', async () => {
    const port = await freePort();
    const folder = mkdtempSync(join(tmpdir(), 'hearth-later-kill-'));
    const given = JSON.stringify({ data: folder, config: { ...config, bus: { port } } });
    const children: Child[] = [];
    const run = async () => {
      const child = new Child(file, [given]);
      children.push(child);
      const { url } = JSON.parse(await child.line((line) => line.includes('"ready"'))) as { url: string };
      return new HubOverHttp(url);
    };
    let lamp: Lamp | undefined;
    try {
      const before = await run();
      lamp = new Lamp({ url: `mqtt://127.0.0.1:${port}`, id: 'porch', name: 'Porch Light', area: 'Porch' });
      await lamp.ready();
      await until(async () => {
        const { devices } = await before.get<{ devices: { report: unknown }[] }>('/v1/devices');
        return devices.some(({ report }) => report !== null);
      }, 'the lamp is known');
      const stored = await before.say('turn off the porch light in 5 seconds');
      expect(stored.groups[0]?.actions[0]?.status, stored.reply ?? '').toBe('scheduled');
      await children[0]?.kill();
      expect(lamp.commands).toHaveLength(0);

      const after = await run();
      await until(() => lamp?.on === false, 'the lamp is off');
      await until(async () => {
        const { turns } = await after.get<{ turns: TurnView[] }>('/v1/turns');
        return turns.length === 2 && turns.every(({ status }) => status === 'done');
      }, 'both turns are done');
      expect(lamp.commands).toHaveLength(1);
      expect(await after.get('/v1/schedules')).toEqual({ schedules: [] });
    } finally {
      await lamp?.close();
      for (const child of children) await child.kill();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('H21 the hours and dates of this house', () => {
  it('come from the configuration: when morning is, and which way round a date is said', async () => {
    await hub.stop();
    config = { ...config, home: { locale: 'en-US', hours: { morning: '06:45', dinner: 19.5 } } };
    await start();
    await http.say('remind me tomorrow morning to run');
    await http.say('remind me at dinner to set the table');
    await http.say('remind me on 4/3 at noon to call the bank');
    const { reminders } = await http.get<{ reminders: { text: string; at: string }[] }>('/v1/reminders');
    expect(Object.fromEntries(reminders.map(({ text, at }) => [text, at.slice(5, 16)]))).toEqual({
      run: '03-11T06:45',
      'set the table': '03-10T19:30',
      'call the bank': '04-03T12:00',
    });
  });
});
