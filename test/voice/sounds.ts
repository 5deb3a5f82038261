import type { Pcm } from '../../src/voice/index.ts';

export { tone } from '../kit/voice.ts';

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
