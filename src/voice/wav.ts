import { HearthError } from '../base/index.ts';
import { bytesOf, type Pcm, RATE_MAX, RATE_MIN, SECONDS_MAX, samplesOf, secondsOf } from './pcm.ts';

const HEADER_BYTES = 44;
const PCM_FORMAT = 1;
/** WAVE_FORMAT_EXTENSIBLE, whose own format stands further behind; what records with it writes PCM. */
const EXTENSIBLE_FORMAT = 0xfffe;
const CHANNELS_MAX = 2;
/** Chunks of a file; more are none that anybody records. */
const CHUNKS_MAX = 64;

/**
 * The sound in a WAV file (RIFF, uncompressed, 16 bit, one or two channels, 8 to 48 kHz, at most 30 seconds).
 * @throws HearthError `invalid-params` that says what is wrong with it.
 */
export function readWav(bytes: Uint8Array): Pcm {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < 12 || word(file, 0) !== 'RIFF' || word(file, 8) !== 'WAVE')
    throw refused('is no WAV file', 'Send RIFF/WAVE with 16-bit PCM, or raw PCM as audio/L16.');
  let format: { readonly channels: number; readonly rate: number } | undefined;
  for (let at = 12, chunks = 0; at + 8 <= file.length && chunks < CHUNKS_MAX; chunks++) {
    const length = file.readUInt32LE(at + 4);
    const start = at + 8;
    if (word(file, at) === 'fmt ') format = formatOf(file, start, length);
    if (word(file, at) === 'data') {
      if (format === undefined) throw refused('has sound before it says in which format');
      // Who records into a pipe does not know the length yet and writes the largest.
      const sound = file.subarray(start, Math.min(file.length, start + length));
      return checked({ rate: format.rate, samples: oneChannel(samplesOf(sound), format.channels) });
    }
    at = start + length + (length % 2);
  }
  throw refused('has no sound in it');
}

/** A WAV file of the sound. */
export function writeWav(pcm: Pcm): Buffer {
  const sound = bytesOf(pcm);
  const file = Buffer.alloc(HEADER_BYTES + sound.length);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(PCM_FORMAT, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(pcm.rate, 24);
  file.writeUInt32LE(pcm.rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(sound.length, 40);
  sound.copy(file, HEADER_BYTES);
  return file;
}

/**
 * The sound if it is one that is taken.
 * @throws HearthError `invalid-params` for a rate or a length that is none.
 */
export function checked(pcm: Pcm): Pcm {
  const { rate } = pcm;
  if (rate < RATE_MIN || rate > RATE_MAX)
    throw refused(
      `has ${rate} samples a second`,
      `From ${RATE_MIN} to ${RATE_MAX} are taken, 16000 is best.`,
    );
  if (secondsOf(pcm) > SECONDS_MAX)
    throw refused(`is longer than ${SECONDS_MAX} seconds`, 'Send one sentence at a time.');
  return pcm;
}

function formatOf(file: Buffer, start: number, length: number) {
  if (length < 16 || start + 16 > file.length) throw refused('breaks off in its header');
  const format = file.readUInt16LE(start);
  const channels = file.readUInt16LE(start + 2);
  const bits = file.readUInt16LE(start + 14);
  if ((format !== PCM_FORMAT && format !== EXTENSIBLE_FORMAT) || bits !== 16)
    throw refused(`has ${bits} bits a sample in format ${format}`, 'Uncompressed 16-bit PCM is taken.');
  if (channels < 1 || channels > CHANNELS_MAX)
    throw refused(`has ${channels} channels`, 'One or two are taken.');
  return { channels, rate: file.readUInt32LE(start + 4) };
}

/** The mean of two channels; one as it is. */
export function oneChannel(samples: Int16Array, channels: number): Int16Array {
  if (channels === 1) return samples;
  const mixed = new Int16Array(samples.length >> 1);
  for (let at = 0; at < mixed.length; at++) mixed[at] = (samples[2 * at]! + samples[2 * at + 1]!) >> 1;
  return mixed;
}

function word(file: Buffer, at: number): string {
  return file.toString('latin1', at, at + 4);
}

function refused(message: string, hint?: string): HearthError {
  return new HearthError('invalid-params', `The sound ${message}`, {
    faults: [{ path: '/', message }],
    ...(hint === undefined ? {} : { hint }),
  });
}
