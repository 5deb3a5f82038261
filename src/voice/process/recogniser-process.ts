import type { ChildProcess } from 'node:child_process';
import { type Clock, HearthError, type Logger, messageOf, type Part, type Timer } from '../../base/index.ts';
import type { Pcm } from '../pcm.ts';
import type { Recognised, Recogniser } from '../types.ts';
import type { FromProcess, Leave } from './wire.ts';

export interface RecogniserProcessOptions {
  /** Starts the process, with a channel for messages (`fork`, serialization "advanced"). */
  readonly start: () => Promise<ChildProcess>;
  readonly clock: Clock;
  readonly log: Logger;
  /** It ends after so long without an utterance, and gives its memory back. */
  readonly idleMs?: number;
  /** From the moment an utterance is handed over until its words are needed, the start of the process included. */
  readonly limitMs?: number;
  /** Utterances that may wait for the one that is being heard. */
  readonly waitingMax?: number;
}

const IDLE_MS = 5 * 60_000;
const LIMIT_MS = 15_000;
const WAITING_MAX = 3;
/** A process that could not be loaded is not tried again at once. */
const REST_MS = 10_000;
/** What it wrote last, for the log. */
const LAST_WORDS = 400;

interface Waiting {
  readonly id: number;
  readonly sound: Pcm;
  readonly words: ReadonlySet<string> | undefined;
  readonly resolve: (heard: Recognised) => void;
  readonly reject: (error: HearthError) => void;
  readonly forget: () => void;
}

/** A process that runs. */
interface Running {
  /** Undefined for the moment in which it is being started. */
  child: ChildProcess | undefined;
  isReady: boolean;
  /** The words of the house that it was told. */
  told: ReadonlySet<string> | undefined;
  lastWords: string;
}

/**
 * A recogniser in a process of its own. It starts with the first utterance and ends when nobody spoke for a while. When it dies, what it was
 * hearing is lost and the next utterance starts another; one that hears for too long is killed. The channel ends it with the hub, however the hub ends.
 */
export class RecogniserProcess implements Recogniser, Part {
  readonly name = 'recogniser';
  readonly #options: RecogniserProcessOptions;
  readonly #log: Logger;
  readonly #waiting: Waiting[] = [];
  #hearing: Waiting | undefined;
  #running: Running | undefined;
  #idle: Timer | undefined;
  #resting: { readonly until: number; readonly reason: string } | undefined;
  #nextId = 1;
  #closed = false;

  constructor(options: RecogniserProcessOptions) {
    this.#options = options;
    this.#log = options.log.child('voice');
  }

  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  /** The process, for those who look at what it takes; undefined while none runs. */
  get pid(): number | undefined {
    return this.#running?.child?.pid;
  }

