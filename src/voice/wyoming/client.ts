import { connect, type Socket } from 'node:net';
import { type Clock, HearthError, messageOf } from '../../base/index.ts';
import type { Pcm } from '../pcm.ts';
import { type Recognised, type Recogniser, SPOKEN_MAX, type Synthesiser } from '../types.ts';
import { WyomingSound, wyomingSound } from './sound.ts';
import { type WyomingEvent, WyomingReader, wyomingBytes } from './wire.ts';

const LIMIT_MS = 30_000;

export interface WyomingServer {
  readonly host: string;
  readonly port: number;
  readonly clock: Pick<Clock, 'after'>;
  /** How long one answer may take, 30,000 when absent. */
  readonly limitMs?: number;
}

/** A recogniser elsewhere that speaks Wyoming, such as wyoming-faster-whisper. One connection an utterance. */
export class WyomingRecogniser implements Recogniser {
  readonly #server: WyomingServer;

  constructor(server: WyomingServer) {
    this.#server = server;
  }

  recognise(sound: Pcm, signal?: AbortSignal): Promise<Recognised> {
    const asked = [wyomingBytes('transcribe', { language: 'en' }), ...wyomingSound(sound)];
    const answer = ({ type, data }: WyomingEvent) => {
      if (type !== 'transcript') return undefined;
      return { text: typeof data['text'] === 'string' ? data['text'].trim() : '', others: [] };
    };
    return ask(this.#server, asked, answer, signal);
  }
}

/** A speaker elsewhere that speaks Wyoming, such as wyoming-piper. One connection a text. */
export class WyomingSynthesiser implements Synthesiser {
  readonly #server: WyomingServer;
  readonly #voice: string | undefined;

  constructor(server: WyomingServer, voice?: string) {
    this.#server = server;
    this.#voice = voice;
  }

  speak(text: string, signal?: AbortSignal): Promise<Pcm> {
    const sound = new WyomingSound();
    const voice = this.#voice === undefined ? {} : { voice: { name: this.#voice } };
    const asked = [wyomingBytes('synthesize', { text: text.slice(0, SPOKEN_MAX), ...voice })];
    const answer = (event: WyomingEvent) => {
      if (event.type === 'audio-start' || event.type === 'audio-chunk') sound.take(event);
      return event.type === 'audio-stop' ? sound.end() : undefined;
    };
    return ask(this.#server, asked, answer, signal);
  }
}

/**
 * Says events to a server and listens until one of its own is the answer.
 * @throws HearthError `failed` where it cannot be reached, breaks off, refuses or takes too long.
 */
function ask<T>(
  { host, port, clock, limitMs = LIMIT_MS }: WyomingServer,
  events: readonly Buffer[],
  answer: (event: WyomingEvent) => T | undefined,
  signal?: AbortSignal,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const reader = new WyomingReader();
    const socket: Socket = connect({ host, port, noDelay: true });
    const fail = (what: string, cause?: unknown) => {
      end();
      reject(new HearthError('failed', `The voice server at ${host}:${port} ${what}`, { cause }));
    };
    const timer = clock.after(limitMs, () => fail('did not answer in time'));
    const leave = () => fail('was left: nobody waits for it');
    const end = () => {
      timer.cancel();
      signal?.removeEventListener('abort', leave);
      socket.destroy();
    };
    signal?.addEventListener('abort', leave, { once: true });
    socket.on('error', (error) => fail(`cannot be reached: ${error.message}`, error));
    socket.on('close', () => fail('broke off'));
    socket.on('data', (bytes) => {
      try {
        for (const event of reader.push(bytes)) {
          if (event.type === 'error') return fail(`refused: ${String(event.data['text'] ?? '')}`);
          const found = answer(event);
          if (found === undefined) continue;
          end();
          return resolve(found);
        }
      } catch (error) {
        fail(`said something else: ${messageOf(error)}`, error);
      }
    });
    socket.on('connect', () => {
      for (const event of events) socket.write(event);
    });
  });
}
