import { type Clock, HearthError, type Logger, messageOf, type Part, type Timer } from '../../base/index.ts';
import { type Pcm, RATE, resampled } from '../pcm.ts';
import { framesOf, UTTERANCES } from '../satellite/frames.ts';
import type { Recognised, Recogniser } from '../types.ts';
import { type FromFar, type Line, readFromFar } from './wire.ts';

export interface FarRecogniserOptions {
  /** What the configuration calls it. */
  readonly called: string;
  /** To it. */
  readonly line: Line;
  readonly clock: Clock;
  readonly log: Logger;
  /** From the moment an utterance is handed over until its words are needed. */
  readonly limitMs?: number;
  /** Utterances whose words may be missing at once. */
  readonly heardMax?: number;
}

const LIMIT_MS = 15_000;
const HEARD_MAX = 4;
/** It says every half minute that it is there. */
const THERE_MS = 100_000;

interface Pending {
  readonly resolve: (heard: Recognised) => void;
  readonly reject: (error: HearthError) => void;
  readonly forget: () => void;
}

/** The hub's end of a recogniser on another machine: sends sound, and waits a while for what was heard. */
export class FarRecogniser implements Recogniser, Part {
  readonly name = 'recogniser elsewhere';
  readonly #options: FarRecogniserOptions;
  readonly #log: Logger;
  readonly #pending = new Map<number, Pending>();
  #there: { readonly by: string; readonly until: Timer } | undefined;
  #utterance: number;
  /** One utterance is sent after the other: pieces of two would not be told apart. */
  #sending: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(options: FarRecogniserOptions) {
    this.#options = options;
    this.#log = options.log.child('voice');
    // A restarted hub does not go on with a number that was answered a moment ago.
    this.#utterance = options.clock.now() % UTTERANCES;
  }

  /** What it hears by, as "base"; undefined while it is away. */
  get by(): string | undefined {
    return this.#there?.by;
  }

  /** @throws HearthError `target-offline` where it is away or goes away, `busy`, `expired`, `cancelled`, `failed`. */
  recognise(sound: Pcm, signal?: AbortSignal): Promise<Recognised> {
    const { clock, limitMs = LIMIT_MS, heardMax = HEARD_MAX } = this.#options;
    if (this.#closed) return Promise.reject(new HearthError('failed', 'The hub is closing'));
    if (signal?.aborted === true) return Promise.reject(cancelled());
    if (this.#there === undefined) return Promise.reject(this.#offline());
    if (this.#pending.size >= heardMax)
      return Promise.reject(
        new HearthError('busy', 'Too much is being said at once', { hint: 'Say it again in a moment.' }),
      );
    this.#utterance = (this.#utterance + 1) % UTTERANCES;
    const utterance = this.#utterance;
    return new Promise((resolve, reject) => {
      const onAbort = () => this.#refuse(utterance, cancelled());
      const limit = clock.after(limitMs, () =>
        this.#refuse(utterance, new HearthError('expired', 'It took too long to hear that')),
      );
      signal?.addEventListener('abort', onAbort, { once: true });
      const forget = () => {
        limit.cancel();
        signal?.removeEventListener('abort', onAbort);
      };
      this.#pending.set(utterance, { resolve, reject, forget });
      this.#sending = this.#sending.then(() => this.#send(utterance, sound));
    });
  }

  /** What it says. What is no word of it is written down and left alone. */
  take(payload: Buffer): void {
    try {
      this.#read(readFromFar(payload));
    } catch (error) {
      this.#log.warn('a recogniser said what is not understood', { error: messageOf(error) });
    }
  }

  #read(said: FromFar): void {
    switch (said.type) {
      case 'hello':
        this.#arrive(said.by);
        break;
      case 'gone':
        this.away();
        break;
      case 'heard':
        this.#settle(said.utterance)?.resolve({ text: said.text, others: said.others });
        break;
      case 'refused':
        this.#refuse(said.utterance, new HearthError('failed', said.reason));
        break;
    }
  }

  /** It is not there any more, or nobody knows: who waits for its words is told at once. */
  away(): void {
    if (this.#there !== undefined) this.#log.warn('the recogniser is away', { name: this.#options.called });
    this.#there?.until.cancel();
    this.#there = undefined;
    for (const utterance of [...this.#pending.keys()]) this.#refuse(utterance, this.#offline());
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#there?.until.cancel();
    for (const utterance of [...this.#pending.keys()])
      this.#refuse(utterance, new HearthError('failed', 'The hub is closing'));
  }

  #arrive(by: string): void {
    const { clock, called } = this.#options;
    if (this.#closed) return;
    if (this.#there === undefined) this.#log.info('a recogniser is there', { name: called, by });
    this.#there?.until.cancel();
    this.#there = { by, until: clock.after(THERE_MS, () => this.away()) };
  }

  async #send(utterance: number, sound: Pcm): Promise<void> {
    try {
      for (const frame of framesOf(utterance, resampled(sound, RATE))) {
        if (!this.#pending.has(utterance)) return;
        await this.#options.line.send(frame);
      }
    } catch (error) {
      this.#refuse(utterance, new HearthError('failed', messageOf(error), { cause: error }));
    }
  }

  #settle(utterance: number): Pending | undefined {
    const pending = this.#pending.get(utterance);
    this.#pending.delete(utterance);
    pending?.forget();
    return pending;
  }

  #refuse(utterance: number, error: HearthError): void {
    this.#settle(utterance)?.reject(error);
  }

  #offline(): HearthError {
    return new HearthError('target-offline', awayWords(this.#options.called));
  }
}

/** What is said where it cannot hear. */
export function awayWords(called: string): string {
  return `The recogniser "${called}" is away, so nothing can be heard now`;
}

function cancelled(): HearthError {
  return new HearthError('cancelled', 'Nobody waits for it any more');
}
