import { requiredLetters } from './required-letters.ts';

/** Whether letters that a pattern needs stand in a text, told by the trigrams of both: never wrong where it says no. */
export class Trigrams {
  readonly #held = new Uint32Array(BITS / 32);
  /** Those of the text, each once. */
  readonly bits: readonly number[];

  constructor(text: string) {
    const lower = text.toLowerCase();
    const bits: number[] = [];
    for (let at = 0; at + 1 < lower.length; at++)
      for (let length = 2; length <= 3 && at + length <= lower.length; length++) {
        const bit = bitOf(lower, at, length);
        if (this.#holds(bit)) continue;
        this.#held[bit >> 5]! |= 1 << (bit & 31);
        bits.push(bit);
      }
    this.bits = bits;
  }

  /** Whether the pattern could match the text. */
  allow(pattern: RegExp): boolean {
    return this.meet(needsOf(pattern));
  }

  /** Whether a pattern that needs this could match the text. */
  meet(needs: Needs): boolean {
    for (const clause of needs) if (!this.#holdsOne(clause)) return false;
    return true;
  }

  #holdsOne(clause: Clause): boolean {
    let isHeld = true;
    for (const bit of clause) {
      if (bit === END) {
        if (isHeld) return true;
        isHeld = true;
      } else if (isHeld) isHeld = this.#holds(bit);
    }
    return false;
  }

  #holds(bit: number): boolean {
    return (this.#held[bit >> 5]! & (1 << (bit & 31))) !== 0;
  }
}

const BITS = 4096;

/** Which bit stands for two or three letters of a text. */
function bitOf(text: string, at: number, length: number): number {
  const pair = text.charCodeAt(at) * 961 + text.charCodeAt(at + 1) * 31;
  const letters = length === 2 ? pair : pair * 31 + text.charCodeAt(at + 2) + 1;
  return (Math.imul(letters, 0x9e3779b1) >>> 20) & (BITS - 1);
}

/** The bits of the literals of which one is needed, each behind the other with an end. */
type Clause = Uint16Array;
/** What a text must hold that a pattern matches: one literal of each clause. */
export type Needs = readonly Clause[];
const END = BITS;
/** The clauses with the longest and fewest literals tell nearly all; more cost more than they keep out. */
const CLAUSES_MAX = 3;

/** A pattern is a constant of its language, and is read once. */
const known = new WeakMap<RegExp, Needs>();

/** The trigrams of each of some literals of which a text that meets these needs holds one; `undefined` where nothing is needed. */
export function literalsNeeded([clause]: Needs): readonly (readonly number[])[] | undefined {
  if (clause === undefined) return undefined;
  const literals: number[][] = [[]];
  for (const bit of clause.subarray(0, -1)) {
    if (bit === END) literals.push([]);
    else literals.at(-1)!.push(bit);
  }
  return literals;
}

export function needsOf(pattern: RegExp): Needs {
  const before = known.get(pattern);
  if (before !== undefined) return before;
  const worth = (clause: readonly string[]): number =>
    Math.min(...clause.map(({ length }) => length), LITERAL_MAX) - Math.log2(clause.length);
  const clauses = requiredLetters(pattern).toSorted((one, other) => worth(other) - worth(one));
  const needs = clauses
    .slice(0, CLAUSES_MAX)
    .map((clause) => Uint16Array.from(clause.flatMap((literal) => [...bitsOf(literal), END])));
  known.set(pattern, needs);
  return needs;
}

const LITERAL_MAX = 6;

function bitsOf(literal: string): readonly number[] {
  if (literal.length === 2) return [bitOf(literal, 0, 2)];
  const length = Math.min(literal.length, LITERAL_MAX) - 2;
  return Array.from({ length }, (_, at) => bitOf(literal, at, 3));
}
