import type { Language } from '../languages/index.ts';
import { type Token, wordAt } from '../text/index.ts';
import type { Lexicon } from './lexicon.ts';
import { nounPhrasesAt } from './targets.ts';

const WORDS_MAX = 5;

/** "Turn the floor lamp, *no, the desk lamp* off": a thing that was taken back in the middle of a clause stands once, as it was said last. */
export function withoutRenamed(tokens: readonly Token[], lexicon: Lexicon): readonly Token[] {
  const { is, clauses } = lexicon.language;
  for (let at = 2; at < tokens.length - 2; at++) {
    const again = clauses.takenBackAt(tokens, at);
    if (again === undefined) continue;
    const after = pastComma(tokens, again);
    const instead = Math.max(0, ...nounPhrasesAt(tokens, after, lexicon).map(({ end }) => end));
    if (instead === 0 || !is.behindThing.has(wordAt(tokens, instead))) continue;
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
      return wholeFrom(tokens, from, lexicon.language);
  return undefined;
}

/** "The *oven light*", of which the house knows only the noun: the name is longer. */
function wholeFrom(tokens: readonly Token[], from: number, { is }: Language): number {
  if (is.article.has(wordAt(tokens, from))) return from;
  if (is.article.has(wordAt(tokens, from - 1))) return from - 1;
  return from > 2 && is.article.has(wordAt(tokens, from - 2)) ? from - 2 : from;
}
