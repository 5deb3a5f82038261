/**
 * Words of phrases by number. A sentence is compared with phrases at thousands of points: each of its words is looked for once,
 * and compared as a number from then on.
 */
const numbers = new Map<string, number>();
const words: string[] = [''];

/** Of what stands in no phrase. */
export const NO_WORD = 0;

/** The number of a word that stands in a phrase; the same for all phrases, whoever brings them. */
export function learnNumber(word: string): number {
  const known = numbers.get(word);
  if (known !== undefined) return known;
  numbers.set(word, words.length);
  return words.push(word) - 1;
}

/** The number of a word that was said, `NO_WORD` where no phrase has it. */
export function numberOf(word: string): number {
  return numbers.get(word) ?? NO_WORD;
}

/** The word that has the number. */
export function wordOf(number: number): string {
  return words[number] ?? '';
}

/** How many there are: what was looked for when there were fewer may have a number now. */
export function numbersKnown(): number {
  return words.length;
}

/** A list of words, by number a bit. */
export class WordList {
  readonly #bits: readonly number[];

  constructor(words: readonly string[]) {
    const bits: number[] = [];
    for (const number of words.map(learnNumber)) {
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
