import type { ReadParts } from './required-letters.ts';
import { BITS, literalsNeeded, numbersOf, type Trigrams, trigramsOf } from './trigrams.ts';

/**
 * Some hundred patterns of a language, of which a sentence can match a few. Each stands under one trigram of every literal of which it needs
 * one, so that the trigrams of a text find what could match it: the others are not even asked.
 */
export class PatternSet {
  /** What patterns need, each once: they have much in common. One clause stands behind the other, so that few lines of the cache hold them. */
  readonly #clauses: Packed;
  readonly #literals: readonly (readonly string[])[];
  /** Which of these each pattern needs: first what is rarest. */
  readonly #needs: Packed;
  /** The places of the patterns that stand under each trigram. */
  readonly #under: Packed;
  /** Places of those that tell nothing of what they need. */
  readonly #always: readonly number[];
  /** The text in which each pattern was asked for last, for a text finds many more than once; and each clause, with whether it was held. */
  readonly #askedIn: Uint32Array;
  readonly #answeredIn: Uint32Array;
  readonly #held: Uint8Array;
  #text = 0;

  constructor(patterns: readonly RegExp[]) {
    const parts: ReadParts = new Map();
    const ids = new Map<string, number>();
    const clauses: (readonly string[])[] = [];
    const needs = patterns.map((pattern) =>
      literalsNeeded(pattern, parts).map((literals) => {
        const key = literals.join('|');
        const id = ids.get(key) ?? clauses.push(literals) - 1;
        ids.set(key, id);
        return id;
      }),
    );
    const { numbers, rarest, costs } = byRarity(clauses);
    for (const all of needs) all.sort((one, other) => costs[one]! - costs[other]!);
    this.#clauses = packed(numbers);
    this.#literals = clauses;
    this.#needs = packed(needs);
    this.#always = needs.flatMap(({ length }, place) => (length === 0 ? [place] : []));
    this.#askedIn = new Uint32Array(patterns.length);
    this.#answeredIn = new Uint32Array(clauses.length);
    this.#held = new Uint8Array(clauses.length);
    const under = new Map<number, number[]>();
    for (const [place, [first]] of needs.entries())
      for (const bit of first === undefined ? [] : rarest[first]!) {
        const places = under.get(bit);
        if (places === undefined) under.set(bit, [place]);
        else places.push(place);
      }
    this.#under = packed(Array.from({ length: BITS }, (_, bit) => under.get(bit) ?? NONE));
  }

  /** Places of the patterns that could match the text of these trigrams, in their order. */
  possible(letters: Trigrams): readonly number[] {
    const { numbers: under, starts } = this.#under;
    const { bits } = letters;
    const asked = this.#askedIn;
    const possible = [...this.#always];
    this.#text = (this.#text + 1) >>> 0;
    for (let of = 0; of < bits.length; of++) {
      const end = starts[bits[of]! + 1]!;
      for (let at = starts[bits[of]!]!; at < end; at++) {
        const place = under[at]!;
        if (asked[place] === this.#text) continue;
        asked[place] = this.#text;
        if (this.#meets(place, letters)) possible.push(place);
      }
    }
    return possible.sort((one, other) => one - other);
  }

  #meets(place: number, letters: Trigrams): boolean {
    const { numbers: needs, starts: froms } = this.#needs;
    const { numbers, starts } = this.#clauses;
    const end = froms[place + 1]!;
    for (let at = froms[place]!; at < end; at++) {
      const id = needs[at]!;
      if (this.#answeredIn[id] !== this.#text) {
        this.#answeredIn[id] = this.#text;
        this.#held[id] = letters.hold(this.#literals[id]!, numbers, starts[id]!) ? 1 : 0;
      }
      if (this.#held[id] === 0) return false;
    }
    return true;
  }
}

/** Lists of numbers, one behind the other. */
interface Packed {
  readonly numbers: Uint16Array;
  /** Where each begins; the next begins where it ends. */
  readonly starts: Uint32Array;
}

function packed(lists: readonly ArrayLike<number>[]): Packed {
  const starts = new Uint32Array(lists.length + 1);
  for (const [at, { length }] of lists.entries()) starts[at + 1] = starts[at]! + length;
  const numbers = new Uint16Array(starts[lists.length]!);
  for (const [at, list] of lists.entries()) numbers.set(list, starts[at]!);
  return { numbers, starts };
}

/**
 * Clauses as numbers, with the rarest trigram of each literal in front; these alone; and what a clause costs: how often its rarest trigrams
 * are needed at all, for what many patterns look for, many sentences hold.
 */
function byRarity(clauses: readonly (readonly string[])[]) {
  const counts = new Uint32Array(BITS);
  const known = new Map<string, readonly number[]>();
  const bits = clauses.map((literals) =>
    literals.map((literal) => {
      const trigrams = known.get(literal) ?? trigramsOf(literal);
      known.set(literal, trigrams);
      for (const bit of trigrams) counts[bit]! += 1;
      return trigrams;
    }),
  );
  const rarestFirst = (trigrams: readonly number[]): readonly number[] => {
    let rarest = trigrams[0]!;
    for (const bit of trigrams) if (counts[bit]! < counts[rarest]!) rarest = bit;
    return [rarest, ...trigrams.filter((bit) => bit !== rarest)];
  };
  const ordered = bits.map((literals) => literals.map(rarestFirst));
  const rarest = ordered.map((literals) => [...new Set(literals.map(([rare]) => rare!))]);
  const costs = rarest.map((all) => all.reduce((sum, bit) => sum + counts[bit]!, 0));
  return { numbers: ordered.map(numbersOf), rarest, costs };
}

const NONE: readonly number[] = [];
