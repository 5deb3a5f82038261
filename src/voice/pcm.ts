/** Sound: one channel, signed 16 bit. */
export interface Pcm {
  /** Samples a second. */
  readonly rate: number;
  readonly samples: Int16Array;
}

export const RATE = 16_000;
/** What may be said at once. */
export const SECONDS_MAX = 30;
export const RATE_MIN = 8_000;
export const RATE_MAX = 48_000;

export function secondsOf({ rate, samples }: Pcm): number {
  return samples.length / rate;
}

/** Zero crossings of the filter to each side of a sample. */
const CROSSINGS = 8;

/**
 * The same sound at another rate: a low-pass of a sinc under a Hann window, at the lower of the two rates, so that nothing above half of
 * it comes back as another tone.
 */
export function resampled({ rate, samples }: Pcm, to: number): Pcm {
  if (rate === to) return { rate, samples };
  const step = rate / to;
  const scale = Math.min(1, to / rate);
  const reach = CROSSINGS / scale;
  const out = new Int16Array(Math.floor(samples.length / step));
  for (let at = 0; at < out.length; at++) {
    const centre = at * step;
    const last = Math.min(samples.length - 1, Math.floor(centre + reach));
    let sum = 0;
    for (let one = Math.max(0, Math.ceil(centre - reach)); one <= last; one++)
      sum += samples[one]! * weight(one - centre, scale, reach);
    out[at] = clamped(sum);
  }
  return { rate: to, samples: out };
}

function weight(off: number, scale: number, reach: number): number {
  const x = Math.PI * off * scale;
  const sinc = off === 0 ? 1 : Math.sin(x) / x;
  return sinc * scale * (0.5 + 0.5 * Math.cos((Math.PI * off) / reach));
}

function clamped(value: number): number {
  return Math.max(-32_768, Math.min(32_767, Math.round(value)));
}

/** The bytes of the samples, little-endian. */
export function bytesOf({ samples }: Pcm): Buffer {
  return Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
}

/** Samples of little-endian bytes; half a sample at the end is left out. */
export function samplesOf(bytes: Uint8Array): Int16Array {
  const whole = bytes.byteLength - (bytes.byteLength % 2);
  // A copy begins on an even address, which the view needs.
  return new Int16Array(Uint8Array.from(bytes.subarray(0, whole)).buffer);
}

/** Samples one part after the other. */
export function joined(parts: readonly Int16Array[]): Int16Array {
  const samples = new Int16Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    samples.set(part, at);
    at += part.length;
  }
  return samples;
}

/** Milliseconds of a window in which it is judged whether there is sound. */
const WINDOW_MS = 20;
/** Left of the silence before the first and behind the last sound. */
const MARGIN_MS = 150;
/** Of the loudest window, what counts as sound. */
const SOUND_SHARE = 0.05;

/** The sound without most of the silence around it. */
export function trimmed({ rate, samples }: Pcm): Pcm {
  const size = Math.max(1, Math.round((rate * WINDOW_MS) / 1000));
  const levels: number[] = [];
  for (let start = 0; start < samples.length; start += size) levels.push(level(samples, start, start + size));
  const least = levels.reduce((most, one) => Math.max(most, one), 0) * SOUND_SHARE;
  const first = levels.findIndex((one) => one > least);
  if (first < 0) return { rate, samples };
  const last = levels.findLastIndex((one) => one > least);
  const margin = Math.round((rate * MARGIN_MS) / 1000);
  return { rate, samples: samples.subarray(Math.max(0, first * size - margin), (last + 1) * size + margin) };
}

/** The root mean square of some samples. */
export function level(samples: Int16Array, start = 0, end = samples.length): number {
  const last = Math.min(end, samples.length);
  let sum = 0;
  for (let at = start; at < last; at++) sum += samples[at]! * samples[at]!;
  return last <= start ? 0 : Math.sqrt(sum / (last - start));
}
