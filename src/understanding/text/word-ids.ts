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

/** A list of words, by number a bit, which are set when it is first asked: most lists of a house never are. */
export class WordList {
  readonly #numbers: readonly number[];
  #bits: readonly number[] | undefined;

  constructor(words: readonly string[], ids: WordIds) {
    this.#numbers = words.map((word) => ids.learn(word));
  }

  has(number: number): boolean {
    this.#bits ??= bitsOf(this.#numbers);
    const bits = this.#bits;
    const at = number >>> 5;
    return at < bits.length && ((bits[at]! >>> number) & 1) !== 0;
  }
}

function bitsOf(numbers: readonly number[]): readonly number[] {
  const bits = new Array<number>((Math.max(0, ...numbers) >>> 5) + 1).fill(0);
  for (const number of numbers) bits[number >>> 5]! |= 1 << number;
  return bits;
}
