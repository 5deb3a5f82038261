import type { Pcm } from '../../src/voice/index.ts';

/** A tone. */
export function tone(hertz: number, seconds: number, rate = 16_000, loudness = 8_000): Pcm {
  const samples = new Int16Array(Math.round(seconds * rate));
  for (let at = 0; at < samples.length; at++)
    samples[at] = Math.round(loudness * Math.sin((2 * Math.PI * hertz * at) / rate));
  return { rate, samples };
}

/** One after the other, at the rate of the first. */
export function joined(...parts: readonly Pcm[]): Pcm {
  const samples = new Int16Array(parts.reduce((sum, { samples: { length } }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    samples.set(part.samples, at);
    at += part.samples.length;
  }
  return { rate: parts[0]?.rate ?? 16_000, samples };
}

export function silence(seconds: number, rate = 16_000): Pcm {
  return { rate, samples: new Int16Array(Math.round(seconds * rate)) };
}
