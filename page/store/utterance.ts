/** Speech is this much louder than what was there before it, and never quieter than this (of 1). */
const LOUDER = 3;
const LEAST = 0.008;
/** How fast the noise of the room is learnt, for each part that is heard. */
const LEARN = 0.05;
/** Seconds: kept from before the first sound, silence that ends a sentence, shorter sounds than speech, and the longest sentence. */
const BEFORE = 0.4;
const PAUSE = 0.9;
const SHORTEST = 0.2;
const LONGEST = 20;

/** Finds where a sentence begins and ends in what a microphone hears, by how loud it is. */
export class Utterances {
  readonly #rate: number;
  readonly #before: Float32Array[] = [];
  #parts: Float32Array[] = [];
  #noise = LEAST / LOUDER;
  #spoken = 0;
  #silent = 0;

  constructor(rate: number) {
    this.#rate = rate;
  }

  /** Whether somebody speaks now. */
  get isSpeech(): boolean {
    return this.#parts.length > 0;
  }

  /** What there is of the sentence that is being said. */
  get parts(): readonly Float32Array[] {
    return this.#parts;
  }

  /** Takes what was heard next. @returns a whole sentence, when this part ends one. */
  take(part: Float32Array): readonly Float32Array[] | undefined {
    const level = levelOf(part);
    const isLoud = level > Math.max(LEAST, this.#noise * LOUDER);
    if (!this.isSpeech) {
      this.#before.push(part);
      if (secondsOf(this.#before, this.#rate) > BEFORE) this.#before.shift();
      if (isLoud) this.#parts = this.#before.splice(0);
      else this.#noise += (level - this.#noise) * LEARN;
      this.#spoken = isLoud ? part.length / this.#rate : 0;
      this.#silent = 0;
      return undefined;
    }
    this.#parts.push(part);
    if (isLoud) {
      this.#spoken += part.length / this.#rate;
      this.#silent = 0;
    } else this.#silent += part.length / this.#rate;
    return this.#silent >= PAUSE || secondsOf(this.#parts, this.#rate) >= LONGEST ? this.end() : undefined;
  }

  /** What there is of a sentence; undefined where nobody spoke, or it was a knock. */
  end(): readonly Float32Array[] | undefined {
    const parts = this.#parts;
    const spoken = this.#spoken;
    this.#parts = [];
    this.#spoken = 0;
    return spoken >= SHORTEST ? parts : undefined;
  }
}

function secondsOf(parts: readonly Float32Array[], rate: number): number {
  return parts.reduce((sum, { length }) => sum + length, 0) / rate;
}

function levelOf(part: Float32Array): number {
  return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, part.length));
}

const HEADER_BYTES = 44;

/** A WAV file: one channel, 16 bit. */
export function wavOf(parts: readonly Float32Array[], rate: number): Uint8Array<ArrayBuffer> {
  const samples = samplesOf(parts);
  const count = samples.length / 2;
  const bytes = new Uint8Array(HEADER_BYTES + samples.length);
  const view = new DataView(bytes.buffer);
  const text = (at: number, word: string) => bytes.set(new TextEncoder().encode(word), at);
  text(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, 2 * rate, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, 2 * count, true);
  bytes.set(samples, HEADER_BYTES);
  return bytes;
}

/** Samples of 16 bit, the lower byte first. */
export function samplesOf(parts: readonly Float32Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(2 * parts.reduce((sum, { length }) => sum + length, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const part of parts)
    for (const sample of part) {
      view.setInt16(at, Math.max(-1, Math.min(1, sample)) * 32_767, true);
      at += 2;
    }
  return bytes;
}
