/**
 * voice: sound to text and text to sound. A recogniser and a synthesiser behind two small ports, what they consist of and how it comes onto the
 * machine, and sound itself. Nothing of it is loaded where there is no voice, and the recogniser never in the hub's own process
 * (docs/decisions/0028-voice-in-a-process-of-its-own.md). What words mean is no business of this room.
 */
export { Ahead } from './ahead.ts';
export { Espeak } from './espeak.ts';
export { FarEar } from './far/far-ear.ts';
export { awayWords, FarRecogniser } from './far/far-recogniser.ts';
export type { Heard, PartStatus, Utterance, VoiceHouse, VoiceStatus } from './house.ts';
export { install, supported } from './install/install.ts';
export { isInstalled, missing } from './install/installed.ts';
export { type Machine, MODELS, type ModelName, type VoicePackage } from './install/packages.ts';
export { type Found, Listening, type ListeningOptions, type Match, SORRY, voiceOf } from './listening.ts';
export { OpenAiRecogniser, OpenAiSynthesiser, type SpeechServer } from './openai.ts';
export {
  bytesOf,
  joined,
  level,
  type Pcm,
  RATE,
  RATE_MAX,
  RATE_MIN,
  resampled,
  SECONDS_MAX,
  samplesOf,
  secondsOf,
  trimmed,
} from './pcm.ts';
export { Pins, type PinsOptions } from './pins.ts';
export { RecogniserProcess, type RecogniserProcessOptions } from './process/recogniser-process.ts';
export { serveRecogniser } from './process/serve.ts';
export type { FromProcess, ToHub } from './process/wire.ts';
export { END_MS, type EndpointEvent, Endpointer } from './satellite/endpointing.ts';
export {
  FrameGatherer,
  frameBytes,
  framesOf,
  type Gathered,
  isSoundFrame,
  readFrame,
  type SoundFrame,
  UTTERANCES,
} from './satellite/frames.ts';
export { atVolume, chime, inARow } from './satellite/sounds.ts';
export { type Recognised, type Recogniser, SPOKEN_MAX, type Synthesiser } from './types.ts';
export { checked as checkedPcm, readWav, writeWav } from './wav.ts';
export { WyomingRecogniser, type WyomingServer, WyomingSynthesiser } from './wyoming/client.ts';
export { WyomingSound, wyomingSound } from './wyoming/sound.ts';
export { type WyomingEvent, WyomingReader, wyomingBytes } from './wyoming/wire.ts';

/** The recogniser itself, in a chunk of its own: only a process that hears loads it. */
export const moonshine = () => import('./moonshine.ts');
