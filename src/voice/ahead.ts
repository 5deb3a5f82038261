import { joined, type Pcm } from './pcm.ts';
import { END_MS, Endpointer, PAUSE_MS } from './satellite/endpointing.ts';
import type { Recognised } from './types.ts';

/** What is longer is hardly an order, and is not heard more than once. */
const SECONDS_MAX = 12;
/** Nobody makes more pauses in a sentence. */
const PAUSES_MAX = 6;

/** Words of sound that is perhaps not all; undefined where there is no time for it. */
export type Early = (sound: Pcm, signal: AbortSignal) => Promise<Recognised | undefined>;

/**
 * Hears an utterance while it is being said. In a pause what there is of it is recognised at once. Where nothing more is said, these are its words by the time that its end
 * is believed; where more is said, they are dropped.
 */
export class Ahead {
  readonly #rate: number;
  readonly #recognise: Early;
  readonly #wake: () => void;
  readonly #ear: Endpointer;
  readonly #parts: Int16Array[] = [];
  #length = 0;
  #pauses = 0;
  #isPause = false;
  #early: { readonly words: Promise<Recognised | undefined>; readonly stop: AbortController } | undefined;

  /** @param wake is called when somebody begins to speak. */
  constructor(rate: number, recognise: Early, wake = () => {}) {
    this.#rate = rate;
    this.#recognise = recognise;
    this.#wake = wake;
    this.#ear = new Endpointer(rate, Number.POSITIVE_INFINITY);
  }

  /** The next piece of its sound. */
  take(samples: Int16Array): void {
    this.#parts.push(samples);
    this.#length += samples.length;
    for (const { type } of this.#ear.push(samples)) {
      if (type === 'begin') this.#wake();
      if (type === 'pause') this.#isPause = true;
      if (type === 'goes-on' || type === 'begin') this.#isPause = false;
    }
    if (!this.#isPause) this.drop();
    else if (this.#early === undefined) this.#begin();
  }

  /** What was heard of this sound already; undefined where it is not what was taken, or its end was not heard. */
  async heard({ rate, samples }: Pcm): Promise<Recognised | undefined> {
    const early = this.#early;
    if (early === undefined || rate !== this.#rate || !this.#has(samples)) {
      this.drop();
      return undefined;
    }
    const words = await early.words;
    // Short orders come out empty now and then: nothing is believed of all of it alone.
    return words?.text === '' ? undefined : words;
  }

  /** Nobody needs it any more. */
  drop(): void {
    this.#early?.stop.abort();
    this.#early = undefined;
  }

  #begin(): void {
    if (this.#length > SECONDS_MAX * this.#rate || ++this.#pauses > PAUSES_MAX) return;
    const stop = new AbortController();
    const words = this.#recognise({ rate: this.#rate, samples: this.#asEnded() }, stop.signal).catch(
      () => undefined,
    );
    this.#early = { words, stop };
  }

  /**
   * With as much silence as there is where an end is believed: with less the recogniser takes it to go on, and writes a comma. Nothing is repeated for it: noise that comes
   * again and again is taken for a word.
   */
  #asEnded(): Int16Array {
    return joined([...this.#parts, new Int16Array(Math.round((this.#rate * (END_MS - PAUSE_MS)) / 1000))]);
  }

  #has(samples: Int16Array): boolean {
    return samples.length === this.#length && joined(this.#parts).every((one, at) => one === samples[at]);
  }
}
