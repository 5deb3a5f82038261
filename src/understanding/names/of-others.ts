import { type Token, wordAt } from '../text/index.ts';
import type { Lexicon } from './lexicon.ts';

const BETWEEN_MAX = 4;
/** Words that make another thing of it. */
const OTHERS_MAX = 2;

/**
 * Whether words that say what else it is stand between an article and what begins at a token: "the *bike* pump" and "my *rice cooker* fan" are none of this
 * home's, "the *old* pump" is. What was read as the thing has all of its own words.
 */
export function isOfOthers(tokens: readonly Token[], at: number, { language }: Lexicon): boolean {
  const { is, statements } = language;
  if (is.article.has(wordAt(tokens, at))) return false;
  let others = 0;
  for (let before = at - 1; before >= 0 && at - before <= BETWEEN_MAX + 1; before--) {
    const { word, kind } = tokens[before]!;
    if (kind !== 'word') return false;
    if (is.article.has(word)) return others > 0;
    if (is.describing.has(word) || is.filler.has(word)) continue;
    if (is.finite.has(word) || is.leadsOn.has(word) || is.imperative.has(word) || is.pronoun.has(word))
      return false;
    // "The dog *hates* music".
    const isVerb = others === 0 && statements.acts.test(word) && !is.article.has(wordAt(tokens, before - 1));
    if (isVerb || ++others > OTHERS_MAX) return false;
  }
  return false;
}
