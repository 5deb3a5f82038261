import type { NameWord, Words } from './words.ts';

/** The words of a name as sentences are cut too: lower case, without marks. */
export function wordsOfName(name: string, words: Words): NameWord[] {
  const lower = name.toLowerCase();
  const plain = plainWordsOf(lower);
  return (plain ?? lower.replaceAll('’', "'").match(WORD) ?? []).map((word) => words.nameWord(word));
}

const WORD = /[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*|\d+(?:[.,]\d+)*/gu;

/** Of a name in letters of English, figures and spaces; `undefined` where it has anything else. */
function plainWordsOf(lower: string): string[] | undefined {
  const words: string[] = [];
  let start = 0;
  let sort = 0;
  for (let at = 0; at <= lower.length; at++) {
    const code = at === lower.length ? SPACE : lower.charCodeAt(at);
    const next = code >= 97 && code <= 122 ? 1 : code >= 48 && code <= 57 ? 2 : 0;
    if (next === 0 && code !== SPACE) return undefined;
    if (next === sort) continue;
    if (sort !== 0) words.push(lower.slice(start, at));
    start = at;
    sort = next;
  }
  return words;
}

const SPACE = 32;

export function plainName(name: string, words: Words): string {
  return wordsOfName(name, words)
    .map(({ word }) => word)
    .join(' ');
}
