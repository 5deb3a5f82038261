import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/base/index.ts';
import {
  type WyomingEvent,
  WyomingReader,
  WyomingRecogniser,
  WyomingSynthesiser,
  wyomingBytes,
} from '../../src/voice/index.ts';
import { ManualClock } from '../kit/clock.ts';
import { tone } from './sounds.ts';

const recorded = (name: string) => readFileSync(`test/fixtures/wyoming/${name}.bin`);

let server: Server | undefined;
afterEach(
  () => new Promise<void>((resolve) => (server === undefined ? resolve() : server.close(() => resolve()))),
);

/** A server that answers, once it has heard an event of this type, with what was recorded. */
async function serves(last: string, answer: Buffer | 'nothing' | 'end') {
  const heard: WyomingEvent[] = [];
  const listening = createServer((socket) => {
    const reader = new WyomingReader();
    socket.on('error', () => {});
    socket.on('data', (bytes: Buffer) => {
      for (const event of reader.push(bytes)) {
        heard.push(event);
        if (event.type !== last || answer === 'nothing') continue;
        if (answer === 'end') socket.end();
        else socket.write(answer);
      }
    });
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as { port: number };
  const clock = new ManualClock();
  return { host: '127.0.0.1', port, clock, heard };
}

describe('the wire of Wyoming', () => {
  it('reads what it wrote, in whatever pieces it comes', () => {
    const event = fc.record({
      type: fc.stringMatching(/^[a-z-]{1,12}$/),
      data: fc.dictionary(
        fc.stringMatching(/^[a-z]{1,8}$/),
        fc.oneof(fc.string(), fc.integer(), fc.boolean()),
      ),
      payload: fc.uint8Array({ maxLength: 40 }),
    });
    fc.assert(
      fc.property(fc.array(event, { maxLength: 5 }), fc.integer({ min: 1, max: 50 }), (events, size) => {
        const bytes = Buffer.concat(
          events.map(({ type, data, payload }) => wyomingBytes(type, data as JsonObject, payload)),
        );
        const reader = new WyomingReader();
        const read: WyomingEvent[] = [];
        for (let at = 0; at < bytes.length; at += size)
          read.push(...reader.push(bytes.subarray(at, at + size)));
        expect(read.map((one) => ({ ...one, data: { ...one.data }, payload: [...one.payload] }))).toEqual(
          events.map(({ type, data, payload }) => ({ type, data: { ...data }, payload: [...payload] })),
        );
      }),
    );
  });

  it('joins the data of the line with that behind it', () => {
    const body = '{"text":"b"}';
    const bytes = Buffer.from(
      `{"type":"t","data":{"text":"a","more":1},"data_length":${body.length}}\n${body}`,
    );
    expect(new WyomingReader().push(bytes)).toMatchObject([{ type: 't', data: { text: 'b', more: 1 } }]);
  });
});

describe('H36 recognisers and speakers of others', () => {
  it('has a sentence recognised by a server of Wyoming', async () => {
    const there = await serves('audio-stop', recorded('asr-answer'));
    expect((await new WyomingRecogniser(there).recognise(tone(440, 0.5))).text).toBe('Turn off the lights.');
    expect(there.heard.map(({ type }) => type).filter((type) => type !== 'audio-chunk')).toEqual([
      'transcribe',
      'audio-start',
      'audio-stop',
    ]);
    expect(there.heard.reduce((sum, { payload }) => sum + payload.length, 0)).toBe(16_000);
  });

  it('has a text spoken by one, with the voice that is wanted', async () => {
    const there = await serves('synthesize', recorded('tts-answer'));
    const pcm = await new WyomingSynthesiser(there, 'en_GB-alba').speak('It is done.');
    expect(pcm).toMatchObject({ rate: 16_000 });
    expect(pcm.samples).toHaveLength(1_600);
    expect(there.heard[0]).toMatchObject({ data: { text: 'It is done.', voice: { name: 'en_GB-alba' } } });
  });

  it.each([
    ['refuses', recorded('error-answer'), /refused: no model/],
    ['breaks off', 'end', /broke off/],
    ['speaks no Wyoming', Buffer.from('HTTP/1.1 400 Bad Request\r\n\r\n'), /said something else/],
  ] as const)('says so when the server %s', async (_how, answer, message) => {
    const there = await serves('audio-stop', answer);
    await expect(new WyomingRecogniser(there).recognise(tone(440, 0.1))).rejects.toThrow(message);
  });

  it('gives up a server that does not answer', async () => {
    const there = await serves('audio-stop', 'nothing');
    const asked = new WyomingRecogniser(there).recognise(tone(440, 0.1));
    const ended = expect(asked).rejects.toThrow(/did not answer in time/);
    there.clock.advance(30_000);
    await ended;
  });
});
