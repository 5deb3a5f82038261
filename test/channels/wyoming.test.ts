import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { silentLogger } from '../../src/base/index.ts';
import { SpeechAllowance, Switchboard, VoiceReplies, WyomingDoor } from '../../src/channels/index.ts';
import {
  bytesOf,
  type WyomingEvent,
  WyomingReader,
  wyomingBytes,
  wyomingSound,
} from '../../src/voice/index.ts';
import { ManualClock } from '../kit/clock.ts';
import { SmallHouse } from '../kit/doorway.ts';
import { ScriptedVoice } from '../kit/voice-house.ts';
import { joined, silence, tone } from '../voice/sounds.ts';

const LIBRARY = process.env['HEARTH_WYOMING'];
const recorded = (name: string) => readFileSync(`test/fixtures/wyoming/${name}.bin`);

let clock: ManualClock;
let house: SmallHouse;
let voice: ScriptedVoice;
let door: WyomingDoor;
let client: Socket;
let isClosed: Promise<void>;
const events: WyomingEvent[] = [];
let came = () => {};

beforeEach(async () => {
  clock = new ManualClock();
  house = new SmallHouse(clock);
  voice = new ScriptedVoice();
  const speech = new SpeechAllowance({ clock });
  door = new WyomingDoor({
    ...{ house, voice, speech, log: silentLogger, version: '1.2.3' },
    ...{ host: '127.0.0.1', port: 0, area: 'kitchen' },
  });
  const switchboard = new Switchboard({ clock, log: silentLogger });
  switchboard.add(new VoiceReplies());
  house.say = (message) => switchboard.deliver(message);
  await door.start();
  client = connect(door.port, '127.0.0.1');
  isClosed = new Promise((resolve) => client.once('close', () => resolve()));
  const reader = new WyomingReader();
  events.length = 0;
  client.on('data', (bytes: Buffer) => {
    events.push(...reader.push(bytes));
    came();
  });
  client.on('error', () => {});
});
afterEach(async () => {
  client.destroy();
  await door.close();
});

async function answers(count: number): Promise<readonly WyomingEvent[]> {
  while (events.length < count)
    await new Promise<void>((resolve) => {
      came = resolve;
    });
  return events;
}

describe('H36 the Wyoming door, spoken to as rhasspy’s library does', () => {
  it('tells what it can, and that it is there', async () => {
    client.write(recorded('describe'));
    const [info, pong] = await answers(2);
    expect(info).toMatchObject({
      type: 'info',
      data: {
        asr: [{ installed: true, version: '1.2.3', models: [{ name: 'base', languages: ['en'] }] }],
        tts: [{ voices: [{ name: 'espeak-ng' }] }],
        handle: [{ models: [{ languages: ['en'] }] }],
      },
    });
    expect(pong).toMatchObject({ type: 'pong', data: { text: 'hello' } });
  });

  it('says that it neither hears nor speaks where there is nothing to do it by', async () => {
    voice.state = { recogniser: { state: 'missing', by: null }, speaker: { state: 'off', by: null } };
    client.write(recorded('describe'));
    expect((await answers(1))[0]!.data).toMatchObject({ asr: [], tts: [], handle: [{}] });
  });

  it('writes what was said, and does nothing with it', async () => {
    voice.text = 'turn off the lights';
    client.write(recorded('transcribe'));
    expect((await answers(1))[0]).toMatchObject({
      type: 'transcript',
      data: { text: 'turn off the lights' },
    });
    const [pcm] = voice.transcribed;
    expect(pcm!.rate).toBe(16_000);
    expect(pcm!.samples).toHaveLength(1_600);
    expect(pcm!.samples[10]).toBe(5926);
    expect(house.received).toEqual([]);
  });

  it('speaks a text', async () => {
    client.write(recorded('synthesize'));
    await answers(3);
    expect(voice.spoken).toEqual(['It’s done.']);
    expect(events[0]).toMatchObject({ type: 'audio-start', data: { rate: 16_000, width: 2, channels: 1 } });
    expect(events.at(-1)!.type).toBe('audio-stop');
    const sound = Buffer.concat(events.map(({ payload }) => payload));
    expect(sound).toHaveLength(2_000);
    expect(sound.readInt16LE(0)).toBe(7);
  });

  it('does what words say, as nobody in particular in its room, and answers', async () => {
    client.write(recorded('handle'));
    expect((await answers(1))[0]).toMatchObject({
      type: 'handled',
      data: { text: 'You said: turn off the lights' },
    });
    expect(house.received).toEqual([
      {
        channel: 'voice',
        conversation: 'wyoming',
        speaker: { person: null, role: 'guest', proof: 'voice', via: 'wyoming' },
        text: 'turn off the lights',
        area: 'kitchen',
        rendering: 'aloud',
      },
    ]);
  });

  it('keeps the talks of a client apart, and hands their context back', async () => {
    const context = { conversation_id: '01JD' };
    client.write(wyomingBytes('transcript', { text: 'and again', context }));
    expect((await answers(1))[0]!.data).toMatchObject({ context });
    expect(house.received[0]!.conversation).toBe('wyoming 01JD');
  });

  it('handles nothing where nothing was said', async () => {
    client.write(wyomingBytes('transcript', { text: '   ' }));
    expect((await answers(1))[0]!.type).toBe('not-handled');
    expect(house.received).toEqual([]);
  });

  it('takes in no more than anybody may say', async () => {
    client.write(wyomingBytes('transcript', { text: 'a '.repeat(600) }));
    expect((await answers(1))[0]).toMatchObject({ type: 'error', data: { code: 'too-large' } });
    expect(house.received).toEqual([]);
  });

  it('says what is missing where nothing hears or speaks', async () => {
    voice.unavailable = 'No recogniser is installed.';
    client.write(Buffer.concat([recorded('transcribe'), recorded('synthesize')]));
    await answers(2);
    for (const event of events)
      expect(event).toMatchObject({ type: 'error', data: { text: 'No recogniser is installed.' } });
  });
});

