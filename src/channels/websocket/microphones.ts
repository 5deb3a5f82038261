import { defined, HearthError } from '../../base/index.ts';
import type { Speaker } from '../../domain/index.ts';
import { type Ahead, SECONDS_MAX, samplesOf, type VoiceHouse, voiceOf, writeWav } from '../../voice/index.ts';
import type { Connection } from './connection.ts';
import type { ClientFrame } from './frames.ts';

type Begun = Extract<ClientFrame, { type: 'speak' }>;

const BYTES_A_SAMPLE = 2;

interface Microphone {
  readonly begun: Begun;
  readonly parts: Buffer[];
  readonly ahead: Ahead;
  bytes: number;
}

/** Utterances that come over connections in parts: one at a time on each, as samples of 16 bit in little-endian order. */
export class Microphones {
  readonly #voice: VoiceHouse | undefined;
  readonly #open = new Map<Connection, Microphone>();

  constructor(voice: VoiceHouse | undefined) {
    this.#voice = voice;
  }

  /** @throws HearthError `target-offline` where nothing hears, `conflict` while another utterance of the connection is open. */
  begin(connection: Connection, begun: Begun): void {
    if (this.#voice === undefined) throw new HearthError('target-offline', 'Nothing hears here');
    if (this.#open.has(connection))
      throw new HearthError('conflict', 'An utterance is open on this connection', {
        hint: 'End it with {"uuid": …, "speech": "end"}.',
      });
    this.#open.set(connection, { begun, parts: [], bytes: 0, ahead: this.#voice.ahead(begun.speech.rate) });
  }

  /** @throws HearthError `invalid-request` where no utterance was begun, `too-large` for more than half a minute. */
  take(connection: Connection, part: Buffer): void {
    const microphone = this.#open.get(connection);
    if (microphone === undefined)
      throw new HearthError('invalid-request', 'The frame is binary, and no utterance was begun', {
        hint: 'Begin with {"uuid": …, "speech": {"rate": 16000}}.',
      });
    microphone.bytes += part.length;
    if (microphone.bytes > microphone.begun.speech.rate * BYTES_A_SAMPLE * SECONDS_MAX) {
      this.leave(connection);
      throw new HearthError('too-large', `An utterance has at most ${SECONDS_MAX} seconds`);
    }
    microphone.parts.push(part);
    microphone.ahead.take(samplesOf(part));
  }

  /**
   * Tells the connection what became of the utterance.
   * @throws HearthError `invalid-request` where none was begun, `target-offline` where nothing hears.
   */
  async end(connection: Connection, speaker: Speaker, signal: AbortSignal): Promise<void> {
    const microphone = this.#open.get(connection);
    this.#open.delete(connection);
    if (microphone === undefined || this.#voice === undefined)
      throw new HearthError('invalid-request', 'No utterance was begun');
    const { uuid, speech } = microphone.begun;
    const { rate, room, wake, audio } = speech;
    const heard = await this.#voice.hear({
      pcm: { rate, samples: samplesOf(Buffer.concat(microphone.parts)) },
      ahead: microphone.ahead,
      speaker: voiceOf(speaker),
      ...{ conversation: uuid, signal },
      ...defined({ room, wake }),
    });
    if (heard.kind === 'unavailable') throw new HearthError('target-offline', heard.reason);
    const aloud = 'aloud' in heard ? heard.aloud : '';
    const sound = audio === true && aloud !== '' ? await this.#voice.speak(aloud, signal) : undefined;
    const spoken =
      sound === undefined || 'unavailable' in sound ? {} : { audio: writeWav(sound).toString('base64') };
    connection.send(JSON.stringify({ uuid, heard: { ...heard, ...spoken } }));
  }

  leave(connection: Connection): void {
    this.#open.get(connection)?.ahead.drop();
    this.#open.delete(connection);
  }
}
