import type { JsonObject } from '../../base/index.ts';
import type { VoiceStatus } from '../../voice/index.ts';

const MAKER = { name: 'Hearth', url: '' };
const LANGUAGES = ['en'];

/** What a client of Wyoming is told that this house does: it hears where it has a recogniser, speaks where it has a speaker, and always obeys words. */
export function wyomingInfo({ recogniser, speaker }: VoiceStatus, version: string): JsonObject {
  const part = (by: string, description: string) => ({
    ...{ name: by, description, version, attribution: MAKER },
    installed: true,
  });
  const one = (by: string) => ({ ...part(by, by), languages: LANGUAGES });
  return {
    asr: recogniser.by === null ? [] : [{ ...part('hearth', 'hears'), models: [one(recogniser.by)] }],
    tts: speaker.by === null ? [] : [{ ...part('hearth', 'speaks'), voices: [one(speaker.by)] }],
    handle: [{ ...part('hearth', 'does what is said'), models: [one('house')] }],
    intent: [],
    wake: [],
    mic: [],
    snd: [],
  };
}
