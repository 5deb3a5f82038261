import type { PatternNeeds } from './pattern-needs.ts';
import { BITS, type Trigrams } from './trigrams.ts';

/**
 * Some hundred patterns of a language, of which a sentence can match a few. Each stands under one trigram of every literal of which it needs
 * one, so that the trigrams of a text find what could match it: the others are not even asked.
 */
export class PatternSet {
  readonly #needs: PatternNeeds['needs'];
  readonly #clauses: PatternNeeds['clauses'];
  readonly #starts: PatternNeeds['starts'];
  readonly #trigrams: Uint16Array;
  /** The literals of each clause, once it was asked for. */
  readonly #literals: (readonly string[] | undefined)[];
  /** The places of the patterns that stand under each trigram, one trigram behind the other, and where each trigram begins. */
  readonly #under: Uint16Array;
  readonly #begins = new Uint32Array(BITS + 1);
  /** Places of those that tell nothing of what they need. */
  readonly #always: readonly number[];
  /** The text in which each pattern was asked for last, for a text finds many more than once; and each clause, with whether it was held. */
  readonly #askedIn: Uint32Array;
  readonly #answeredIn: Uint32Array;
  readonly #held: Uint8Array;
  #text = 0;

  constructor({ clauses, needs, starts, trigrams }: PatternNeeds) {
    this.#needs = needs;
    this.#clauses = clauses;
    this.#starts = starts;
    this.#trigrams = Uint16Array.from(trigrams);
    this.#literals = new Array<undefined>(clauses.length);
    this.#always = needs.flatMap(({ length }, place) => (length === 0 ? [place] : []));
    this.#askedIn = new Uint32Array(needs.length);
    this.#answeredIn = new Uint32Array(clauses.length);
    this.#held = new Uint8Array(clauses.length);
    const rarest = needs.map(([first]) => (first === undefined ? NONE : this.#rarestOf(first)));
    const begins = this.#begins;
    for (const bits of rarest) for (const bit of bits) begins[bit + 1]! += 1;
    for (let bit = 0; bit < BITS; bit++) begins[bit + 1]! += begins[bit]!;
    this.#under = new Uint16Array(begins[BITS]!);
    const next = begins.slice();
    for (const [place, bits] of rarest.entries())
      for (const bit of bits) {
        this.#under[next[bit]!] = place;
        next[bit]! += 1;
      }
  }

  /** Places of the patterns that could match the text of these trigrams, in their order. */
  possible(letters: Trigrams): readonly number[] {
    const { bits } = letters;
    const [under, begins, asked] = [this.#under, this.#begins, this.#askedIn];
    const possible = [...this.#always];
    this.#text = (this.#text + 1) >>> 0;
    for (let of = 0; of < bits.length; of++) {
      const end = begins[bits[of]! + 1]!;
      for (let at = begins[bits[of]!]!; at < end; at++) {
        const place = under[at]!;
        if (asked[place] === this.#text) continue;
        asked[place] = this.#text;
        if (this.#meets(place, letters)) possible.push(place);
      }
    }
    return possible.sort((one, other) => one - other);
  }

  #meets(place: number, letters: Trigrams): boolean {
    const ids = this.#needs[place]!;
    for (let of = 0; of < ids.length; of++) {
      const id = ids[of]!;
      if (this.#answeredIn[id] !== this.#text) {
        this.#answeredIn[id] = this.#text;
        this.#held[id] = letters.hold(this.#literalsOf(id), this.#trigrams, this.#starts[id]!) ? 1 : 0;
      }
      if (this.#held[id] === 0) return false;
    }
    return true;
  }

  #literalsOf(id: number): readonly string[] {
    this.#literals[id] ??= this.#clauses[id]!.split('|');
    return this.#literals[id];
  }

  /** The rarest trigrams of the literals of a clause, each once. */
  #rarestOf(id: number): ReadonlySet<number> {
    const end = this.#starts[id + 1] ?? this.#trigrams.length;
    const rarest = new Set<number>();
    for (let at = this.#starts[id]!; at < end; at += this.#trigrams[at]! + 1)
      rarest.add(this.#trigrams[at + 1]!);
    return rarest;
  }
}

const NONE: ReadonlySet<number> = new Set();
