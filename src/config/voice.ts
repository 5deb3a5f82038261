import { z } from 'zod';

/** How the house hears and speaks; `voice: auto`, `voice: off`, or what of it is used. */
export const VoiceConfig = z.union([
  z.enum(['auto', 'off']),
  z.strictObject({
    recogniser: z
      .enum(['auto', 'tiny', 'base', 'off'])
      .default('auto')
      .describe('what turns speech into text: base hears better, tiny takes half the time and memory'),
    speaker: z.enum(['auto', 'espeak-ng', 'off']).default('auto').describe('what turns text into speech'),
  }),
]);
export type VoiceConfig = z.output<typeof VoiceConfig>;

/** What is used of the parts that are there. */
export interface VoiceSettings {
  readonly recogniser: 'auto' | 'tiny' | 'base' | 'off';
  readonly speaker: 'auto' | 'espeak-ng' | 'off';
}

export function voiceSettings(config: VoiceConfig): VoiceSettings {
  return typeof config === 'string' ? { recogniser: config, speaker: config } : config;
}
