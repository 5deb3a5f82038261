import {
  DIGIT,
  type PatternText,
  plainLetter,
  plainText,
  type ReadParts,
  requiredLetters,
  SPACE,
  START,
  worthOf,
} from './required-letters.ts';

/** Whether letters that a pattern needs stand in a text, told by the trigrams of both: never wrong where it says no. */
export class Trigrams {
  readonly #text: string;
  /** Its plain letters, with a space before and behind; only made where they are compared. */
  #plain: string | undefined;
  readonly #held = new Uint32Array(BITS / 32);
  /** Those of the text, each once. */
  readonly bits: readonly number[];

  constructor(text: string) {
    this.#text = text;
    const bits: number[] = [];
    const add = (bit: number): void => {
      if (this.#holds(bit)) return;
      this.#held[bit >> 5]! |= 1 << (bit & 31);
      bits.push(bit);
    };
    const letterAt = (at: number): number => (at < text.length ? plainLetter(text.charCodeAt(at)) : SPACE);
    let [two, one] = [0, SPACE];
    for (let at = 0; at <= text.length; at++) {
      const letter = letterAt(at);
      if (letter === DIGIT) add(bitOf(0, 0, letter));
      add(bitOf(0, one, letter));
      if (two !== 0) add(bitOf(two, one, letter));
      [two, one] = [one, letter];
    }
    const first = START.charCodeAt(0);
    add(bitOf(0, first, letterAt(0)));
    add(bitOf(first, letterAt(0), letterAt(1)));
    this.bits = bits;
  }

  /** Whether the pattern could match the text. */
  allow(pattern: PatternText): boolean {
    return needsOf(pattern).every(({ literals, numbers }) => this.hold(literals, numbers));
  }

  /**
   * Whether one literal of a clause stands in the text. The trigrams keep out nearly all others, then the letters are compared.
   * @param numbers of each literal the number of its trigrams and these; those of the clause begin at `start`.
   */
  hold(literals: readonly string[], numbers: Uint16Array, start = 0): boolean {
    const held = this.#held;
    let at = start;
    for (let of = 0; of < literals.length; of++) {
      const end = at + numbers[at]!;
      let next = at + 1;
      while (next <= end && (held[numbers[next]! >> 5]! & (1 << (numbers[next]! & 31))) !== 0) next += 1;
      if (next > end && this.#stands(literals[of]!)) return true;
      at = end + 1;
    }
    return false;
  }

  #stands(literal: string): boolean {
    this.#plain ??= ` ${plainText(this.#text)} `;
    return literal.startsWith(START)
      ? this.#plain.startsWith(literal.slice(1), 1)
      : this.#plain.includes(literal);
  }

  #holds(bit: number): boolean {
    return (this.#held[bit >> 5]! & (1 << (bit & 31))) !== 0;
  }
}

/** Trigrams are told apart by as many bits. */
export const BITS = 8192;

/** Which bit stands for up to three plain letters of a text, 0 where there is none. */
function bitOf(first: number, second: number, third: number): number {
  return (Math.imul((first * 31 + second) * 31 + third + 1, 0x9e3779b1) >>> 19) & (BITS - 1);
}

/** Literals of which a text must hold one. */
interface Clause {
  readonly literals: readonly string[];
  /** Of each literal the number of its trigrams and these. */
  readonly numbers: Uint16Array;
}
/** The clauses with the longest and fewest literals tell nearly all; more cost more than they keep out. */
const CLAUSES_MAX = 5;

/** A pattern is a constant of its language, and is read once. */
const known = new WeakMap<PatternText, readonly Clause[]>();

function needsOf(pattern: PatternText): readonly Clause[] {
  const before = known.get(pattern);
  if (before !== undefined) return before;
  const needs = literalsNeeded(pattern).map((literals) => ({
    literals,
    numbers: Uint16Array.from(numbersOf(literals.map(trigramsOf))),
  }));
  known.set(pattern, needs);
  return needs;
}

/**
 * What a text must hold that a pattern matches: one literal of each of these. The clauses that keep out most, in no order.
 * @param parts of patterns that were read before.
 */
export function literalsNeeded(pattern: PatternText, parts?: ReadParts): readonly (readonly string[])[] {
  const clauses = requiredLetters(pattern, parts);
  if (clauses.length <= CLAUSES_MAX) return clauses;
  return clauses.toSorted((one, other) => worthOf(other) - worthOf(one)).slice(0, CLAUSES_MAX);
}

/** Literals by their trigrams as the numbers of a clause. */
export function numbersOf(literals: readonly (readonly number[])[]): readonly number[] {
  return literals.flatMap((bits) => [bits.length, ...bits]);
}

/** Letters of a literal behind these are not asked for. */
const LITERAL_MAX = 8;

/** The bits of a literal, in the order of its letters. */
export function trigramsOf(literal: string): readonly number[] {
  const code = (at: number): number => literal.charCodeAt(at);
  if (literal.length === 1) return [bitOf(0, 0, code(0))];
  if (literal.length === 2) return [bitOf(0, code(0), code(1))];
  const length = Math.min(literal.length, LITERAL_MAX) - 2;
  return Array.from({ length }, (_, at) => bitOf(code(at), code(at + 1), code(at + 2)));
}
