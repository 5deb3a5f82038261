import { z } from 'zod';
import { isHashedPassword } from '../bus/index.ts';

const PIN_HINT =
  'is not a hashed PIN: "scrypt$N$salt$hash" is made as the password of an account is (docs/guides/accounts.md)';

/** How the house hears and speaks; `voice: auto`, `voice: off`, or what of it is used. */
export const VoiceConfig = z.union([
  z.enum(['auto', 'off']),
  z.strictObject({
    recogniser: z
      .enum(['auto', 'tiny', 'base', 'off'])
      .default('auto')
      .describe('what turns speech into text: base hears better, tiny takes half the time and memory'),
    speaker: z.enum(['auto', 'espeak-ng', 'off']).default('auto').describe('what turns text into speech'),
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
}

export function voiceSettings(config: VoiceConfig): VoiceSettings {
  return typeof config === 'string' ? { recogniser: config, speaker: config, pins: {} } : config;
}
