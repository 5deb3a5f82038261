import { HearthError, type JsonObject } from '../../base/index.ts';
import type { Ahead } from '../ahead.ts';
import { bytesOf, type Pcm, RATE_MAX, RATE_MIN, SECONDS_MAX, samplesOf } from '../pcm.ts';
import { oneChannel } from '../wav.ts';
import { type WyomingEvent, wyomingBytes } from './wire.ts';

const WIDTH = 2;
const CHUNK_SAMPLES = 1_024;

interface Format {
  readonly rate: number;
  readonly channels: number;
}

/** Gathers one utterance from `audio-start`, `audio-chunk` and `audio-stop`: 16 bit, one or two channels, at most `SECONDS_MAX`. */
export class WyomingSound {
  readonly #open: ((rate: number) => Ahead) | undefined;
  #ahead: Ahead | undefined;
  #format: Format | 'refused' | undefined;
  #parts: Buffer[] = [];
  #bytes = 0;

  /** @param open begins to hear it while it comes. */
  constructor(open?: (rate: number) => Ahead) {
    this.#open = open;
  }

  /** What was heard of the utterance that is gathered, until its end. */
  get ahead(): Ahead | undefined {
    return this.#ahead;
  }

  /**
   * What was refused is not taken until the next `audio-start`.
   * @throws HearthError `invalid-params` for a format that is not taken, `too-large` for more than one utterance.
   */
  take(event: WyomingEvent): void {
    if (event.type === 'audio-start') {
      this.#ahead?.drop();
      this.#begin(undefined);
    }
    if (this.#format === 'refused') return;
    try {
      this.#add(event, this.#format ?? formatOf(event.data));
    } catch (error) {
      this.#begin('refused');
      throw error;
    }
  }

  /** What came since the last `audio-start`; undefined where nothing did. */
  end(): Pcm | undefined {
    const format = this.#format;
    const bytes = Buffer.concat(this.#parts);
    this.#begin(undefined);
    if (format === undefined || format === 'refused') return undefined;
    return { rate: format.rate, samples: oneChannel(samplesOf(bytes), format.channels) };
  }

  /** Every chunk says its format again; the first one counts. */
  #add({ payload }: WyomingEvent, format: Format): void {
    const { rate, channels } = format;
    this.#format = format;
    this.#bytes += payload.length;
    if (this.#bytes > rate * channels * WIDTH * SECONDS_MAX)
      throw new HearthError('too-large', `A sentence has at most ${SECONDS_MAX} seconds`);
    this.#parts.push(payload);
    this.#ahead ??= this.#open?.(rate);
    this.#ahead?.take(oneChannel(samplesOf(payload), channels));
  }

  #begin(format: 'refused' | undefined): void {
    this.#format = format;
    this.#parts = [];
    this.#bytes = 0;
    this.#ahead = undefined;
  }
}

/** The events that say a sound, one after the other. */
export function* wyomingSound(pcm: Pcm): Generator<Buffer> {
  const format = { rate: pcm.rate, width: WIDTH, channels: 1 };
  const bytes = bytesOf(pcm);
  yield wyomingBytes('audio-start', { ...format, timestamp: 0 });
  for (let at = 0; at < pcm.samples.length; at += CHUNK_SAMPLES) {
    const timestamp = Math.round((at * 1000) / pcm.rate);
    yield wyomingBytes(
      'audio-chunk',
      { ...format, timestamp },
      bytes.subarray(at * WIDTH, (at + CHUNK_SAMPLES) * WIDTH),
    );
  }
  yield wyomingBytes('audio-stop', { timestamp: Math.round((pcm.samples.length * 1000) / pcm.rate) });
}

function formatOf({ rate, width, channels }: JsonObject): Format {
  const faults = [
    ...(typeof rate === 'number' && Number.isInteger(rate) && rate >= RATE_MIN && rate <= RATE_MAX
      ? []
      : [{ path: '/rate', message: `is none from ${RATE_MIN} to ${RATE_MAX}` }]),
    ...(width === WIDTH ? [] : [{ path: '/width', message: 'is not 2: samples of 16 bit are taken' }]),
    ...(channels === 1 || channels === 2 ? [] : [{ path: '/channels', message: 'are not one or two' }]),
  ];
  if (faults.length > 0)
    throw new HearthError('invalid-params', 'The sound has a format that is not taken', {
      faults,
      hint: 'Send 16-bit PCM, best at 16000 Hz with one channel.',
    });
  return { rate: rate as number, channels: channels as number };
}
