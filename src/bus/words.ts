import { wordsOf } from '../base/index.ts';

/**
 * One spelling per name, so that "Sam's  Désk-Lamp" and "sams desk lamp" are the same thing: lower case, no accents, no
 * apostrophes, every other mark a single space, no leading article.
 */
export function foldName(words: string): string {
  const plain = wordsOf(words.replace(/['’`]/g, '')).join(' ');
  return plain.replace(/^(?:the|my|our) (?=.)/, '');
}

/** A folded name with every word in the singular: people say "garage lights" of one light and "lamp" of three. */
export function singular(folded: string): string {
  return folded
    .split(' ')
    .map((word) => (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word))
    .join(' ');
}

/** How alike two folded names are, 0–1: the share of letter pairs they have in common (Dice's coefficient). */
export function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const pairs = pairsOf(a);
  const others = pairsOf(b);
  if (pairs.length === 0 || others.length === 0) return 0;
  const left = new Map<string, number>();
  for (const pair of pairs) left.set(pair, (left.get(pair) ?? 0) + 1);
  let shared = 0;
  for (const pair of others) {
    const count = left.get(pair) ?? 0;
    if (count === 0) continue;
    left.set(pair, count - 1);
    shared += 1;
  }
  return (2 * shared) / (pairs.length + others.length);
}

function pairsOf(text: string): string[] {
  const pairs: string[] = [];
  for (let i = 0; i + 1 < text.length; i++) pairs.push(text.slice(i, i + 2));
  return pairs;
}
