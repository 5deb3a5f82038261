import type { Socket } from 'node:net';
import { defined, HearthError, type JsonObject, type Logger, messageOf } from '../../base/index.ts';
import { type Doorways, ForeignId, nobody, Sentence } from '../../domain/index.ts';
import {
  type VoiceHouse,
  type WyomingEvent,
  WyomingReader,
  WyomingSound,
  wyomingBytes,
  wyomingSound,
} from '../../voice/index.ts';
import type { SpeechAllowance } from '../speech-allowance.ts';
import { apologyFor } from '../words.ts';
import { wyomingInfo } from './info.ts';

/** A client that says nothing for so long is gone. */
const IDLE_MS = 10 * 60_000;
/** Home Assistant waits half a minute for what becomes of words. */
const HOLD_MS = 20_000;
const WYOMING_TALK = 'wyoming';

export interface WyomingHouse {
  readonly house: Doorways;
  readonly voice: VoiceHouse;
  readonly speech: SpeechAllowance;
  /** The room in which is heard what comes by here. */
  readonly area?: string;
  readonly version: string;
  readonly log: Logger;
}

/** One client of the Wyoming door, event by event. What is no event ends the connection; what cannot be done is an `error` event. */
export class WyomingSession {
  readonly #parts: WyomingHouse;
  readonly #socket: Socket;
  readonly #reader = new WyomingReader();
  readonly #sound: WyomingSound;
  readonly #gone = new AbortController();

  constructor(socket: Socket, parts: WyomingHouse) {
    this.#parts = parts;
    this.#socket = socket;
    this.#sound = new WyomingSound((rate) => parts.voice.ahead(rate));
    socket.setTimeout(IDLE_MS, () => socket.destroy());
    socket.on('error', (error) => parts.log.debug('a client of Wyoming was lost', { error: error.message }));
    socket.on('close', () => {
      this.#gone.abort();
      this.#sound.ahead?.drop();
    });
    socket.on('data', (bytes: Buffer) => void this.#read(bytes));
  }

  end(): void {
    this.#socket.destroy();
  }

  /** One after the other: nothing more is read while something is worked off. */
  async #read(bytes: Buffer): Promise<void> {
    this.#socket.pause();
    try {
      for (const event of this.#reader.push(bytes)) await this.#answer(event);
      this.#socket.resume();
    } catch (error) {
      this.#parts.log.warn('a client of Wyoming sent what is no event', { error: messageOf(error) });
      this.#write('error', { text: messageOf(error), ...codeOf(error) });
      this.#socket.end();
    }
  }

  async #answer(event: WyomingEvent): Promise<void> {
    try {
      await this.#do(event);
    } catch (error) {
      if (!(error instanceof HearthError))
        this.#parts.log.error('an event of Wyoming failed', { type: event.type, error: messageOf(error) });
      this.#write('error', { text: apologyFor(error), ...codeOf(error) });
    }
  }

  async #do(event: WyomingEvent): Promise<void> {
    const { voice, version } = this.#parts;
    switch (event.type) {
      case 'describe':
        return this.#write('info', wyomingInfo(voice.status(), version));
      case 'ping':
        return this.#write('pong', { text: event.data['text'] ?? null });
      case 'audio-start':
      case 'audio-chunk':
        return this.#sound.take(event);
      case 'audio-stop':
        return this.#transcribe();
      case 'synthesize':
        return this.#speak(event.data);
      case 'transcript':
        return this.#handle(event.data);
      default:
        // What other programs of the protocol tell each other; `transcribe` says what the sound behind it says too.
        return;
    }
  }

  async #transcribe(): Promise<void> {
    const { ahead } = this.#sound;
    const pcm = this.#sound.end();
    if (pcm === undefined) return this.#write('transcript', { text: '' });
    const heard = await this.#parts.voice.transcribe(pcm, this.#gone.signal, ahead);
    if ('text' in heard) this.#write('transcript', { text: heard.text, language: 'en' });
    else this.#write('error', { text: heard.unavailable, code: 'unavailable' });
  }

  async #speak(data: JsonObject): Promise<void> {
    const said = Sentence.safeParse(data['text']);
    if (!said.success)
      throw new HearthError('invalid-params', 'There is nothing to say', {
        faults: [{ path: '/text', message: 'is no text' }],
      });
    const pcm = await this.#parts.voice.speak(said.data, this.#gone.signal);
    if ('unavailable' in pcm) return this.#write('error', { text: pcm.unavailable, code: 'unavailable' });
    for (const bytes of wyomingSound(pcm)) this.#send(bytes);
  }

  /** Words that somebody else heard are said to the house by nobody in particular; Wyoming knows no accounts. */
  async #handle({ text, context }: JsonObject): Promise<void> {
    const { house, speech, area } = this.#parts;
    const said = Sentence.safeParse(text);
    if (!said.success) return this.#write('not-handled', {});
    const speaker = nobody(WYOMING_TALK, 'voice');
    speech.take(WYOMING_TALK, said.data, speaker.role);
    const doorway = house.as(speaker);
    const { turn } = await doorway.receive({
      ...{ channel: 'voice', conversation: talkOf(context), text: said.data, rendering: 'aloud' },
      ...defined({ area }),
    });
    const view = await doorway.settled(turn, HOLD_MS, this.#gone.signal);
    const reply = view?.waits[0]?.prompt ?? view?.reply ?? '';
    const isUnread = view !== undefined && view.groups.length === 0 && view.unread.length > 0;
    this.#write(isUnread ? 'not-handled' : 'handled', {
      text: reply,
      ...(context === undefined ? {} : { context }),
    });
  }

  #write(type: string, data: JsonObject): void {
    this.#send(wyomingBytes(type, data));
  }

  #send(bytes: Buffer): void {
    if (!this.#gone.signal.aborted) this.#socket.write(bytes);
  }
}

/** The talk that a client says it is in, as Home Assistant does; without one all are in the same. */
function talkOf(context: JsonObject[string] | undefined): string {
  const id = ForeignId.safeParse((context as JsonObject | null | undefined)?.['conversation_id']);
  return id.success ? `${WYOMING_TALK} ${id.data}`.slice(0, 200) : WYOMING_TALK;
}

function codeOf(error: unknown): { readonly code?: string } {
  return error instanceof HearthError ? { code: error.code } : {};
}
