import { HearthError } from '../../base/index.ts';

/** What is asked of a word, told by the word alone: whether it may begin a time, ties clauses together, means nothing. */
export type WordQuestion = (word: string) => boolean;

/** A token as far as this goes. */
interface Asked {
  readonly traits: number;
}

/** Bits of a small integer; the sign is not used. */
const BITS = 31;
/** Of these, the first belong to the engine, which asks the same of every language; the rest to the language itself. */
const ENGINE_BITS = 13;

/**
 * Questions about words whose answers are kept as bits with the word, since lists of words are asked about every word by
 * everybody. They are put together when the program is loaded.
 */
export class TraitList<Q> {
  readonly questions: Q[] = [];
  readonly #owner: string;
  readonly #first: number;
  readonly #max: number;

  private constructor(owner: string, first: number, max: number) {
    this.#owner = owner;
    this.#first = first;
    this.#max = max;
  }

  static ofEngine<Q>(): TraitList<Q> {
    return new TraitList<Q>('the engine', 0, ENGINE_BITS);
  }

  static ofLanguage(code: string): TraitList<WordQuestion> {
    return new TraitList<WordQuestion>(`language "${code}"`, ENGINE_BITS, BITS - ENGINE_BITS);
  }

  /**
   * @returns whether the answer is yes for a token.
   * @throws HearthError `internal` when there is no bit left for it.
   */
  add(question: Q): (token: Asked) => boolean {
    if (this.questions.length >= this.#max)
      throw new HearthError('internal', `${this.#owner} asks more than ${this.#max} questions about words`, {
        hint: 'Each takes a bit of a 31-bit number (text/word-traits.ts): ask a Set about the words that few sentences have.',
      });
    const bit = 1 << (this.#first + this.questions.push(question) - 1);
    return ({ traits }) => (traits & bit) !== 0;
  }

  /** The bits of a word; `ask` puts one of the questions. */
  bitsOf(ask: (question: Q) => boolean): number {
    let bits = 0;
    for (const [at, question] of this.questions.entries()) if (ask(question)) bits |= 1 << (this.#first + at);
    return bits;
  }
}
