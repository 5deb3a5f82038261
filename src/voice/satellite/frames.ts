import { HearthError } from '../../base/index.ts';
import { bytesOf, joined, type Pcm, RATE, SECONDS_MAX, samplesOf } from '../pcm.ts';

/**
 * A piece of sound on its way between a satellite and the hub (docs/reference/topics.md): eight bytes, then samples of 16 bit, little-endian, at
 * 16 kHz, one channel. Byte 0 is 1; byte 1 is 1 in the last piece; bytes 2 and 3 number the utterance and bytes 4 to 7 its pieces from 0,
 * big-endian.
 */
export interface SoundFrame {
  readonly utterance: number;
  readonly sequence: number;
  readonly isLast: boolean;
  readonly samples: Int16Array;
}

const HEADER_BYTES = 8;
const SOUND = 1;
const LAST = 1;
export const UTTERANCES = 0x10000;
/** Two seconds in one piece. */
export const FRAME_BYTES_MAX = HEADER_BYTES + 2 * RATE * 2;
/** A quarter of a second. */
const SAMPLES = RATE / 4;

/** Whether a payload is a piece of sound; all else on those topics is JSON. */
export function isSoundFrame(payload: Uint8Array): boolean {
  return payload[0] === SOUND;
}

/** @throws HearthError `parse-error` or `too-large` for what is none. */
export function readFrame(payload: Buffer): SoundFrame {
  if (payload.length > FRAME_BYTES_MAX)
    throw new HearthError('too-large', `A piece of sound has at most ${FRAME_BYTES_MAX} bytes`);
  if (payload.length < HEADER_BYTES || payload[0] !== SOUND || (payload[1] ?? 0) > LAST)
    throw new HearthError('parse-error', 'That is no piece of sound', {
      hint: 'Eight bytes (1, whether it is the last, the utterance, the sequence), then 16-bit samples at 16 kHz.',
    });
  return {
    utterance: payload.readUInt16BE(2),
    sequence: payload.readUInt32BE(4),
    isLast: payload[1] === LAST,
    samples: samplesOf(payload.subarray(HEADER_BYTES)),
  };
}

export function frameBytes({ utterance, sequence, isLast, samples }: SoundFrame): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header[0] = SOUND;
  header[1] = isLast ? LAST : 0;
  header.writeUInt16BE(utterance % UTTERANCES, 2);
  header.writeUInt32BE(sequence, 4);
  return Buffer.concat([header, bytesOf({ rate: RATE, samples })]);
}

/** A sound of 16 kHz in pieces of a quarter of a second; the last one may be empty. */
export function* framesOf(utterance: number, { samples }: Pcm): Generator<Buffer> {
  for (let at = 0, sequence = 0; ; at += SAMPLES, sequence++) {
    const isLast = at + SAMPLES >= samples.length;
    yield frameBytes({ utterance, sequence, isLast, samples: samples.subarray(at, at + SAMPLES) });
    if (isLast) return;
  }
}

export type Gathered =
  | { readonly type: 'more' }
  | { readonly type: 'whole'; readonly pcm: Pcm }
  /** It has ended, and not all of it has come: what is left may mean something else. */
  | { readonly type: 'lost'; readonly pieces: number }
  | { readonly type: 'too-long' };

/** Puts the pieces of one utterance together, in whatever order they come; one that begins drops one that did not end. */
export class FrameGatherer {
  #utterance = -1;
  #pieces = new Map<number, Int16Array>();
  #samples = 0;
  /** How many there are, once the last one came. */
  #count: number | undefined;
  /** The last that was answered for: pieces that are sent twice begin nothing. */
  #done = -1;

  take({ utterance, sequence, isLast, samples }: SoundFrame): Gathered {
    if (utterance === this.#done) return { type: 'more' };
    if (utterance !== this.#utterance) this.#begin(utterance);
    if (!this.#pieces.has(sequence)) this.#samples += samples.length;
    this.#pieces.set(sequence, samples);
    if (isLast) this.#count = sequence + 1;
    if (this.#samples > RATE * SECONDS_MAX || this.#pieces.size > RATE)
      return this.#end({ type: 'too-long' });
    if (this.#count === undefined) return { type: 'more' };
    // Over one connection they come in their order: what is not there when the last one is, does not come.
    const missing = this.#count - this.#pieces.size;
    return this.#end(missing > 0 ? { type: 'lost', pieces: missing } : { type: 'whole', pcm: this.#pcm() });
  }

  #begin(utterance: number): void {
    this.#utterance = utterance;
    this.#pieces = new Map();
    this.#samples = 0;
    this.#count = undefined;
  }

  #end(gathered: Gathered): Gathered {
    this.#done = this.#utterance;
    this.#begin(-1);
    return gathered;
  }

  #pcm(): Pcm {
    const parts = Array.from(
      { length: this.#count ?? 0 },
      (_, at) => this.#pieces.get(at) ?? new Int16Array(),
    );
    return { rate: RATE, samples: joined(parts) };
  }
}