  /** @throws HearthError `failed`, `busy`, `expired`, `cancelled`. */
  recognise(sound: Pcm, signal?: AbortSignal, words?: ReadonlySet<string>): Promise<Recognised> {
    const { clock, limitMs = LIMIT_MS, waitingMax = WAITING_MAX } = this.#options;
    if (this.#closed) return Promise.reject(new HearthError('failed', 'The hub is closing'));
    if (signal?.aborted === true) return Promise.reject(cancelled());
    if (this.#rests !== undefined) return Promise.reject(new HearthError('failed', this.#rests));
    if (this.#waiting.length >= waitingMax)
      return Promise.reject(
        new HearthError('busy', 'Too much is being said at once', { hint: 'Say it again in a moment.' }),
      );
    return new Promise((resolve, reject) => {
      const id = this.#nextId++;
      const onAbort = () => this.#drop(id, cancelled());
      const limit = clock.after(limitMs, () =>
        this.#drop(id, new HearthError('expired', 'It took too long to hear that'), 'kill'),
      );
      signal?.addEventListener('abort', onAbort, { once: true });
      const forget = () => {
        limit.cancel();
        signal?.removeEventListener('abort', onAbort);
      };
      this.#waiting.push({ id, sound, words, resolve, reject, forget });
      this.#goOn();
    });
  }

  /** Starts it, so that it is there when the words are needed. */
  wake(): void {
    if (this.#closed || this.#rests !== undefined) return;
    this.#running ??= this.#start();
    this.#goOn();
  }

  /** Only while nothing else is to be heard. */
  async recogniseEarly(
    sound: Pcm,
    signal: AbortSignal,
    words?: ReadonlySet<string>,
  ): Promise<Recognised | undefined> {
    if (this.#hearing !== undefined || this.#waiting.length > 0) return undefined;
    return this.recognise(sound, signal, words);
  }

  async close(): Promise<void> {
    this.#closed = true;
    const error = new HearthError('failed', 'The hub is closing');
    for (const one of this.#waiting.splice(0)) this.#refuse(one, error);
    this.#stop();
  }

  /** Why it is not tried now. */
  get #rests(): string | undefined {
    const rest = this.#resting;
    return rest !== undefined && this.#options.clock.now() < rest.until ? rest.reason : undefined;
  }

  /** Nobody needs it any more. What is being heard is left at its next word; one that goes on for too long is killed. */
  #drop(id: number, error: HearthError, what?: 'kill'): void {
    if (this.#hearing?.id === id) {
      const { reject, forget } = this.#hearing;
      reject(error);
      if (what === 'kill') {
        forget();
        this.#log.warn('killed a recogniser that did not end');
        this.#stop();
        this.#goOn();
      } else this.#running?.child?.send({ type: 'leave', id } satisfies Leave, () => {});
      return;
    }
    const at = this.#waiting.findIndex((one) => one.id === id);
    if (at >= 0) this.#refuse(this.#waiting.splice(at, 1)[0]!, error);
    if (what !== 'kill' || this.#running?.isReady !== false) return;
    // It is still loading, and who waited longest can wait no longer.
    this.#log.warn('killed a recogniser that did not load');
    this.#stop();
    this.#goOn();
  }

  #goOn(): void {
    if (this.#closed || this.#hearing !== undefined) return;
    this.#idle?.cancel();
    const [next] = this.#waiting;
    if (next === undefined) {
      if (this.#running !== undefined)
        this.#idle = this.#options.clock.after(this.#options.idleMs ?? IDLE_MS, () => this.#stop());
      return;
    }
    this.#running ??= this.#start();
    if (!this.#running.isReady) return;
    this.#waiting.shift();
    this.#hearing = next;
    const { id, sound, words } = next;
    const news = words === this.#running.told ? {} : { words };
    this.#running.told = words;
    const hear = { type: 'hear', id, rate: sound.rate, samples: sound.samples, ...news };
    // It may have died a moment ago, which its end tells.
    this.#running.child?.send(hear, () => {});
  }

  #start(): Running {
    const running: Running = { child: undefined, isReady: false, told: undefined, lastWords: '' };
    this.#options.start().then(
      (child) => this.#join(running, child),
      (error: unknown) => this.#ended(running, messageOf(error)),
    );
    return running;
  }

  #join(running: Running, child: ChildProcess): void {
    if (this.#running !== running) {
      child.kill('SIGKILL');
      return;
    }
    running.child = child;
    child.stderr?.on('data', (text: Buffer) => {
      running.lastWords = `${running.lastWords}${String(text)}`.slice(-LAST_WORDS);
    });
    child.on('message', (message) => {
      if (this.#running === running) this.#take(running, message as FromProcess);
    });
    child.once('error', (error) => this.#ended(running, error.message));
    child.once('exit', (code, signal) =>
      this.#ended(running, signal === null ? `it ended with ${code}` : `it was ended by ${signal}`),
    );
    this.#log.info('a recogniser starts', { pid: child.pid });
  }

  #take(running: Running, message: FromProcess): void {
    switch (message.type) {
      case 'ready':
        running.isReady = true;
        this.#resting = undefined;
        break;
      case 'heard':
      case 'refused': {
        const one = this.#hearing;
        if (one?.id !== message.id) return;
        this.#hearing = undefined;
        one.forget();
        if (message.type === 'heard') one.resolve(message.heard);
        else one.reject(new HearthError('failed', message.reason));
        break;
      }
      case 'failed':
        this.#fail(message.reason);
        return;
    }
    this.#goOn();
  }

  /** It cannot be loaded: all who wait are told, and nobody tries again for a while. */
  #fail(reason: string): void {
    this.#resting = { until: this.#options.clock.now() + REST_MS, reason };
    this.#log.warn('the recogniser does not load', { reason });
    this.#stop();
    const error = new HearthError('failed', reason);
    for (const one of this.#waiting.splice(0)) this.#refuse(one, error);
  }

  #ended(running: Running, how: string): void {
    if (this.#running !== running) return;
    this.#log.warn('the recogniser has died', { how, lastWords: running.lastWords.trim() });
    if (!running.isReady) {
      this.#fail(`The recogniser does not run: ${how}`);
      return;
    }
    this.#stop();
    this.#goOn();
  }

  #stop(): void {
    this.#idle?.cancel();
    const running = this.#running;
    this.#running = undefined;
    running?.child?.kill('SIGKILL');
    const lost = this.#hearing;
    this.#hearing = undefined;
    if (lost !== undefined) this.#refuse(lost, new HearthError('failed', 'The recogniser has died'));
  }

  #refuse({ forget, reject }: Waiting, error: HearthError): void {
    forget();
    reject(error);
  }
}

function cancelled(): HearthError {
  return new HearthError('cancelled', 'Nobody waits for it any more');
}
