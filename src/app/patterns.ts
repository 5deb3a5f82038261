import { expectReadAhead, type Language, type RewordingNeeds, readAhead } from '../understanding/index.ts';
import { readBuilt } from './built-file.ts';

/** What the build puts beside the bundle: what patterns need, which takes a good part of a second to tell (build.mjs). */
export function writePatterns(): RewordingNeeds {
  return readAhead();
}

/** Lets the first sentence find what the build wrote; where Hearth runs from its sources, it is told then. */
export function expectPatterns(
  file = new URL('./patterns.json', import.meta.url),
  language?: Language,
): void {
  expectReadAhead(() => readBuilt<RewordingNeeds>(file), language);
}
