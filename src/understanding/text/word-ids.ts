/** Of what stands in no phrase. */
export const NO_WORD = 0;

/**
 * Words of phrases by number. A sentence is compared with phrases at thousands of points: each of its words is looked for once,
 * and compared as a number from then on. The numbers are the same for all phrases of a language, whoever brings them.
 */
export class WordIds {
  readonly #numbers = new Map<string, number>();
  readonly #words: string[] = [''];

  /** The number of a word that stands in a phrase. */
  learn(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    this.#numbers.set(word, this.#words.length);
    return this.#words.push(word) - 1;
  }

  /** The number of a word that was said, `NO_WORD` where no phrase has it. */
  of(word: string): number {
    return this.#numbers.get(word) ?? NO_WORD;
  }

  /** The word that has the number. */
  wordOf(number: number): string {
    return this.#words[number] ?? '';
  }

  /** How many there are: what was looked for when there were fewer may have a number now. */
  get size(): number {
    return this.#words.length;
  }
}

/** A list of words, by number a bit. */
export class WordList {
  readonly #bits: readonly number[];

  constructor(words: readonly string[], ids: WordIds) {
    const bits: number[] = [];
    for (const word of words) {
      const number = ids.learn(word);
      while (bits.length <= number >>> 5) bits.push(0);
      bits[number >>> 5]! |= 1 << number;
    }
    this.#bits = bits;
  }

  has(number: number): boolean {
    const at = number >>> 5;
    return at < this.#bits.length && ((this.#bits[at]! >>> number) & 1) !== 0;
  }
}
