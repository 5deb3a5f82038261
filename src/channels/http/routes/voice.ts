import { z } from 'zod';
import { HearthError } from '../../../base/index.ts';
import { ForeignId } from '../../../domain/index.ts';
import {
  checkedPcm,
  type Heard,
  type Pcm,
  readWav,
  samplesOf,
  voiceOf,
  writeWav,
} from '../../../voice/index.ts';
import type { HouseAccess } from '../access.ts';
import { type Asked, json, type Reply, type Route, route } from '../route.ts';

const Query = z.strictObject({
  conversation: ForeignId.exactOptional().describe('the talk this belongs to; "voice" when absent'),
  room: z.string().min(1).max(120).exactOptional().describe('the room it was said in'),
  wake: z
    .string()
    .min(3)
    .max(40)
    .exactOptional()
    .describe('only what begins with this phrase, or follows it within ten seconds, is for the house'),
  audio: z
    .enum(['true', 'false'])
    .exactOptional()
    .describe('true: what the house says also comes as sound, in base64'),
});

const HeardView = z.object({
  kind: z
    .enum(['turn', 'unclear', 'not-for-us'])
    .describe(
      'turn: it was understood, and is a turn like any other; unclear: nothing was done, “aloud” says why or asks (sorry, whether it was heard rightly, a wrong PIN); not-for-us: talk or silence, nothing was done',
    ),
  heard: z.string().describe('what the recogniser wrote'),
  text: z.string().exactOptional().describe('the sentence that it was taken for'),
  turn: z.string().exactOptional(),
  answer: z.string().exactOptional().describe('what the house says; empty where the turn goes on'),
  aloud: z.string().exactOptional().describe('the same, as it is spoken'),
  audio: z.string().exactOptional().describe('“aloud” as WAV, in base64; absent where nothing speaks here'),
});

const Part = z.object({
  state: z
    .enum(['off', 'missing', 'away', 'resting', 'running'])
    .describe('away: it is on another machine and not connected; resting: it starts with the next utterance'),
  by: z.string().nullable(),
});

/** Sound in, turns and sound out. */
export function voiceRoutes({ voice }: Pick<HouseAccess, 'voice'>): readonly Route[] {
  if (voice === undefined) return [];
  const house = voice;

  async function hear(asked: Asked<undefined, z.output<typeof Query>, undefined>): Promise<Reply> {
    const { query, speaker, signal } = asked;
    const { conversation = 'voice', room, wake } = query;
    const heard = await house.hear({
      pcm: soundIn(asked.sound, asked.header('content-type') ?? ''),
      speaker: voiceOf(speaker),
      ...{ conversation, signal },
      ...(room === undefined ? {} : { room }),
      ...(wake === undefined ? {} : { wake }),
    });
    if (heard.kind === 'unavailable')
      throw new HearthError('target-offline', heard.reason, { hint: 'GET /v1/voice tells what is here.' });
    return json(200, { ...heard, ...(query.audio === 'true' ? await spoken(heard, signal) : {}) });
  }

  async function spoken(heard: Heard, signal: AbortSignal): Promise<{ readonly audio?: string }> {
    const aloud = 'aloud' in heard ? heard.aloud : '';
    const sound = aloud === '' ? undefined : await house.speak(aloud, signal);
    return sound === undefined || 'unavailable' in sound ? {} : { audio: writeWav(sound).toString('base64') };
  }

  return [
    route({
      method: 'POST',
      path: '/v1/voice',
      tag: 'talk',
      summary:
        'Say something to the house: WAV (16 bit, one or two channels, 8 to 48 kHz, at most 30 s), or audio/L16 with its rate.',
      needs: ['speak'],
      counted: true,
      takesSound: true,
      query: Query,
      answers: { 200: { description: 'What became of it.', schema: HeardView } },
      run: hear,
    }),
    route({
      method: 'GET',
      path: '/v1/voice',
      tag: 'talk',
      summary: 'What hears and speaks here.',
      needs: ['speak', 'read'],
      answers: {
        200: { description: 'As it is now.', schema: z.object({ recogniser: Part, speaker: Part }) },
      },
      run: () => json(200, house.status()),
    }),
  ];
}

/** RFC 2586: samples of 16 bit in network order, with their rate. Everything else says in its header what it is. */
function soundIn(bytes: Buffer | undefined, contentType: string): Pcm {
  if (bytes === undefined || bytes.length === 0)
    throw new HearthError('invalid-params', 'There is no sound in the body', {
      hint: 'Send a WAV file with "Content-Type: audio/wav".',
    });
  if (!/^audio\/l16\b/i.test(contentType)) return readWav(bytes);
  const rate = Number(/;\s*rate=(\d{4,6})/i.exec(contentType)?.[1] ?? 0);
  const whole = Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 2))).swap16();
  return checkedPcm({ rate, samples: samplesOf(whole) });
}
