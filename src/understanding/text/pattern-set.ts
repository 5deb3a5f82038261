import { literalsNeeded, type Needs, needsOf, type Trigrams } from './trigrams.ts';

/**
 * Some hundred patterns of a language, of which a sentence can match a few. Each stands under one trigram of every literal of which it needs
 * one, so that the trigrams of a text find what could match it: the others are not even asked.
 */
export class PatternSet {
  /** What each pattern needs, in their order. */
  readonly #needs: readonly Needs[];
  /** Places of patterns, by the trigram that they stand under. */
  readonly #under = new Map<number, number[]>();
  /** 1 at the places of those that tell nothing of what they need. */
  readonly #always: Uint8Array;
  /** The same, and 1 at the places that a text has found: kept, for sentences come one after the other. */
  readonly #found: Uint8Array;

  constructor(patterns: readonly RegExp[]) {
    this.#needs = patterns.map(needsOf);
    this.#always = new Uint8Array(patterns.length);
    this.#found = new Uint8Array(patterns.length);
    for (const [place, needs] of this.#needs.entries()) {
      const literals = literalsNeeded(needs);
      if (literals === undefined) this.#always[place] = 1;
      else
        for (const bits of literals) {
          const rarest = this.#rarest(bits);
          const under = this.#under.get(rarest);
          if (under === undefined) this.#under.set(rarest, [place]);
          else under.push(place);
        }
    }
  }

  /** Places of the patterns that could match the text of these trigrams, in their order. */
  possible(letters: Trigrams): readonly number[] {
    const found = this.#found;
    found.set(this.#always);
    for (const bit of letters.bits) for (const place of this.#under.get(bit) ?? NONE) found[place] = 1;
    const possible: number[] = [];
    for (let place = found.indexOf(1); place >= 0; place = found.indexOf(1, place + 1))
      if (letters.meet(this.#needs[place]!)) possible.push(place);
    return possible;
  }

  /** The trigram of a literal under which least stands. */
  #rarest(bits: readonly number[]): number {
    const weight = (bit: number): number => this.#under.get(bit)?.length ?? 0;
    return bits.reduce((one, other) => (weight(other) < weight(one) ? other : one));
  }
}

const NONE: readonly number[] = [];
