import { nameStem, stemOf } from './stems.ts';

/** A word of a name, and the stem it is compared by. */
export interface NameWord {
  readonly word: string;
  readonly stem: string;
}

/** The words of a name as sentences are cut too: lower case, without marks. */
export function wordsOfName(name: string): NameWord[] {
  const lower = name.toLowerCase();
  const plain = plainWordsOf(lower);
  return (plain ?? lower.replaceAll('’', "'").match(WORD) ?? []).map(nameWord);
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

/** Words of names come again and again: one value for each. */
const nameWords = new Map<string, NameWord>();
const NAME_WORDS_MAX = 5000;

function nameWord(word: string): NameWord {
  let known = nameWords.get(word);
  if (known === undefined) {
    known = { word, stem: nameStem(stemOf(word)) };
    if (nameWords.size >= NAME_WORDS_MAX) nameWords.clear();
    nameWords.set(word, known);
  }
  return known;
}

export function plainName(name: string): string {
  return wordsOfName(name)
    .map(({ word }) => word)
    .join(' ');
}
