import { literalsNeeded, type Trigrams } from './trigrams.ts';

/**
 * Some hundred patterns of a language, of which a sentence can match a few. Each stands under one trigram of every literal of which it needs
 * one, so that the trigrams of a text find what could match it: the others are not even asked.
 */
export class PatternSet {
  readonly #patterns: readonly RegExp[];
  /** Places of patterns, by the trigram that they stand under. */
  readonly #under: number[][] = [];
  /** Places of those that tell nothing of what they need. */
  readonly #always: number[] = [];

  constructor(patterns: readonly RegExp[]) {
    this.#patterns = patterns;
    for (const [place, pattern] of patterns.entries()) {
      const literals = literalsNeeded(pattern);
      if (literals === undefined) this.#always.push(place);
      else
        for (const bits of literals) {
          const rarest = this.#rarest(bits);
          const under = this.#under[rarest] ?? [];
          this.#under[rarest] = [...under, place];
        }
    }
  }

  /** Places of the patterns that could match the text of these trigrams, in their order. */
  possible(letters: Trigrams): readonly number[] {
    const found = new Set(this.#always);
    for (const bit of letters.bits) for (const place of this.#under[bit] ?? []) found.add(place);
    return [...found]
      .filter((place) => letters.allow(this.#patterns[place]!))
      .sort((one, other) => one - other);
  }

  /** The trigram of a literal under which least stands. */
  #rarest(bits: readonly number[]): number {
    const weight = (bit: number): number => this.#under[bit]?.length ?? 0;
    return bits.reduce((one, other) => (weight(other) < weight(one) ? other : one));
  }
}