describe('what the Wyoming door takes no part in', () => {
  it.each([
    ['sound of another format', wyomingBytes('audio-start', { rate: 16_000, width: 4, channels: 1 })],
    ['too slow a rate', wyomingBytes('audio-start', { rate: 100, width: 2, channels: 1 })],
    ['no text to say', wyomingBytes('synthesize', { text: 7 })],
  ])('refuses %s and goes on', async (_what, bytes) => {
    client.write(Buffer.concat([bytes, recorded('describe')]));
    expect((await answers(3)).map(({ type }) => type)).toEqual(['error', 'info', 'pong']);
    expect(events[0]!.data).toMatchObject({ code: 'invalid-params' });
  });

  it.each([
    ['a line that is no JSON', Buffer.from('GET / HTTP/1.1\r\n\r\n')],
    ['a line without an end', Buffer.alloc(70_000, 0x20)],
    ['a payload too long', Buffer.from('{"type":"audio-chunk","payload_length":2000000}\n')],
    ['a length below nothing', Buffer.from('{"type":"audio-chunk","payload_length":-1}\n')],
  ])('ends the connection after %s', async (_what, bytes) => {
    client.write(bytes);
    await isClosed;
    expect(events).toMatchObject([{ type: 'error' }]);
  });

  it('hears what is said while it comes, each time anew', async () => {
    voice.text = 'lights on';
    const all = joined(silence(0.3), tone(300, 1), silence(0.8));
    const format = { rate: 16_000, width: 2, channels: 2 };
    const both = bytesOf({ ...all, samples: Int16Array.from([...all.samples].flatMap((one) => [one, one])) });
    for (const bytes of wyomingSound(all)) client.write(bytes);
    client.write(wyomingBytes('audio-start', format));
    for (let at = 0; at < both.length; at += 4_096)
      client.write(wyomingBytes('audio-chunk', format, both.subarray(at, at + 4_096)));
    client.write(wyomingBytes('audio-stop', {}));
    await answers(2);
    expect(voice.early).toHaveLength(2);
    for (const [at, pcm] of voice.transcribed.entries())
      expect((await voice.aheads[at]?.heard(pcm))?.text).toBe('lights on');
    expect(voice.transcribed).toHaveLength(2);
  });

  it('stops after thirty seconds of sound, and hears the next sentence', async () => {
    const format = { rate: 8_000, width: 2, channels: 1 };
    const second = wyomingBytes('audio-chunk', format, Buffer.alloc(16_000));
    client.write(Buffer.concat([wyomingBytes('audio-start', format), ...Array(31).fill(second)]));
    expect((await answers(1))[0]).toMatchObject({ type: 'error', data: { code: 'too-large' } });
    client.write(Buffer.concat([second, recorded('transcribe')]));
    expect((await answers(2))[1]!.type).toBe('transcript');
    expect(voice.transcribed[0]!.samples).toHaveLength(1_600);
  });
});

if (LIBRARY !== undefined)
  describe('H36 rhasspy’s own library', () => {
    it('is served: describe, ping, recognise, speak, handle', async () => {
      voice.text = 'open the blinds';
      const run = promisify(execFile);
      const { stdout } = await run('python3', ['test/fixtures/wyoming/drive.py', String(door.port)], {
        env: { ...process.env, PYTHONPATH: LIBRARY },
      });
      expect(JSON.parse(stdout)).toEqual({
        info: [1, 1, 1],
        model: 'base',
        pong: 'hello',
        transcript: 'open the blinds',
        samples: 1_100,
        handled: 'You said: turn off the lights',
      });
    });
  });
