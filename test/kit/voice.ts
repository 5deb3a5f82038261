import { fork } from 'node:child_process';
import type { HubOptions } from '../../src/app/hub.ts';
import type { Pcm } from '../../src/voice/index.ts';
import { bundle } from './programs/child.ts';

/** Hears tones as the sentences that stand for them (tone-recogniser.ts), and says a text as a tone that is as long as its words. */
export async function toneVoice(
  pairs: Readonly<Record<string, string>>,
): Promise<NonNullable<HubOptions['voice']>> {
  const program = await bundle('test/kit/programs/tone-recogniser.ts');
  return {
    recogniser: () => ({
      by: 'tones',
      start: async () =>
        fork(program, [JSON.stringify(pairs)], {
          serialization: 'advanced',
          stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
        }),
    }),
    synthesiser: () => ({
      by: 'tones',
      part: { speak: async (text) => tone(440, 0.05 * text.split(' ').length) },
    }),
  };
}

/** The pitch that stands for the sentence of this place, apart enough to be told from its neighbours. */
export function pitch(index: number): number {
  return 400 + 150 * index;
}

/** Sentences by their pitch, for `toneVoice`. */
export function pitched(sentences: readonly string[]): Record<string, string> {
  return Object.fromEntries(sentences.map((text, index) => [pitch(index), text]));
}

/** A tone. */
export function tone(hertz: number, seconds: number, rate = 16_000, loudness = 8_000): Pcm {
  const samples = new Int16Array(Math.round(seconds * rate));
  for (let at = 0; at < samples.length; at++)
    samples[at] = Math.round(loudness * Math.sin((2 * Math.PI * hertz * at) / rate));
  return { rate, samples };
}
