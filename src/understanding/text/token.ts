import { NO_WORD } from './word-ids.ts';

/** A value read from the tokens `[at, end)`. */
export interface Found<T> {
  readonly value: T;
  readonly end: number;
}

/** A word, number or mark of the sentence. `text.slice(start, end)` is what was written. */
export interface Token {
  /** Lower case, one apostrophe, contractions taken apart: "don't" is `do`, `not`. */
  readonly word: string;
  /** Without plural or possessive ending: names are compared by it. */
  readonly stem: string;
  readonly start: number;
  readonly end: number;
  readonly kind: 'word' | 'number' | 'clock' | 'mark' | 'address' | 'color' | 'date';
  /** Of a number; of a clock time the minutes since midnight. */
  readonly value: number | undefined;
  /** `st`, `nd`, `rd`, `th` after the digits. */
  readonly ordinal: boolean;
  /** A stroke follows: "3/4". */
  readonly stroke: boolean;
  /** The known word this one was probably meant to be. */
  readonly fix: string | undefined;
  /** The word as it was meant: mended if it was a slip. */
  readonly said: string;
  /** Its stem. */
  readonly root: string;
  /** The stem by which names are found. */
  readonly name: string;
  /** Of the word, and as it was meant: by which phrases know it (`text/word-ids.ts`). */
  readonly number: number;
  readonly meant: number;
  /** Of the stem. */
  readonly stemNumber: number;
  /** What it is by itself: a bit for each question that is asked of words (`TraitList`). */
  readonly traits: number;
  /** What `names` keeps of a word: what it is in the home that the sentence is said in. */
  home: unknown;
  /** A bit for each sort of value of which it is known that none begins here (`read/slots.ts`), once somebody has asked. */
  bare: number;
}

/** Nobody has looked yet which values begin at a token. */
export const UNLOOKED = -1;

/** Whether the word was written as a plural. */
export function isPlural(token: Token): boolean {
  return token.kind === 'word' && token.word !== token.stem && !token.word.includes("'");
}

/** The word at a place, mended if it was a slip; empty past the end. */
export function wordAt(tokens: readonly Token[], at: number): string {
  return at >= 0 && at < tokens.length ? tokens[at]!.said : '';
}

export function stemAt(tokens: readonly Token[], at: number): string {
  return at >= 0 && at < tokens.length ? tokens[at]!.root : '';
}

/** As in names, of a word that was said. */
export function nameStemAt(tokens: readonly Token[], at: number): string {
  return at >= 0 && at < tokens.length ? tokens[at]!.name : '';
}

/** The number of the word at a place, mended if it was a slip; that of no word past the end. */
export function numberAt(tokens: readonly Token[], at: number): number {
  return at >= 0 && at < tokens.length ? tokens[at]!.meant : NO_WORD;
}

/** Whether the words, single spaces between them, stand here. */
export function matches(tokens: readonly Token[], at: number, words: string): boolean {
  let from = 0;
  for (let next = at; from < words.length; next++) {
    const word = wordAt(tokens, next);
    if (word === '' || !words.startsWith(word, from)) return false;
    from += word.length;
    if (from < words.length && words[from] !== ' ') return false;
    from++;
  }
  return true;
}
