import { againAt } from '../languages/en/restarts.ts';
import { ARTICLES } from '../languages/en/words.ts';
import { type Token, wordAt } from '../text/index.ts';
import type { Lexicon } from './lexicon.ts';
import { nounPhrasesAt } from './targets.ts';

/** What a clause goes on with behind the thing it names. */
const GOES_ON: ReadonlySet<string> = new Set('on off up down out over to at by open closed shut'.split(' '));
const WORDS_MAX = 5;

/** "Turn the floor lamp, *no, the desk lamp* off": a thing that was taken back in the middle of a clause stands once, as it was said last. */
export function withoutRenamed(tokens: readonly Token[], lexicon: Lexicon): readonly Token[] {
  for (let at = 2; at < tokens.length - 2; at++) {
    const again = againAt(tokens, at);
    if (again === undefined) continue;
    const after = pastComma(tokens, at + again.length);
    const instead = Math.max(0, ...nounPhrasesAt(tokens, after, lexicon).map(({ end }) => end));
    if (instead === 0 || !GOES_ON.has(wordAt(tokens, instead))) continue;
    const end = wordAt(tokens, at - 1) === ',' ? at - 1 : at;
    const from = startOf(tokens, end, lexicon);
    if (from !== undefined) return [...tokens.slice(0, from), ...tokens.slice(after)];
  }
  return tokens;
}

function pastComma(tokens: readonly Token[], at: number): number {
  return wordAt(tokens, at) === ',' ? at + 1 : at;
}

/** Where the longest name that ends there begins, behind a verb. */
function startOf(tokens: readonly Token[], end: number, lexicon: Lexicon): number | undefined {
  for (let from = Math.max(1, end - WORDS_MAX); from < end; from++)
    if (nounPhrasesAt(tokens, from, lexicon).some((phrase) => phrase.end === end))
      return wholeFrom(tokens, from);
  return undefined;
}

/** "The *oven light*", of which the house knows only the noun: the name is longer. */
function wholeFrom(tokens: readonly Token[], from: number): number {
  if (ARTICLES.has(wordAt(tokens, from))) return from;
  if (ARTICLES.has(wordAt(tokens, from - 1))) return from - 1;
  return from > 2 && ARTICLES.has(wordAt(tokens, from - 2)) ? from - 2 : from;
}
