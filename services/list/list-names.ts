/** What lists are called, and how people write it. */
import { editDistance, wordsOf } from '../../src/base/index.ts';

/** A name of so many letters may be misspelled by one, and one of twice as many by two. */
const LETTERS_A_SLIP = 4;

/** "Shoping" is meant to be "shopping". */
export function isSlipOf(words: string, name: string): boolean {
  const slips = Math.min(2, Math.floor(Math.min(words.length, name.length) / LETTERS_A_SLIP));
  return slips > 0 && words[0] === name[0] && editDistance(words, name) <= slips;
}

/** "my Shopping list" → shopping. */
export function bare(said: string): string {
  return ofName(wordsOf(said)).join(' ');
}

/** "Mia's Birthday list" → Mia's birthday: a word with an apostrophe stays as it was written. */
export function nameIn(said: string): string {
  const words = said.normalize('NFC').match(/[\p{L}\p{N}]+(?:['’]\p{L}*)?/gu) ?? [];
  return ofName(words.map((word) => (/['’]/.test(word) ? word : word.toLowerCase()))).join(' ');
}

function ofName(all: readonly string[]): readonly string[] {
  const words = all.filter((word, at) => at > 0 || !['the', 'my', 'our', 'a'].includes(word.toLowerCase()));
  return words.length > 1 && words.at(-1) === 'list' ? words.slice(0, -1) : words;
}
