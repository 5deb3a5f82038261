import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectAsync, type MqttClient } from 'mqtt';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_HOME } from '../../devices/simulated/index.ts';
import { type JsonObject, silentLogger } from '../../src/base/index.ts';
import { FarEar, FarRecogniser, framesOf, writeWav } from '../../src/voice/index.ts';
import { ManualClock } from '../kit/clock.ts';
import { ACCOUNTS, asAccount, startTestHub, type TestHub, until } from '../kit/hub.ts';
import { bundle, Child } from '../kit/programs/child.ts';
import { pitch, pitched, tone } from '../kit/voice.ts';

const SAID = ['turn on the kitchen light', 'is the kitchen light on?', '!hang'] as const;
const IN = 'hearth/v1/recogniser/attic/in';
const OUT = 'hearth/v1/recogniser/attic/out';

let hub: TestHub;
let folder: string;
const children: Child[] = [];
const clients: MqttClient[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hearth-far-'));
  hub = await startTestHub({
    simulatedHome: DEFAULT_HOME,
    config: {
      bus: { users: ACCOUNTS },
      devices: { simulated: {} },
      voice: { elsewhere: { recogniser: { name: 'attic' } } },
    },
  });
});
afterEach(async () => {
  for (const child of children.splice(0)) await child.kill();
  for (const client of clients.splice(0)) await client.endAsync(true);
  await until(async () => (await status()).state === 'away', 'it is away again');
});
afterAll(async () => {
  await hub.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The process on the other machine. */
async function joins(more: Record<string, unknown> = {}): Promise<Child> {
  const child = new Child(await bundle('test/kit/programs/recogniser-child.ts'), [
    JSON.stringify({
      program: await bundle('test/kit/programs/tone-recogniser.ts'),
      pairs: pitched(SAID),
      options: {
        ...{ broker: hub.brokerUrl, username: 'attic', password: 'secret' },
        ...{ data: folder, json: false, ...more },
      },
    }),
  ]);
  children.push(child);
  return child;
}

const isThere = () => until(async () => (await status()).state === 'running', 'the recogniser is there');

async function status(): Promise<{ state: string; by: string | null }> {
  const answer = (await (await hub.ask('/v1/voice')).json()) as {
    recogniser: { state: string; by: string | null };
  };
  return answer.recogniser;
}

async function say(text: (typeof SAID)[number], seconds = 0.4) {
  const said = await hub.ask('/v1/voice', {
    method: 'POST',
    headers: { 'content-type': 'audio/wav' },
    body: new Uint8Array(writeWav(tone(pitch(SAID.indexOf(text)), seconds))),
  });
  return { status: said.status, body: (await said.json()) as Record<string, string> };
}

/** A program of the account, and what it hears. */
async function client(account: (typeof ACCOUNTS)[number]['name'], filter: string) {
  const opened = await connectAsync(asAccount(hub.brokerUrl, account), { reconnectPeriod: 0 });
  clients.push(opened);
  const heard: Buffer[] = [];
  opened.on('message', (_topic, payload) => heard.push(payload));
  const granted = await opened.subscribeAsync(filter, { qos: 1 }).then(
    ([one]) => one?.qos ?? 128,
    () => 128,
  );
  return { opened, heard, granted };
}

describe('H36 a recogniser on another machine', () => {
  it('hears for the hub over its broker, and the house says by what it hears', async () => {
    expect(await status()).toEqual({ state: 'away', by: 'attic' });
    await joins();
    await isThere();
    expect((await status()).by).toBe('attic (tones)');
    const { body } = await say('turn on the kitchen light');
    expect(body).toMatchObject({ kind: 'turn', heard: 'turn on the kitchen light' });
    // Several at once come back to those who said them.
    const both = await Promise.all([say('is the kitchen light on?', 3), say('turn on the kitchen light')]);
    expect(both.map((one) => one.body['heard'])).toEqual([
      'is the kitchen light on?',
      'turn on the kitchen light',
    ]);
  });

  it('is told to be away at once when it is killed in the middle of a word, and hears again when it is back', async () => {
    const first = await joins();
    await isThere();
    const { heard } = await client('attic', IN);
    const lost = say('!hang');
    await until(() => heard.some(([kind, isLast]) => kind === 1 && isLast === 1), 'all of it was sent');
    await first.kill();
    expect(await lost).toMatchObject({
      status: 503,
      body: { detail: expect.stringContaining('"attic" is away') },
    });
    expect(await say('turn on the kitchen light')).toMatchObject({ status: 503 });
    const { findings } = (await (await hub.ask('/v1/health')).json()) as {
      findings: { what: string; ok: boolean }[];
    };
    expect(findings.filter(({ what }) => what.includes('"attic" is away'))).toMatchObject([{ ok: false }]);
    await joins();
    await isThere();
    expect((await say('turn on the kitchen light')).body['kind']).toBe('turn');
  });

  it('lets no stranger in: not with a wrong password, nor with the account of something else', async () => {
    const wrong = await joins({ password: 'guessed' });
    await wrong.ended();
    expect((await status()).state).toBe('away');
    const lamp = await client('lamp', IN);
    expect(lamp.granted).toBe(128);
    await lamp.opened.publishAsync(OUT, '{"type":"hello","by":"base"}', { qos: 1 });
    const phone = await client('phone', IN);
    expect(phone.granted).toBe(128);
    await phone.opened.publishAsync(OUT, '{"type":"hello","by":"base"}', { qos: 1 });
    expect((await status()).state).toBe('away');
  });

  it('is sent sound of half a minute at most, and may say no more than a sentence', async () => {
    const ear = await client('attic', IN);
    expect(ear.granted).toBe(1);
    expect((await client('attic', 'hearth/v1/channel/+/out')).granted).toBe(128);
    await ear.opened.publishAsync(OUT, '{"type":"hello","by":"mine"}', { qos: 1 });
    await isThere();
    expect((await say('turn on the kitchen light', 31)).status).toBe(422);
    expect(ear.heard.filter(([kind]) => kind === 1)).toEqual([]);
    await ear.opened.publishAsync(OUT, `{"type":"heard","text":"${'a'.repeat(5_000)}"}`, { qos: 1 });
    await ear.opened.publishAsync(OUT, '{"type":"gone"}', { qos: 1 });
    await until(async () => (await status()).state === 'away', 'it is gone');
  });
});

describe('its own end of it', () => {
  it('hears no more than half a minute, and nothing of which a piece is missing', async () => {
    const said: JsonObject[] = [];
    let heard = 0;
    const ear = new FarEar({
      ...{ by: 'base', clock: new ManualClock(), log: silentLogger },
      recogniser: { recognise: async () => ({ text: `${++heard}`, others: [] }) },
      line: { send: async (message) => void said.push(message as JsonObject) },
    });
    for (const frame of framesOf(1, tone(500, 31))) ear.take(frame);
    const [first, , ...rest] = framesOf(2, tone(500, 1));
    for (const frame of [first!, ...rest]) ear.take(frame);
    for (const frame of framesOf(3, tone(500, 1))) ear.take(frame);
    ear.take(Buffer.from('{"type":"hello"}'));
    ear.take(Buffer.from('what?'));
    await until(() => said.length === 4, 'it has answered');
    expect(said.find(({ utterance }) => utterance === 1)).toMatchObject({ type: 'refused' });
    expect(said.find(({ utterance }) => utterance === 2)).toMatchObject({ type: 'refused' });
    expect(said.find(({ utterance }) => utterance === 3)).toMatchObject({ type: 'heard', text: '1' });
    expect(said.find(({ type }) => type === 'hello')).toEqual({ type: 'hello', by: 'base' });
  });
});

describe('the hub’s end of it', () => {
  function far() {
    const clock = new ManualClock();
    const sent: Buffer[] = [];
    const recogniser = new FarRecogniser({
      called: 'attic',
      clock,
      log: silentLogger,
      line: { send: async (message) => void sent.push(message as Buffer) },
    });
    const says = (message: object) => recogniser.take(Buffer.from(JSON.stringify(message)));
    const code = (of: Promise<unknown>) =>
      of.then(
        () => 'heard',
        (error: { code: string }) => error.code,
      );
    return { clock, sent, recogniser, says, code };
  }

  it('waits fifteen seconds for words, and takes none that come later or that nobody asked for', async () => {
    const { clock, sent, recogniser, says, code } = far();
    expect(await code(recogniser.recognise(tone(500, 0.3)))).toBe('target-offline');
    says({ type: 'hello', by: 'base' });
    const said = code(recogniser.recognise(tone(500, 0.3)));
    await until(() => sent.length === 2, 'it is sent');
    const utterance = sent[0]!.readUInt16BE(2);
    says({ type: 'heard', utterance: (utterance + 1) % 0x10000, text: 'open the door', others: [] });
    await clock.advance(15_000);
    expect(await said).toBe('expired');
    says({ type: 'heard', utterance, text: 'open the door', others: [] });
    const next = recogniser.recognise(tone(500, 0.3));
    await until(() => sent.length === 4, 'the next is sent');
    says({ type: 'heard', utterance: sent[2]!.readUInt16BE(2), text: 'stop', others: [] });
    expect((await next).text).toBe('stop');
  });

  it('lets four wait, and takes one of which nothing is heard for 100 s to be away', async () => {
    const { clock, recogniser, says, code } = far();
    says({ type: 'hello', by: 'base' });
    const waiting = [1, 2, 3, 4].map(() => code(recogniser.recognise(tone(500, 0.3))));
    expect(await code(recogniser.recognise(tone(500, 0.3)))).toBe('busy');
    await clock.advance(15_000);
    expect(await Promise.all(waiting)).toEqual(['expired', 'expired', 'expired', 'expired']);
    await clock.advance(60_000);
    says({ type: 'hello', by: 'base' });
    await clock.advance(99_000);
    expect(recogniser.by).toBe('base');
    await clock.advance(1_000);
    expect(recogniser.by).toBeUndefined();
  });

  it('sends the sound of another rate at 16 kHz, in pieces in their order', async () => {
    const { sent, recogniser, says } = far();
    says({ type: 'hello', by: 'base' });
    const heard = recogniser.recognise(tone(500, 0.6, 48_000));
    await until(() => sent.length === 3, 'it is sent');
    const [utterance] = sent.map((one) => one.readUInt16BE(2));
    expect(sent.map((one) => one.length)).toEqual(
      [...framesOf(utterance!, tone(500, 0.6))].map((one) => one.length),
    );
    says({ type: 'refused', utterance, reason: 'It is broken' });
    await expect(heard).rejects.toThrow('It is broken');
  });
});
