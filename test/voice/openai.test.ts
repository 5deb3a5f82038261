import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { recogniserAt, synthesiserAt } from '../../src/app/hub/voice-elsewhere.ts';
import { parseConfig, type VoiceServer } from '../../src/config/index.ts';
import { readWav, WyomingRecogniser, writeWav } from '../../src/voice/index.ts';
import { ManualClock } from '../kit/clock.ts';
import { tone } from './sounds.ts';

const clock = new ManualClock();
const said = tone(440, 0.2);
let server: Server;
afterEach(() => new Promise((resolve) => server.close(resolve)));

interface Asked {
  readonly path: string | undefined;
  readonly key: string | undefined;
  readonly type: string;
  readonly body: Buffer;
}

/** A server as OpenAI's that answers this, or never. */
async function serves(answer: Buffer | string | number | 'never'): Promise<{ url: string; asked: Asked[] }> {
  const asked: Asked[] = [];
  server = createServer(async (request: IncomingMessage, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { authorization, 'content-type': type = '' } = request.headers;
    asked.push({ path: request.url, key: authorization, type, body: Buffer.concat(parts) });
    if (typeof answer === 'number') response.writeHead(answer).end();
    else if (answer !== 'never') response.end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as { port: number }).port}/v1`, asked };
}

const of = (url: string): VoiceServer => ({ url, model: 'whisper-1', apiKey: 'secret' });

describe('H36 recognisers and speakers such as OpenAI’s', () => {
  it('have a sentence recognised, sent as a WAV file with the model', async () => {
    const { url, asked } = await serves('{"text": " Turn off the lights. "}');
    expect((await recogniserAt(of(url), clock).recognise(said)).text).toBe('Turn off the lights.');
    const [one] = asked;
    expect(one).toMatchObject({ path: '/v1/audio/transcriptions', key: 'Bearer secret' });
    const form = await new Response(new Uint8Array(one!.body), {
      headers: { 'content-type': one!.type },
    }).formData();
    expect(form.get('model')).toBe('whisper-1');
    const file = form.get('file') as File;
    expect(readWav(new Uint8Array(await file.arrayBuffer())).samples).toEqual(said.samples);
  });

  it('have a text spoken', async () => {
    const { url, asked } = await serves(writeWav(said));
    const pcm = await synthesiserAt({ ...of(url), voice: 'emma' }, clock).speak('It is done.');
    expect(pcm.samples).toHaveLength(said.samples.length);
    expect(asked[0]!.path).toBe('/v1/audio/speech');
    expect(JSON.parse(asked[0]!.body.toString())).toMatchObject({ input: 'It is done.', voice: 'emma' });
  });

  it.each([
    [401, /answered 401/],
    ['{"words": []}', /no transcript/],
    ['<html>', /no transcript/],
    ['x'.repeat(4_000_001), /more than/],
  ] as const)('say what went wrong', async (answer, message) => {
    const { url } = await serves(answer);
    await expect(recogniserAt(of(url), clock).recognise(said)).rejects.toThrow(message);
  });

  it('are left when nobody waits any more, and given up when they do not answer', async () => {
    const { url, asked } = await serves('never');
    const gone = new AbortController();
    const left = expect(recogniserAt(of(url), clock).recognise(said, gone.signal)).rejects.toThrow(
      /voice server/,
    );
    const late = expect(recogniserAt(of(url), clock).recognise(said)).rejects.toThrow(/in time/);
    await expect.poll(() => asked.length).toBe(2);
    gone.abort();
    await left;
    await clock.advance(30_000);
    await late;
    server.closeAllConnections();
  });

  it('are told apart from those of Wyoming by their address, and need a model', async () => {
    await serves('{}');
    expect(recogniserAt({ url: 'wyoming://nas:10300' }, clock)).toBeInstanceOf(WyomingRecogniser);
    const faults = (at: string) => {
      const parsed = parseConfig({ yaml: `voice: { elsewhere: { recogniser: ${at} } }`, env: {} });
      return parsed.ok ? [] : parsed.faults.map(({ path }) => path);
    };
    expect(faults('{ url: "wyoming://nas:10300" }')).toEqual([]);
    expect(faults('{ url: "http://nas/v1", model: base }')).toEqual([]);
    expect(faults('{ url: "http://nas/v1" }').join()).toMatch(/^voice/);
    expect(faults('{ url: "nas" }').join()).toMatch(/^voice/);
  });
});
