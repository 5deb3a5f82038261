import { type Clock, type Logger, messageOf, type Part, pause } from '../../base/index.ts';
import { FrameGatherer, type Gathered, isSoundFrame, readFrame } from '../satellite/frames.ts';
import type { Recogniser } from '../types.ts';
import { type FromFar, isHello, type Line } from './wire.ts';

export interface FarEarOptions {
  /** What it hears by, as "base". */
  readonly by: string;
  readonly recogniser: Recogniser;
  /** To the hub. */
  readonly line: Line;
  readonly clock: Clock;
  readonly log: Logger;
}

const HELLO_MS = 30_000;
const REFUSED = { lost: 'Part of the sound was lost', 'too-long': 'That is too long to be heard' } as const;

/** A recogniser's end of the way to a hub on another machine: hears what is sent to it, answers, and says that it is there. */
export class FarEar implements Part {
  readonly name = 'recogniser for a hub';
  readonly #options: FarEarOptions;
  readonly #log: Logger;
  readonly #gatherer = new FrameGatherer();
  readonly #closing = new AbortController();

  constructor(options: FarEarOptions) {
    this.#options = options;
    this.#log = options.log.child('voice');
  }

  async start(): Promise<void> {
    this.hello();
    void this.#helloAgain();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#send({ type: 'gone' });
  }

  hello(): void {
    void this.#send({ type: 'hello', by: this.#options.by });
  }

  /** What the hub sends: pieces of sound, or the question who is there. */
  take(payload: Buffer): void {
    try {
      if (isSoundFrame(payload)) {
        const frame = readFrame(payload);
        void this.#hear(frame.utterance, this.#gatherer.take(frame));
      } else if (isHello(payload)) this.hello();
    } catch (error) {
      this.#log.warn('something came that is no sound', { error: messageOf(error) });
    }
  }

  async #helloAgain(): Promise<void> {
    while ((await pause(this.#options.clock, HELLO_MS, this.#closing.signal)) === 'elapsed') this.hello();
  }

  async #hear(utterance: number, gathered: Gathered): Promise<void> {
    if (gathered.type === 'more') return;
    if (gathered.type !== 'whole')
      return this.#send({ type: 'refused', utterance, reason: REFUSED[gathered.type] });
    try {
      const { text, others } = await this.#options.recogniser.recognise(gathered.pcm, this.#closing.signal);
      await this.#send({ type: 'heard', utterance, text, others: [...others] });
    } catch (error) {
      await this.#send({ type: 'refused', utterance, reason: messageOf(error).slice(0, 400) });
    }
  }

  async #send(message: FromFar): Promise<void> {
    try {
      await this.#options.line.send(message);
    } catch (error) {
      this.#log.warn('the hub was not told', { error: messageOf(error) });
    }
  }
}
