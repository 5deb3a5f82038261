import type { PatternText, ReadParts } from './required-letters.ts';
import { BITS, literalsNeeded, numbersOf, Trigrams, trigramsOf } from './trigrams.ts';

/** What some patterns need, told once for all texts. Plain data: it is the same for every process of a release, and can be written down. */
export interface PatternNeeds {
  /** Each clause once, for patterns have much in common: literals with a bar between them, of which a text must hold one. */
  readonly clauses: readonly string[];
  /**
   * The clauses one behind the other, so that few lines of the cache hold them: of each literal the number of its trigrams and these, with
   * the rarest in front.
   */
  readonly trigrams: readonly number[];
  /** Where each clause begins among the trigrams. */
  readonly starts: readonly number[];
  /** Of each pattern its clauses by their places, the one that keeps out most in front; none where nothing is known of it. */
  readonly needs: readonly (readonly number[])[];
}

/** @param everyday texts that tell how often letters stand together: rare letters of a pattern keep out more. */
export function needsOfAll(patterns: readonly PatternText[], everyday: readonly string[] = []): PatternNeeds {
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
  const { numbers, costs } = byRarity(clauses, everyday);
  for (const all of needs) all.sort((one, other) => costs[one]! - costs[other]!);
  const starts: number[] = [];
  let start = 0;
  for (const { length } of numbers) {
    starts.push(start);
    start += length;
  }
  return { clauses: [...ids.keys()], trigrams: numbers.flat(), starts, needs };
}

/**
 * Clauses as numbers, with the rarest trigram of each literal in front; and what a clause costs: how often its rarest trigrams stand in
 * everyday texts, and else how often they are needed at all, for what many patterns look for, many sentences hold.
 */
function byRarity(clauses: readonly (readonly string[])[], everyday: readonly string[]) {
  const counts = new Float64Array(BITS);
  for (const text of everyday) for (const bit of new Trigrams(text).bits) counts[bit]! += SAID;
  const known = new Map<string, readonly number[]>();
  const bits = clauses.map((literals) =>
    literals.map((literal) => {
      const trigrams = known.get(literal) ?? trigramsOf(literal);
      known.set(literal, trigrams);
      for (const bit of trigrams) counts[bit]! += NEEDED;
      return trigrams;
    }),
  );
  const rarestFirst = (trigrams: readonly number[]): readonly number[] => {
    let rarest = trigrams[0]!;
    for (const bit of trigrams) if (counts[bit]! < counts[rarest]!) rarest = bit;
    return [rarest, ...trigrams.filter((bit) => bit !== rarest)];
  };
  const ordered = bits.map((literals) => literals.map(rarestFirst));
  const costs = ordered.map((literals) =>
    [...new Set(literals.map(([rare]) => rare!))].reduce((sum, bit) => sum + counts[bit]!, 0),
  );
  return { numbers: ordered.map(numbersOf), costs };
}

/** What is said once counts more than what is needed often. */
const SAID = 100;
const NEEDED = 1;
