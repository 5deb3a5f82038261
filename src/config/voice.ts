import { z } from 'zod';
import { isHashedPassword } from '../bus/index.ts';

const PIN_HINT =
  'is not a hashed PIN: "scrypt$N$salt$hash" is made as the password of an account is (docs/guides/accounts.md)';

/** One level of a topic: what a recogniser on another machine is called. */
export const FAR_NAME = /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,63}$/u;

/** A recogniser or speaker elsewhere, by its address: one of Wyoming, or one that speaks as OpenAI's does. */
export const VoiceServer = z
  .strictObject({
    url: z
      .string()
      .regex(
        /^(wyoming:\/\/[^\s/:]+:\d{1,5}|https?:\/\/\S+)$/,
        'is neither wyoming://host:port nor an http address up to and with /v1',
      ),
    model: z.string().min(1).exactOptional(),
    apiKey: z.string().min(1).exactOptional(),
    voice: z.string().min(1).exactOptional().describe('of a speaker'),
  })
  .refine(({ url, model }) => url.startsWith('wyoming:') || model !== undefined, {
    message: 'needs the name of a model',
    path: ['model'],
  });
export type VoiceServer = z.output<typeof VoiceServer>;

/** A recogniser of Hearth on another machine: `hearth voice --broker`. */
const FarVoice = z.strictObject({
  name: z
    .string()
    .regex(FAR_NAME, 'is no name of a recogniser: letters, digits, spaces, - and _, at most 64')
    .describe('of `hearth voice --broker`, which is that of its account at the broker'),
});

const Elsewhere = z.strictObject({
  recogniser: z.union([VoiceServer, FarVoice]).exactOptional(),
  speaker: VoiceServer.exactOptional(),
});

/** How the house hears and speaks; `voice: auto`, `voice: off`, or what of it is used. */
export const VoiceConfig = z.union([
  z.enum(['auto', 'off']),
  z.strictObject({
    recogniser: z
      .enum(['auto', 'tiny', 'base', 'off'])
      .default('auto')
      .describe('what turns speech into text: base hears better, tiny takes half the time and memory'),
    speaker: z.enum(['auto', 'espeak-ng', 'off']).default('auto').describe('what turns text into speech'),
    elsewhere: Elsewhere.default({}).describe(
      'a recogniser or a speaker of another program, in place of those here: { recogniser: { url } or { name }, speaker: { url, voice } }',
    ),
    pins: z
      .record(z.string(), z.string().refine(isHashedPassword, PIN_HINT))
      .default({})
      .describe('by person: the hashed PIN that opens entrances where a voice asked (docs/guides/voice.md)'),
  }),
]);
export type VoiceConfig = z.output<typeof VoiceConfig>;

/** What is used of the parts that are there. */
export interface VoiceSettings {
  readonly recogniser: 'auto' | 'tiny' | 'base' | 'off';
  readonly speaker: 'auto' | 'espeak-ng' | 'off';
  readonly pins: Readonly<Record<string, string>>;
  readonly elsewhere: z.output<typeof Elsewhere>;
}

export function voiceSettings(config: VoiceConfig): VoiceSettings {
  return typeof config === 'string'
    ? { recogniser: config, speaker: config, pins: {}, elsewhere: {} }
    : config;
}
